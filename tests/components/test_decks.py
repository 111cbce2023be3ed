"""Bags with an open queue below."""

from raumhafen.components.decks import Cards, cards_of, draw, outcomes, shuffle_in, under


def decks() -> tuple[Cards, Cards]:
    return [(3, 5, 7), ()], [(), ()]


def test_chance_names_a_card_of_the_bag() -> None:
    bags, queues = decks()
    assert outcomes(bags, queues, 0) == 3
    assert draw(bags, queues, 0, 1) == 5
    assert bags == [(3, 7), ()]


def test_an_empty_deck_has_no_outcome() -> None:
    bags, queues = decks()
    assert outcomes(bags, queues, 1) == 0


def test_what_lies_under_the_deck_comes_last_and_in_order() -> None:
    bags, queues = decks()
    under(queues, 0, 9)
    under(queues, 0, 1)
    assert [draw(bags, queues, 0, 0) for _ in range(3)] == [3, 5, 7]
    assert outcomes(bags, queues, 0) == 1
    assert [draw(bags, queues, 0, 0) for _ in range(2)] == [9, 1]
    assert outcomes(bags, queues, 0) == 0


def test_shuffling_in_mixes_the_queue_with_the_bag() -> None:
    bags, queues = decks()
    under(queues, 0, 1)
    shuffle_in(bags, queues, 0, 4)
    assert (bags[0], queues[0]) == ((1, 3, 4, 5, 7), ())
    assert outcomes(bags, queues, 0) == 5


def test_copies_share_what_is_not_changed() -> None:
    """Lists of tuples: a copy of the lists is a copy of the decks."""
    bags, queues = decks()
    copy, below = bags[:], queues[:]
    draw(bags, queues, 0, 0)
    under(queues, 1, 3)
    assert cards_of(copy, below, 0) == [3, 5, 7] and cards_of(copy, below, 1) == []
    assert cards_of(bags, queues, 0) == [5, 7] and cards_of(bags, queues, 1) == [3]
