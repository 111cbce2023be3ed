"""The parts of the search: luck that is the same for all, the race, the tree, the clock."""

from itertools import islice

import pytest

from raumhafen.agents.search import (
    FACTOR,
    LEARNED,
    MAKERS,
    MODULUS,
    SEEDS,
    Arm,
    Budget,
    Chance,
    Meter,
    Node,
    Race,
    Sampler,
    SearchAgent,
    Settings,
    beside,
    lead,
    open_world,
)
from raumhafen.engine.game import Game
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.games import METAS, load_game
from tests.agents.tables import Window, decisions


@pytest.fixture
def game() -> Game:
    return load_game("space-base")


def table_at(game: Game, decision: int, seed: int = 4, seats: int = 2) -> Perspective:
    state, seat = next(islice(decisions(game, seats, {}, seed), decision, None))
    return Perspective(game, state, seat)


class SteppingClock:
    """Moves on by so much whenever somebody looks."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


# --- luck ----------------------------------------------------------------------------------------


def test_the_same_lap_has_the_same_dice_whatever_cards_are_drawn() -> None:
    one, other = Chance(77), Chance(77)
    dice = [one.toss(36) for _ in range(20)]
    mixed = []
    for draw in range(20):
        other.toss(60 - draw)
        mixed.append(other.toss(36))
    assert mixed == dice


def test_luck_is_fair() -> None:
    rng = Rng("fair")
    rolls = [0] * 36
    for _ in range(36 * 100):
        chance = Chance(rng.below(SEEDS) + 1)
        for _ in range(5):
            rolls[chance.toss(36)] += 1
    chi = sum((count - 500) ** 2 / 500 for count in rolls)
    assert chi < 66.6  # 35 degrees of freedom: more than this comes once in a thousand times


def test_who_imagines_does_not_know_the_luck_to_come() -> None:
    rng = Rng("imagined")
    same = 0
    for _ in range(36 * 100):
        chance = Chance(rng.below(SEEDS) + 1)
        same += Chance(chance.elsewhere()).toss(36) == chance.toss(36)
    assert 60 <= same <= 140  # a hundred and four standard deviations


def test_first_and_second_roll_of_a_lap_are_independent() -> None:
    rng = Rng("pairs")
    pairs = [0] * 36
    for _ in range(36 * 200):
        chance = Chance(rng.below(SEEDS) + 1)
        pairs[6 * chance.toss(6) + chance.toss(6)] += 1
    assert sum((count - 200) ** 2 / 200 for count in pairs) < 66.6


# --- the race ------------------------------------------------------------------------------------


def arm(action: int, values: list[float]) -> Arm:
    made = Arm(action)
    made.values = values
    return made


def test_lead_counts_standard_errors_of_paired_differences() -> None:
    ahead, behind = arm(0, [0.5, 0.7, 0.9, 0.5]), arm(1, [0.4, 0.5, 0.8, 0.3])
    # differences 0.1 0.2 0.1 0.2: mean 0.15, deviation 0.0577, error 0.0289
    assert lead(ahead, behind) == pytest.approx(0.15 / 0.028868, rel=1e-3)


def test_luck_common_to_both_does_not_blur_the_lead() -> None:
    wild = [0.1, 0.9, 0.2, 0.8, 0.1, 0.9]
    assert lead(arm(0, [v + 0.01 for v in wild]), arm(1, wild)) > 100.0


def race_at(game: Game, decision: int) -> Race:
    meter = Meter(Budget(samples=10_000))
    return Race(table_at(game, decision), Rng(1), Settings(laps=2), meter)


def test_a_glance_counts_like_laps() -> None:
    looked = arm(0, [0.2, 0.4])
    assert looked.mean() == pytest.approx(0.3)
    looked.glance, looked.trust = 0.6, 4
    assert looked.mean() == pytest.approx((4 * 0.6 + 0.2 + 0.4) / 6)
    ahead = arm(1, [0.3, 0.4, 0.5])
    ahead.glance, ahead.trust = 0.5, 4
    # its own mean, more by what the other had more in a glance and in two common laps
    assert beside(ahead, looked) == pytest.approx(ahead.mean() + (4 * 0.1 - 0.1 + 0.0) / 6)


def test_laps_that_speak_clearly_outweigh_a_glance(game: Game) -> None:
    race = race_at(game, 40)
    first, second = arm(0, [0.2] * 20), arm(1, [0.6] * 20)
    first.glance, second.glance = 0.5, 0.4
    first.trust = second.trust = 10
    race.arms, race.favourite, race.laps = [first, second], first, 20
    assert [one.action for one in race.advice()] == [1, 0]
    first.trust = second.trust = 200
    assert [one.action for one in race.advice()] == [0, 1]


def test_every_option_of_a_race_is_glanced_at_or_none(game: Game) -> None:
    race = race_at(game, 40)
    assert len(race.arms) > 1 and {arm.trust for arm in race.arms} == {race.settings.trust}
    assert race.favourite.glance == max(arm.glance for arm in race.arms)
    actions = [arm.action for arm in race.arms]
    race.enter(actions[-1], actions, 3, Rng(2))
    assert race.favourite.action == actions[-1]
    assert all(arm.trust and 0.0 < arm.glance < 1.0 for arm in race.arms)
    makers = Race(table_at(game, 40), Rng(1), Settings(judge=MAKERS), race.meter)
    makers.enter(actions[-1], actions, 3, Rng(2))
    assert not any(arm.trust or arm.glance for arm in makers.arms)


def test_clear_losers_drop_out_and_close_ones_stay(game: Game) -> None:
    race = race_at(game, 40)
    race.arms = [
        arm(0, [0.60, 0.62, 0.58, 0.61]),
        arm(1, [0.59, 0.63, 0.57, 0.62]),
        arm(2, [0.10, 0.12, 0.09, 0.11]),
    ]
    race.drop_beaten()
    assert [left.action for left in race.arms] == [0, 1]
    assert [left.action for left in race.lost] == [2]


def test_halving_keeps_the_leaders(game: Game) -> None:
    race = race_at(game, 40)
    race.laps = 2
    race.arms = [arm(k, [k / 10, k / 10]) for k in range(8)]
    race.drop_last(3)
    assert {left.action for left in race.arms} == {7, 6, 5}


@pytest.mark.parametrize(
    ("other", "front"),
    [([0.9], 0), ([0.9, 0.5], 0), ([0.70, 0.71, 0.69, 0.70], 1)],
)
def test_the_favourite_stays_in_front_until_enough_laps_speak_against_it(
    game: Game, other: list[float], front: int
) -> None:
    """One lap says nothing, two say little, four that agree are enough."""
    race = race_at(game, 40)
    race.laps = len(other)
    race.favourite = arm(0, [0.4, 0.41, 0.39, 0.40][: len(other)])
    race.arms = [race.favourite, arm(1, other)]
    assert race.advice()[0].action == front


def test_tosses_in_parts_are_those_of_the_generator() -> None:
    """Park and Miller's, after two steps that nobody sees."""
    for seed in (1, 48271, SEEDS):
        for outcomes in (2, 6, 36, 216):
            chance = Chance(seed)
            now = (seed * (2 * outcomes + 1) + outcomes) % (MODULUS - 1) + 1
            now = now * FACTOR**2 % MODULUS
            for _ in range(50):
                now = now * FACTOR % MODULUS
                assert chance.toss(outcomes) == now * outcomes // MODULUS


