"""A1, B1 Set-up: options, map, home worlds, start of each player."""

import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import OptionValue
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import (
    CENTRE,
    GOVERNMENT_IDS,
    HOME_WORLD,
    RESEARCH_SHIP,
    TECH,
)
from raumhafen.games.sternenkinder.rules.core.civil import count_civil, units_of
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from raumhafen.games.sternenkinder.state import FACE_DOWN, NO_PLACE
from tests.games.sternenkinder.tables import GAME, Scenario

Options = dict[str, OptionValue]


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (4, {"map": "short"}, "A1.15"),
        (6, {"map": "short", "teams": True}, "A1.15"),
        (5, {"teams": True}, "A1.1"),
        (2, {"teams": True}, "A1.1"),
    ],
)
def test_impossible_tables_are_refused_with_their_rule(
    seats: int, options: Options, rule: str
) -> None:
    """A1.1, A1.15"""
    with pytest.raises(RaumhafenError) as refused:
        GAME.new_state(seats, options, 1)
    assert refused.value.rule == rule
    assert refused.value.key.startswith("illegal-")


@pytest.mark.parametrize(
    ("options", "target"),
    [({}, 10), ({"map": "short"}, 6), ({"map": "short", "target": 3}, 3), ({"target": 15}, 15)],
)
def test_targets(options: Options, target: int) -> None:
    """A1.14, A1.15, B1.2.5"""
    assert Scenario(2, **options).s.target == target


@pytest.mark.parametrize(
    ("seats", "options", "systems"),
    [
        (2, {"map": "short"}, 37), (3, {"map": "short"}, 37), (2, {}, 61), (3, {}, 61),
        (4, {}, 61), (4, {"teams": True}, 61), (5, {}, 63), (6, {}, 67), (6, {"teams": True}, 65),
    ],
)  # fmt: skip
def test_the_map_has_its_systems(seats: int, options: Options, systems: int) -> None:
    """T1, A1.3, B1.1, B1.2.1, B1.3.3: only the centre and the home worlds lie face up."""
    s = Scenario(seats, **options).s
    placed = [cell for cell in range(CELLS) if s.tile[cell] != NO_PLACE]
    assert len(placed) == systems
    assert s.tile[0] == CENTRE
    assert [s.tile[cell] for cell in s.home] == [HOME_WORLD] * seats
    assert s.tile.count(FACE_DOWN) == systems - seats - 1 == sum(s.ring_bag)


@pytest.mark.parametrize(
    ("seats", "options", "distances"),
    [
        (2, {}, {8}), (3, {}, {8}), (4, {}, {6, 8}), (5, {}, {5, 7, 8, 9}), (6, {}, {5, 9, 10}),
    ],
)  # fmt: skip
def test_distances_of_home_worlds(seats: int, options: Options, distances: set[int]) -> None:
    """T2, A1.7"""
    home = Scenario(seats, **options).s.home
    found = {DISTANCE[CELLS * a + b] for a in home for b in home if a != b}
    assert found <= distances and max(found) == max(distances)


def test_teams_alternate_and_partners_are_near() -> None:
    """A1.12, A1.18, T2: partners 4 apart, enemies 8."""
    home = Scenario(4, teams=True).s.home
    for a in range(4):
        for b in range(4):
            if a != b:
                assert DISTANCE[CELLS * home[a] + home[b]] == (4 if (a - b) % 2 == 0 else 8)


@pytest.mark.parametrize("seed", range(4))
def test_seats_take_places_from_the_first_player_on(seed: int) -> None:
    """A1.7, A1.12, B1.3.2"""
    s = Scenario(3, seed=seed).s
    first = Scenario(3).s
    at = [s.home[seat] for seat in s.seats_from(s.first)]
    assert at == [first.home[seat] for seat in first.seats_from(first.first)]


def test_home_worlds_in_ring_vi_have_two_neighbours() -> None:
    """T2"""
    s = Scenario(6).s
    for cell in s.home:
        assert sum(s.tile[near] != NO_PLACE for near in NEIGHBOURS[cell]) == 2


