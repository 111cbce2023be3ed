"""A0.15, B6 What planes say of rare positions; `Look` holds view and state against each other."""

from __future__ import annotations

import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.games.sternenkinder.actions import (
    CARD_IDS,
    CHARACTER_IDS,
    GOAL_NAMES,
    LAW_IDS,
    VETO_KINDS,
    WONDER_NAMES,
)
from raumhafen.games.sternenkinder.content.cabinet import ABILITY_IDS, ADVISOR
from raumhafen.games.sternenkinder.content.market import CARD, MARKET_CARDS
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import AWE, COLONY_SHIP, PIRATE_FLEET, TECH
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.cards import keep
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.regimes import (
    DIVIDEND,
    EXPERIMENTS,
    FUND,
    INFLUENCE,
    RIVAL,
    RIVAL_PIPS,
    STOCK,
    set_counter,
)
from raumhafen.games.sternenkinder.rules.strategy.neutral import put_neutral
from raumhafen.games.sternenkinder.state import NOBODY, WONDER_ROW
from raumhafen.games.sternenkinder.views.affair_features import PIPS
from tests.games.sternenkinder.agency import Agency
from tests.games.sternenkinder.chambers import chamber, hold, number, propose
from tests.games.sternenkinder.courts import Court
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.planes import Look
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import Diplomacy

ME, NEXT, LAST = range(3)  # rows of who looks, and of the others clockwise
BASIC, FIRST_B = ABILITY_IDS.index("basic"), ABILITY_IDS.index("first_b")

# --- A10.11 to A10.13 advisors -------------------------------------------------------------------


def cabinet() -> Court:
    """The next player has an advisor whom the first has bribed; others lie open, below, in hand."""
    t = Court(seats=3).display("rain_settler", "tor_contact").away("clan_member")
    me, you = t.mine.seat, t.other.seat
    t.hold("high_councillor").hold("seele_captain", t.other)
    t.advisor("form_builder", "first_b", seat=t.other)
    builder = ADVISOR["form_builder"]
    t.s.advisor_raised[builder], t.s.advisor_uses[builder] = t.s.round, 2
    t.s.advisor_spent[builder] = 1 << you | 1 << me
    t.s.bribes = [builder, FIRST_B, me]
    t.s.protected[you] = 3
    t.s.veto_kinds = [0] * 3
    t.s.veto_kinds[you] = 1 << VETO_KINDS.index("policy") | 1 << VETO_KINDS.index("war")
    return t


def test_planes_of_advisors() -> None:
    """A10.11 to A10.13, A8.31: counted clockwise from who looks."""
    t, builder = cabinet(), ADVISOR["form_builder"]
    seen = Look(t, t.mine.seat)
    assert seen["advisor_display"] == {(ADVISOR["rain_settler"],): 1, (ADVISOR["tor_contact"],): 2}
    assert seen["advisor_below"] == {(ADVISOR["clan_member"],): 1}
    assert seen["advisor_hands"] == {(ME,): 1, (NEXT,): 1}
    assert seen["advisor_hand"] == {(ADVISOR["high_councillor"],): 1}
    assert seen["advisors"] == {(NEXT, builder, BASIC): 1, (NEXT, builder, FIRST_B): 1}
    assert seen["advisor_uses"] == {(builder,): 2} and seen["advisor_raised"] == {(builder,): 1}
    assert seen["advisor_spent"] == {(ME, builder): 1, (NEXT, builder): 1}
    assert seen["bribes"] == {(ME, builder, FIRST_B): 1} and seen["protected"] == {(NEXT,): 3}
    war, policy = VETO_KINDS.index("war"), VETO_KINDS.index("policy")
    assert seen["veto_kinds"] == {(NEXT, war): 1, (NEXT, policy): 1}