# --- budgets -------------------------------------------------------------------------------------


def test_a_clock_ends_the_search(game: Game) -> None:
    clock = SteppingClock(0.001)
    agent = SearchAgent(Budget(seconds=0.1, clock=clock))
    table = Window(table_at(game, 60))
    assert agent.choose(table, Rng(1)) in table.options()
    assert 0.0 < clock.now < 0.15


def test_without_time_for_one_lap_the_heuristic_decides(game: Game) -> None:
    agent = SearchAgent(Budget(seconds=1.0, clock=SteppingClock(2.0)), Settings(judge=MAKERS))
    for decision in range(20, 60):
        table = table_at(game, decision)
        greedy = game.mind().greedy(table.determinize(Rng(1)), table.seat, table.options())
        assert agent.choose(table, Rng(1)) == greedy


def test_where_a_game_glances_that_decides_without_time_for_one_lap(game: Game) -> None:
    agent = SearchAgent(Budget(seconds=1.0, clock=SteppingClock(2.0)))
    others = 0
    for decision in range(20, 60):
        table = table_at(game, decision)
        race = race_at(game, decision)
        looks = {arm.action: arm.glance for arm in race.arms}
        choice = agent.choose(table, Rng(1))
        assert looks[choice] == max(looks.values())
        others += choice != game.mind().greedy(race.worlds[0], table.seat, table.options())
    assert others, "it is not always the answer at first sight"


