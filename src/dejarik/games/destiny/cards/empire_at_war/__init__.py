"""Empire at War."""
