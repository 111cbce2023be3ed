"""SB19 Laws that hold between any two steps; a correct game breaks none."""

from raumhafen.games.space_base.content.kinds import SHIP
from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.content.tables import (
    DEPLOYED,
    FIRST_COLONY,
    FIRST_STARTER,
    SHIP_SLOTS,
    SQUARES,
    WORD,
)
from raumhafen.games.space_base.rules.board import is_colony
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState

SHIPS = sorted(card.index for card in CONTENT.cards if card.kind == SHIP)


def board_cards(s: SpaceBaseState, seat: int) -> list[int]:
    cards: list[int] = []
    for at in range(STRIDE * seat + 1, STRIDE * seat + STRIDE):
        cards.append(s.station[at])
        cards.extend(s.stacks[at])
    return cards


def broken_laws(s: SpaceBaseState) -> list[str]:
    boards = [board_cards(s, seat) for seat in range(s.seats)]
    owned = [card for board in boards for card in board]
    broken = ships_law(s, owned) + colonies_law(s, owned) + stray_cubes_law(s)
    for seat in range(s.seats):
        broken += board_laws(s, seat, boards[seat])
    return broken


def ships_law(s: SpaceBaseState, owned: list[int]) -> list[str]:
    """L1 Each ship is in exactly one place."""
    places = [card for card in owned if card < FIRST_COLONY]
    places += [card for card in s.market[:SHIP_SLOTS] if card >= 0]
    for cards in (*s.decks, *s.bottoms, *s.hands):
        places += cards
    return [] if sorted(places) == SHIPS else ["L1 ships are missing or doubled"]


def colonies_law(s: SpaceBaseState, owned: list[int]) -> list[str]:
    """L2 Each colony is in the display or the station card of one seat."""
    places = [card for card in s.market[SHIP_SLOTS:] if card >= 0]
    places += [card for card in s.station if card >= 0 and is_colony(card)]
    if sorted(places) != list(range(FIRST_COLONY, FIRST_STARTER)):
        return ["L2 colonies are missing or doubled"]
    return (
        ["L2 a colony is deployed"]
        if sum(map(is_colony, owned)) > sum(is_colony(card) for card in s.station if card >= 0)
        else []
    )


def stray_cubes_law(s: SpaceBaseState) -> list[str]:
    """L5 No cubes in decks or in the shipyard; board_laws counts those on the boards."""
    return [] if sum(s.cubes) == sum(s.loaded) else ["L5 a cube lies on no board"]


def board_laws(s: SpaceBaseState, seat: int, board: list[int]) -> list[str]:
    starters = [card for card in board if card >= FIRST_STARTER]
    checks = [
        ("L3 a starting ship left its board", sorted(starters) == own_starters(seat)),
        (
            "L4 deployed ships and cards acquired differ",
            len(board) - 12 == len(board) - len(starters),
        ),
        ("L5 cubes do not fit their squares", cubes_fit(s, board)),
        ("L5 the count of cubes is wrong", s.loaded[seat] == sum(s.cubes[c] for c in board)),
        ("L6 a count is negative", min(s.credits[seat], s.income[seat], s.vp[seat]) >= 0),
        ("L8 turns differ by more than one", max(s.turns) - min(s.turns) <= 1),
        ("L10 the closed sectors are wrong", closed_fits(s, seat)),
        ("the payment of a stack is wrong", payments_fit(s, seat)),
    ]
    return [f"{law} (seat {seat})" for law, holds in checks if not holds]


def own_starters(seat: int) -> list[int]:
    first = FIRST_STARTER + 12 * seat
    return list(range(first, first + 12))


def cubes_fit(s: SpaceBaseState, board: list[int]) -> bool:
    squares = SQUARES[s.seats]
    return all(0 <= s.cubes[card] <= squares[2 * card + s.deployed[card]] for card in board)


def closed_fits(s: SpaceBaseState, seat: int) -> bool:
    stations = s.station[STRIDE * seat : STRIDE * seat + STRIDE]
    closed = sum(1 << k for k, card in enumerate(stations) if card >= 0 and is_colony(card))
    return closed == s.closed[seat]


def payments_fit(s: SpaceBaseState, seat: int) -> bool:
    """The stored sum of a stack, and which side of each card faces up."""
    for at in range(STRIDE * seat + 1, STRIDE * seat + STRIDE):
        stack = s.stacks[at]
        if s.red[at] != sum(WORD[2 * card + DEPLOYED] for card in stack):
            return False
        if s.deployed[s.station[at]] or not all(s.deployed[card] for card in stack):
            return False
    return True
