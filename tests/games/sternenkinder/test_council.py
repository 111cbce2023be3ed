"""A9 The High Council: initiative, proposals at once and hidden, votes, gold, consequences."""

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.engine.state import revise
from raumhafen.games.sternenkinder.actions import LAW_IDS
from raumhafen.games.sternenkinder.content.statutes import FULL_DECK
from raumhafen.games.sternenkinder.content.words import ACTIONS
from raumhafen.games.sternenkinder.rules.core import enacted
from raumhafen.games.sternenkinder.rules.core.pacts import forget_player
from raumhafen.games.sternenkinder.rules.politics import council
from raumhafen.games.sternenkinder.state import SternState
from tests.games.sternenkinder.chambers import (
    apply_as,
    chamber,
    hold,
    number,
    pass_law,
    propose,
    vote,
)
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import FREE
from tests.games.sternenkinder.wars import keys

LAW_ACTION = ACTIONS.index("law")


# --- A9.1, A9.4 ----------------------------------------------------------------------------------


def test_the_council_meets_when_everybody_is_known() -> None:
    """A9.1: each player must have been discovered by at least one other."""
    t = chamber(3, "free_trade")
    assert t.offers("council")
    me, you = t.mine.seat, t.other.seat
    third = 3 - me - you
    t.s.met = [1 << seat for seat in range(3)]
    t.s.met[me] = t.s.met[you] = 1 << me | 1 << you
    assert not t.ask_again().offers("council")
    t.s.met = [7, 7, 7]
    assert t.ask_again().offers("council") and third in range(3)


def test_an_initiative_draws_a_law_that_only_its_owner_sees() -> None:
    """A9.4, A0.15, A4.3: the log and the views of others do not say which."""
    t = chamber()
    me, you = t.mine.seat, t.other.seat
    events = t.play("initiative")
    drawn = t.s.law_hand[me]
    assert bin(drawn).count("1") == 1 and t.s.law_deck == FULL_DECK & ~drawn
    own = GAME.view(t.s, me)
    assert own["mine"]["laws"] == [LAW_IDS[drawn.bit_length() - 1]]
    assert own["affairs"]["council"]["hands"][me] == 1
    assert GAME.view(t.s, you)["mine"]["laws"] == []
    told = [event for event in events if event.key == "event-law-drawn-own"]
    assert [event.audience for event in told] == [me]
    assert "law" not in next(e for e in events if e.key == "event-law-drawn").args
    assert t.s.budget[5 * me + FREE] == 0


def test_the_hand_is_limited_by_the_government() -> None:
    """A9.4: an oligarchy has one free action, so one law; the other lies open."""
    t = chamber(3, "free_trade")
    t.play("initiative")
    assert t.question() == "law-surplus" and len(t.options()) == 2
    t.play("law:free_trade")
    assert t.s.law_failed == 1 << number("free_trade")
    assert GAME.view(t.s, t.other.seat)["affairs"]["council"]["failed"] == ["free_trade"]
    t.s.budget[5 * t.mine.seat + LAW_ACTION], t.s.acted = 1, 0
    t.ask_again().play("recall:free_trade")
    assert t.s.law_failed == 0 and t.s.law_deck >> number("free_trade") & 1


def test_hands_are_dealt_anew_for_who_cannot_see_them() -> None:
    """A0.15: the number stays, the laws change places with the deck."""
    t = chamber(3)
    you = t.other.seat
    hold(t, you, "free_trade")
    seen = set()
    for seed in range(12):
        copy = t.s.clone()
        GAME.redeal(copy, t.mine.seat, Rng(seed))
        assert GAME.broken_laws(copy) == []
        assert GAME.view(copy, t.mine.seat) == GAME.view(t.s, t.mine.seat)
        assert isinstance(copy, SternState)
        seen.add(copy.law_hand[you])
    assert len(seen) > 3


# --- A9.5, A9.6 ----------------------------------------------------------------------------------


def test_all_propose_at_once_and_hidden() -> None:
    """A9.5, decision 37: others see neither law nor target until all have decided."""
    t = chamber(3, "council_stipend")
    me, you = t.mine.seat, t.other.seat
    t.s.budget[5 * you + LAW_ACTION] = 1
    hold(t, you, "free_trade")
    t.play("council")
    assert sorted(t.s.deciders()) == sorted([me, you])
    apply_as(t, me, "law:council_stipend")
    apply_as(t, me, f"foe:{me}")
    view = GAME.view(t.s, you)
    assert "council_stipend" not in str(view["affairs"]) and t.s.secret
    apply_as(t, you, "law:free_trade")
    assert t.question() == "buy-votes"
    assert t.s.budget[5 * you + LAW_ACTION] == t.s.budget[5 * me + FREE] == 0
    voted = GAME.view(t.s, you)["affairs"]["council"]["votes"]
    assert [row["law"] for row in voted] in (["council_stipend"], ["free_trade"])


