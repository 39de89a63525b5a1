"""What the patrons of the cantina do."""
