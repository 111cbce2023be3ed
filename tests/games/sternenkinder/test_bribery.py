"""A8.31, A8.41 Advisors are bribed for a round, or killed."""

import pytest

from raumhafen.games.sternenkinder.content.cabinet import ADVISOR
from raumhafen.games.sternenkinder.rules.core.advisors import has_ability
from raumhafen.games.sternenkinder.rules.core.capacity import capacity
from raumhafen.games.sternenkinder.rules.core.tally import tally
from tests.games.sternenkinder.agency import Agency, abroad, spies, system
from tests.games.sternenkinder.courts import employ


def diplomat() -> Agency:
    t = abroad("diplomat")
    t.mine.techs("deep_contacts")
    return t


@pytest.mark.plays("ia.bribe")
def test_a_bribed_ability_changes_sides() -> None:
    """A8.31: half the price of its level; the owner does without it in this round."""
    t = employ(diplomat(), "countess_swan", "first_b")
    mine, yours = t.mine.income["awe"], t.other.income["awe"]
    told = t.act("bribe", system(t.other.home), "skill:countess_swan:first_b")
    assert "event-bribe" in told
    assert t.mine.account["culture"] == 30 - 4
    assert (t.mine.income["awe"], t.other.income["awe"]) == (mine + 3, yours - 3)
    assert not t.rested().ask_again().offers("skill:countess_swan:first_b")


def test_bribes_end_with_the_round() -> None:
    """A8.31: in the next round the owner has it again."""
    t = employ(diplomat(), "rain_settler", "first_b")
    t.act("bribe", system(t.other.home), "skill:rain_settler:basic")
    advisor = ADVISOR["rain_settler"]
    assert has_ability(t.s, t.mine.seat, advisor, 0)
    while t.s.round == 2:
        t.play(t.options()[0])
    assert t.s.bribes == [] and has_ability(t.s, t.other.seat, advisor, 0)


def test_capacity_counts_at_once() -> None:
    """A8.31, decision 50: two points of ground change hands, and come back."""
    t = employ(diplomat(), "form_builder", "first_b")
    t.s.capacity = [n for seat in range(2) for n in capacity(t.s, seat)]
    mine, yours = t.s.capacity[2 * t.mine.seat], t.s.capacity[2 * t.other.seat]
    t.act("bribe", system(t.other.home), "skill:form_builder:first_b")
    assert t.s.capacity[2 * t.mine.seat] == mine + 2
    assert t.s.capacity[2 * t.other.seat] == yours - 2


def test_some_cannot_be_bribed() -> None:
    """A8.31: neither the Voice of the Okima nor what happens once, nor far from the home world."""
    t = employ(diplomat(), "voice_okima", "first_b")
    assert not t.can("bribe")
    t = employ(diplomat(), "welle_researcher", "first_a", "second_b")
    t.act("bribe", system(t.other.home))
    assert not t.offers("skill:welle_researcher:second_b")
    assert t.offers("skill:welle_researcher:basic")
    t = employ(diplomat(), "rain_settler")
    t.at(t.mine.home)
    assert not t.can("bribe")
    t = employ(diplomat(), "rain_settler", mine=True)
    assert not t.can("bribe")


def killer(bids: tuple[int, int]) -> Agency:
    """An attempt on the Countess, with bids of the attacker and of the victim."""
    t = employ(spies("agent"), "countess_swan", "first_b")
    t.actions(t.mine, 1)
    t.act("assassinate", system(t.other.home), "advisor:countess_swan")
    for _ in range(2):
        own = t.active.seat == t.mine.seat
        assert t.question() == "attempt-bid"
        t.play(f"amount:{bids[0] if own else bids[1]}")
    return t


@pytest.mark.plays("ia.assassinate")
def test_an_assassination() -> None:
    """A8.41: with the higher bid the advisor is gone; all C is lost."""
    t = killer((5, 4))
    assert t.s.advisor_of[ADVISOR["countess_swan"]] == -1
    assert t.s.advisor_queue == [ADVISOR["countess_swan"]]
    assert t.mine.account["culture"] == 30 - 5 and t.other.account["culture"] == 30 - 4


def test_an_equal_bid_saves_him() -> None:
    """A8.41: otherwise nothing happens; A8.10 the victim has a reason for war all the same."""
    t = killer((4, 4))
    assert t.s.advisor_of[ADVISOR["countess_swan"]] == t.other.seat
    assert t.s.casus[:2] == [t.other.seat, t.mine.seat]


def test_guards_protect_advisors() -> None:
    """A8.41: two for each police and guard level of the victim there; A8.9 and the surcharge."""
    t = employ(spies("agent"), "countess_swan")
    t.guard(t.other, t.other.home, 2).actions(t.mine, 1)
    t.act("assassinate", system(t.other.home), "advisor:countess_swan")
    assert t.question() == "arrest"
    t.play("no")
    for _ in range(2):
        t.play("amount:4" if t.active.seat == t.mine.seat else "amount:0")
    assert t.s.advisor_of[ADVISOR["countess_swan"]] == t.other.seat
    assert t.mine.account["culture"] == 30 - 2 - 4


def test_an_attempt_needs_a_network_and_a_war_in_the_dark() -> None:
    """A8.41, A8.7: network 3 and Hybrid Warfare."""
    t = employ(spies("agent", level=2), "countess_swan")
    assert not t.can("assassinate")
    t = employ(spies("agent"), "countess_swan")
    t.s.techs[t.mine.seat] = 0
    tally(t.s, t.mine.seat)
    assert t.ask_again().refusal("ia:assassinate").rule == "A8.7"
    assert not spies("agent").can("assassinate")
