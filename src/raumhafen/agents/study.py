"""The study of a match: chapters, standings, and answers that have cost a good part of the chance.

Every answer is judged as its seat saw the table, on copies in which all else was dealt anew. A
short search over a few answers finds those that may have been mistakes; a longer one between the
answer that was given and the better one decides.
"""

from collections.abc import Iterator
from typing import Any, Final

from raumhafen.agents.foresight import reasons, spoken
from raumhafen.agents.search import LEARNED, Budget, Meter, Race, Settings
from raumhafen.engine.events import Event
from raumhafen.engine.game import Game
from raumhafen.engine.lines import Played
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.replay import Replay, perform
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State

WEIGHED: Final = 4  # answers, the one given among them
QUICK: Final = 24  # samples for all of them
LONG: Final = 120  # samples for two
INACCURACY: Final = 0.05  # of the chance to win
MISTAKE: Final = 0.10
BLUNDER: Final = 0.20
MARKS: Final = ((BLUNDER, "blunder"), (MISTAKE, "mistake"), (INACCURACY, "inaccuracy"))


class Judged:
    """An answer of the history: the chance with it, and with the best that was found."""

    def __init__(self, at: int, seat: int, played: str, chance: float) -> None:
        self.at = at  # the place in the history after it
        self.seat = seat
        self.played = played
        self.chance = chance
        self.best = played
        self.best_chance = chance

    def loss(self) -> float:
        return max(0.0, self.best_chance - self.chance)

    def mark(self) -> str:
        """How bad it was, or nothing."""
        return next((name for least, name in MARKS if self.loss() >= least), "")


class Chapter:
    """A turn, a round or a card: where it begins, the event that says so, and how things stood."""

    def __init__(self, at: int, event: Event | None, standings: list[int]) -> None:
        self.at = at
        self.event = event
        self.standings = standings


# --- chapters ------------------------------------------------------------------------------------


def chapters(game: Game, replay: Replay) -> list[Chapter]:
    """Where turns, rounds and cards begin, and the end."""
    state = replay.restore(game, replay.floor)
    found = [Chapter(replay.floor, None, game.standings(state))]
    for at, line in enumerate(replay.history[replay.floor :], start=replay.floor + 1):
        begun = [event for event in played(game, state, line) if event.key in game.chapters]
        if begun or state.over:
            found.append(Chapter(at, begun[-1] if begun else None, game.standings(state)))
    return found


def played(game: Game, state: State, line: Played) -> list[Event]:
    """One line of the history, and what it brought."""
    state.log = []
    return perform(game, state, line)


# --- judgement -----------------------------------------------------------------------------------


def judgements(game: Game, replay: Replay, first: int = 0) -> Iterator[tuple[int, Judged | None]]:
    """Every place of the history from `first` on, with what is to be said about it, if anything."""
    first = max(first, replay.floor)
    state = replay.restore(game, first)
    for at, line in enumerate(replay.history[first:], start=first + 1):
        yield at, judge(game, state, line, at)
        perform(game, state, line)


def judge(game: Game, state: State, line: Played, at: int) -> Judged | None:
    """Answers without a choice, or that stand to reason, are no matter of judgement."""
    seat = line["seat"]
    if "revise" in line or "auto" in line or seat >= state.seats:
        return None
    table = Perspective(game, state, seat)
    action = game.actions.parse(line["code"])
    rng = Rng(f"study:{at}:{line['code']}")
    options = table.options()
    if action not in options or len(options) < 2:
        return None
    wanted = game.mind().shortlist(table.determinize(rng), seat, options)
    if len(wanted) < 2:
        return None
    judged = compare(table, action, wanted[:], QUICK, at, rng)
    if judged.mark() and judged.best != judged.played:
        best = game.actions.parse(judged.best)
        judged = compare(table, action, [best], LONG, at, rng)
    return judged


def compare(
    table: Perspective, action: int, others: list[int], samples: int, at: int, rng: Rng
) -> Judged:
    """A race between the answer given and some others, with the same luck for all."""
    race = Race(table, rng, Settings(judge=LEARNED), Meter(Budget(samples=samples)))
    race.enter(action, others, WEIGHED, rng)
    while len(race.arms) > 1 and race.meter.used() < 1.0:
        race.run_lap(rng)
    chances = {one.action: one.value for one in race.fair_advice()}
    code = table.game.actions.code
    judged = Judged(at, table.seat, code(action), chances[action])
    best = max(chances, key=chances.__getitem__)
    judged.best, judged.best_chance = code(best), chances[best]
    return judged


# --- told ----------------------------------------------------------------------------------------


def told(game: Game, replay: Replay, judged: Judged) -> dict[str, Any]:
    """A judgement as plain data, with reasons for the better answer if there is one."""
    mark = judged.mark()
    return {
        "n": judged.at,
        "seat": judged.seat,
        "code": judged.played,
        "chance": round(judged.chance, 4),
        "best": judged.best,
        "best_chance": round(judged.best_chance, 4),
        "mark": mark,
        "why": why_better(game, replay, judged) if mark else [],
    }


def why_better(game: Game, replay: Replay, judged: Judged) -> list[dict[str, Any]]:
    """Reasons for the better answer, as the seat saw the table."""
    state = replay.restore(game, judged.at - 1)
    table = Perspective(game, state, judged.seat)
    best = game.actions.parse(judged.best)
    return [
        {"key": reason.key, "args": spoken(game, reason), "raw": dict(reason.args)}
        for reason in reasons(table, best, Rng(f"study:{judged.at}"))
    ]