def test_who_looks_sees_what_the_best_answers_make_of_an_option(game: Game) -> None:
    """SB7.1 How dice are used, with the own buy still to come."""
    better = 0
    for state, seat in decisions(game, 2, {}, 5):
        question = state.asked[seat]
        if question is None or question.ask.name != "allocate":
            continue
        sampler = Sampler(game, seat, Settings(judge=LEARNED))
        world = open_world(Perspective(game, state, seat), Rng(1))
        for option in state.options(seat):
            plain = sampler.glance(world, option, 7)
            looked = sampler.glance(world, option, 7, looking=True)
            better += looked > plain + 1e-9
            assert looked >= plain
    assert better > 10


def test_samples_are_counted(game: Game) -> None:
    table = table_at(game, 50)
    advice = SearchAgent(Budget(samples=40), Settings(margin=99.0)).advise(table, Rng(1))
    assert sorted(one.action for one in advice) == sorted(table.options())
    assert sum(one.samples for one in advice) <= 40
    assert all(0.0 <= one.value <= 1.0 for one in advice)


@pytest.mark.parametrize("game_id", METAS)
def test_samples_that_are_too_few_for_two_laps_are_not_taken(game_id: str) -> None:
    """Nothing that they could say would count, so the answer is the one at first sight."""
    game, idle = load_game(game_id), 0
    agent = SearchAgent(Budget(samples=3))
    for state, seat in islice(decisions(game, 2, {}, 3), 0, 200, 10):
        table = Perspective(game, state, seat)
        race = Race(table, Rng(9), agent.settings, Meter(agent.budget))
        idle += race.field > 1 and race.is_idle()
        assert agent.choose(table, Rng(9)) == agent.advise(table, Rng(9))[0].action
        assert not Race(table, Rng(9), agent.settings, Meter(Budget(seconds=1.0))).is_idle()
    assert (idle > 0) == (game.mind().glances(2) == 0)


@pytest.mark.parametrize("game_id", METAS)
def test_with_ample_time_a_sample_plays_on_as_far_as_the_game_wants_then(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, ends = load_game(game_id), list[int]()
    state, seat = next(islice(decisions(game, 2, {}, 3), 30, None))
    table, mind = Perspective(game, state, seat), game.mind()
    monkeypatch.setattr(Sampler, "play_on", lambda *args: ends.append(args[3]))
    little, ample = Budget(seconds=0.4), Budget(seconds=0.5)
    for budget in (little, ample, Budget(samples=999), Budget(samples=1000)):
        race = Race(table, Rng(9), Settings(), Meter(budget))
        ends.clear()
        race.sampler.sample(race.worlds[0], race.favourite.action, 1)
        rounds = mind.horizon(2, budget.seconds > 0.4 or budget.samples > 999)
        assert ends == [mind.pace(race.worlds[0]) + 2 * rounds]
    assert mind.horizon(2, True) >= mind.horizon(2, False)


# --- the tree ------------------------------------------------------------------------------------


def test_a_node_tries_what_is_new_then_what_is_good() -> None:
    node = Node()
    node.add(1, 0.9)
    node.add(2, 0.1)
    assert node.pick([1, 2, 3], 0.1) == 3
    node.add(3, 0.2)
    assert node.pick([1, 2, 3], 0.1) == 1
    assert node.pick([2, 3], 0.1) == 3


def test_hidden_answers_of_others_are_asked_again_in_a_copy(game: Game) -> None:
    seen = 0
    for state, seat in decisions(game, 3, {}, 9):
        done = [other for other in state.members if state.secret and state.asked[other] is None]
        if not done:
            continue
        world = open_world(Perspective(game, state, seat), Rng(1))
        assert all(world.asked[other] is not None for other in done)
        assert world.options(seat) == state.options(seat)
        seen += 1
    assert seen > 10
