"""Spirit of Rebellion (Душа восстания)."""
