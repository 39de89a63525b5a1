"""How many live matches one server process holds, side by side with boardgame.io."""
