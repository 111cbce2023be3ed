"""A small game that uses every mechanism of the engine at once, and no rules of a product.

Moon market: seats hold hidden cards. A round has a sealed bid with a follow-up question, vetoes
against the winner and counters against vetoes, a race for stones in real time with a clock,
hidden conversions that build on each other, an offer from seat to seat, and a die. While the offer
is thought about, everybody may shut the door to offers, note a card in private or knock at a door,
which is shut or opened in answer.

It has the rooms of a real game: content, actions, state, rules by chapter, a mind and the game.
"""
