"""Views of Space Base: from random matches, and made up to go where matches seldom go."""

from collections.abc import Iterator
from typing import Any

import pytest

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State, apply
from raumhafen.games.space_base.actions import ACTIONS
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.content.tables import (
    FIRST_COLONY,
    FIRST_STARTER,
    LEVEL,
    SHIP_SLOTS,
    SLOTS,
)
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.views.features import ANSWERS, GAINS

VARIANTS = ("standard", "light-speed")
SEATS = (2, 3, 4, 5)
# For tests that play whole matches: one number in a quick run, all of them otherwise.
TABLES = [2, *[pytest.param(seats, marks=pytest.mark.slow) for seats in (3, 4, 5)]]
IDS = [card.id for card in CONTENT.cards]


def step(state: State, rng: Rng) -> None:
    """A random seat that is asked gives a random answer."""
    seat = rng.pick(state.deciders())
    apply(state, seat, rng.pick(state.options(seat)))


def positions(variant: str, seats: int, seed: int, every: int = 1) -> Iterator[State]:
    """The start, every so many decisions of a random match, and the end."""
    state = GAME.new_state(seats, {"variant": variant, "round_limit": 200}, seed)
    rng = Rng(f"views:{seed}")
    yield state
    while not state.over:
        step(state, rng)
        if state.over or state.actions % every == 0 or state.actions < 20:
            yield state


def made_up(rng: Rng, seats: int) -> tuple[View, int]:
    """Any view that the types allow, whether play could lead there or not."""
    seat = rng.below(seats + 1) - 1
    ships = list(range(FIRST_COLONY))
    rng.shuffle(ships)
    yard = [_some_ship(rng, ships, slot // SLOTS + 1) for slot in range(SHIP_SLOTS)]
    sold = [card for card in range(FIRST_COLONY, FIRST_STARTER) if rng.below(2)]
    view: View = {
        "variant": VARIANTS[rng.below(2)],
        "round": rng.below(1024),
        "phase": rng.below(10),
        "first": rng.below(seats),
        "active": rng.below(seats),
        "dice": [rng.below(7), rng.below(7)],
        "fixed": rng.below(3),
        "triggered": bool(rng.below(2)),
        "winner": None if rng.below(2) else rng.below(seats),
        "shipyard": yard,
        "colonies": [
            None if card in sold else IDS[card] for card in range(FIRST_COLONY, FIRST_STARTER)
        ],
        "decks": [rng.below(49) for _ in range(3)],
    }
    if seat != SPECTATOR:
        view["mine"] = _made_up_secrets(rng, ships)
    view["seats"] = _made_up_boards(rng, seats, ships + sold)
    if view["phase"] == 3:
        view["previews"] = [_preview(rng) for _ in range(seats)]
    return view, seat


def _some_ship(rng: Rng, ships: list[int], level: int) -> str | None:
    fitting = [ship for ship in ships if LEVEL[ship] == level]
    if not fitting or rng.below(4) == 0:
        return None
    ships.remove(fitting[0])
    return IDS[fitting[0]]


def _made_up_secrets(rng: Rng, ships: list[int]) -> View:
    answers = [ACTIONS.code(rng.below(ACTIONS.size)) for _ in range(rng.below(ANSWERS + 1))]
    hand = [IDS[ships.pop()] for _ in range(rng.below(7))]
    return {"answers": answers, "hand": hand, "returned": [IDS[ships.pop()] for _ in hand]}


def _made_up_boards(rng: Rng, seats: int, cards: list[int]) -> list[View]:
    """Cards anywhere and in any order; starting ships stay with their seat."""
    boards: list[View] = [_empty_board(rng) for _ in range(seats)]
    for seat, board in enumerate(boards):
        first = FIRST_STARTER + 12 * seat
        starters = list(range(first, first + 12))
        rng.shuffle(starters)
        for sector, card in zip(board["sectors"], starters, strict=True):
            sector["station"] = [IDS[card], rng.below(6)]
    for card in cards:
        if rng.below(3):
            _lay(rng, boards[rng.below(seats)]["sectors"][rng.below(12)], IDS[card])
    return boards


def _empty_board(rng: Rng) -> View:
    counts = {name: rng.below(1024) for name in ("credits", "income", "vp", "turns")}
    return {**counts, "sectors": [{"station": [], "deployed": []} for _ in range(12)]}


def _lay(rng: Rng, sector: dict[str, Any], card: str) -> None:
    entry = [card, rng.below(6)]
    if rng.below(2):
        entry, sector["station"] = sector["station"], entry
    sector["deployed"].insert(rng.below(len(sector["deployed"]) + 1), entry)


def _preview(rng: Rng) -> dict[str, list[int]]:
    return {offer: [rng.below(60) for _ in range(GAINS)] for offer in ("split", "sum")}
