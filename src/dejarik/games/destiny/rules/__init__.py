"""The rules, a file per chapter of the reference."""
