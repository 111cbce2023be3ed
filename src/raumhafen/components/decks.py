"""Decks: bags from which cards are drawn at random, each with an open queue below it.

Several decks are kept in two lists of tuples of a state, `bags` and `queues`; copies share the
tuples. What is put under a deck comes after everything else, in that order. A bag is sorted, so
that equal decks look the same however they came about.
"""

Cards = list[tuple[int, ...]]


def outcomes(bags: Cards, queues: Cards, deck: int) -> int:
    """How many equally likely cards are on top; 0 where the deck is empty."""
    return len(bags[deck]) or min(1, len(queues[deck]))


def draw(bags: Cards, queues: Cards, deck: int, outcome: int) -> int:
    """Takes the card that chance has named, or the first of the queue when the bag is empty."""
    if not bags[deck]:
        card = queues[deck][0]
        queues[deck] = queues[deck][1:]
        return card
    card = bags[deck][outcome]
    bags[deck] = bags[deck][:outcome] + bags[deck][outcome + 1 :]
    return card


def under(queues: Cards, deck: int, card: int) -> None:
    """Puts a card under its deck, where all can see it."""
    queues[deck] = (*queues[deck], card)


def shuffle_in(bags: Cards, queues: Cards, deck: int, card: int) -> None:
    """Mixes a card with the whole deck, the queue included."""
    bags[deck] = tuple(sorted((*bags[deck], *queues[deck], card)))
    queues[deck] = ()


def cards_of(bags: Cards, queues: Cards, deck: int) -> list[int]:
    """All cards of a deck, in no order that anybody knows."""
    return sorted((*bags[deck], *queues[deck]))