def test_the_council_is_called_once_a_round() -> None:
    """A9.5: afterwards no law is announced in this round."""
    t = chamber(3, "free_trade", "open_science")
    pass_law(t, "free_trade")
    t.s.budget[5 * t.mine.seat + FREE], t.s.acted = 1, 0
    assert not t.ask_again().offers("council")
    t.s.round += 1
    assert t.ask_again().offers("council")


def test_who_has_passed_does_not_propose() -> None:
    """A9.5, A3.4"""
    t = chamber(3, "free_trade")
    you = t.other.seat
    t.s.budget[5 * you + FREE] = 1
    t.s.passed |= 1 << you
    t.play("council")
    assert t.s.deciders() == [t.mine.seat]


@pytest.mark.plays("keyword.law_always")
def test_the_order_of_votes() -> None:
    """A9.6, A9.14: the Sovereign alone; one "always" law first; then player order."""
    always, other = number("bounties"), number("sanctions_1")
    plain, crown = number("free_trade"), number("sovereign")
    assert council.in_order([[0, plain, -1], [1, always, -1], [2, other, 0]]) == [
        [1, always, -1], [0, plain, -1],
    ]  # fmt: skip
    assert council.in_order([[0, plain, -1], [2, crown, -1]]) == [[2, crown, -1]]


@pytest.mark.plays("keyword.law_always")
def test_what_is_not_voted_on_costs_nothing() -> None:
    """A9.6: a second "always" law gives its action back."""
    t = chamber(3)
    me, you = t.mine.seat, t.other.seat
    t.s.budget[5 * you + FREE] = 1
    t.play("council")
    apply_as(t, me, "law:bounties")
    apply_as(t, you, "law:sanctions_1")
    apply_as(t, you, f"foe:{me}")
    spent = {p for p in (me, you) if t.s.budget[5 * p + FREE] == 0}
    first = next(p for p in t.s.seats_from(t.s.first) if p in (me, you))
    assert spent == {first}


# --- A9.7 to A9.12 -------------------------------------------------------------------------------


def test_a_majority_puts_a_law_into_force() -> None:
    """A9.8, A9.9, A9.10, A9.12, A9.16: marked with its proposer."""
    t = chamber(3, "free_trade")
    me, you = t.mine.seat, t.other.seat
    propose(t, "free_trade")
    vote(t, **{f"p{you}": ("no", 3, 0)})
    assert enacted.own_laws(t.s, me) == 1 and enacted.is_in_force(t.s, number("free_trade"))
    shown = GAME.view(t.s, you)["affairs"]["council"]["laws"]
    assert shown == [{"law": "free_trade", "seat": me, "pips": 0}]


def test_a_tie_fails() -> None:
    """A9.10, A9.12, decision 48: the law lies open on the discard."""
    t = chamber(3, "free_trade")
    me, you = t.mine.seat, t.other.seat
    propose(t, "free_trade")
    vote(t, **{f"p{you}": ("no", 3, 0), f"p{3 - me - you}": ("yes", 0, 0)})
    assert t.s.laws == [] and t.s.law_failed == 1 << number("free_trade")


def test_bought_votes_hold_for_one_vote() -> None:
    """A9.7, A9.3: in player order, 5 C each; own votes stay cast in this phase."""
    t = chamber(3, "free_trade")
    me = t.mine.seat
    propose(t, "free_trade")
    bought = {seat: 1 if seat == me else 0 for seat in range(3)}
    for _ in range(3):
        assert t.question() == "buy-votes"
        t.play(f"amount:{bought[t.active.seat]}")
    assert t.s.ballots[me] == 4 and t.mine.account["culture"] == 4
    vote(t, **{f"p{me}": ("yes", 2, 1)})
    assert t.s.cast[me] == 2 and t.s.cast[t.other.seat] == 3


def test_gold_is_paid_to_the_side_that_won() -> None:
    """A9.8, A9.11: one resource of choice for two votes; nothing for the losers."""
    t = chamber(3, "free_trade")
    me, you = t.mine.seat, t.other.seat
    third = 3 - me - you
    propose(t, "free_trade")
    sides = {f"p{me}": ("yes", 1, 2), f"p{you}": ("no", 0, 2), f"p{third}": ("yes", 1, 0)}
    vote(t, **sides)
    assert t.active.seat == me and t.question() == "receive-food"
    t.play("amount:1")
    assert t.mine.account["food"] == 10 and t.question() == "politics"


