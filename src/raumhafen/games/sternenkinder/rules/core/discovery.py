"""B8.1 to B8.3 Turning a face-down system up: its tile, planets that lie too close, claims.

Whoever discovers a system may put a planet there for three event cards or for a planet claim.
"""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT, CARD, CELL_IDS, NO, YES
from raumhafen.games.sternenkinder.content.cards import CORE_PLANETS, PLANET_IDS
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS, RING
from raumhafen.games.sternenkinder.content.read_setup import KINDS
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    EVERY_ENTRY,
    HOME_WORLD,
    NEBULA,
    PLANET,
    SYSTEM_DECK,
)
from raumhafen.games.sternenkinder.content.words import NONE
from raumhafen.games.sternenkinder.rules.core.cards import (
    ANOMALY_DECK,
    give_up,
    hand_of,
    hand_size,
)
from raumhafen.games.sternenkinder.rules.core.news import SYSTEM_DISCOVERED, announce
from raumhafen.games.sternenkinder.state import FACE_DOWN, SternState

PRICE: Final = 3  # B8.2 event cards for a planet
FACES: Final = 6
NEBULA_FACES: Final = 3  # B8.3 a die of 1 to 3
# numbers of a frame
CELL: Final = 0
KIND: Final = 1  # of the tile that was turned up
GIVEN: Final = 2  # cards given up so far


# --- B8.3 where planets may lie ------------------------------------------------------------------


def is_planet(s: SternState, cell: int) -> bool:
    return s.tile[cell] in (PLANET, HOME_WORLD)


def is_planet_site(s: SternState, cell: int) -> bool:
    """B8.3, B1.2.6 Not next to a visible planet, and there must be a planet left."""
    return bool(s.planets_left) and not any(is_planet(s, near) for near in NEIGHBOURS[cell])


def planets_to_draw(s: SternState) -> list[int]:
    """B1.2.6 Core planets come before the reserve."""
    core = [planet for planet in s.planets_left if planet in CORE_PLANETS]
    return core or s.planets_left


# --- discovering a system: args = [cell, kind, given] --------------------------------------------


def discover(s: SternState, seat: int, cell: int) -> None:
    """B8.1 A seat turns a system up."""
    s.call(DISCOVER, seat, [cell, NONE, 0])


def toss_tile(s: SternState, f: Frame) -> None:
    """B1.2.1, decision 19: face-down systems are drawn from the bag of their ring."""
    start = len(KINDS) * RING[f.args[CELL]]
    s.toss(sum(s.ring_bag[start : start + len(KINDS)]))


def turn_up(s: SternState, f: Frame) -> None:
    """B8.1 Which tile it is; B8.3 for a claim it is replaced by a planet."""
    cell, seat = f.args[CELL], f.seat
    start, kind, left = len(KINDS) * RING[cell], 0, s.tossed
    while left >= s.ring_bag[start + kind]:
        left -= s.ring_bag[start + kind]
        kind += 1
    s.ring_bag[start + kind] -= 1
    s.tile[cell] = f.args[KIND] = kind
    s.reveals += 1
    s.tell("event-discovers", "B8.1", {"seat": seat, "system": CELL_IDS[cell], "kind": KINDS[kind]})
    s.beat("discovery")
    if kind == PLANET:
        f.jump(check_planet)
    elif s.claims[seat] and is_planet_site(s, cell):
        s.claims[seat] -= 1
        f.jump(toss_planet)


def offer_planet(s: SternState, f: Frame) -> None:
    """B8.2 Three own event cards replace the tile by a planet."""
    if hand_size(s, f.seat) >= PRICE and is_planet_site(s, f.args[CELL]):
        s.choose(f.seat, BUY_PLANET, yes_or_no(s, f.seat))
    else:
        s.answers[f.seat] = NO


def accept_planet(s: SternState, f: Frame) -> None:
    """B8.2 Or the tile stays."""
    if s.answers[f.seat] == NO:
        f.jump(lay_tile)


def ask_card(s: SternState, f: Frame) -> None:
    """B8.2 Which cards are given up."""
    s.choose(f.seat, GIVE_CARD, card_options(s, f.seat))


def give_card(s: SternState, f: Frame) -> None:
    """B8.2 They go under their decks."""
    give_up(s, f.seat, s.answers[f.seat] - CARD)
    f.args[GIVEN] += 1
    f.jump(ask_card if f.args[GIVEN] < PRICE else toss_planet)


