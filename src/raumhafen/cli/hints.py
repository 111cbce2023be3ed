"""The hint `h`: the choice of a strong bot that knows what this seat knows, and how sure it is."""

from rich.table import Table as Grid
from rich.text import Text

from raumhafen.agents import make_agent
from raumhafen.agents.search import LEARNED, Advice, Budget, SearchAgent, Settings
from raumhafen.cli.boards import Board
from raumhafen.cli.shell import Shell
from raumhafen.cli.table import Table
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import View

SECONDS = 1.0
SHOWN = 4
CLEAR, SLIGHT = 0.04, 0.01  # leads in the share of the win to be expected


def give_hint(shell: Shell, table: Table, board: Board, view: View) -> None:
    seat = view["seat"]
    advice = advise(shell, table, seat)
    best = table.game.actions.code(advice[0].action)
    shell.print("tip-best", option=board.option(best, view)[0])
    shell.print(f"tip-{sureness(advice)}", samples=sum(one.samples for one in advice))
    shell.console.print(chances(shell, table, advice))
    quick = make_agent("greedy").choose(table.session.perspective(seat), table.rng(seat))
    code = table.game.actions.code(quick)
    words = board.option(code, view)[0]
    shell.print("tip-agrees" if code == best else "tip-differs", option=words)


def advise(shell: Shell, table: Table, seat: int) -> list[Advice]:
    agent = SearchAgent(Budget(seconds=SECONDS), Settings(judge=LEARNED))
    perspective = table.session.perspective(seat)
    try:
        if not shell.interactive:
            return agent.advise(perspective, table.rng(seat))
        with shell.console.status(shell.say("play-thinking")):
            return agent.advise(perspective, table.rng(seat))
    except NotImplementedError:
        raise RaumhafenError("error-no-hint") from None


def sureness(advice: list[Advice]) -> str:
    """How far the best option is ahead of the next."""
    lead = advice[0].value - max(one.value for one in advice[1:])
    if lead >= CLEAR:
        return "clear"
    return "slight" if lead >= SLIGHT else "even"


def chances(shell: Shell, table: Table, advice: list[Advice]) -> Grid:
    """The best options with the share of the win that the bot expects from them."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    grid.add_column()
    for one in sorted(advice, key=_value, reverse=True)[:SHOWN]:
        share = shell.say("tip-share", percent=round(100 * one.value))
        grid.add_row(Text(f"  {share}"), Text(table.game.actions.code(one.action)))
    return grid


def _value(one: Advice) -> float:
    return one.value