def test_a_ballot_is_secret_and_can_be_changed_until_the_reveal() -> None:
    """A9.8: whoever looks sees nothing of it."""
    t = chamber(3, "free_trade")
    propose(t, "free_trade")
    while t.question() == "buy-votes":
        t.play("amount:0")
    me, you = t.mine.seat, t.other.seat
    before = GAME.view(t.s, you)
    apply_as(t, me, "no")
    apply_as(t, me, "amount:2")
    assert t.s.secret and GAME.view(t.s, you) == before
    revise(t.s, me)
    assert GAME.view(t.s, you) == before
    vote(t, **{f"p{seat}": ("yes", 1, 0) for seat in range(3)})
    assert t.s.laws[:2] == [number("free_trade"), me]  # with his first ballot it had failed


@pytest.mark.plays("law.council_stipend", "keyword.law_multiple")
def test_a_law_in_force_may_be_adopted_again() -> None:
    """A9.13: its effect happens again; if it fails nothing happens."""
    t = chamber(3, "council_stipend")
    me = t.mine.seat
    before = t.mine.income["culture"]
    pass_law(t, "council_stipend", f"foe:{me}")
    for _ in range(2):
        t.s.round += 1
        t.s.cast = [0, 0, 0]
        t.s.budget[5 * me + FREE], t.s.acted = 1, 0
        t.ask_again()
        propose(t, "council_stipend", f"foe:{me}")
        vote(t, **({} if _ == 0 else {f"p{p}": ("no", 3, 0) for p in range(3)}))
    assert t.mine.income["culture"] == before + 4 and t.s.law_failed == 0


# --- A9.17, A2.5 ---------------------------------------------------------------------------------


@pytest.mark.plays("law.sovereign")
def test_the_sovereign_wins_at_once() -> None:
    """A2.5, A9.17"""
    t = chamber(3)
    pass_law(t, "sovereign")
    assert t.s.over and GAME.outcome(t.s).winners == [t.mine.seat]
    assert GAME.outcome(t.s).reason == "A2.5"


def test_a_failed_sovereign_waits_for_six_pips() -> None:
    """A9.17: a law action removes one; no vote while pips remain."""
    t = chamber(3)
    me = t.mine.seat
    propose(t, "sovereign")
    vote(t, **{f"p{p}": ("no", 3, 0) for p in range(3)})
    assert t.s.sovereign == 6 and not t.s.over
    t.s.round += 1
    t.s.budget[5 * me + FREE], t.s.acted = 1, 0
    assert number("sovereign") not in council.proposals(t.s, me)
    t.ask_again().play("plead")
    assert t.s.sovereign == 5


def test_two_players_have_no_sovereign() -> None:
    """A2.5, A9.17"""
    t = chamber(2)
    assert number("sovereign") not in council.proposals(t.s, t.mine.seat)


# --- out of the game -----------------------------------------------------------------------------


def test_laws_of_who_is_out_stay_without_a_proposer() -> None:
    """Decision 25, A9.16: his hand goes back, and what names him is over."""
    t = chamber(3, "free_trade", "open_science")
    me = t.mine.seat
    pass_law(t, "free_trade")
    t.s.law_deck &= ~(1 << number("council_stipend"))
    t.s.laws += [number("council_stipend"), t.other.seat, me, 0]
    forget_player(t.s, me)
    assert t.s.laws == [number("free_trade"), -1, -1, 0]
    assert t.s.law_hand[me] == 0 and t.s.law_failed == 1 << number("council_stipend")


@pytest.mark.parametrize("code", ["council", "initiative", "plead", "recall:free_trade"])
def test_what_the_council_refuses_names_its_rule(code: str) -> None:
    """A9.4, A9.5, A9.17, A4.3: without a law action nothing of it is possible."""
    t = chamber(3, "free_trade")
    t.s.budget = [0] * 15
    refused = t.ask_again().refusal(code)
    assert refused.rule in ("A3.5", "A4.3", "A9.4", "A9.5", "A9.17")


def test_the_council_tells_what_happened() -> None:
    """A9.5, A9.9, A9.12"""
    t = chamber(3, "free_trade")
    events = t.play("council", "law:free_trade")
    assert {"event-council", "event-law-proposed", "event-law-vote"} <= set(keys(events))
