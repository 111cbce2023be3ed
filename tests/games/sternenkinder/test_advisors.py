"""A10.11 to A10.13 Advisors: sought, brought into play, raised, bribed, killed, lost."""

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.games.sternenkinder.content.cabinet import (
    ABILITIES,
    ABILITY_IDS,
    ADVISOR,
    ADVISOR_NAMES,
    PRICES,
)
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.advisors import (
    advisor_points,
    buys_cards,
    user_of,
)
from raumhafen.games.sternenkinder.rules.core.market import bid_fee
from raumhafen.games.sternenkinder.rules.core.news import AUCTION_WON
from raumhafen.games.sternenkinder.rules.core.pacts import forget_player
from raumhafen.games.sternenkinder.rules.politics.services.service import price_at
from raumhafen.games.sternenkinder.state import SternState
from tests.games.sternenkinder.courts import Court
from tests.games.sternenkinder.rulers import PLENTY, Reign
from tests.games.sternenkinder.tables import GAME

EVERY = [(name, ability) for name in ADVISOR_NAMES for ability in ABILITY_IDS if ability != "basic"]


# --- A10.11 ---------------------------------------------------------------------------------------


def test_two_are_drawn_and_one_is_shown() -> None:
    """A10.11: one stays in the hand, the other lies in the display; it is a government action."""
    t = Court()
    t.play("seek")
    assert t.question() == "advisor-surplus" and len(t.options()) == 2
    shown = t.options()[0]
    t.play(shown)
    me = t.mine.seat
    assert t.s.advisor_hand[me].bit_count() == 1 and t.s.acted == 1
    assert [f"advisor:{ADVISOR_NAMES[a]}" for a in t.s.advisor_row] == [shown]
    assert t.s.budget[5 * me + 4] == 1 and t.s.advisor_deck.bit_count() == 9
    assert t.refusal("advisor:tor_contact").rule in ("A10.11", "A4.3")


def test_the_hand_holds_one() -> None:
    """A10.11: with one in the hand two go to the display, whichever the player likes."""
    t = Court().hold("tor_contact")
    t.play("seek")
    assert len(t.options()) == 3 and t.offers("advisor:tor_contact")
    first, second = [code for code in t.options() if code != "advisor:tor_contact"]
    t.play(first, second)
    assert t.s.advisor_hand[t.mine.seat] == 1 << ADVISOR["tor_contact"]
    assert len(t.s.advisor_row) == 2


def test_the_display_holds_three() -> None:
    """A10.11: the lowest goes under the deck, the others move up."""
    t = Court().display("tor_contact", "clan_member", "rain_settler")
    t.play("seek")
    t.play(t.options()[0])
    assert t.s.advisor_queue == [ADVISOR["tor_contact"]] and len(t.s.advisor_row) == 3
    assert t.s.advisor_row[0] == ADVISOR["clan_member"]


def test_what_lies_below_is_drawn_last() -> None:
    """Decision 19: when the bag is empty, in the order in which it was put there."""
    t = Court()
    t.s.advisor_deck, t.s.advisor_queue = 0, []
    names = list(ADVISOR_NAMES)
    t.s.advisor_queue = [ADVISOR[name] for name in names]
    t.ask_again().play("seek")
    assert sorted(t.options()) == sorted(f"advisor:{name}" for name in names[:2])


def test_nothing_is_left_to_seek() -> None:
    """A10.11: without a deck nobody draws."""
    t = Court()
    t.s.advisor_deck = 0
    t.s.advisor_hand[t.other.seat] = (1 << len(ADVISOR_NAMES)) - 1
    t.bent = True
    assert not t.ask_again().offers("seek")


def test_the_hand_is_hidden() -> None:
    """A0.15: others see how many, and a re-dealt copy has others."""
    t = Court().hold("tor_contact", seat=None)
    me, you = t.mine.seat, t.other.seat
    seen = GAME.view(t.s, you)
    assert seen["affairs"]["cabinet"]["hands"][me] == 1
    assert "tor_contact" not in str(seen["affairs"]["cabinet"])
    assert GAME.view(t.s, me)["mine"]["advisors"] == ["tor_contact"]
    found = set()
    t.s.asked[me] = None
    for seed in range(40):
        copy = t.s.clone()
        assert isinstance(copy, SternState)
        GAME.redeal(copy, you, Rng(f"deal:{seed}"))
        assert copy.advisor_hand[me].bit_count() == 1
        found.add(copy.advisor_hand[me])
    assert len(found) > 4


