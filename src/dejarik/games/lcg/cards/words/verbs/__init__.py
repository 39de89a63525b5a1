"""Verbs: what abilities do."""
