"""Across the Galaxy."""
