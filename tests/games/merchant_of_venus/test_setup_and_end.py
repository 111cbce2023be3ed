"""MV0, MV1, MV3, MV4, MV14, MV15, MV17, MV18: set-up, rounds, scoring, solo, secrets, laws."""

import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import CHANCE, apply
from raumhafen.games.merchant_of_venus.content.tables import MISSION_IDS, NONE, RULES, SPACE
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.scoring import SCORING, challenge_met, winners
from raumhafen.games.merchant_of_venus.rules.trade.passengers import place_passenger
from raumhafen.games.merchant_of_venus.state import IN_BAG, VenusState
from tests.games.merchant_of_venus.table import A, B, Table, landed, staying


def opening(seats: int, seed: int = 1, **options: str | int) -> VenusState:
    """A match after set-up, at its first departure."""
    s = GAME.new_state(seats, options, seed)
    assert isinstance(s, VenusState)
    while s.round == 0:
        seat = s.deciders()[0]
        apply(s, seat, s.options(seat)[0])
    return s


# --- set-up --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "money"),
    [(1, [60]), (2, [40, 40]), (3, [60, 60, 80]), (4, [80, 80, 100, 120])],
)
def test_t1_start_money(seats: int, money: list[int]) -> None:
    """MV3.6, MV3.1 T1: by seat order from the start player, who is drawn by lot."""
    s = opening(seats)
    assert [s.credits[seat] for seat in s.seats_from(s.first)] == money


