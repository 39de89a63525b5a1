"""Карты игры: facts of every card, and the declarations of what it does, a file per objective set."""
