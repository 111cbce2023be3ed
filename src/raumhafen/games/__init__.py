"""The games by id. Meta data loads at once, the rules of a game only when it is wanted."""
