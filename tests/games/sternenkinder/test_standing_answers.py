"""Standing answers: out of offers, votes, arrests and auctions until the round is over."""

import pytest

from raumhafen.engine.game import ENDED, NO_ANSWER
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from tests.games.sternenkinder.agency import abroad
from tests.games.sternenkinder.chambers import chamber, propose
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.tables import GAME, Scenario
from tests.games.sternenkinder.talks import Diplomacy


def say(t: Scenario, kind: str) -> str:
    """What a standing answer of this kind says for whoever is asked now; nothing: silence."""
    seat = t.active.seat
    said = GAME.standing_answer(t.s, seat, kind, GAME.standing_start(t.s, seat, kind))
    return "" if said == NO_ANSWER else GAME.actions.code(said)


def stay_out(t: Scenario, kind: str) -> int:
    """Everybody lets it answer, until it is silent; how many answers it has given."""
    given = 0
    while code := say(t, kind):
        t.play(code)
        given += 1
    return given


def test_offers_are_refused() -> None:
    """A5.1"""
    t = Diplomacy()
    t.play(t.offer("trade"))
    t.play(t.options()[0])
    assert t.question() == "treaty-answer" and say(t, "votes") == say(t, "auctions") == ""
    assert stay_out(t, "offers") == 1
    assert t.question() == "politics" and t.s.treaties == []


def test_a_vote_about_a_law_goes_by() -> None:
    """A9.7, A9.8: nothing is bought, nothing cast; without votes the law fails (A9.9)."""
    t = chamber(3, "free_trade")
    propose(t, "free_trade")
    before = [t.seat(p).account["culture"] for p in range(3)]
    assert t.question() == "buy-votes"
    assert stay_out(t, "votes") >= 6
    assert t.question() == "politics" and t.s.laws == []
    assert [t.seat(p).account["culture"] for p in range(3)] == before


def test_nobody_is_arrested() -> None:
    """A8.55: what is declared happens."""
    t = abroad("agent")
    t.mine.techs("strategic_infiltration")
    t.guard(t.other, t.other.home, 1)
    t.act("build_network")
    assert t.question() == "arrest" and stay_out(t, "arrests") == 1
    assert t.s.network[CELLS * t.mine.seat + t.other.home] == 1


def test_auctions_go_by() -> None:
    """A12.3: a bid of 0 stays out and costs nothing."""
    t = Market().show("ghost_cargo")
    t.use("auction:ghost_cargo")
    assert stay_out(t, "auctions") == 3
    assert t.question() == "politics" and t.display() == ["ghost_cargo"]


@pytest.mark.parametrize("kind", GAME.standing_kinds)
def test_it_ends_with_the_round_and_says_nothing_else(kind: str) -> None:
    """A3.1: a new round is a new situation; the menu is always asked for."""
    t = Diplomacy()
    assert say(t, kind) == ""
    memo = GAME.standing_start(t.s, t.mine.seat, kind)
    t.s.round += 1
    assert GAME.standing_answer(t.s, t.mine.seat, kind, memo) == ENDED


def test_the_final_decision_is_always_asked_for() -> None:
    """A2.1, A23.2: that vote is about the whole game."""
    t = Scenario(target=3, politics=True)
    t.s.points[:] = [3, 4]
    while t.question() != "buy-votes":
        t.play("pass")
    assert say(t, "votes") == ""
