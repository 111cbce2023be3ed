"""`python -m raumhafen.cli.capture FILE.svg`: a picture of real play for the documentation."""

import io
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from raumhafen.agents import make_agent
from raumhafen.cli.files import write_whole
from raumhafen.cli.play import Play
from raumhafen.cli.shell import Shell
from raumhafen.cli.table import PERSON, Table
from raumhafen.games import load_game

GAME, SEED, LANG = "space-base", 4, "en"
SITTING = [PERSON, "greedy", "greedy"]
ROUND, QUESTION = 8, "buy"
WIDTH = 120
ELSEWHERE = re.compile(r"@font-face\s*\{\{.*?\}\}|<!--.*?-->", re.DOTALL)
FONTS = "DejaVu Sans Mono, Menlo, Consolas, monospace"
THEME = TerminalTheme(
    (13, 17, 28),
    (214, 220, 232),
    [
        (40, 46, 60), (240, 113, 120), (127, 217, 98), (255, 203, 107),
        (110, 168, 254), (199, 146, 234), (95, 215, 215), (200, 206, 218),
    ],
)  # fmt: skip


def capture(lang: str = LANG) -> str:
    """A buying question in mid-game, drawn as SVG."""
    table = play_until(ROUND, QUESTION)
    shell = Shell(lang, io.StringIO(), io.StringIO(), io.StringIO())
    shell.speak(table.game)
    shell.console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    play = Play(shell, table, None)
    view = table.view(0)
    play.read_upto[0] = len(table.log) - 12
    play.show_table(view, 0)
    play.show_question(view)
    return shell.console.export_svg(
        title="raumhafen play space-base", theme=THEME, code_format=svg_format()
    )


def play_until(round_: int, question: str) -> Table:
    """A seeded match in which a bot has played for the person so far."""
    game = load_game(GAME)
    table = Table.new(game, {}, SEED, ["Sol", "Vega", "Rigel"], SITTING)
    helper = make_agent("greedy")
    while not table.over:
        table.settle()
        seat = table.person_to_ask()
        if seat is None:
            table.let_bot_act()
            continue
        view = table.view(seat)
        if view["board"]["round"] >= round_ and view["question"]["kind"] == question:
            break
        choice = helper.choose(table.session.perspective(seat), table.rng(seat))
        table.act(seat, game.actions.code(choice))
    return table


def svg_format() -> str:
    """Rich's frame without fonts and links from elsewhere."""
    return ELSEWHERE.sub("", CONSOLE_SVG_FORMAT).replace("Fira Code", FONTS)


if __name__ == "__main__":
    write_whole(Path(sys.argv[1]), capture().splitlines())
