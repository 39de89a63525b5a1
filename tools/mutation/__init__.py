"""Mutation runs: would a test notice if a line of the rules were different? The command is `tools/mutate.py`."""
