"""What `tools/siege.py` is made of."""