def test_advisors_as_others_see_them() -> None:
    """A10.11, A0.15: nobody else sees the hand; who has risen in an earlier round may rise."""
    t, builder = cabinet(), ADVISOR["form_builder"]
    t.s.advisor_raised[builder] = t.s.round - 1
    seen = Look(t, t.other.seat)
    assert seen["advisors"] == {(ME, builder, BASIC): 1, (ME, builder, FIRST_B): 1}
    assert seen["bribes"] == {(LAST, builder, FIRST_B): 1} and seen["advisor_raised"] == {}
    assert seen["advisor_hand"] == {(ADVISOR["seele_captain"],): 1}
    assert Look(t, SPECTATOR)["advisor_hand"] == {}


def test_a_bribe_lies_open() -> None:
    """A8.31: whom, what he does now, and for whom."""
    t = cabinet()
    shown = GAME.view(t.s, SPECTATOR)["affairs"]["cabinet"]
    bribed = {"advisor": "form_builder", "ability": "first_b", "seat": t.mine.seat}
    assert shown["bribes"] == [bribed]


# --- A9 the High Council -------------------------------------------------------------------------


def laws(t: Diplomacy) -> None:
    """In force: of all kinds of targets, one of them twice, one without its proposer."""
    you, third = t.other.seat, (t.other.seat + 1) % 3
    t.s.laws = [
        *(number("contest_trade"), you, NOBODY, 1),
        *(number("right_to_settle"), NOBODY, t.other.home, 0),
        *(number("technology_release"), third, TECH["tech.small_craft"], 0),
        *(number("council_stipend"), t.mine.seat, you, 0),
        *(number("council_stipend"), third, you, 0),
        *(number("outlaw_policy"), you, POLICY["war_booty"], 0),
    ]
    t.s.law_failed = 1 << number("open_science")
    t.s.law_deck &= ~(1 << number("open_science"))
    t.s.cast[you] = 2


def test_planes_of_the_council() -> None:
    """A9.3, A9.12: laws by who proposed them, whom they are about, and their pips."""
    t = chamber(3, "free_trade")
    laws(t)
    seen, nobody = Look(t, t.mine.seat), 3
    stipend = number("council_stipend")
    assert seen["laws"] == {
        (number("contest_trade"), NEXT): 1, (number("right_to_settle"), nobody): 1,
        (number("technology_release"), LAST): 1, (stipend, ME): 1, (stipend, LAST): 1,
        (number("outlaw_policy"), NEXT): 1,
    }  # fmt: skip
    assert seen["law_about"] == {(stipend, NEXT): 2}
    assert seen["law_pips"] == {(number("contest_trade"),): 1}
    assert seen["failed"] == {(number("open_science"),): 1} and seen["cast"] == {(NEXT,): 2}
    assert seen["law_hand"] == {(number("free_trade"),): 1} and seen["law_hands"] == {(ME,): 1}
    assert seen["voted"] == {}


def test_laws_say_what_they_are_about() -> None:
    """A9.5, A16.6: a system, a technology, a player, a policy, or nothing."""
    t = chamber(3)
    laws(t)
    shown = GAME.view(t.s, SPECTATOR)["affairs"]["council"]["laws"]
    about = [{k: row[k] for k in row if k not in ("law", "seat", "pips")} for row in shown]
    assert about == [
        {}, {"system": GAME.view(t.s, 0)["seats"][t.other.seat]["home"]}, {"tech": "small_craft"},
        {"other_seat": t.other.seat}, {"other_seat": t.other.seat}, {"policy": "war_booty"},
    ]  # fmt: skip
    assert [row["seat"] for row in shown][:2] == [t.other.seat, None]


def test_a_vote_that_is_open() -> None:
    """A9.7: which law, and who proposed it."""
    t = chamber(3, "free_trade")
    propose(t, "free_trade")
    assert t.question() == "buy-votes"
    law = LAW_IDS.index("free_trade")
    assert Look(t, t.mine.seat)["voted"] == {(law, ME): 1}
    assert Look(t, t.other.seat)["voted"] == {(law, LAST): 1}
    assert Look(t, SPECTATOR)["council"][2,] == 1


# --- A10, A14 to A19 governments -----------------------------------------------------------------


