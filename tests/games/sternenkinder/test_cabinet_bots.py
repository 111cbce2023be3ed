"""A10.11 to A10.13 Bots take advisors that pay, raise them, and object to who is about to win."""

from raumhafen.games.sternenkinder.content.cabinet import ADVISOR
from raumhafen.games.sternenkinder.rules.politics import abilities, forum
from tests.games.sternenkinder.agency import spies, system
from tests.games.sternenkinder.courts import Court, employ
from tests.games.sternenkinder.minds import chosen, confront


def test_an_advisor_who_pays_is_taken() -> None:
    """A10.11: with experts, money and time."""
    t = Court().display("countess_swan")
    t.s.limit = t.s.round + 6
    assert chosen(t) == "advisor:countess_swan"
    t.s.limit = t.s.round + 1
    assert chosen(t) != "advisor:countess_swan"


def test_advisors_are_raised() -> None:
    """A10.13: two points are worth more than the price."""
    t = Court().advisor("countess_swan", "first_b")
    assert chosen(t).startswith("skill:countess_swan:second")


def test_bots_look_for_advisors() -> None:
    """A10.11: with a place, nobody to choose from, and nothing better to do."""
    t = Court()
    t.mine.has(food=9, awe=9, research=9, culture=0)
    t.s.budget[5 * t.mine.seat : 5 * t.mine.seat + 5] = [0, 0, 0, 0, 1]
    assert chosen(t.ask_again()) == "seek"
    assert chosen(Court().advisor("rain_settler", "first_a", "second_a")) != "seek"


def test_the_worst_goes_to_the_display() -> None:
    """A10.11: the better one stays in the hand."""
    t = Court().hold("countess_swan")
    t.s.advisor_deck, t.s.advisor_queue = 0, [ADVISOR["seele_captain"]]
    t.bent = True
    t.ask_again().play("seek")
    assert t.question() == "advisor-surplus" and chosen(t) == "advisor:seele_captain"


def test_the_veto_is_for_leaders() -> None:
    """Decision 40: who is far ahead is stopped, others are not."""
    t = Court().advisor("voice_okima", "first_a", "second_a")
    t.away("voice_okima")
    t.advisor("voice_okima", "first_a", "second_a", seat=t.other)
    t.mine.techs("political_philosophy")
    t.ask_again().play("govern:democracy")
    assert t.question() == "veto" and chosen(t) == "no"
    t.s.points[t.mine.seat] = 8
    assert chosen(t) == "yes"


def test_bots_bid_for_life() -> None:
    """A8.41: something, and never more than there is."""
    t = employ(spies("agent"), "countess_swan")
    t.actions(t.mine, 1)
    t.act("assassinate", system(t.other.home), "advisor:countess_swan")
    assert 0 < int(chosen(t).partition(":")[2]) <= t.active.account["culture"] // 2


def test_what_can_be_paid_is_taken() -> None:
    """A10.13: a card for 3 AWE, brought by the Clan Member."""
    t = Court().advisor("clan_member", "first_a", "second_a")
    confront(t, abilities.CLAN_CARD, t.mine.seat, [])
    assert t.question() == "clan-card" and chosen(t) == "yes"


def test_the_great_forum_forces_a_treaty() -> None:
    """A16.5: the last one, which is the dearest otherwise."""
    t = Court("democracy")
    confront(t, forum.FORUM, t.mine.seat, [0])
    assert t.question() == "forum" and t.options()[0] == "no"
    assert chosen(t) == t.options()[-1] == t.offer("armament")
