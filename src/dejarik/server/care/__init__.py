"""For whoever keeps a server: copies of the database, and its health."""
