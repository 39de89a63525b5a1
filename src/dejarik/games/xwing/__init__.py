"""X-Wing, first edition: squadrons of small ships, secret dials, templates, arcs and dice."""
