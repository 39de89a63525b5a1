"""The Two-Player Game (Игра для двоих)."""
