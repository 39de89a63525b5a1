"""Legacies."""
