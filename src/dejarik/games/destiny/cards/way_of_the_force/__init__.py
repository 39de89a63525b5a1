"""Way of the Force."""
