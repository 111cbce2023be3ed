"""The notation of the scenarios: cards by name, sectors as lines, answers as words.

`s: A, B | C` is a sector with A and B deployed (oldest first) and C stationed; S is the starting
ship of that sector, S8 the one of sector 8, – nothing, `Ride(1)` a card with one cube. Answers are
verbs with names of cards: "sum", "use Ride", "buy Overmyer", "shift Fabian 1".
"""

from collections.abc import Iterable

from raumhafen.games.space_base.actions import ACTIONS
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.content.tables import FIRST_STARTER
from raumhafen.games.space_base.state import SpaceBaseState

NOTHING = "–"


# --- names ---------------------------------------------------------------------------------------


def _short(name: str) -> str:
    """`U.E.S. Ride 3066-E` and `U.E.C. Frisch Outpost` without what stands around the name."""
    return name.split()[1]


NAMES = [_short(card.name) for card in CONTENT.cards[:FIRST_STARTER]]
BY_NAME = {name: index for index, name in enumerate(NAMES)}
BY_ID = {card.id: index for index, card in enumerate(CONTENT.cards)}


def card(name: str) -> int:
    return BY_NAME[name]


def starter(seat: int, sector: int) -> int:
    return FIRST_STARTER + 12 * seat + sector - 1


def label(index: int, sector: int) -> str:
    """A card as the notation writes it in a sector."""
    if index < FIRST_STARTER:
        return NAMES[index]
    printed = CONTENT.cards[index].sector
    return "S" if printed == sector else f"S{printed}"


# --- answers -------------------------------------------------------------------------------------


def describe(s: SpaceBaseState, seat: int, action: int) -> str:
    """An option in the words of the tests."""
    kind, args = ACTIONS.action(action).kind, ACTIONS.action(action).args
    words = [kind]
    for name, value in args.items():
        if name == "slot":
            words.append(NAMES[s.market[int(value)]])
        elif name == "hand":
            words.append(NAMES[s.hands[seat][int(value) - 1]])
        elif name == "card":
            words.append(NAMES[BY_ID[value]])
        else:
            words.append(value)
    return " ".join(words)


def action_of(s: SpaceBaseState, seat: int, text: str) -> int:
    """The inverse of describe; `buy #3` names a slot by its number."""
    kind, *words = text.split()
    codes = [_code_of(s, seat, kind, word) for word in words]
    return ACTIONS.parse(":".join([kind, *codes]))


def _code_of(s: SpaceBaseState, seat: int, kind: str, word: str) -> str:
    if word.startswith("#"):
        return word[1:]
    if word not in BY_NAME:
        return word
    if kind in ("buy", "claim"):
        return str(s.market.index(card(word)))
    if kind == "take":
        return str(s.hands[seat].index(card(word)) + 1)
    return CONTENT.cards[card(word)].id


# --- sectors ------------------------------------------------------------------------------------


def read_sector(line: str) -> tuple[int, list[str]]:
    """The sector and its cards, oldest deployed first and the station card last."""
    sector, rest = line.split(": ")
    deployed, station = rest.split(" | ")
    cards = [] if deployed == NOTHING else deployed.split(", ")
    return int(sector), [*cards, station]


def read_card(text: str) -> tuple[str, int]:
    """The name of a card and the cubes on it."""
    name, _, cubes = text.partition("(")
    return name, int(cubes.rstrip(")") or 0)


def names(cards: Iterable[int]) -> list[str]:
    return [NAMES[index] for index in cards]


def objects(texts: list[str], verb: str) -> list[str]:
    """What options of one verb name, sorted."""
    return sorted(text.removeprefix(f"{verb} ") for text in texts if text.startswith(f"{verb} "))
