"""The core box."""
