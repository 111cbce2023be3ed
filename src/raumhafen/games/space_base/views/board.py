"""SB18 What a seat or a spectator may know, built field by field."""

from raumhafen.games.space_base.actions import ACTIONS
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.content.tables import SHIP_SLOTS
from raumhafen.games.space_base.rules.roll import preview
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState
from raumhafen.games.space_base.views.shapes import OpenBoard, Own, Preview, SeatBoard, Sector

IDS = [card.id for card in CONTENT.cards]


def card_id(card: int) -> str | None:
    return None if card < 0 else IDS[card]


def open_view(s: SpaceBaseState) -> OpenBoard:
    """SB18.1 Everything public."""
    shown: OpenBoard = {
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
        "seats": [board_view(s, other) for other in range(s.seats)],
    }
    if s.phase == 3:
        shown["previews"] = [preview_view(s, other) for other in range(s.seats)]
    return shown


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
