"""The rules of Path to Hope, one file for each chapter of the book."""