def test_the_start_of_a_player() -> None:
    """A1.8, A1.9, A1.13, B1.4, B1.4.1, B1.4.2, T3: after the first income each account is 6."""
    t = Scenario()
    assert t.question() == "economy" and t.s.round == 1
    for seat in range(2):
        player = t.seat(seat)
        assert set(player.account.values()) == {6}
        assert set(player.income.values()) == {3}
        assert player.full_capacity == player.capacity == [3, 1]
        assert votes(t.s, seat) == 3
        assert victory_points(t.s, seat) == 0
        assert t.s.level[player.home] == 3
        assert t.s.state_size[seat] == 1
        shown = GAME.view(t.s, seat)
        assert shown["seats"][seat]["government"] == "oligarchy"
        assert [t.s.civil_at[at] for at in units_of(t.s, seat)] == [player.home]
        assert count_civil(t.s, seat, RESEARCH_SHIP) == 1


def test_a_home_world_of_level_iv() -> None:
    """T3, A0.9: 4 votes, GC 4, still no victory points."""
    t = Scenario()
    player = t.active.has(food=30)
    t.s.centre[player.home] = 1
    t.ask_again().play(f"grow:{t.options()[[o[:5] for o in t.options()].index('grow:')][5:]}")
    assert t.s.level[player.home] == 4
    assert votes(t.s, player.seat) == 4
    assert player.full_capacity[0] == 4
    assert victory_points(t.s, player.seat) == 0
    assert player.account["food"] == 10


@pytest.mark.parametrize("way", ["avanter", "chosen", "dealt", "none"])
def test_peoples(way: str) -> None:
    """B27.5"""
    t = Scenario(3, people=way)
    while t.question() == "people":
        t.play(t.options()[0])
    shown = [seat["people"] for seat in GAME.view(t.s, 0)["seats"]]
    if way == "avanter":
        assert shown == ["avanter"] * 3
    elif way == "none":
        assert shown == [None] * 3
    else:
        assert len(set(shown)) == 3 and None not in shown


def test_avanters_start_with_more_and_a_cheap_technology() -> None:
    """B27.5: two of everything and a technology up to 4 R, without a bonus."""
    t = Scenario(2, people="avanter")
    assert t.question() == "free-tech"
    assert not t.offers("research:simple_energy")
    t.play("research:political_philosophy")
    first = t.s.first
    assert t.seat(first).account["culture"] == 5
    assert t.s.first_by.count(-1) == len(t.s.first_by)


# --- A1.17 quick start ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_quick_start_gives_a_colony_two_buildings_and_a_government(seats: int) -> None:
    """A1.17, B1.5: everybody, in player order; the first round begins with the economy phase."""
    t = Scenario(seats, quick_start=True, planetary_events=False)
    for seat in t.s.seats_from(t.s.first):
        assert t.active.seat == seat
        if t.question() == "quick-world":  # with one place only nobody is asked
            assert all(code.startswith("at:vi") for code in t.options())
            t.play(t.options()[0])
        t.play("build:capacity_1")
        while t.question() == "gift-place":
            t.play(t.options()[0])
        t.play(t.options()[0])
        while t.question() == "gift-place":
            t.play(t.options()[0])
        assert t.question() == "quick-government" and len(t.options()) == 5
        t.play("govern:democracy")
        (colony,) = [cell for cell in planets_of(t.s, seat) if cell != t.s.home[seat]]
        assert t.s.level[colony] == 1 and DISTANCE[t.s.home[seat] * CELLS + colony] == 2
        assert sum(site != 0 for site in t.s.sites) % 2 == 0
    assert t.question() == "economy" and t.s.round == 1
    for seat in range(seats):
        assert GOVERNMENT_IDS[t.s.government[seat]] == "government.democracy"
        assert t.s.techs[seat] == 1 << TECH["tech.political_philosophy"]
        assert t.seat(seat).capacity == t.seat(seat).full_capacity


def test_the_short_map_starts_quickly_one_ring_lower() -> None:
    """A1.15, A1.17"""
    t = Scenario(2, quick_start=True, map="short")
    assert t.options() and all(code.startswith("at:v") for code in t.options())
    assert not any(code.startswith("at:vi") for code in t.options())
