"""`python -m benchmarks.empires`: how well the bots of Sternenkinder rule, and with what.

- `short`: three greedy seats on the short map; how often the winner has 6 points before round 16.
- `random`: four seats on the normal map, one greedy among three random ones.
- `governments`: greedy seats only; what those win who chose a government, against their share.
- `politics`: four greedy seats with politics; families, wars, votes and what else happened.
- `duel`: two greedy seats against two that keep out of politics but for their government.
- `styles`: a seat of each style among usual ones; where its points come from.
- `speed`: decisions a second of processor time.
- `story`: one game by rounds.

The seeds are the name of the table and a number: the same matches on every machine. A table that is
interrupted goes on from its `--checkpoint`.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from raumhafen.engine.events import Event
from raumhafen.engine.game import OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.actions import CABINET, CABINET_IDS, OPTION, OPTION_IDS
from raumhafen.games.sternenkinder.bots.greedy import greedy_choice
from raumhafen.games.sternenkinder.bots.styles import APOLITICAL, STYLES, USUAL
from raumhafen.games.sternenkinder.content.regimes import FAMILY
from raumhafen.games.sternenkinder.content.tables import GOVERNMENT_IDS
from raumhafen.games.sternenkinder.game import GAME
from raumhafen.games.sternenkinder.rules.core.income import income
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.strategy.ending import (
    captured_points,
    colony_points,
    regime_points,
    victory_points,
)
from raumhafen.games.sternenkinder.rules.strategy.investors import KOSME
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.sim.collector import collect_rarely
from raumhafen.sim.statistics import wilson

SOURCES: Final = (
    "colonies", "conquest", "fields", "centre", "gifts", "milestones", "planets", "cards",
    "goals", "regimes",
)  # fmt: skip
GIFT: Final = CABINET + CABINET_IDS.index("gift")
SHORT: Final[dict[str, OptionValue]] = {"map": "short"}
POLITICS: Final[dict[str, OptionValue]] = {"politics": True}
FAMILIES: Final = ("autocracy", "democracy", "plutocracy", "sociocracy", "technocracy")
LEAST_CHOSEN, MOST_WINS, LEAST_WARS, LEAST_VOTES, LEAST_DUELS = 0.05, 2.5, 0.2, 0.6, 0.65
WAR, VOTE, GUARD = "event-war", "event-law-vote", "event-guard"
TARGET_ROUND: Final = 16
FEWEST: Final = 20  # seats that must have chosen a government before it counts
# what a table of politics counts
NOTED: Final = tuple(
    f"event-{name}"
    for name in (
        "war-announced", "war", "war-prevented", "armistice", "treaty-made", "exchange", "council",
        "law-vote", "law-adopted", "buys-votes", "reform", "government", "policy",
        "government-goal", "advisor", "advisor-full", "consults", "ia", "arrest", "network",
        "guard", "embassy", "smuggles", "espionage", "corruption", "steals", "uncovered",
        "auction-won", "ware-played", "ware-activated", "underground", "pirates-hired",
        "secret-route", "hires", "branch", "influence", "influence-rises", "wonder",
    )
)  # fmt: skip
OF_EVENT: Final = {
    "event-buys-point": "gifts", "event-centre": "centre",
    "event-field": "fields", "event-milestone": "milestones", "event-government-goal": "goals",
}  # fmt: skip


class Job(NamedTuple):
    """One match: who sits where (`random`, `apolitical`, `greedy`, `greedy:style`), options and
    seed.
    """

    names: tuple[str, ...]
    seed: str
    options: dict[str, OptionValue]


class Played(NamedTuple):
    """Figures of a match, by seat."""

    job: Job
    shares: list[float]
    points: list[int]
    rounds: int
    reason: str
    sources: list[dict[str, int]]
    governments: list[str]
    incomes: int
    bankrupt: list[int]
    decisions: int
    seconds: float
    told: dict[str, int]  # how often something happened, by the key of its event
    guarded: int = 0  # seats that built a guard (A8.57)


class Game:
    """A match with its figures as it goes."""

    def __init__(self, job: Job) -> None:
        s = GAME.new_state(len(job.names), job.options, job.seed, listen=True)
        assert isinstance(s, SternState)
        self.s, self.job = s, job
        self.rng = Rng(job.seed)
        self.sources: list[Counter[str]] = [Counter() for _ in job.names]
        self.bankrupt = [0] * s.seats
        self.decisions = 0
        self.told: Counter[str] = Counter()
        self.asked_for: set[int] = set()  # who was in the centre first
        self.guarded: set[int] = set()

    def choose(self, seat: int, options: list[int]) -> int:
        name, _, style = self.job.names[seat].partition(":")
        if len(options) == 1:
            return options[0]
        if name == "random":
            return self.rng.pick(options)
        manner = APOLITICAL if name == "apolitical" else STYLES.get(style, USUAL)
        return greedy_choice(self.s, seat, options, manner)

    def step(self) -> list[Event]:
        s = self.s
        seat = s.deciders()[0]
        before = s.points[:]
        action = self.choose(seat, s.options(seat))
        events = apply(s, seat, action)
        self.decisions += 1
        for event in events:
            self.told[event.key] += 1
            if event.key == "event-bankrupt":
                self.bankrupt[int(event.args["seat"])] += 1
            if event.key == GUARD:
                self.guarded.add(int(event.args["seat"]))
            if event.key == "event-request" and event.args["investor"] == "kosme":
                self.asked_for.add(int(event.args["seat"]))
        if s.points != before:
            self.note(before, events, action)
        return events

    def note(self, before: list[int], events: list[Event], action: int) -> None:
        """Which source new points come from; what no event names, cards have brought."""
        left = [now - then for now, then in zip(self.s.points, before, strict=True)]
        for event in events:
            seat = int(event.args.get("seat", -1))
            source = OF_EVENT.get(event.key, "")
            if source and seat >= 0 and left[seat] > 0:
                left[seat] -= 1
                self.sources[seat][source] += 1
        for seat, points in enumerate(left):
            if points and seat in self.asked_for and self.s.requested >> KOSME & 1:
                self.asked_for.remove(seat)  # A22.15 paid at the end of the round
                self.sources[seat]["centre"] += 1
                points -= 1
            if points:
                self.sources[seat][source_of(action)] += points

    def finish(self, seconds: float) -> Played:
        s = self.s
        outcome = GAME.outcome(s)
        for seat in range(s.seats):
            own = planets_of(s, seat)
            self.sources[seat]["colonies"] += sum(colony_points(s, cell) for cell in own)
            self.sources[seat]["conquest"] += sum(captured_points(s, cell) for cell in own)
            self.sources[seat]["regimes"] += regime_points(s, seat) if s.politics else 0
        return Played(
            self.job, outcome.shares(), outcome.points, s.round, outcome.reason,
            [dict(counted) for counted in self.sources],
            [GOVERNMENT_IDS[government].partition(".")[2] for government in s.government],
            s.round * s.seats, self.bankrupt, self.decisions, seconds, dict(self.told),
            len(self.guarded),
        )  # fmt: skip


def source_of(action: int) -> str:
    """What an answer alone tells about a point."""
    if action == GIFT:
        return "gifts"
    return "planets" if OPTION <= action < OPTION + len(OPTION_IDS) else "cards"


def play(job: Job) -> Played:
    started = process_time()
    game = Game(job)
    while not game.s.over:
        game.step()
    return game.finish(process_time() - started)


# --- a story -------------------------------------------------------------------------------------


def story(job: Job) -> None:
    """A line for each seat and round, and what it bought."""
    game = Game(job)
    s, told = game.s, 1
    deeds: list[list[str]] = [[] for _ in job.names]
    while not s.over:
        seat, question = s.deciders()[0], s.asked[s.deciders()[0]]
        number = s.actions
        events = game.step()
        del number
        if question is not None and question.ask.name in ("economy", "politics", "movement"):
            deeds[seat].append(GAME.actions.code(s.answers[seat]) if s.answers[seat] >= 0 else "?")
        for event in events:
            if event.key in ("event-bankrupt", "event-income-skipped"):
                deeds[int(event.args["seat"])].append(event.key.upper())
        if s.round != told or s.over:
            print(f"round {told}")
            for at in range(s.seats):
                print(line(s, at, game.sources[at]))
                print("      ", " ".join(d for d in deeds[at] if d not in ("pass", "end")))
                deeds[at] = []
            told = s.round
    print(game.finish(0.0))


def line(s: SternState, seat: int, sources: Counter[str]) -> str:
    worlds = " ".join(f"{s.level[cell]}" for cell in planets_of(s, seat))
    return (
        f"  {seat} {GOVERNMENT_IDS[s.government[seat]][11:16]:5} points {victory_points(s, seat):2}"
        f" account {s.account[4 * seat : 4 * seat + 4]} income {income(s, seat)} size"
        f" {s.state_size[seat]} worlds {worlds} techs {s.techs[seat].bit_count()}"
        f" fields {s.fields[seat].bit_count()} {dict(sources)}"
    )


# --- tables --------------------------------------------------------------------------------------


def interval(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / max(1, games):.1%} [{low:.1%}, {high:.1%}]"


def rotated(names: tuple[str, ...], table: str, games: int, **options: OptionValue) -> list[Job]:
    """Every seat once with each seed."""
    seats = len(names)
    return [
        Job(
            names[game % seats :] + names[: game % seats], f"{table} {game // seats}", dict(options)
        )
        for game in range(games)
    ]


def solvency(results: list[Played], name: str) -> str:
    """Incomes after which a seat was bankrupt."""
    broke = incomes = 0
    for played in results:
        for seat, other in enumerate(played.job.names):
            if other.startswith(name):
                broke += played.bankrupt[seat]
                incomes += played.rounds
    return f"bankrupt after {broke} of {incomes} incomes ({broke / max(1, incomes):.2%})"


def by_source(results: list[Played], name: str) -> str:
    total: Counter[str] = Counter()
    seats = 0
    for played in results:
        for seat, other in enumerate(played.job.names):
            if other == name:
                total.update(played.sources[seat])
                seats += 1
    return ", ".join(f"{source} {total[source] / max(1, seats):.2f}" for source in SOURCES)


def short_table(games: int, run: Callable[[list[Job]], list[Played]]) -> None:
    results = run([Job(("greedy",) * 3, f"short {game}", SHORT) for game in range(games)])
    early = sum(max(p.points) >= 6 and p.rounds < TARGET_ROUND for p in results)
    rounds = sorted(played.rounds for played in results)
    print(f"short map, three greedy seats, {games} games: 6 points before round {TARGET_ROUND}:")
    print(f"  {interval(early, games)}; mean end in round {sum(rounds) / games:.2f},", end=" ")
    print(f"ends {dict(Counter(p.reason for p in results))}")
    print(f"  {solvency(results, 'greedy')}\n  points: {by_source(results, 'greedy')}")


def random_table(games: int, run: Callable[[list[Job]], list[Played]]) -> None:
    names = ("greedy", "random", "random", "random")
    results = run(rotated(names, "random", games))
    wins = sum(p.shares[p.job.names.index("greedy")] for p in results)
    mine = sum(p.points[p.job.names.index("greedy")] for p in results) / games
    print(f"normal map, one greedy seat among three random ones, {games} games:")
    print(f"  wins {interval(wins, games)}; {mine:.1f} points on average")
    print(f"  {solvency(results, 'greedy')}\n  points: {by_source(results, 'greedy')}")


def government_table(games: int, run: Callable[[list[Job]], list[Played]]) -> None:
    jobs = [Job(("greedy",) * 3, f"short {game}", SHORT) for game in range(games)]
    jobs += [Job(("greedy",) * 4, f"normal {game}", {}) for game in range(games)]
    seats: Counter[str] = Counter()
    wins: dict[str, float] = {}
    results = run(jobs)
    for played in results:
        for seat, name in enumerate(played.governments):
            seats[name] += 1
            wins[name] = wins.get(name, 0.0) + played.shares[seat] * len(played.shares)
    print(f"greedy seats only, {games} games of three (short map) and of four (normal map):")
    for name, count in sorted(seats.items()):
        share = wins[name] / count
        good = 0.5 <= share <= 2.0 or count < FEWEST
        print(f"  {name:12} chosen {count:4}  {share:.2f} of its share{'' if good else ' !'}")
    print(f"  {solvency(results, 'greedy')}\n  points: {by_source(results, 'greedy')}")


def politics_table(games: int, run: Callable[[list[Job]], list[Played]]) -> None:
    """Every family is chosen, none wins too much, wars and votes happen."""
    results = run([Job(("greedy",) * 4, f"politics {game}", POLITICS) for game in range(games)])
    seats = 4 * games
    print(f"four greedy seats with politics, normal map, {games} games:")
    for family in FAMILIES:
        mine = [share for p in results for share in shares_of(p, family)]
        part, won = len(mine) / seats, 4 * sum(mine) / max(1, len(mine))
        good = part >= LEAST_CHOSEN and won <= MOST_WINS
        print(f"  {family:12} chosen {part:6.1%}  {won:.2f} of its share{'' if good else ' !'}")
    for key, least in ((WAR, LEAST_WARS), (VOTE, LEAST_VOTES)):
        seen = sum(key in p.told for p in results)
        print(f"  {key} in {interval(seen, games)}{'' if seen >= least * games else ' !'}")
    print(f"  seats with a guard: {interval(sum(p.guarded for p in results), seats)}")
    print(f"  mean end in round {sum(p.rounds for p in results) / games:.2f},", end=" ")
    print(f"ends {dict(Counter(p.reason for p in results))}")
    print(f"  {solvency(results, 'greedy')}\n  points: {by_source(results, 'greedy')}")
    told = Counter[str]()
    for played in results:
        told.update(played.told)
    print("  in a game:", ", ".join(f"{k[6:]} {told[k] / games:.2f}" for k in NOTED if told[k]))
    unused = [k[6:] for k in NOTED if not told[k]]
    print("  never:", ", ".join(unused) or "-")


def shares_of(played: Played, family: str) -> list[float]:
    """What the seats of a family, at either level, have won."""
    of = [GOVERNMENT_IDS.index(f"government.{name}") for name in played.governments]
    wanted = GOVERNMENT_IDS.index(f"government.{family}")
    found = zip(of, played.shares, strict=True)
    return [share for government, share in found if FAMILY[government] == wanted]


def duel_table(games: int, run: Callable[[list[Job]], list[Played]]) -> None:
    """Two and two in each of the six orders."""
    orders = sorted(set(permutations(("greedy", "greedy", "apolitical", "apolitical"))))
    jobs = [
        Job(orders[game % len(orders)], f"duel {game // len(orders)}", POLITICS)
        for game in range(games)
    ]
    results = run(jobs)
    wins = sum(
        share
        for p in results
        for name, share in zip(p.job.names, p.shares, strict=True)
        if name == "greedy"
    )
    print(f"two greedy seats against two without politics, normal map, {games} games:")
    print(f"  wins {interval(wins, games)}{'' if wins >= LEAST_DUELS * games else ' !'}")
    for name in ("greedy", "apolitical"):
        print(f"  {name}: {by_source(results, name)}")


def style_table(games: int, run: Callable[[list[Job]], list[Played]]) -> None:
    print(f"a styled seat among two usual ones, short map, {games} games for each style:")
    for style in ("", *GAME.mind().styles):
        name = f"greedy:{style}"
        results = run(rotated((name, "greedy", "greedy"), "style", games, map="short"))
        mine = [(played, played.job.names.index(name)) for played in results]
        wins = sum(len(p.shares) * p.shares[seat] for p, seat in mine) / games
        shares = shares_by_source(results, name)
        told = ", ".join(f"{source} {share:.0%}" for source, share in shares.items() if share)
        print(f"  {style or 'usual':12} wins {wins:.2f} of its share; {told}", flush=True)


def shares_by_source(results: list[Played], name: str) -> dict[str, float]:
    """Which part of the points of so called seats comes from where."""
    total: Counter[str] = Counter()
    for played in results:
        total.update(played.sources[played.job.names.index(name)])
    points = max(1, sum(total.values()))
    return {source: total[source] / points for source in SOURCES}


def speed_table(games: int, run: Callable[[list[Job]], list[Played]]) -> None:
    results = run([Job(("greedy",) * 4, f"speed {game}", {}) for game in range(games)])
    decisions, seconds = sum(p.decisions for p in results), sum(p.seconds for p in results)
    print(f"four greedy seats, {games} games: {decisions / seconds:,.0f} decisions/s,", end=" ")
    print(f"{decisions / games:,.0f} decisions and {seconds / games:.2f} s a game")


TABLES: Final = {
    "short": short_table, "random": random_table, "governments": government_table,
    "politics": politics_table, "duel": duel_table, "styles": style_table, "speed": speed_table,
}  # fmt: skip


class Kept:
    """Matches that were played, a line each in a file, so that an interrupted table goes on."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.found: dict[str, Played] = {}
        lines = path.read_text(encoding="utf-8").splitlines() if path and path.exists() else []
        for line in lines:
            fields = json.loads(line)
            names, seed, options = fields[0]
            played = Played(Job(tuple(names), seed, options), *fields[1:])
            self.found[str(played.job)] = played

    def run(self, jobs: list[Job], played: Callable[[list[Job]], Iterable[Played]]) -> list[Played]:
        """What is missing is played."""
        for match in played([job for job in jobs if str(job) not in self.found]):
            self.found[str(match.job)] = match
            if self.path is not None:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(match) + "\n")
        return [self.found[str(job)] for job in jobs]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=(*TABLES, "story", "all"))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", default="short 0", help="of a story")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--map", default="short", choices=("short", "normal"))
    parser.add_argument("--war", action="store_true")
    parser.add_argument("--politics", action="store_true")
    parser.add_argument("--checkpoint", type=Path, help="a file to go on from and to write")
    args = parser.parse_args()
    if args.table == "story":
        options: dict[str, OptionValue] = {
            "map": args.map, "war_mode": args.war, "politics": args.politics,
        }  # fmt: skip
        story(Job(("greedy",) * args.seats, args.seed, options))
        return
    kept = Kept(args.checkpoint)
    with get_context("spawn").Pool(args.processes, collect_rarely) as pool:
        for name in TABLES if args.table == "all" else (args.table,):
            TABLES[name](args.games, lambda jobs: kept.run(jobs, lambda new: pool.imap(play, new)))


if __name__ == "__main__":
    main()
