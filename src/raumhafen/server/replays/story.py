"""The story of a replay: turns, points and chances over time. Runs in a worker process."""

from typing import Any

import msgspec

from raumhafen.engine.game import Game
from raumhafen.engine.state import State
from raumhafen.games import load_game
from raumhafen.server.replays.packing import unpack
from raumhafen.server.replays.positions import play_line
from raumhafen.server.store.log_rows import Row, Told


class Move(msgspec.Struct):
    """An entry of the move list: who answered what; hidden answers are open by now."""

    n: int
    seat: int
    code: str
    auto: bool = False


class Story(msgspec.Struct):
    """A game over time: chapters and moves, how everybody stood, and the chances."""

    length: int
    turns: list[dict[str, Any]]
    points: list[list[int]]
    chances: list[list[float]]
    moves: list[Move]


def tell_story(text: bytes) -> Story:
    """Plays the whole game once."""
    replay = unpack(text)
    game = load_game(replay.header["game"])
    state = replay.restore(game, replay.floor)
    story = Story(len(replay.history), [], [], [], [])
    _mark(game, state, story, replay.floor, None)
    for n, line in enumerate(replay.history[replay.floor :], start=replay.floor + 1):
        if "code" in line and line["seat"] < state.seats:
            story.moves.append(Move(n, line["seat"], line["code"], "auto" in line))
        begun = _chapter(game, play_line(game, state, line))
        if begun is not None or state.over:
            _mark(game, state, story, n, begun)
    return story


def _chapter(game: Game, row: Row) -> Told | None:
    """The turn, round or card that begins with this line, if one does."""
    begun = [event for event in row.events if event.key in game.chapters]
    return begun[-1] if begun else None


def _mark(game: Game, state: State, story: Story, n: int, begun: Told | None) -> None:
    args = dict(begun.args) if begun else {}
    number = len(story.turns)
    label = str(args.get("round", number))
    event = {"key": begun.key, "args": args} if begun else {"key": "", "args": {}}
    story.turns.append({"n": n, "label": label, "seat": args.get("seat"), **event})
    story.points.append(game.standings(state))
    over = game.outcome(state).shares() if state.over else chances(game, state)
    story.chances.append(over)


def chances(game: Game, state: State) -> list[float]:
    values = [max(0.0, value) for value in game.mind().chances(state)]
    total = sum(values)
    return [round(value / total, 4) if total else 1 / len(values) for value in values]