# --- into play ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ADVISOR_NAMES)
def test_every_advisor_comes_into_play(name: str) -> None:
    """A10.11, A10.12: from the hand or the display, for his price; three C upkeep."""
    t = Court().display(name)
    t.play(f"advisor:{name}")
    assert t.owner(name) == t.mine.seat and t.skills(name) == ["basic"]
    for at, resource in enumerate(RESOURCES):
        assert t.mine.account[resource] == PLENTY - PRICES[ADVISOR[name]][0][at]
    assert t.s.acted == 1 and t.s.advisor_row == []
    lines = GAME.explain(t.s, t.mine.seat, "income:culture")
    own = [line for line in lines if line.args.get("source") == f"advisor.{name}"]
    assert -3 in [line.amount for line in own]


def test_advisors_need_experts() -> None:
    """A10.11: the Council of Experts, the card, and the price."""
    t = Court().display("tor_contact")
    assert t.refusal("advisor:clan_member").key == "illegal-advisor-away"
    t.mine.has(awe=6)
    assert t.ask_again().refusal("advisor:tor_contact").key == "illegal-costs-more"
    t.s.techs[t.mine.seat] = 0
    t.renew()
    assert t.ask_again().refusal("advisor:tor_contact").key == "illegal-no-experts"


def test_the_hand_is_played_too() -> None:
    """A10.11: from the hand."""
    t = Court().hold("rain_settler")
    t.play("advisor:rain_settler")
    assert t.owner("rain_settler") == t.mine.seat and t.s.advisor_hand[t.mine.seat] == 0


def test_a_new_one_takes_the_place() -> None:
    """A10.12: one advisor; the old one goes under the deck and loses what he has learnt."""
    t = Court().advisor("clan_member", "first_a").display("tor_contact")
    t.play("advisor:tor_contact")
    assert t.owner("tor_contact") == t.mine.seat and t.owner("clan_member") == -1
    assert t.s.advisor_queue == [ADVISOR["clan_member"]] and t.skills("clan_member") == []


def test_an_empire_pays_more() -> None:
    """A14.1: every price in C is higher by 1."""
    t = Court("empire").display("form_builder")
    t.play("advisor:form_builder")
    assert t.mine.account["culture"] == PLENTY - 7


# --- A10.13 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "ability"), EVERY)
def test_every_step_is_taken(name: str, ability: str) -> None:
    """A10.13: for the price of the level; the other choice is lost; fully developed is 2 points."""
    t = Court()
    second = ability.startswith("second")
    t.advisor(name, *(["first_a"] if second else []))
    t.play(f"skill:{name}:{ability}")
    price = PRICES[ADVISOR[name]][2 if second else 1]
    while t.question() != "politics":
        t.play(t.options()[0])
    assert t.skills(name)[-1] == ability
    twin = ability[:-1] + ("b" if ability.endswith("a") else "a")
    assert twin not in t.skills(name)
    assert t.s.acted == 1 and t.s.budget[5 * t.mine.seat + 4] == 1
    for at, resource in enumerate(RESOURCES):
        assert t.mine.account[resource] == PLENTY - price[at]
    assert advisor_points(t.s, t.mine.seat) == (2 if second else 0)


def test_one_step_in_a_phase() -> None:
    """A10.13: once for each advisor and politics phase, level by level."""
    t = Court().advisor("countess_swan")
    assert t.refusal("skill:countess_swan:second_a").key == "illegal-no-skill"
    t.play("skill:countess_swan:first_b")
    t.s.acted = 0
    assert t.ask_again().refusal("skill:countess_swan:second_a").key == "illegal-raised"
    t.s.round += 1
    t.mine.has(culture=11)
    assert t.ask_again().refusal("skill:countess_swan:second_a").key == "illegal-costs-more"
    t.mine.has(culture=12)
    assert t.ask_again().offers("skill:countess_swan:second_a")


def test_points_go_with_the_advisor() -> None:
    """A2.2d: two points while he is in play."""
    t = Court()
    before = t.points()
    t.advisor("seele_captain", "first_a", "second_b")
    assert t.points() == before + 2
    t.away("seele_captain")
    assert t.points() == before


# --- losing them ----------------------------------------------------------------------------------