def test_start_player_by_lot() -> None:
    """MV3.1 Every seat can begin."""
    assert {opening(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


def test_what_lies_on_the_table() -> None:
    """MV3.2, MV3.3, MV3.5, MV3.7, MV3.8, MV0.9 Cards shuffled, gauges 2 and 1, two holds."""
    s = opening(3)
    assert sorted(s.contact) == list(range(14)) and s.contact != list(range(14))
    assert all(sorted(s.gauges[2 * k : 2 * k + 2]) == [1, 2] for k in range(3))
    assert len(set(s.pilot)) == 3 and s.ship == [SPACE["gb01"]] * 3
    assert all(s.missions[2 * k] != NONE and s.missions[2 * k + 1] == NONE for k in range(3))
    assert s.passenger_at.count(IN_BAG) == 29 and s.round == 1
    assert (RULES.holds, RULES.hold_capacity, RULES.boost_values) == (2, 2, (1,))


def test_pilots_are_chosen_in_seat_order() -> None:
    """MV3.5 Pilot, then gauge; the fourth takes what is left."""
    s = GAME.new_state(4, {}, 3)
    asked = []
    while s.deciders() and s.asked[s.deciders()[0]].ask.name in ("pilot", "gauge"):  # type: ignore[union-attr]
        seat = s.deciders()[0]
        question = s.asked[seat]
        assert question is not None
        asked.append((question.ask.name, seat))
        apply(s, seat, s.options(seat)[-1])
    assert [name for name, _ in asked] == ["pilot", "gauge"] * 3 + ["gauge"]


def test_options_of_the_table() -> None:
    """MV3.2, MV3.4, MV3.5 Beginner systems, dealt pilots, fixed teleportals."""
    s = opening(2, home_systems="beginner", pilots="dealt", teleportals="fixed")
    assert s.contact[3] == 0 and all(s.known)
    assert NONE not in s.gates and len(set(s.pilot)) == 2


def test_shorter_games() -> None:
    """MV4.1 20 or 15 rounds."""
    s = opening(2, rounds=15)
    rng = Rng(4)
    while not s.over:
        seat = s.deciders()[0]
        apply(s, seat, rng.pick(s.options(seat)))
    assert s.round == 15 and s.turns == 30


def test_t3_passengers_wait_where_they_start() -> None:
    """MV4.3, MV3.8 T3: at the base, or in the supply area of an unknown culture."""
    t = Table()
    place_passenger(t.s, 7)
    assert t.where("ps08") == 14
    place_passenger(t.s, 12)
    assert t.where("ps13") == 22
    t.discover("cw", 5)
    place_passenger(t.s, 1)
    assert t.where("ps02") == t.s.home[4]


def test_passenger_rounds() -> None:
    """MV4.3, MV4.1 Odd rounds from 3 on; from an empty bag nobody comes."""
    t = Table()
    t.next_round()
    assert t.s.round == 3
    t.toss(0, 30)
    assert t.s.passenger_at.count(IN_BAG) == 29
    t.s.passenger_at = [-1] * 30
    t.s.round = 4
    t.next_round()
    assert t.s.chance == 0


# --- scoring -------------------------------------------------------------------------------------


def example() -> Table:
    t = Table()
    t.money(A, 540)
    t.port(A, "cw06")
    t.port(A, "cw03")
    t.s.fame[A], t.s.infamy[A] = 9, 4
    for mission in ("mi01", "mi20"):
        at = MISSION_IDS.index(mission)
        t.s.mission_done[at] = A
        t.s.mission_bag.remove(at)
    t.reward(A, "re21", "re09", "re10")
    t.pilot(A, "p_human", 2)
    t.holds(A, 2)
    t.give(A, "t12", "t14", "t09", "t13", "t11")
    t.gauges(A, 3, 4)
    return t


@pytest.mark.parametrize(("dice", "fame", "credits"), [((3, 5), 50, 1440), ((4, 4), 50, 1940)])
def test_t54_scoring(dice: tuple[int, int], fame: int, credits: int) -> None:
    """MV14.1, MV14.2, MV14.3, MV14.4, MV13.7, MV13.10, MV11.13, MV11.15, MV11.17 T54"""
    t = example()
    t.run(SCORING, A)
    t.dice(*dice)
    assert t.s.fame_total[A] == fame and t.s.final[A] == credits


def test_spoiler_die_and_plaque() -> None:
    """MV11.4, MV14.2, MV14.3 A die of fame for a spoiler; 2 per spaceport with the plaque."""
    t = Table()
    t.give(A, "t01p")
    t.reward(A, "re26")
    t.port(A, "cw06")
    t.run(SCORING, A)
    t.effect(5)
    assert t.s.fame_total[A] == 5 + 2 and t.s.final[A] == 200 + 70


def test_unused_deeds_are_refunded() -> None:
    """MV14.1, MV10.11 At the price paid."""
    t = Table()
    t.s.deed[3], t.s.deed_paid[3] = A, 160
    t.run(SCORING, A)
    assert t.s.final[A] == 160


def scored(fame: list[int], credits: list[int]) -> list[int]:
    t = Table(len(fame))
    for seat, amount in enumerate(credits):
        t.money(seat, amount)
        t.s.fame[seat], t.s.infamy[seat] = max(0, fame[seat]), max(0, -fame[seat])
        t.run(SCORING, seat)
    return winners(t.s)


def test_t55_who_wins() -> None:
    """MV14.4, MV14.5 T55: below 0 out; 0 may win; ties by fame; then shared."""
    assert scored([-1, 0], [5000, 900]) == [1]
    assert scored([0, 0, 1], [900, 0, 0]) == [0]
    assert scored([10, 0], [0, 100]) == [0]
    assert scored([5, 5], [100, 100]) == [0, 1]
    assert scored([-3, -1], [900, 0]) == [1]


def test_outcome() -> None:
    """MV14.5 Points are final credits; who is out has none."""
    t = Table()
    t.s.final, t.s.fame_total, t.s.over = [500, 700], [3, -2], True
    outcome = GAME.outcome(t.s)
    assert outcome.points == [500, 0] and outcome.winners == [0]


# --- solo ----------------------------------------------------------------------------------------


def test_solo_set_up() -> None:
    """MV15.1 52 encounter cards, a challenge, c60."""
    s = opening(1)
    assert len(s.encounter_bag) == 52 and 0 <= s.challenge < 6 and s.credits == [60]


@pytest.mark.parametrize(("ports", "credits", "won"), [(3, 1000, True), (2, 1600, False)])
def test_t56_port_magnate(ports: int, credits: int, won: bool) -> None:
    """MV15.1 T56: every part of the goal must be met; the sale of the ports counts."""
    t = Table(1)
    t.s.challenge = 3
    t.s.encounter_bag = t.s.encounter_bag[:52]
    for orbital in ("cw06", "cw03", "jw03")[:ports]:
        t.port(A, orbital)
    t.money(A, credits)
    t.run(SCORING, A)
    assert t.s.final[A] == credits + 200 * ports
    assert challenge_met(t.s) == won and winners(t.s) == ([0] if won else [])
    t.s.fame_total[A] = -1
    assert not challenge_met(t.s)


def test_solo_navigation() -> None:
    """MV15.2, MV6.2 The effect die decides, again while it shows the way in."""
    t = Table(1)
    t.s.encounter_bag = t.s.encounter_bag[:52]
    t.turn(A)
    t.do("head:nh12")
    t.speed(2, 2, 2)
    t.do("done")
    t.effect(2)
    assert t.asked == "chance"
    t.effect(3)
    assert t.at(A) == "nh11"


# --- secrets -------------------------------------------------------------------------------------


def test_views_hide_what_nobody_knows() -> None:
    """MV17.1, MV17.2, MV17.3 Face-down cards, decks and lower market tokens are in no view."""
    t = landed(culture=3)
    t.s.known[14 * A + 2] = 1
    t.s.encounter_top, t.s.top_seen = [t.s.encounter_bag.pop()], [1 << A]
    mine, theirs = GAME.view(t.s, A), GAME.view(t.s, B)
    assert mine["mine"]["contacts"] == {"jw": t.s.contact[2] + 1}
    secrets = {name: theirs["mine"][name] for name in ("contacts", "top", "under")}
    assert secrets == {"contacts": {}, "top": [None], "under": []}
    assert "mine" not in GAME.view(t.s, SPECTATOR)
    assert len(mine["systems"][1]["pile"]) == 1 and mine["systems"][2] is None
    assert mine["seats"][A]["credits"] == 0 and mine["seats"] == theirs["seats"]


def test_redealing_keeps_what_is_known() -> None:
    """MV17.1, MV17.2 The seat's own knowledge stays, the rest is dealt anew."""
    t = Table()
    t.s.known[14 * A + 2] = 1
    places = set()
    for seed in range(30):
        copy = GAME.determinize(t.s, A, Rng(seed))
        assert isinstance(copy, VenusState)
        assert GAME.view(copy, A) == GAME.view(t.s, A)
        assert copy.contact[2] == t.s.contact[2]
        places.add(copy.contact[0])
    assert len(places) > 5


# --- laws ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("law", "fault"),
    [
        ("MV18.1", "supply"),
        ("MV18.2", "riding"),
        ("MV18.3", "drive_stock"),
        ("MV18.4", "markers"),
        ("MV18.5", "removed"),
        ("MV18.6", "gates"),
        ("MV18.7", "gauges"),
        ("MV18.8", "bank"),
    ],
)
def test_every_law_can_be_broken(law: str, fault: str) -> None:
    """MV18.1, MV18.2, MV18.3, MV18.4, MV18.5, MV18.6, MV18.7, MV18.8 A fault is found."""
    s = Table().s
    assert GAME.broken_laws(s) == []
    if fault in ("removed", "bank"):
        setattr(s, fault, 1)
    elif fault == "gates":
        s.gates[:2] = [SPACE["jw07"], SPACE["jw07"]]
    else:
        getattr(s, fault)[0] += 9
    assert any(found.startswith(law) for found in GAME.broken_laws(s))


def test_conventions() -> None:
    """MV0.1, MV0.2, MV1.1, MV1.3 Chance is the only source of dice; figures come from content."""
    s = GAME.new_state(2, {}, 1, explicit=True)
    assert s.chance == 2 and s.deciders() == []
    apply(s, CHANCE, 1)
    assert isinstance(s, VenusState) and s.first == 1
    assert RULES.markers == 5 and RULES.upgrade_slots == 3 and RULES.hold_places == 4


def test_upgrade_slots() -> None:
    """MV1.3, MV10.6 Three ship upgrades at most."""
    t = landed(culture=6)
    t.give(A, "t02", "t12", "t14")
    t.money(A, 100)
    staying(t)
    t.refuse("buy:t06", "illegal-no-room", "MV10.6")