def check_planet(s: SternState, f: Frame) -> None:
    """B8.3 A planet next to another one becomes something else, and is owed to the player."""
    if is_planet_site(s, f.args[CELL]):
        f.jump(toss_planet)
        return
    if s.planets_left:
        s.claims[f.seat] += 1
        s.tell("event-claim", "B8.3", {"seat": f.seat, "system": CELL_IDS[f.args[CELL]]})
    s.toss(FACES)


def lay_other(s: SternState, f: Frame) -> None:
    """B8.3 1 to 3 a nebula, 4 to 6 asteroids."""
    cell = f.args[CELL]
    s.tile[cell] = NEBULA if s.tossed < NEBULA_FACES else ASTEROID
    s.tell("event-becomes", "B8.3", {"system": CELL_IDS[cell], "kind": KINDS[s.tile[cell]]})
    f.jump(lay_tile)


def toss_planet(s: SternState, f: Frame) -> None:
    """B1.2.6 Which planet it is."""
    s.toss(len(planets_to_draw(s)))


def lay_planet(s: SternState, f: Frame) -> None:
    """B8.2, B8.3 The planet lies here; no card is drawn for it."""
    put_planet(s, f.seat, f.args[CELL], planets_to_draw(s)[s.tossed])


def lay_tile(s: SternState, f: Frame) -> None:
    """B8.1 The system is discovered."""
    cell = f.args[CELL]
    deck = SYSTEM_DECK[s.tile[cell]]
    if deck not in (NONE, ANOMALY_DECK) and not EVERY_ENTRY[s.tile[cell]]:
        s.fresh[cell] = 1
    announce(s, SYSTEM_DISCOVERED, f.seat, cell)


def put_planet(s: SternState, seat: int, cell: int, planet: int) -> None:
    s.tile[cell] = PLANET
    s.planet[cell] = planet
    s.planets_left.remove(planet)
    name = PLANET_IDS[planet].partition(".")[2]
    s.tell("event-planet", "B8.1", {"seat": seat, "system": CELL_IDS[cell], "planet": name})
    s.beat("discovery")


def card_options(s: SternState, seat: int) -> list[int]:
    return [CARD + card for card in hand_of(s, seat)]


def yes_or_no(s: SternState, seat: int) -> list[int]:
    return [YES, NO]


BUY_PLANET: Final[Ask] = Ask("buy-planet", "B8.2", yes_or_no, default=NO)
GIVE_CARD: Final[Ask] = Ask("give-card", "B8.2", card_options)

DISCOVER: Final[Script] = script(
    "discover", toss_tile, turn_up, offer_planet, accept_planet, ask_card, give_card,
    check_planet, lay_other, toss_planet, lay_planet, lay_tile,
)  # fmt: skip


# --- B8.13 revealing by an effect: args = [how many] ---------------------------------------------

COUNT: Final = 0


def reveal(s: SternState, f: Frame, effect: Effect) -> None:
    """B8.13 So many systems of the player's choice."""
    s.call(REVEAL, f.seat, [effect.n])


def hidden_systems(s: SternState) -> list[int]:
    """B8.13 Undiscovered systems next to a discovered one."""
    return [
        cell
        for cell in range(CELLS)
        if s.tile[cell] == FACE_DOWN and any(s.tile[near] >= 0 for near in NEIGHBOURS[cell])
    ]


def reveal_options(s: SternState, seat: int) -> list[int]:
    return [AT + cell for cell in hidden_systems(s)]


REVEAL_PLACE: Final[Ask] = Ask("reveal-place", "B8.13", reveal_options)


def ask_reveal(s: SternState, f: Frame) -> None:
    """B8.13 One after the other, while there are any."""
    options = reveal_options(s, f.seat)
    if f.args[COUNT] and options:
        s.choose(f.seat, REVEAL_PLACE, options)
    else:
        f.leave()


def reveal_chosen(s: SternState, f: Frame) -> None:
    """B8.13 Nobody draws a card yet."""
    f.args[COUNT] -= 1
    f.jump(ask_reveal)
    discover(s, f.seat, s.answers[f.seat] - AT)


REVEAL: Final[Script] = script("reveal", ask_reveal, reveal_chosen)

SCRIPTS: Final[list[Script]] = [DISCOVER, REVEAL]
ASKS: Final[list[Ask]] = [BUY_PLANET, GIVE_CARD, REVEAL_PLACE]
