"""Every card of the game, a few lines each; `library` declares them all."""