def test_bankrupts_let_advisors_go() -> None:
    """B2.8, decision 23: what he and his levels have cost covers the debt; nobody buys him."""
    t = Court().advisor("rain_settler", "first_a")
    me = t.mine.seat
    t.mine.has(food=0, awe=0, research=0, culture=0)
    t.s.account[4 * me + 2] = -40
    t.bent = True
    while t.question() != "sale":
        t.play("pass")
    debt = t.s.account[4 * me + 2]
    assert t.active.seat == me and debt < -14
    t.play("advisor:rain_settler")
    assert t.owner("rain_settler") == -1 and t.s.account[4 * me + 2] == debt + 6 + 8
    assert not t.offers("advisor:rain_settler")


def test_who_is_out_leaves_his_advisors() -> None:
    """Decision 25, A2.4: cards go under their decks, and bribes end."""
    t = Court(seats=3).advisor("rain_settler").hold("tor_contact")
    t.advisor("clan_member", seat=t.other)
    t.s.bribes = [ADVISOR["clan_member"], 0, t.mine.seat]
    forget_player(t.s, t.mine.seat)
    assert t.s.bribes == [] and t.s.advisor_hand[t.mine.seat] == 0
    assert t.s.advisor_queue == [ADVISOR["tor_contact"], ADVISOR["rain_settler"]]


@pytest.mark.plays("policy.council_grant")
def test_a_lost_place_sends_one_away() -> None:
    """A10.12, A18.16: two places with the Support of the High Council, else one leaves."""
    t = Court("utopia", "council_grant").advisor("rain_settler").display("tor_contact")
    t.play("advisor:tor_contact")
    assert t.owner("rain_settler") == t.owner("tor_contact") == t.mine.seat
    t.s.policies[t.mine.seat] = 0
    t.s.acted = 0
    t.bent = True
    t.ask_again().play("policy:refuge")
    assert t.question() == "advisor-replaced"
    t.play("advisor:tor_contact")
    assert t.owner("tor_contact") == -1 and t.owner("rain_settler") == t.mine.seat


# --- what others ask about -----------------------------------------------------------------------


def test_the_clan_member_knows_the_underground() -> None:
    """A11.1, A12.3: cheaper fees and services, a reward for auctions, a card at the end."""
    t = Court()
    me = t.mine.seat
    assert bid_fee(t.s, me) == 1 and price_at(t.s, me, 5) == 5
    t.advisor("clan_member")
    assert bid_fee(t.s, me) == 0 and price_at(t.s, me, 5) == 4
    t.advisor("clan_member", "first_a")
    assert price_at(t.s, me, 5) == 2 and price_at(t.s, me, 1) == 0
    assert not buys_cards(t.s, me)
    t.advisor("clan_member", "first_b", "second_a")
    assert buys_cards(t.s, me)
    before = t.mine.account["awe"]
    t.tells(AUCTION_WON)
    assert t.mine.account["awe"] == before + 3 + 1  # 1 by the trade in which it is heard


def test_abilities_have_one_user() -> None:
    """A8.31: the owner, or who has bribed."""
    t = Court().advisor("rain_settler", "first_a")
    advisor = ADVISOR["rain_settler"]
    t.s.bribes = [advisor, 1, t.other.seat]
    assert user_of(t.s, advisor, 0) == t.mine.seat and user_of(t.s, advisor, 1) == t.other.seat
    assert ABILITIES == 5


def test_the_first_experts_draw_advisors() -> None:
    """B5.5.2, A10.11: the first Council of Experts draws two and keeps one."""
    t = Reign("democracy")
    t.mine.techs("political_philosophy")
    t.economy()
    t.mine.has(research=PLENTY)
    t.ask_again().play("research:expert_council")
    assert t.question() == "advisor-surplus" and len(t.options()) == 2
    t.play(t.options()[0])
    assert t.s.advisor_hand[t.mine.seat].bit_count() == len(t.s.advisor_row) == 1


def test_every_advisor_is_in_one_place() -> None:
    """A10.11, A10.13: the laws notice a second card, a third ability, and a bribe by the owner."""
    t = Court().advisor("rain_settler", "first_a")
    assert GAME.broken_laws(t.s) == []
    t.s.advisor_row = [ADVISOR["rain_settler"]]
    assert GAME.broken_laws(t.s) == ["A10.11 places"]
    t.s.advisor_row = []
    t.s.advisor_skills[ADVISOR["rain_settler"]] |= 0b100
    t.renew()
    assert GAME.broken_laws(t.s) == ["A10.13 first level"]
    t.s.advisor_skills[ADVISOR["rain_settler"]] &= ~0b100
    t.s.bribes = [ADVISOR["rain_settler"], 0, t.mine.seat]
    t.renew()
    assert GAME.broken_laws(t.s) == ["A8.31 bribes"]
