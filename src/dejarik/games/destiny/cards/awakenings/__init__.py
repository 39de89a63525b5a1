"""Awakenings (Пробуждение)."""
