"""Information-set Monte Carlo tree search for every game: it needs nothing but the Game interface.

A sample takes a copy in which everything unknown to the seat was dealt anew, answers the open
question with one option, and plays on: own decisions near the root by the tree, all others as the
game's mind answers at first sight (`Mind.skilled`), for a few turns, until `Mind.value` says how
good that was, or the judgement that the game has learned. Hidden answers of other seats are asked
seat by seat, like everything else.

The options at the root run a race: in every lap each of them gets one sample with the same world
and the same dice, so that luck cancels out in the differences, and those that fall behind drop out.
Where a game's judgement is sharp enough, all of them are judged at the end of the running step
first (`Mind.glances`), and that counts like a number of laps.
"""

from collections.abc import Callable
from math import ceil, isfinite, log, sqrt
from time import thread_time

from raumhafen.engine.game import Game
from raumhafen.engine.mind import Mind
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng, product
from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import CHANCE, State, apply, revise

Clock = Callable[[], float]
Draw = Callable[[State, int, int], float]  # what an option is worth in a world with some luck

SEEDS = 2147483646
FACTOR = 48271
MODULUS = 2147483647
QUOTIENT, REST = MODULUS // FACTOR, MODULUS % FACTOR
MIND, LEARNED, MAKERS = "mind", "learned", "makers"
LEAST = 2  # laps, before differences between options mean anything
AMPLE_SAMPLES, AMPLE_SECONDS = 1000, 0.5
OTHERS = 3  # answers that people see beside one which stands to reason


class Budget:
    """How long a search may take: samples (reproducible) or seconds.

    Seconds on the core, not on the wall: a busy machine makes a bot slower, but not weaker.
    """

    def __init__(self, samples: int = 0, seconds: float = 0.0, clock: Clock = thread_time) -> None:
        self.samples = samples
        self.seconds = seconds
        self.clock = clock

    def is_ample(self) -> bool:
        """Whether samples that play on for long can still tell options apart."""
        return self.samples >= AMPLE_SAMPLES or self.seconds >= AMPLE_SECONDS

    def is_positive(self) -> bool:
        return isfinite(self.seconds) and (self.samples > 0 or self.seconds > 0.0)


class Meter:
    """Counts samples and looks at the clock, from its making on."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.samples = 0
        self.started = budget.clock()

    def used(self) -> float:
        """The part of the budget that is spent."""
        if self.budget.samples:
            return self.samples / self.budget.samples
        return (self.budget.clock() - self.started) / self.budget.seconds


class Settings:
    """What can be tuned; the defaults did best on the ladder."""

    def __init__(
        self,
        rounds: int = 0,
        worlds: int = 16,
        laps: int = 6,
        margin: float = 2.0,
        caution: float = 1.0,
        patience: int = 2,
        curiosity: float = 0.1,
        tree_size: int = 20_000,
        judge: str = MIND,
        trust: int = 30,
    ) -> None:
        self.rounds = rounds  # how far a sample plays on; 0 for what the game thinks best
        self.worlds = worlds  # different copies that take turns
        self.laps = laps  # before the first option may drop out
        self.margin = margin  # standard errors behind the leader at which an option drops out
        self.caution = caution  # standard errors by which an option must beat the heuristic's
        self.patience = patience  # visits for each option before a node of the tree explores
        self.curiosity = curiosity  # the weight of exploring in the tree
        self.tree_size = tree_size
        self.judge = judge  # who says what is good: MIND, LEARNED or MAKERS
        self.trust = trust  # laps that a glance counts like


def mind_of(game: Game, settings: Settings) -> Mind:
    return game.mind().makers() if settings.judge == MAKERS else game.mind()


class Advice:
    """What the search found out about one option: the share of the win to be expected."""

    def __init__(self, action: int, value: float, samples: int) -> None:
        self.action = action
        self.value = value
        self.samples = samples


class SearchAgent:
    """Thinks ahead for as long as its budget lasts, or until one option is clearly the best."""

    def __init__(self, budget: Budget, settings: Settings | None = None) -> None:
        self.budget = budget
        self.settings = Settings() if settings is None else settings

    def choose(self, table: Perspective, rng: Rng) -> int:
        options = table.options()
        if len(options) == 1:
            return options[0]
        race = Race(table, rng, self.settings, Meter(self.budget))
        return race.favourite.action if race.is_idle() else race.run(rng)[0].action

    def advise(self, table: Perspective, rng: Rng) -> list[Advice]:
        """All options, the recommended one first."""
        return Race(table, rng, self.settings, Meter(self.budget)).run(rng)

    def counsel(self, table: Perspective, rng: Rng) -> list[Advice]:
        """For people, who want to know the chances with each answer, and why not another.

        Where the game would weigh a single answer, some others are tried as well; the game's own
        stays in front.
        """
        race = Race(table, rng, self.settings, Meter(self.budget))
        lonely = race.field == 1
        race.widen(table.options(), rng)
        while race.meter.used() < 1.0 and (len(race.arms) > 1 or not race.is_sure()):
            race.run_lap(rng)
        found = race.fair_advice()
        if lonely:
            found.sort(key=lambda one: one.action != race.favourite.action)
        return found


class GlanceAgent:
    """Takes what the learned judgement likes best at a glance, and searches no further."""

    def choose(self, table: Perspective, rng: Rng) -> int:
        options = table.options()
        if len(options) == 1:
            return options[0]
        sampler = Sampler(table.game, table.seat, Settings(judge=LEARNED))
        return sampler.best_at_a_glance(open_world(table, rng), options, rng.below(SEEDS) + 1)


# --- the root ------------------------------------------------------------------------------------


class Arm:
    """One option of the root with the values of its samples, one for each lap."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.values: list[float] = []
        self.glance = 0.0
        self.trust = 0  # laps that the glance counts like

    def mean(self) -> float:
        laps = self.trust + len(self.values)
        return (self.trust * self.glance + sum(self.values)) / laps if laps else 0.0


