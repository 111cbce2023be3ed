"""Content of Galaxy Trucker: what is in the box, and that every kind of fault is named."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import pytest

from raumhafen.components.toml import ContentError
from raumhafen.games.galaxy_trucker.content.kinds import (
    BOARDS_FILE,
    CARD_FIELDS,
    CARDS_FILE,
    KINDS,
    ROUNDS_FILE,
    TILES_FILE,
)
from raumhafen.games.galaxy_trucker.content.load import CONTENT, PACKAGE, load


def text_of(name: str) -> str:
    return (resources.files(PACKAGE) / "content" / name).read_text()


def faults_with(name: str, old: str, new: str) -> list[str]:
    changed = text_of(name)
    assert old in changed
    with pytest.raises(ContentError) as error:
        load({name: changed.replace(old, new, 1).encode()})
    return list(error.value.faults)


def test_tiles() -> None:
    """GT1.1 144 tiles of 16 kinds."""
    counts = Counter(KINDS[tile.kind] for tile in CONTENT.tiles)
    assert sum(counts.values()) == 144
    assert (counts["cannon"], counts["engine"], counts["cabin"]) == (23, 19, 16)
    assert (counts["battery2"], counts["battery3"], counts["shield"]) == (9, 6, 8)
    assert (counts["structural"], counts["life_support_purple"]) == (8, 6)
    assert [tile.name for tile in CONTENT.tiles][:2] == ["start_cabin-3333#1", "start_cabin-3333#2"]
    assert len({tile.name for tile in CONTENT.tiles}) == 144


def test_bank() -> None:
    """GT1.2 Figures and batteries are exactly what all cabins and batteries can hold."""
    setup = CONTENT.setup
    assert setup.humans == 2 * 20 and setup.batteries == 9 * 2 + 6 * 3
    assert setup.aliens == (4, 4) and setup.cubes == (12, 17, 13, 14)


def test_prices() -> None:
    """GT1.4"""
    assert CONTENT.setup.prices == (4, 3, 2, 1)


def test_cards() -> None:
    """GT1.3 60 cards, 20 of each level; a ring of 40 spaces."""
    assert Counter(card.level for card in CONTENT.cards) == {1: 20, 2: 20, 3: 20}
    assert {card.kind for card in CONTENT.cards} == set(CARD_FIELDS)
    assert CONTENT.setup.spaces == 40


def test_boards() -> None:
    """GT2.1"""
    assert [len(board.cells) for board in CONTENT.boards] == [18, 27, 36, 36]
    assert all((7, 7) in board.cells for board in CONTENT.boards)


def test_rounds() -> None:
    """GT20.1 Gaps, bonuses, caps and stacks of the four rounds."""
    rounds = CONTENT.rounds
    assert [entry.gap for entry in rounds] == [2, 3, 4, 4]
    assert [entry.cap for entry in rounds] == [5, 8, 11, -1]
    assert [entry.best_looking for entry in rounds] == [2, 4, 6, 6]
    assert rounds[1].finish == (8, 6, 4, 2) and rounds[3].finish == (12, 9, 6, 3)
    assert [entry.stack for entry in rounds] == [(2, 0, 0), (1, 2, 0), (1, 1, 2), (1, 1, 2)]


def test_no_big_meteor_from_the_rear() -> None:
    """GT16.3 No card has one, so that the ruling for it never matters in the box."""
    meteors = [thing for card in CONTENT.cards for thing in card.meteors]
    assert not [thing for thing in meteors if thing.big and thing.side == 2]


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        (TILES_FILE, "connectors = [2, 1, 2, 1]", "connectors = [2, 1, 2]", "cabin-2121: conn"),
        (TILES_FILE, "connectors = [2, 1, 2, 1]", "connectors = [2, 1, 2, 4]", "0..3"),
        (TILES_FILE, 'kind = "cabin"', 'kind = "pool"', "is none of"),
        (TILES_FILE, "copies = 16", "copies = 17", "kind cabin: 16 tiles instead of 17"),
        (TILES_FILE, 'id = "cabin-1202"', 'id = "cabin-2122"', "does not name"),
        (TILES_FILE, "supports =", "suports =", "unknown key"),
        (BOARDS_FILE, '"....#...."', '"....#..."', "does not fit"),
        (BOARDS_FILE, '"..##S##.."', '"..#####.."', "start cabin"),
        (BOARDS_FILE, '"....#...."', '"....?...."', "knows only"),
        (CARDS_FILE, 'id = "I-02"', 'id = "I-03"', "ids must be"),
        (CARDS_FILE, 'id = "I-02"', 'id = "X-02"', "X-02: id: does not begin with a level"),
        (CARDS_FILE, "goods_lost = 2\n", "", "I-02: goods_lost: missing"),
        (CARDS_FILE, '"yellow"', '"mauve"', "is none of red"),
        (CARDS_FILE, '"small front"', '"tiny front"', "not a size and a side"),
        (CARDS_FILE, 'fewest = "crew"\ndays = 3', 'fewest = "crew"', "exactly one"),
        (CARDS_FILE, 'kind = "stardust"', 'kind = "stardust"\ndays = 1', "unknown key"),
        (CARDS_FILE, "days = 1", "days = true", "not a whole number"),
        (ROUNDS_FILE, "finish = [4, 3, 2, 1]", "finish = [4, 3, 2]", "I: finish"),
        (ROUNDS_FILE, 'board = "IIIa"', 'board = "IV"', "IIIa: board"),
        (ROUNDS_FILE, 'colour = "red"', 'colour = "pink"', "goods"),
        (ROUNDS_FILE, '"I-02", ', '"I-99", ', "learning.cards"),
        (ROUNDS_FILE, "[flight]", "[flight", "not a TOML file"),
    ],
)
def test_faults_are_named(name: str, old: str, new: str, fault: str) -> None:
    faults = faults_with(name, old, new)
    assert any(line.startswith(name) and fault in line for line in faults), faults


def test_learning_cards() -> None:
    """GT10.3 Eight cards, one of each kind that the learning flight explains."""
    cards = [CONTENT.cards[at] for at in CONTENT.setup.learning_cards]
    assert len(cards) == 8 and len({card.kind for card in cards}) == 8
    assert all(card.level == 1 for card in cards)
