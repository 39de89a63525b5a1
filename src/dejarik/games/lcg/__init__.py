"""Star Wars: The Card Game (Star Wars: Карточная игра)."""
