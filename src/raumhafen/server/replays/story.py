"""The story of a replay: turns, points and chances over time. Runs in a worker process."""

from typing import Any

import msgspec

from raumhafen.engine.game import Game
from raumhafen.engine.state import State
from raumhafen.games import load_game
from raumhafen.server.replays.packing import unpack
from raumhafen.server.replays.positions import play_line
from raumhafen.server.store.log_rows import Row

TURN = "event-turn"


class Story(msgspec.Struct):
    """A game over time: where turns begin, points and chances there."""

    length: int
    turns: list[dict[str, Any]]
    points: list[list[int]]
    chances: list[list[float]]


def tell_story(text: bytes) -> Story:
    """Plays the whole game once."""
    replay = unpack(text)
    game = load_game(replay.header["game"])
    state = replay.restore(game, replay.floor)
    story = Story(len(replay.history), [], [], [])
    _mark(game, state, story, replay.floor, {})
    for n, line in enumerate(replay.history[replay.floor :], start=replay.floor + 1):
        turn = _turn(play_line(game, state, line))
        if turn is not None or state.over:
            _mark(game, state, story, n, turn or {})
    return story


def _turn(row: Row) -> dict[str, Any] | None:
    """The turn that begins with this line, if one does."""
    begun = [event.args for event in row.events if event.key == TURN]
    return dict(begun[-1]) if begun else None


def _mark(game: Game, state: State, story: Story, n: int, turn: dict[str, Any]) -> None:
    number = len(story.turns)
    label = str(turn.get("round", number))
    story.turns.append({"n": n, "label": label, "seat": turn.get("seat")})
    outcome = game.outcome(state)
    story.points.append(list(outcome.points))
    story.chances.append(outcome.shares() if state.over else chances(game, state))


def chances(game: Game, state: State) -> list[float]:
    values = [max(0.0, game.mind().value(state, seat)) for seat in range(state.seats)]
    total = sum(values)
    return [round(value / total, 4) if total else 1 / len(values) for value in values]