class Race:
    """The options of the open question, sampled side by side."""

    def __init__(self, table: Perspective, rng: Rng, settings: Settings, meter: Meter) -> None:
        self.table = table
        self.mind = mind_of(table.game, settings)
        self.settings = settings
        self.meter = meter
        self.sampler = Sampler(table.game, table.seat, settings, meter.budget.is_ample())
        self.draw: Draw = self.sampler.sample
        self.worlds: list[State] = []
        self.lost: list[Arm] = []
        self.laps = 0
        world, options = self.world(rng), table.options()
        self.arms = [Arm(action) for action in self.mind.shortlist(world, table.seat, options)]
        self.field = len(self.arms)
        self.favourite = self.arms[0]
        self.glances = self.mind.glances(world.seats)
        if self.glances:
            self.look(rng)
        elif self.field > 1:
            first = self.mind.skilled(world, table.seat, options)
            self.favourite = next((a for a in self.arms if a.action == first), self.favourite)

    def look(self, rng: Rng) -> None:
        """How good every option looks when the running step ends, in a few worlds."""
        if self.field == 1 or not self.glances:
            return
        for _ in range(self.glances):
            world, seed = self.world(rng), rng.below(SEEDS) + 1
            for arm in self.arms:
                seen = self.sampler.glance(world, arm.action, seed, looking=True)
                arm.glance += seen / self.glances
        for arm in self.arms:
            arm.trust = self.settings.trust
        self.favourite = max(self.arms, key=Arm.mean)

    def world(self, rng: Rng) -> State:
        """The copy for the next lap; only so many are made, since dealing takes time."""
        if len(self.worlds) < self.settings.worlds:
            self.worlds.append(open_world(self.table, rng))
            return self.worlds[-1]
        return self.worlds[self.laps % len(self.worlds)]

    def is_idle(self) -> bool:
        """Whether so few samples can speak against the favourite at all: two laps are the least."""
        return not self.glances and 0 < self.meter.budget.samples < LEAST * self.field

    def run(self, rng: Rng) -> list[Advice]:
        """Until the budget is spent or one option is left."""
        while len(self.arms) > 1 and self.meter.used() < 1.0:
            self.run_lap(rng)
        return self.advice()

    def run_lap(self, rng: Rng) -> None:
        """One sample for each option left; a lap that time cuts short does not count."""
        world = self.world(rng)
        seed = rng.below(SEEDS) + 1
        values: list[float] = []
        for arm in self.arms:
            if self.meter.used() >= 1.0:
                return
            values.append(self.draw(world, arm.action, seed))
            self.meter.samples += 1
        for arm, value in zip(self.arms, values, strict=True):
            arm.values.append(value)
        self.laps += 1
        if self.laps >= self.settings.laps and self.laps % 2 == 0:
            self.drop_beaten()
        self.drop_last(ceil(self.field ** (1.0 - min(1.0, self.meter.used()))))

    def drop_beaten(self) -> None:
        """Options that are behind the leader by more than chance explains."""
        leader = max(self.arms, key=Arm.mean)
        margin = self.settings.margin
        beaten = [arm for arm in self.arms if arm is not leader and lead(leader, arm) > margin]
        self.drop(beaten)

    def drop_last(self, room: int) -> None:
        """Halving: the more of the budget is used, the fewer options remain, the last leave."""
        if self.laps >= LEAST and len(self.arms) > max(2, room):
            ranked = sorted(self.arms, key=self.rank, reverse=True)
            self.drop([arm for arm in ranked[max(2, room) :] if arm is not self.favourite])

    def drop(self, arms: list[Arm]) -> None:
        self.lost += arms
        self.arms = [arm for arm in self.arms if arm not in arms]

    def advice(self) -> list[Advice]:
        """The heuristic's favourite stays in front unless another is better beyond doubt."""
        left = sorted(self.arms, key=self.rank, reverse=True)
        if self.favourite in left and self.is_in_doubt(left[0]):
            left.remove(self.favourite)
            left.insert(0, self.favourite)
        out = sorted(self.lost, key=Arm.mean, reverse=True)
        return [Advice(arm.action, arm.mean(), len(arm.values)) for arm in left + out]

    def is_in_doubt(self, leader: Arm) -> bool:
        """A few laps say little about how far they spread, so that the lead must be larger. What
        glances say is in the lead already.
        """
        if leader is self.favourite or (self.laps < LEAST and not leader.trust):
            return True
        if leader.trust:
            return False
        needed = self.settings.caution * self.laps / (self.laps - 1)
        return lead(leader, self.favourite) < needed

    # --- for people ----------------------------------------------------------------------------

    def widen(self, options: list[int], rng: Rng) -> None:
        """A single answer on the shortlist gets a few others to be compared with."""
        if self.field > 1:
            return
        favourite = self.favourite
        others = [option for option in options if option != self.favourite.action]
        stride = max(1, len(others) // OTHERS)
        self.arms += [Arm(option) for option in others[::stride][:OTHERS]]
        self.field = len(self.arms)
        self.look(rng)
        self.favourite = favourite

    def enter(self, action: int, others: list[int], most: int, rng: Rng) -> None:
        """One answer against a few others, the favourite of the game among them if it is there."""
        rivals = [option for option in others if option != action]
        rivals.sort(key=lambda option: option != self.favourite.action)
        self.arms = [Arm(option) for option in [action, *rivals][:most]]
        self.field = len(self.arms)
        self.look(rng)
        self.favourite = self.arms[0]

    def is_sure(self) -> bool:
        """Whether the one that is left was tried often enough to name a chance."""
        return bool(self.arms) and len(self.arms[0].values) >= self.settings.laps

    def fair_advice(self) -> list[Advice]:
        """Chances that can be compared: those who dropped out early had other luck than the one in
        front, so that only what they lacked in the laps that both ran counts against it."""
        found = self.advice()
        arms = {arm.action: arm for arm in [*self.arms, *self.lost]}
        front = arms[found[0].action]
        fair = [Advice(a.action, beside(front, arms[a.action]), a.samples) for a in found]
        return [fair[0], *sorted(fair[1:], key=lambda one: one.value, reverse=True)]

    def rank(self, arm: Arm) -> tuple[float, bool]:
        return arm.mean(), arm is self.favourite


def lead(leader: Arm, arm: Arm) -> float:
    """By how many standard errors one arm is ahead of another, lap by lap."""
    gaps = [a - b for a, b in zip(leader.values, arm.values, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean / sqrt(spread / count + 1e-12)


def beside(front: Arm, arm: Arm) -> float:
    """The chance of an arm as if it had run all laps of the one in front."""
    gaps = [b - a for a, b in zip(front.values, arm.values, strict=False)]
    laps = front.trust + len(gaps)
    mean = (front.trust * (arm.glance - front.glance) + sum(gaps)) / laps if laps else 0.0
    return min(1.0, max(0.0, front.mean() + mean))


def open_world(table: Perspective, rng: Rng) -> State:
    """A copy whose chance is asked, and in which hidden answers of others are not yet given.

    Re-dealing guesses them at random; asked anew, the greedy policy gives better guesses.
    """
    world = table.determinize(rng)
    world.explicit = True
    if world.secret:
        for other in world.members:
            if other != table.seat and world.asked[other] is None:
                revise(world, other)
    return world


# --- below the root ------------------------------------------------------------------------------


def next_toss(now: int) -> int:
    """FACTOR * now % MODULUS, split as in `rng.py` and for the same reason."""
    now = FACTOR * (now % QUOTIENT) - REST * (now // QUOTIENT)
    return now if now > 0 else now + MODULUS


class Chance:
    """The luck of one lap: the k-th toss among n outcomes is the same for every option."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.streams: dict[int, int] = {}

    def toss(self, outcomes: int) -> int:
        now = self.streams.get(outcomes, 0)
        if now == 0:
            now = (product(self.seed, 2 * outcomes + 1) + outcomes) % (MODULUS - 1) + 1
            now = next_toss(next_toss(now))
        now = next_toss(now)
        self.streams[outcomes] = now
        return product(now, outcomes) // MODULUS

    def elsewhere(self) -> int:
        """The seed of another luck, for who imagines what will come and must not know it."""
        return hash((self.seed, FACTOR)) % SEEDS + 1


class Node:
    """An information set of the seat below the root: its decisions so far and what it saw."""

    def __init__(self) -> None:
        self.visits = 0
        self.counts: dict[int, int] = {}
        self.totals: dict[int, float] = {}

    def add(self, action: int, value: float) -> None:
        self.visits += 1
        self.counts[action] = self.counts.get(action, 0) + 1
        self.totals[action] = self.totals.get(action, 0.0) + value

    def pick(self, options: list[int], curiosity: float) -> int:
        """UCB1 over the options of the present copy, new ones first."""
        best, best_score = options[0], -1.0
        spread = log(self.visits)
        for option in options:
            count = self.counts.get(option, 0)
            if count == 0:
                return option
            score = self.totals[option] / count + curiosity * sqrt(spread / count)
            if score > best_score:
                best, best_score = option, score
        return best


class Sampler:
    """Plays samples of one search and grows the tree with what they found."""

    def __init__(self, game: Game, seat: int, settings: Settings, ample: bool = False) -> None:
        self.game = game
        self.mind = mind_of(game, settings)
        self.seat = seat
        self.settings = settings
        self.ample = ample
        self.learned = self.mind.judgement() if settings.judge == LEARNED else None
        self.tree: dict[int, Node] = {}

    def sample(self, world: State, action: int, seed: int) -> float:
        """What an option is worth in one world with one kind of luck."""
        state = world.clone()
        rounds = self.settings.rounds or self.mind.horizon(state.seats, self.ample)
        until = self.mind.pace(state) + rounds * state.seats
        path: list[tuple[Node, int]] = []
        apply(state, self.seat, action)
        self.play_on(state, Chance(seed), until, action, path)
        value = self.worth(state)
        for node, taken in path:
            node.add(taken, value)
        return value

    def glance(self, world: State, action: int, seed: int, looking: bool = False) -> float:
        """What it looks like when the running step ends, everything played at first sight; or the
        own answers on the way there `looking` at each of them in the same manner.
        """
        state, chance = world.clone(), Chance(seed)
        until = self.mind.pace(state) + 1
        apply(state, self.seat, action)
        self.play_on(state, chance, until, action, None, looking)
        return self.worth(state)

    def best_at_a_glance(self, world: State, options: list[int], seed: int) -> int:
        """All with the same luck."""
        options = self.mind.shortlist(world, self.seat, options)
        return max(options, key=lambda option: self.glance(world, option, seed))

    def worth(self, state: State) -> float:
        if state.over:
            return self.game.outcome(state).shares()[self.seat]
        learned = self.learned
        if learned is not None and learned.fits(state):
            return learned.value(state, self.seat)
        return self.mind.value(state, self.seat)

    def play_on(
        self,
        state: State,
        chance: Chance,
        until: int,
        key: int,
        path: list[tuple[Node, int]] | None,
        looking: bool = False,
    ) -> None:
        """`key` names the information set of the seat as long as the sample is in the tree."""
        mind, seat = self.mind, self.seat
        inside = path is not None
        while not state.over:
            if not state.secret and mind.pace(state) >= until:
                return
            if state.chance:
                outcome = chance.toss(state.chance)
                apply(state, CHANCE, outcome)
                key = hash((key, outcome))
                continue
            seat = next_decider(state, seat)
            options = state.options(seat)
            if len(options) == 1:
                action = options[0]
            elif inside and seat == self.seat and path is not None:
                action = self.descend(state, options, key, path)
                inside = len(path) > 0 and path[-1][0].visits > 0
                key = hash((key, action))
            elif looking and seat == self.seat:
                action = self.best_at_a_glance(state, options, chance.elsewhere())
            else:
                action = mind.skilled(state, seat, options)
            apply(state, seat, action)

    def descend(
        self, state: State, options: list[int], key: int, path: list[tuple[Node, int]]
    ) -> int:
        """A node acts greedily while it is young, then explores; a new one ends the tree."""
        node = self.tree.get(key)
        if node is None:
            node = Node()
            if len(self.tree) < self.settings.tree_size:
                self.tree[key] = node
        if node.visits < self.settings.patience * len(options):
            action = self.mind.skilled(state, self.seat, options)
        else:
            action = node.pick(options, self.settings.curiosity)
        path.append((node, action))
        return action
