"""The web table: matches over HTTP and WebSocket."""
