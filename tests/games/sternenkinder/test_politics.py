"""A4, A10, A13, A14 Governments, cabinet, trade."""

import pytest

from raumhafen.games.sternenkinder.actions import REFORM_IDS
from raumhafen.games.sternenkinder.content.words import ACTIONS
from tests.games.sternenkinder.tables import GAME, Scenario, Seat

TYPES = len(ACTIONS)


def politics(**amounts: int) -> tuple[Scenario, Seat]:
    """The first turn of the politics phase of round 2, for a player who knows philosophy."""
    t = Scenario()
    for seat in range(2):
        t.seat(seat).techs("political_philosophy").has(culture=9)
    t.pass_all()
    player = t.active.has(**amounts)
    return t.ask_again(), player


@pytest.mark.parametrize(
    ("name", "size", "gain"),
    [
        ("autocracy", 4, {}), ("democracy", 3, {"culture": 3}), ("plutocracy", 3, {"awe": 3}),
        ("sociocracy", 4, {"food": 3}), ("technocracy", 2, {"research": 4}),
    ],
)  # fmt: skip
def test_a_government_holds_before_the_next_income(
    name: str, size: int, gain: dict[str, int]
) -> None:
    """A10.1, A14.1, A4.3: costs 5 C and a free action; values change before the income."""
    t, player = politics(culture=9)
    t.play(f"govern:{name}")
    assert player.account["culture"] == 4
    assert t.s.government[player.seat] == 0
    before = player.account
    t.pass_all()
    assert t.s.state_size[player.seat] == size
    for resource in gain:
        assert player.account[resource] == before[resource] + 3 + gain[resource]


def test_the_capacity_of_a_new_government_counts_at_once() -> None:
    """A10.1, decision 50"""
    t, player = politics(culture=9)
    t.play("govern:autocracy")
    t.pass_all()
    assert player.capacity == [4, 2]


def test_governments_need_philosophy_culture_and_an_action() -> None:
    """A4.1, A4.2, A10.1: one political action in a turn (A3.5)."""
    t, player = politics(culture=4)
    assert not any(t.offers(f"govern:{name}") for name in REFORM_IDS)
    player.has(culture=40)
    t.ask_again().play("govern:democracy")
    assert not any(t.offers(f"govern:{name}") for name in REFORM_IDS)
    assert t.offers("end")


def test_without_philosophy_no_government() -> None:
    """A10.1"""
    t = Scenario()
    t.pass_all()
    t.active.has(culture=50)
    assert not t.ask_again().offers("govern:democracy")


@pytest.mark.parametrize(
    ("government", "given", "taken", "ratio"),
    [
        ("autocracy", "food", "awe", 6), ("plutocracy", "awe", "food", 3),
        ("plutocracy", "food", "awe", 4), ("sociocracy", "research", "awe", 5),
        ("technocracy", "research", "awe", 4), ("democracy", "awe", "research", 4),
    ],
)  # fmt: skip
def test_trade_ratios(government: str, given: str, taken: str, ratio: int) -> None:
    """A10.15, A14.2: free, and through AWE."""
    t = Scenario()
    player = t.active.has(food=20, awe=20, research=20, culture=20)
    t.s.government[player.seat] = REFORM_IDS.index(government) + OFFSET[government]
    before = player.account
    t.bent = True
    t.ask_again().play(f"trade:{given}:{taken}")
    assert before[given] - player.account[given] == ratio
    assert player.account[taken] == before[taken] + 1
    assert t.active.seat == player.seat and t.s.acted == 0
    assert not t.offers("trade:food:research") and not t.offers("trade:culture:awe")


# places of the governments in their content file
OFFSET = {
    name: [g.partition(".")[2] for g in GAME_IDS].index(name) - REFORM_IDS.index(name)
    for GAME_IDS in [[entry["id"] for entry in GAME.client_content(2)["governments"]]]
    for name in REFORM_IDS
}


def test_oligarchy_trades_five_to_one() -> None:
    """A1.9"""
    t = Scenario()
    player = t.active
    t.play("trade:food:awe")
    assert (player.account["food"], player.account["awe"]) == (1, 7)


# --- A13 cabinet ---------------------------------------------------------------------------------


def test_less_bureaucracy() -> None:
    """A13.1, A13.2"""
    t, player = politics(culture=0)
    t.play("cabinet:less_bureaucracy")
    assert player.account["culture"] == 1
    assert sum(t.s.budget[TYPES * player.seat : TYPES * (player.seat + 1)]) == 0


def test_development_aid_becomes_dearer() -> None:
    """A13.5: 5 C, then 10 C, and 3 C for each victory point."""
    t, player = politics(culture=40)
    t.play("cabinet:development_aid")
    assert player.account["culture"] == 35
    t.play("cabinet:development_aid")
    assert player.account["culture"] == 25
    assert set(player.income.values()) == {5}
    t.s.points[player.seat] = 2
    t.ask_again().play("cabinet:development_aid")
    assert player.account["culture"] == 4


def test_a_trade_investment_is_kept() -> None:
    """A13.7: both directions become better by 1, at best 2:1."""
    t, player = politics(culture=99, food=9)
    for _ in range(3):
        t.play("cabinet:trade_investment", "ratio:food")
    t.play("trade:food:awe")
    assert player.account["food"] == 7
    t.play("cabinet:trade_investment")
    assert t.s.invested[3 * player.seat : 3 * player.seat + 3] == [3, 1, 0]


def test_a_gift_to_the_council() -> None:
    """A13.8, A0.5: 45 resources in any mix for a victory point."""
    t, player = politics(food=20, awe=20, research=10, culture=10)
    t.play("cabinet:gift", "amount:5")
    assert player.account == {"food": 15, "awe": 0, "research": 0, "culture": 0}
    assert GAME.view(t.s, 0)["seats"][player.seat]["points"] == 1


def test_two_commissions_a_round() -> None:
    """A4.4, A13.9: a free action becomes one of government for 1 C."""
    t, player = politics(culture=20)
    t.play("cabinet:commission", "cabinet:commission")
    assert not t.offers("cabinet:commission")
    assert t.s.budget[TYPES * player.seat] == 3
    t.play("convert:free:government")
    assert player.account["culture"] == 20 - 6 - 1
    assert t.s.budget[TYPES * player.seat : TYPES * (player.seat + 1)] == [2, 0, 0, 0, 1]


def test_machine_parts_last_for_a_round() -> None:
    """A13.11"""
    t, player = politics(culture=5)
    t.play("cabinet:machine_parts")
    assert player.capacity == [4, 2]
    t.pass_all()
    t.next_economy()
    assert player.capacity == [3, 1]


def test_unused_actions_expire() -> None:
    """A4.2"""
    t, _ = politics()
    t.pass_all()
    assert set(t.s.budget) == {0}