def reign() -> Reign:
    t = Reign("empire", "war_booty", "legion", seats=3)
    me, you, third = t.mine.seat, t.other.seat, 3 - t.mine.seat - t.other.seat
    t.s.resting[me], t.s.activated[me] = 1 << POLICY["legion"], 1 << POLICY["war_booty"]
    for which, value in (
        (RIVAL, you), (RIVAL_PIPS, 2), (DIVIDEND, 1), (FUND, 2), (STOCK, 3), (INFLUENCE, 4),
        (EXPERIMENTS, 5),
    ):  # fmt: skip
        set_counter(t.s, me, which, value)
    t.s.goals_by[GOAL_NAMES.index("law")] = you
    at = WONDER_ROW * WONDER_NAMES.index("void_habitat")
    t.s.wonders[at : at + WONDER_ROW] = [t.other.home, third, 2, 1]
    t.s.branch[t.mine.home] = 1 << you | 1 << third
    t.s.branch[t.other.home] = 1 << third
    t.s.incited[t.other.home] = 1 << me
    t.s.loans[3 * you + me] = 6
    return t


def test_planes_of_governments() -> None:
    """A10.3, A10.6, A15.1, A17.10, A17.12, A19.10"""
    t = reign()
    seen = Look(t, t.mine.seat)
    assert seen["policies"] == {(ME, POLICY["war_booty"]): 1, (ME, POLICY["legion"]): 1}
    assert seen["resting"] == {(ME, POLICY["legion"]): 1}
    assert seen["used_policies"] == {(ME, POLICY["war_booty"]): 1}
    assert seen["rivals"] == {(ME, NEXT): 3} and seen["loans"] == {(NEXT, ME): 6}
    assert seen["government_goals"] == {(GOAL_NAMES.index("law"), NEXT): 1}
    assert seen["wonders"] == {(WONDER_NAMES.index("void_habitat"), LAST): 2}
    assert seen["branches"] == {(NEXT,): 1, (LAST,): 2}
    assert seen["incited"] == {(ME, t.other.home): 1}


def test_a_wonder_lies_open() -> None:
    """A19.10: where it stands, who builds it, and how far it has come."""
    t = reign()
    shown = GAME.view(t.s, SPECTATOR)
    third = 3 - t.mine.seat - t.other.seat
    home = shown["seats"][t.other.seat]["home"]
    wonder = {"wonder": "void_habitat", "system": home, "seat": third, "stage": 2}
    assert shown["affairs"]["regimes"]["wonders"] == [wonder]


@pytest.mark.parametrize("value", [-12, 0, 12])
def test_no_market_value_is_below_nothing(value: int) -> None:
    """A17.14: it goes down to -12, and numbers for learning do not go below 0."""
    t = reign()
    set_counter(t.s, t.mine.seat, STOCK, value)
    seen = Look(t, t.mine.seat)
    assert seen["regime_pips"].get((ME, PIPS.index("stock")), 0) == 12 + value
    assert min(seen.numbers) == 0


# --- A11, A12 the black market -------------------------------------------------------------------


def dealers() -> Market:
    """Cards in all places; the first player sees a hand of the next and has hired pirates."""
    t = Market().show("secret_lab", "ghost_cargo")
    me, you = t.mine.seat, t.other.seat
    t.hold(t.mine, "slush_fund", "grim_carnival").hold(t.other, "art_theft")
    t.s.market_used[me], t.s.market_lasting[you] = 1 << CARD["grim_carnival"], 1 << CARD["layer_d"]
    t.s.market_under, t.s.market_drawn = [CARD["four_winds"]], CARD["three_eyes"]
    for name in ("layer_d", "four_winds", "three_eyes"):
        t.s.market_deck &= ~(1 << CARD[name])
    t.s.pirates_due = 2
    t.s.seen_hands[me] = 1 << you
    hold(t, you, "free_trade", "bounties")
    hold(t, t.third.seat, "open_science")
    t.s.advisor_hand[you] = 1 << ADVISOR["countess_swan"]
    put_neutral(t.s, t.mine.home, PIRATE_FLEET, 1, NOBODY)
    group = t.s.neutral_at.index(t.mine.home)
    t.s.hired[group], t.s.hired_left[group] = me, 1
    return t


