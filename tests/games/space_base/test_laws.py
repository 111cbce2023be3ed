"""SB19 The laws: a broken one is reported, and random matches break none."""

from collections.abc import Iterator

import pytest

from raumhafen.engine.events import Event
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.space_base.actions import SPLIT, SUM
from raumhafen.games.space_base.content.tables import LEVEL
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.rules.roll import EXTRA, Plan
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState
from tests.games.space_base.notation import card, starter
from tests.games.space_base.table import Table

Move = tuple[SpaceBaseState, SpaceBaseState, list[Event]]

MATCHES = [(2, "standard"), (3, "light-speed"), (4, "standard"), (5, "light-speed")]


def moves(seats: int, variant: str) -> Iterator[Move]:
    """A random match: the position before each action, after it, and what was told."""
    state = GAME.new_state(seats, {"variant": variant, "round_limit": 200}, f"laws {seats}")
    assert isinstance(state, SpaceBaseState)
    state.log = []
    rng = Rng(f"laws {seats}")
    while not state.over:
        before = state.copy()
        seat = rng.pick(state.deciders())
        events = apply(state, seat, rng.pick(state.options(seat)))
        yield before, state, events


every_match = pytest.mark.parametrize(("seats", "variant"), MATCHES)


# --- each law can be broken ----------------------------------------------------------------------


def broken(s: SpaceBaseState) -> set[str]:
    """The numbers of the broken laws."""
    return {law.split()[0] for law in GAME.broken_laws(s)}


def position() -> SpaceBaseState:
    t = Table()
    t.board(0, "2: S | Tinbergen", "3: S | Grissom(3)")
    t.begin()
    assert broken(t.s) == set()
    return t.s


def test_a_doubled_ship() -> None:
    """SB19 L1 A ship in two places, or in none, is found."""
    s = position()
    s.decks[0].append(s.decks[0][0])
    assert broken(s) == {"L1"}
    s = position()
    s.market[0] = -1
    assert broken(s) == {"L1"}


def test_a_lost_or_deployed_colony() -> None:
    """SB19 L2 A colony must be on display or stationed, never in a stack."""
    s = position()
    s.market[18] = -1
    assert "L2" in broken(s)
    s = position()
    s.stacks[5] += (card("Tinbergen"),)
    assert "L2" in broken(s)


def test_a_starting_ship_on_another_board() -> None:
    """SB19 L3 Starting ships stay on the board of their seat."""
    s = position()
    s.station[1], s.station[STRIDE + 1] = s.station[STRIDE + 1], s.station[1]
    assert broken(s) == {"L3"}


def test_a_missing_station_card() -> None:
    """SB19 L4 Twelve station cards, and as many deployed ships as cards acquired."""
    s = position()
    s.station[1] = -1
    assert "L4" in broken(s)


def test_a_cube_too_many() -> None:
    """SB19 L5 No more cubes than squares in play, none on cards without squares or in decks."""
    for name, where in (("Grissom", 0), ("Crippen", 1), ("Ride", 1)):
        s = position()
        s.cubes[card(name)] += 1
        s.loaded[0] += where == 0
        assert broken(s) == {"L5"}, name


def test_a_negative_count() -> None:
    """SB19 L6 Credits, income and VP are never below 0."""
    for counts in ("credits", "income", "vp"):
        s = position()
        getattr(s, counts)[1] = -1
        assert broken(s) == {"L6"}


def test_a_stack_that_pays_the_wrong_sum() -> None:
    """SB19 The stored payment of deployed ships is that of their red sides."""
    s = position()
    s.red[2] += 1
    assert GAME.broken_laws(s) == ["the payment of a stack is wrong (seat 0)"]


def test_uneven_turns() -> None:
    """SB19 L8 The numbers of turns differ by at most one."""
    s = position()
    s.turns = [3, 1]
    assert broken(s) == {"L8"}


def test_a_colony_in_an_open_sector() -> None:
    """SB19 L10 A colony's sector is closed, and no other is."""
    s = position()
    s.closed[0] = 0
    assert broken(s) == {"L10"}
    s.closed[0] = 1 << 2 | 1 << 3
    assert broken(s) == {"L10"}


# --- random matches ------------------------------------------------------------------------------


