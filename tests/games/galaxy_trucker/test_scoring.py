"""GT19, GT20 The end of the flight and of the game."""

from __future__ import annotations

import pytest

from raumhafen.engine.flow import Frame
from raumhafen.games.galaxy_trucker.content.tables import BANK
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.flight.scoring import losses, settle_flight
from raumhafen.games.galaxy_trucker.rules.match import end_round
from raumhafen.games.galaxy_trucker.rules.rounds import ROUND
from raumhafen.games.galaxy_trucker.state import LEARNING, TruckerState
from tests.games.galaxy_trucker.play import obey_laws, play
from tests.games.galaxy_trucker.table import Table

FRAME = Frame(ROUND, 0, 0, [])


def t56() -> Table:
    t = Table("RGB")
    t.at(9, 6, 2)
    t.goods(0, "6,7", "yellow", "blue")
    t.goods(1, "6,7", "yellow", "green")
    for seat, count in ((0, 2), (2, 1)):
        for _ in range(count):
            t.s.lost[seat].append(t.s.pile.pop())
    return t


def test_t56_scoring() -> None:
    """GT19.1, GT19.2, GT19.3, GT19.5 T56: R 6, G 8, B 3."""
    t = t56()
    settle_flight(t.s, FRAME)
    assert t.s.credits == [6, 8, 3]
    assert t.s.ledger[:4] == [4, 0, 4, 2] and t.s.ledger[8:] == [2, 2, 0, 1]


def test_the_books_explain_every_flight() -> None:
    """GT19.6, GT20.3, GT23.3 What was earned on the way, the four lines, and nobody's total."""
    t = t56()
    t.s.credits = [1, 0, 5]  # from cards of this flight
    settle_flight(t.s, FRAME)
    t.s.round_at, t.s.rounds = 1, [0, 0]
    t.s.credits[1] += 7
    settle_flight(t.s, FRAME)
    first, second = GAME.view(t.s, 0)["books"]
    assert first["ships"] == [[1, 4, 0, 4, 2], [0, 3, 0, 5, 0], [5, 2, 2, 0, 1]]
    assert [earned for earned, *_ in second["ships"]] == [0, 7, 0]


def test_credits_that_are_handed_back_are_not_brought_along() -> None:
    """GT10.5 After a learning flight whose credits are returned the books begin at nothing."""
    t = t56()
    t.s.rounds, t.s.keep_credits = [LEARNING, 0], 0
    settle_flight(t.s, FRAME)
    t.s.round_at, t.s.credits = 1, [0, 2, 0]
    settle_flight(t.s, FRAME)
    assert [ship[0] for ship in GAME.view(t.s, 0)["books"][1]["ships"]] == [0, 2, 0]


def test_t57_gave_up() -> None:
    """GT18.1, GT19.4 T57: half of the total, rounded up; the others move up."""
    t = t56()
    t.s.flying[1] = 0
    settle_flight(t.s, FRAME)
    assert t.s.credits == [6, 3, 4]


def test_t58_best_looking_tie() -> None:
    """GT19.2 T58: all tied ships get the full bonus; only those that arrived count."""
    t = t56()
    t.s.flying[2] = 0
    settle_flight(t.s, FRAME)
    assert [t.s.ledger[4 * seat + 1] for seat in range(3)] == [2, 2, 0]


@pytest.mark.parametrize(("round", "cost"), [("I", 5), ("II", 8), ("III", 11), ("IIIa", 12)])
def test_t59_losses(round: str, cost: int) -> None:
    """GT19.5, GT21.2 T59: the cap of the round; none on IIIa."""
    t = Table("--", board=round)
    t.s.lost[0] = t.s.pile[:12]
    assert losses(t.s, 0) == cost


def test_t60_no_debt() -> None:
    """GT19.6 T60: income first, then losses; not below 0."""
    t = Table("RG")
    t.s.credits[0] = 1
    t.s.flying[0] = 0
    t.goods(0, "6,7", "yellow")
    for _ in range(7):
        t.s.lost[0].append(t.s.pile.pop())
    settle_flight(t.s, FRAME)
    assert t.s.ledger[:4] == [0, 0, 2, 5] and t.s.credits[0] == 0


def test_losses_are_paid_after_giving_up() -> None:
    """GT18.1 Lost tiles are paid in full as usual, and earned credits are kept."""
    t = Table("RG")
    t.s.credits[0] = 9
    t.s.flying[0] = 0
    for _ in range(3):
        t.s.lost[0].append(t.s.pile.pop())
    settle_flight(t.s, FRAME)
    assert t.s.credits[0] == 6


def test_next_starter() -> None:
    """GT4.3 Who arrived first; if nobody arrived, the previous starter again."""
    t = Table("RGB")
    t.at(2, 9, 4)
    settle_flight(t.s, FRAME)
    assert t.s.starter == 1
    t.s.flying = [0, 0, 0]
    settle_flight(t.s, FRAME)
    assert t.s.starter == 1


def test_first_starter_is_random() -> None:
    """GT4.3 In the first round a random seat."""
    found = {GAME.view(GAME.new_state(3, {}, seed), -1)["starter"] for seed in range(30)}
    assert found == {0, 1, 2}


def test_clearing_up() -> None:
    """GT19.7 Between rounds all tokens are in the bank and all tiles in the warehouse."""
    seen: list[bool] = []

    def check(s: TruckerState) -> None:
        if s.round_at == 1 and not seen:
            seen.append(True)
            assert s.bank == BANK and len(s.pile) + len(s.open_tiles) >= 138
            assert s.lost == [[], [], []] and len(s.used) + sum(map(len, s.decks)) == 48

    play(3, {"round_3": "none"}, 5, check)
    assert seen


def test_end_of_the_game() -> None:
    """GT20.3 All credits are revealed; ranked by credits, equal credits share the rank."""
    t = Table("RGB")
    t.s.credits = [7, 7, 0]
    outcome = GAME.outcome(t.s)
    assert outcome.points == [7, 7, 0] and outcome.winners == [0, 1]
    assert GAME.view(t.s, 0)["credits"] is None
    s = play(2, {"round_2": "none", "round_3": "none"}, 1)
    assert GAME.view(s, -1)["credits"] == s.credits


@pytest.mark.parametrize(
    ("teams", "credits", "told"),
    [
        ("none", [3, 0, 7, 0], [(2, 7, 1), (0, 3, 2), (1, 0, 3), (3, 0, 3)]),
        ("none", [3, 7, 7, 1], [(1, 7, 1), (2, 7, 1), (0, 3, 3), (3, 1, 4)]),
        ("basic", [3, 9, 0, 0], [(1, 9, 1), (3, 9, 1), (0, 3, 2), (2, 3, 2)]),
    ],
)
def test_who_has_won(teams: str, credits: list[int], told: list[tuple[int, ...]]) -> None:
    """GT20.3 The end names everybody's credits, the richest first; with one of them you win.

    Equal credits share the rank, and so do partners.
    """
    t = Table("RGBD", board="II", options={"teams": teams})
    t.s.credits, t.s.round_at = credits, len(t.s.rounds) - 1
    end_round(t.s, FRAME)
    events = t.told("event-final-credits")
    names = ("seat", "credits", "place")
    assert [tuple(event.args[name] for name in names) for event in events] == told
    assert {event.rule for event in events} == {"GT20.3"}


def test_small_deck_is_refilled() -> None:
    """GT20.2 Four rounds III need more level III cards than there are."""
    options = {f"round_{n}": "III" for n in range(1, 5)}
    s = play(2, {**options, "build_check": "strict"}, 3, obey_laws)
    assert s.over and s.round_at == 4
