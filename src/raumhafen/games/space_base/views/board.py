"""SB18 What a seat or a spectator may know, built field by field."""

from typing import Final

from raumhafen.games.space_base.actions import ACTIONS
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.content.tables import SHIP_SLOTS
from raumhafen.games.space_base.rules.roll import preview
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState
from raumhafen.games.space_base.views.shapes import (
    Lying,
    OpenBoard,
    Own,
    Preview,
    SeatBoard,
    Sector,
)

IDS: Final[list[str]] = [card.id for card in CONTENT.cards]


def card_id(card: int) -> str | None:
    return None if card < 0 else IDS[card]


def open_view(s: SpaceBaseState) -> OpenBoard:
    """SB18.1 Everything public."""
    shown = table_view(s, [board_view(s, seat) for seat in range(s.seats)])
    if s.phase == 3:
        shown["previews"] = [preview_view(s, seat) for seat in range(s.seats)]
    return shown


def open_view_after(s: SpaceBaseState, before: OpenBoard) -> OpenBoard:
    """SB18.1 The same; what has not changed since an earlier view is taken from there."""
    known = before["seats"]
    shown = table_view(s, [board_after(s, seat, known[seat]) for seat in range(s.seats)])
    if s.phase == 3:
        same = shown["seats"] == known and shown["dice"] == before["dice"]
        if same and shown["colonies"] == before["colonies"] and "previews" in before:
            shown["previews"] = before["previews"]
        else:
            shown["previews"] = [preview_view(s, seat) for seat in range(s.seats)]
    return shown


def table_view(s: SpaceBaseState, boards: list[SeatBoard]) -> OpenBoard:
    return {
        "variant": "light-speed" if s.variant else "standard",
        "round": s.round,
        "phase": s.phase,
        "first": s.first,
        "active": s.active,
        "dice": [s.die_a, s.die_b],
        "fixed": s.fixed,
        "triggered": s.triggered,
        "winner": None if s.winner < 0 else s.winner,
        "shipyard": [card_id(card) for card in s.market[:SHIP_SLOTS]],
        "colonies": [card_id(card) for card in s.market[SHIP_SLOTS:]],
        "decks": [len(s.decks[k]) + len(s.bottoms[k]) for k in range(3)],
        "seats": boards,
    }


def preview_view(s: SpaceBaseState, seat: int) -> Preview:
    yields = preview(s, seat)
    return {"split": yields["split"], "sum": yields["sum"]}


def board_view(s: SpaceBaseState, seat: int) -> SeatBoard:
    return {
        "credits": s.credits[seat],
        "income": s.income[seat],
        "vp": s.vp[seat],
        "turns": s.turns[seat],
        "sectors": [sector_view(s, STRIDE * seat + sector) for sector in range(1, 13)],
    }


def board_after(s: SpaceBaseState, seat: int, before: SeatBoard) -> SeatBoard:
    """The earlier board, or a new one with those of its sectors that are as they were."""
    known, first = before["sectors"], STRIDE * seat + 1
    sectors = [sector_after(s, first + at, known[at]) for at in range(12)]
    same = before["credits"] == s.credits[seat] and before["income"] == s.income[seat]
    same = same and before["vp"] == s.vp[seat] and before["turns"] == s.turns[seat]
    if same and sectors == known:
        return before
    return {
        "credits": s.credits[seat],
        "income": s.income[seat],
        "vp": s.vp[seat],
        "turns": s.turns[seat],
        "sectors": sectors,
    }


def sector_after(s: SpaceBaseState, at: int, before: Sector) -> Sector:
    stack, deployed = s.stacks[at], before["deployed"]
    if len(stack) != len(deployed) or not is_lying(s, s.station[at], before["station"]):
        return sector_view(s, at)
    for k in range(len(stack)):
        if not is_lying(s, stack[k], deployed[k]):
            return sector_view(s, at)
    return before


def is_lying(s: SpaceBaseState, card: int, shown: Lying) -> bool:
    """Whether a view shows this card with as many cubes as it has now."""
    return shown[0] == IDS[card] and shown[1] == s.cubes[card]


def sector_view(s: SpaceBaseState, at: int) -> Sector:
    station = s.station[at]
    return {
        "station": [IDS[station], s.cubes[station]],
        "deployed": [[IDS[card], s.cubes[card]] for card in s.stacks[at]],
    }


def own_view(s: SpaceBaseState, seat: int) -> Own:
    """SB18.2 Own answers of an open section, own hand, and what the seat put under the decks."""
    return {
        "answers": [ACTIONS.code(action) for action in s.sheets[seat]],
        "hand": [IDS[card] for card in s.hands[seat]],
        "returned": [IDS[card] for card in s.returned[seat]],
    }