def test_planes_of_the_black_market() -> None:
    """A12.1, A12.6, A11.7, decision 16: hands are open, and so is who sees which laws."""
    t = dealers()
    seen = Look(t, t.mine.seat)
    assert seen["ware_display"] == {(CARD["secret_lab"],): 1, (CARD["ghost_cargo"],): 2}
    assert seen["ware_under"] == {(CARD["four_winds"],): 1}
    assert seen["ware_drawn"] == {(CARD["three_eyes"],): 1}
    assert seen["ware_piles"] == {(0,): t.s.market_deck.bit_count(), (1,): 2}
    assert seen["ware_hands"] == {
        (ME, CARD["slush_fund"]): 1, (ME, CARD["grim_carnival"]): 1, (NEXT, CARD["art_theft"]): 1,
    }  # fmt: skip
    assert seen["ware_used"] == {(ME, CARD["grim_carnival"]): 1}
    assert seen["ware_lasting"] == {(NEXT, CARD["layer_d"]): 1}
    assert seen["ware_seen"] == {(ME, NEXT): 1}
    assert seen["hired_pirates"] == {(ME, t.mine.home): 2}
    assert seen["auctioned"] == seen["auctioneer"] == seen["auction_resource"] == {}


def test_hands_that_are_seen() -> None:
    """Decision 16: laws and advisors, of those whose hand is shown, for who sees it alone."""
    t = dealers()
    seen = Look(t, t.mine.seat)
    laws = {(NEXT, number("free_trade")): 1, (NEXT, number("bounties")): 1}
    assert seen["seen_laws"] == laws
    assert seen["seen_advisors"] == {(NEXT, ADVISOR["countess_swan"]): 1}
    for seat in (t.other.seat, t.third.seat, SPECTATOR):
        blind = Look(t, seat)
        assert blind["seen_laws"] == blind["seen_advisors"] == {}


def test_planes_of_an_auction() -> None:
    """A12.2, A12.3: what, from whom, and what is bid; an own card is marked as such."""
    t = Market().show("ghost_cargo")
    t.use("auction:ghost_cargo")
    seen = Look(t, t.other.seat)
    assert seen["auctioned"] == {(CARD["ghost_cargo"],): 1}
    assert seen["auctioneer"] == {(LAST, 0): 1}
    assert seen["auction_resource"] == {(RESOURCES.index("research"),): 1}
    t = Market()
    t.hold(t.mine, "slush_fund").use("auction:slush_fund")
    assert Look(t, t.mine.seat)["auctioneer"] == {(ME, 1): 1}


def test_an_event_card_that_is_auctioned() -> None:
    """A12.2, A12.3: behind the cards of the market, for AWE."""
    t = Market()
    card = t.s.bags[0][0]
    t.s.bags[0] = t.s.bags[0][1:]
    keep(t.s, t.mine.seat, card)
    t.use(f"auction-event:{CARD_IDS[card]}")
    seen = Look(t, t.mine.seat)
    assert seen["auctioned"] == {(MARKET_CARDS + card,): 1}
    assert seen["auction_resource"] == {(AWE,): 1}
    shown = GAME.view(t.s, SPECTATOR)["affairs"]["market"]["auction"]
    assert shown["ware"] == f"event.{CARD_IDS[card]}"


# --- A8 agents -----------------------------------------------------------------------------------


def test_witnesses_count_as_an_agent() -> None:
    """A11.9: on a ship without characters, until they have acted."""
    t = Agency("diplomat", seats=3)
    unit = add_civil(t.s, t.mine.seat, COLONY_SHIP, t.other.home)
    t.s.witness[unit] = 1
    agent, diplomat = CHARACTER_IDS.index("agent"), CHARACTER_IDS.index("diplomat")
    own = {(ME, diplomat, t.mine.home): 1}
    seen = Look(t, t.mine.seat)
    assert seen["ready"] == {**own, (ME, agent, t.other.home): 1} and seen["spent"] == {}
    t.s.busy[unit] = 1 << agent
    seen = Look(t, t.mine.seat)
    assert seen["ready"] == own and seen["spent"] == {(ME, agent, t.other.home): 1}