@every_match
def test_matches_keep_the_laws(seats: int, variant: str) -> None:
    """SB19 L1, L2, L3, L4, L5 hold after every action, and every level keeps all its ships."""
    for _, s, _ in moves(seats, variant):
        assert GAME.broken_laws(s) == []
    on_boards = [c for at in range(STRIDE * seats) for c in (s.station[at], *s.stacks[at])]
    everywhere = [*on_boards, *s.market, *sum(s.decks, []), *sum(s.bottoms, [])]
    counts = [sum(0 <= c < 132 and LEVEL[c] == level for c in everywhere) for level in (1, 2, 3)]
    assert counts == [48, 48, 36]
    assert all(starter(seat, 1) in on_boards for seat in range(seats))


BUYS = ("event-buy", "event-ability-buy", "event-light-speed-buy", "event-start-card")


@every_match
def test_counts_fall_only_for_a_reason(seats: int, variant: str) -> None:
    """SB19 L6 Income never falls, VP only by SB11.8, credits only by buying."""
    fallen = 0
    for before, s, events in moves(seats, variant):
        for seat in range(seats):
            keys = {event.key for event in events if event.args.get("seat") == seat}
            assert s.income[seat] >= before.income[seat]
            assert s.vp[seat] >= before.vp[seat] or "event-lose-vp" in keys
            if s.credits[seat] < before.credits[seat]:
                assert keys.intersection(BUYS)
                fallen += 1
    assert fallen


@every_match
def test_the_end_of_a_turn(seats: int, variant: str) -> None:
    """SB19 L7 Six open ships of each level while the deck lasts, and credits of at least income."""
    ended = 0
    for before, s, _ in moves(seats, variant):
        if sum(s.turns) == sum(before.turns) or before.round == 0 or s.over:
            continue
        ended += 1
        assert s.credits[before.active] >= s.income[before.active]
        for level in range(3):
            full = -1 not in s.market[6 * level : 6 * level + 6]
            assert full or not (s.decks[level] or s.bottoms[level])
    assert ended > 20


@every_match
def test_everybody_has_had_the_same_number_of_turns(seats: int, variant: str) -> None:
    """SB19 L8 When a match ends without win_game, the turns are equal."""
    for _, s, _ in moves(seats, variant):
        assert max(s.turns) - min(s.turns) <= 1
    assert s.winner >= 0 or len(set(s.turns)) == 1


@every_match
def test_closed_sectors_stay_closed(seats: int, variant: str) -> None:
    """SB19 L10 The number of closed sectors of a seat never falls."""
    for before, s, _ in moves(seats, variant):
        for seat in range(seats):
            assert s.closed[seat].bit_count() >= before.closed[seat].bit_count()
    assert any(s.closed)


def test_no_sector_pays_twice_in_a_group() -> None:
    """SB19 L9 Whatever is answered on boards full of arrows, only the doubled sector pays again."""
    arrows = ("Merbold", "Lichtenberg", "Parker", "Shaw", "Thornton", "Bluford")
    rng = Rng("groups")
    repeated = 0
    for _ in range(400):
        ships = [*arrows]
        for at in range(5, 0, -1):
            other = rng.below(at + 1)
            ships[at], ships[other] = ships[other], ships[at]
        t = Table(active=rng.below(2))
        t.board(0, *[f"{7 + k}: S, {name} | {STATIONS[k]}" for k, name in enumerate(ships[:3])])
        t.board(0, *[f"{10 + k}: S | {name}" for k, name in enumerate(ships[3:])])
        t.board(0, ("2: S, Aksyonov(1) | Irwin", "2: S | Aksyonov(1)")[t.s.active == 0])
        t.board(0, "1: S | Demin(1)")
        t.begin()
        t.s.die_a, t.s.die_b = rng.below(6) + 1, rng.below(6) + 1
        repeated += check_groups(random_plan(t.s, rng))
    assert repeated


STATIONS = ("Makarov", "Lazarev", "Garriott")


def random_plan(s: SpaceBaseState, rng: Rng) -> Plan:
    plan = Plan(s, 0, [rng.pick([SPLIT, SUM])])
    while plan.question is not None:
        plan = Plan(s, 0, [*plan.sheet, rng.pick(plan.question.options)])
    return plan


def check_groups(plan: Plan) -> int:
    """The number of payments by doubling, after checking that all others are single."""
    usual = [sector for sector in plan.payments if sector < EXTRA]
    extra = [sector - EXTRA for sector in plan.payments if sector > EXTRA]
    doubled = extra[0] if extra else 0
    assert extra.count(doubled) == usual.count(doubled)
    single = usual + [sector for sector in extra if sector != doubled]
    assert len(single) == sum(mask.bit_count() for mask in plan.masks)
    return len(extra)
