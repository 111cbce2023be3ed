"""`raumhafen analyse`: the study of a saved match: chapters, standings, and costly answers."""

import json
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from raumhafen.agents.study import Chapter, Judged, chapters, judgements, told, why_better
from raumhafen.cli.boards import make_board
from raumhafen.cli.files import check_replay
from raumhafen.cli.replays import load
from raumhafen.cli.shell import Shell
from raumhafen.engine.game import Game
from raumhafen.engine.perspective import table_view
from raumhafen.engine.replay import Replay

SHOWN: Final = 2  # reasons for the better answer


def analyse(shell: Shell, file: Path, as_json: bool) -> None:
    game, replay = load(shell, file)
    check_replay(game, replay)
    parts = chapters(game, replay)
    judged = judged_with_progress(shell, game, replay)
    if as_json:
        shell.console.file.write(json.dumps(as_data(game, replay, parts, judged)) + "\n")
    else:
        Report(shell, game, replay, judged).show(parts)


def judged_with_progress(shell: Shell, game: Game, replay: Replay) -> list[Judged]:
    """All that can be said about the answers; it takes a while, and people see how far it is."""
    found = []
    length = len(replay.history)
    with shell.errors.status("") as status:
        for at, judged in judgements(game, replay):
            status.update(shell.say("analyse-progress", at=at, length=length))
            if judged is not None:
                found.append(judged)
    return found


def as_data(
    game: Game, replay: Replay, parts: list[Chapter], judged: list[Judged]
) -> dict[str, Any]:
    return {
        "game": game.meta.id,
        "seats": replay.header["seats"],
        "length": len(replay.history),
        "chapters": [
            {
                "n": one.at,
                "key": one.event.key if one.event else "",
                "args": one.event.args if one.event else {},
                "standings": one.standings,
            }
            for one in parts
        ],
        "moves": [told(game, replay, one) for one in judged],
    }


class Report:
    """The study for people: chapter by chapter, with what would have been better."""

    def __init__(self, shell: Shell, game: Game, replay: Replay, judged: list[Judged]) -> None:
        self.shell = shell
        self.game = game
        self.replay = replay
        self.judged = judged
        usual = shell.say("seat-names").split()[: int(replay.header["seats"])]
        self.names = [str(name) for name in replay.header.get("names", usual)]
        self.board = make_board(game.meta.id, shell.texts, self.names, self.names)

    def show(self, parts: list[Chapter]) -> None:
        ends = [one.at for one in parts[1:]] + [len(self.replay.history) + 1]
        for one, end in zip(parts, ends, strict=True):
            self.show_chapter(one)
            for judged in self.judged:
                if judged.mark() and one.at < judged.at <= end:
                    self.show_move(judged)
        marked = [one for one in self.judged if one.mark()]
        self.shell.print("analyse-end", marked=len(marked), judged=len(self.judged))

    def show_chapter(self, one: Chapter) -> None:
        if one.event is not None:
            words = self.shell.texts.event(one.event, self.names)
        else:
            words = self.shell.say("analyse-last" if one.at else "analyse-first")
        standings = ", ".join(
            f"{name} {points}" for name, points in zip(self.names, one.standings, strict=True)
        )
        self.shell.console.print(Text(f"{one.at} {words} ").append(standings, style="dim"))

    def show_move(self, judged: Judged) -> None:
        """The answer and the better one, in the words in which the terminal offered them."""
        state = self.replay.restore(self.game, judged.at - 1)
        view = table_view(self.game, state, judged.seat)
        line = self.shell.say(
            f"analyse-{judged.mark()}",
            name=self.names[judged.seat],
            played=self.board.option(judged.played, view)[0],
            better=self.board.option(judged.best, view)[0],
            percent=round(100 * judged.chance),
            best=round(100 * judged.best_chance),
        )
        self.shell.console.print(Text(f"  {judged.at} {line}", style="bold"))
        for reason in why_better(self.game, self.replay, judged)[:SHOWN]:
            words = self.shell.texts.fill(reason["key"], reason["args"])
            self.shell.console.print(Text(f"      {words}"))
