"""A10, A14 Governments of level II, policies in play, and goals."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, POLICY_NAMES, SUCCESSOR_IDS
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.regimes import (
    GOAL,
    GOAL_IDS,
    POLICY,
    POLICY_COST,
    POLICY_IDS,
    POLICY_WORKS,
)
from raumhafen.games.sternenkinder.content.tables import GOVERNMENT_IDS
from raumhafen.games.sternenkinder.rules.core.news import REFORMED
from raumhafen.games.sternenkinder.rules.core.pacts import forget_player
from raumhafen.games.sternenkinder.rules.core.regimes import PACIFIED, active
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.politics.government_goals import check, fulfil
from raumhafen.games.sternenkinder.state import NOBODY
from tests.games.sternenkinder.rulers import PLENTY, Reign
from tests.games.sternenkinder.tables import GAME, Scenario


@pytest.mark.parametrize("name", SUCCESSOR_IDS)
def test_level_ii_needs_vision_culture_and_an_action(name: str) -> None:
    """A10.1, A14.3: ten C; the predecessor is not required."""
    t = Reign("technocracy" if name != "logocracy" else "democracy")
    assert t.refusal(f"advance:{name}").rule == "A10.1"
    t.mine.techs("political_vision")
    t.ask_again().play(f"advance:{name}")
    assert t.mine.account["culture"] == PLENTY - 10
    t.pass_all()
    assert GAME.view(t.s, 0)["seats"][t.mine.seat]["government"] == name


def test_without_politics_there_is_no_level_ii() -> None:
    """A10.1, A10.3"""
    t = Scenario()
    t.pass_all()
    t.active.techs("political_vision").has(culture=PLENTY)
    t.ask_again()
    assert not any(code.startswith(("advance", "policy", "goal")) for code in t.options())


@pytest.mark.parametrize(
    "at", [at for at in range(len(POLICY_IDS)) if POLICY_WORKS[at]], ids=lambda at: POLICY_NAMES[at]
)
def test_every_policy_is_introduced_at_its_price(at: int) -> None:
    """A10.3, A10.5, A10.8, A14.4: a government action and C; its upkeep is due."""
    policy = CONTENT.policies[at]
    t = Reign(policy.government.partition(".")[2], seats=4)
    members = 1
    if policy.per_member:
        t.federate(t.other)
        members = 2
    t.ask_again()
    dearer = int(policy.government == "government.empire")
    t.play(f"policy:{POLICY_NAMES[at]}")
    assert t.has(POLICY_NAMES[at])
    assert t.mine.account["culture"] == PLENTY - POLICY_COST[at] * members - dearer
    lines = GAME.explain(t.s, t.mine.seat, "income:culture")
    due = [line.amount for line in lines if line.args.get("source") == policy.id]
    assert -policy.upkeep in due or policy.upkeep == 0


def test_policies_of_the_level_below_may_be_introduced() -> None:
    """A10.3: those of other families may not."""
    t = Reign("utopia")
    assert t.offers("policy:equality") and t.offers("policy:beacon")
    assert t.refusal("policy:tax").rule == "A10.3"
    t.mine.has(culture=3)
    assert t.ask_again().refusal("policy:beacon").arguments["price"] == 10
    t.mine.has(culture=PLENTY)
    t.ask_again().play("policy:equality")
    assert t.refusal("policy:beacon").rule == "A4.3"


def test_three_places_and_exchange() -> None:
    """A10.3, A10.4: four with Perfected Government."""
    t = Reign("utopia", "equality", "mobility", "civil_society")
    t.play("policy:refuge")
    assert t.question() == "policy-replaced"
    t.play("policy:mobility")
    assert t.has("refuge") and not t.has("mobility")
    t = Reign("utopia", "equality", "mobility", "civil_society")
    t.mine.techs("perfect_government")
    t.ask_again().play("policy:refuge")
    assert t.question() == "politics" and active(t.s, t.mine.seat).bit_count() == 4


def test_partnerships_have_no_upkeep() -> None:
    """A10.5, A10.9"""
    t = Reign("plutocracy")
    before = t.mine.income["culture"]
    t.rule(t.mine, "plutocracy", "partner_tor")
    assert t.mine.income["culture"] == before
    t.rule(t.mine, "plutocracy", "tax")
    assert t.mine.income["culture"] == before - 2


def test_bound_policies_rest_under_a_foreign_government() -> None:
    """A10.6: and work again under their own family; others stay active."""
    t = Reign("democracy", "dividend", "participation")
    t.mine.techs("political_vision")
    t.ask_again().play("govern:plutocracy")
    t.economy()
    bit = 1 << POLICY["dividend"]
    assert t.s.resting[t.mine.seat] == bit and t.has("dividend")
    assert active(t.s, t.mine.seat) == 1 << POLICY["participation"]
    assert t.s.government[t.mine.seat] == GOVERNMENT_IDS.index("government.plutocracy")
    t.rule(t.mine, "federation")
    t.tells(REFORMED)
    assert t.s.resting[t.mine.seat] == 0


def test_too_many_active_policies_are_chosen_from() -> None:
    """A10.6"""
    t = Reign("plutocracy", "dividend", "tax", "fund", "partner_tor")
    t.s.resting[t.mine.seat] = 1 << POLICY["dividend"]
    t.mine.techs("political_philosophy")
    tally(t.s, t.mine.seat)
    t.ask_again().play("govern:democracy")
    while t.question() != "policy-rests":
        t.play("pass")
    t.play("policy:tax")
    assert t.s.resting[t.mine.seat] == 1 << POLICY["tax"]


def test_activated_once_a_round() -> None:
    """A10.7: restored in the closing phase."""
    t = Reign("utopia", "refuge")
    cell = t.settle(t.mine, 1)
    t.ask_again().play("activate:refuge")
    assert t.s.level[CELL_IDS.index(cell)] == 2
    t.play("end", *["pass"] * (t.s.seats - 1))
    assert t.refusal("activate:refuge").rule == "A10.7"
    t.next_economy()
    assert t.s.activated[t.mine.seat] == 0


def test_every_second_goal_is_a_point() -> None:
    """A10.10, A2.2: each goal exists once, and only for its family."""
    t = Reign("autocracy")
    t.set(PACIFIED, 3)
    other = t.other
    check(t.s, other.seat, 0)
    assert t.s.goals_by[GOAL["order"]] == NOBODY
    before = t.points()
    fulfil(t.s, t.mine.seat, GOAL["arms"])
    assert t.points() == before
    fulfil(t.s, t.mine.seat, GOAL["order"])
    assert t.points() == before + 1


def test_goals_are_seen_with_their_progress() -> None:
    """A10.10, A0.15: everybody sees who has come how far."""
    t = Reign("autocracy")
    t.set(PACIFIED, 2)
    cards = GAME.view(t.s, t.other.seat)["affairs"]["regimes"]["goals"]
    order = next(card for card in cards if card["goal"] == "order")
    assert order["progress"] == {str(t.mine.seat): [2, 3]} and order["seat"] is None
    assert len(GOAL_IDS) == 22


def test_prices_of_governments_and_policies_are_explained() -> None:
    """A14.1, A10.3: an Empire pays 1 C more for everything."""
    t = Reign("empire")
    for code, price in (("policy:legion", 6), ("govern:democracy", 6), ("advance:utopia", 11)):
        lines = GAME.explain(t.s, t.mine.seat, f"price:{code}")
        assert sum(line.amount for line in lines) == price
        assert GAME.view(t.s, t.mine.seat)["mine"]["prices"][code] == price


def test_policies_are_public_and_actions_of_others_are_not_offered() -> None:
    """A0.15"""
    t = Reign("utopia", "equality")
    for seat in range(2):
        regime = GAME.view(t.s, seat)["affairs"]["regimes"]["seats"][t.mine.seat]
        assert regime["policies"] == ["equality"] and regime["places"] == 3


@pytest.mark.plays("investor.heaven")
def test_heaven_rewards_the_first_policy() -> None:
    """A22.13: another policy for nothing, or the cost back; four active ones are a milestone."""
    for choice, code in ((1, "policy:equality"), (2, "")):
        t = Reign("sociocracy")
        t.play("policy:mobility")
        while t.question() != "card-choice":
            t.play("pass")
        culture = t.mine.account["culture"]
        t.play(f"choice:{choice}")
        if code:
            t.play(code)
            assert t.has("equality")
        else:
            assert t.mine.account["culture"] == culture + 2
    t = Reign("sociocracy", "mobility", "equality", "civil_society", "partner_form")
    t.mine.techs("perfect_government")
    before = t.s.points[t.mine.seat]
    t.next_economy()
    assert t.s.points[t.mine.seat] == before + 1


def test_who_is_out_of_the_game_has_no_policies() -> None:
    """A2.4: debts to him are gone, too."""
    t = Reign("corporatocracy", "tax", seats=3)
    t.s.loans[3 * t.mine.seat + t.other.seat] = 5
    forget_player(t.s, t.mine.seat)
    assert t.s.policies[t.mine.seat] == 0 and not any(t.s.loans)
