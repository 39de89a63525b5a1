"""Edge of Darkness."""
