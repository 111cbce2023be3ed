"""B7.1 Movement phase: turns of one or two moves until all have passed."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import END, PASS
from raumhafen.games.sternenkinder.rules.core.menu import Entry, Menu
from raumhafen.games.sternenkinder.rules.core.news import MOVES_OVER, announce, hear_news
from raumhafen.games.sternenkinder.rules.core.pirates import ready_pirates
from raumhafen.games.sternenkinder.rules.strategy import (
    anomalies,
    control,
    distant,
    fleet_moves,
    fly,
    jobs,
    trade,
)
from raumhafen.games.sternenkinder.rules.strategy.turns import (
    act_again,
    carry_out,
    give_turn,
)
from raumhafen.games.sternenkinder.state import SternState

# what can be moved, and what may be done beside it
MOVES: Final = Menu(fly.ENTRY, anomalies.ENTRY, fleet_moves.ENTRY, distant.ENTRY)
BLOCKADES: Final = Menu(*control.ENTRIES)
BESIDE: Final = Menu(trade.ENTRY)  # for which alone nobody is asked
MENU: Final = Menu(*MOVES.entries, *control.ENTRIES, trade.ENTRY)


def fill_moves(above: list[Entry], beside: list[Entry]) -> None:
    """With moves of the parts above, and what may be done beside them."""
    MOVES.fill(above)
    BESIDE.fill(beside)
    MENU.fill([*above, *beside])


def start_movement(s: SternState, f: Frame) -> None:
    """B7.1 Whatever is on the map now may move."""
    fly.ready_civil(s)
    fleet_moves.ready_fleets(s)
    ready_pirates(s)


def movement_options(s: SternState, seat: int) -> list[int]:
    """A3.4 Who can move nothing must pass; trade is possible beside a move (decision 9)."""
    moves = [*MOVES.options(s, seat), *BLOCKADES.options(s, seat)]
    if not moves:
        return [PASS]
    ends = [PASS, END] if s.acted else [PASS]
    return [*ends, *moves, *BESIDE.options(s, seat)]


MOVEMENT_MENU: Final[Ask] = Ask("movement", "B7.1", movement_options, default=PASS, rest=True)


def ask_move(s: SternState, f: Frame) -> None:
    """B0.11 One or two actions in a turn."""
    s.choose(f.seat, MOVEMENT_MENU, movement_options(s, f.seat))


def do_move(s: SternState, f: Frame) -> None:
    """B0.11 Carries the answer out; A3.4 passing ends the phase for the player."""
    carry_out(s, f, MENU)


def go_on_moving(s: SternState, f: Frame) -> None:
    """A3.3 After two actions the next player acts."""
    act_again(s, f, ask_move)


MOVEMENT_TURN: Final[Script] = script(
    "movement_turn", ask_move, do_move, hear_news, jobs.check_jobs, go_on_moving
)


def take_movement_turns(s: SternState, f: Frame) -> None:
    """B0.11 Until all have passed."""
    give_turn(s, f, MOVEMENT_TURN)


MOVEMENT_TURNS: Final[Script] = script("movement_turns", take_movement_turns)


def move_in_turns(s: SternState, f: Frame) -> None:
    """B7.1 Movement follows the sequence of actions."""
    s.call(MOVEMENT_TURNS, s.first)


def close_movement(s: SternState, f: Frame) -> None:
    """B7.1 Nothing moves after the phase; B8.7 anomalies gain their levels."""
    s.civil_left = [0] * len(s.civil_left)
    s.fleet_left = [0] * len(s.fleet_left)
    if s.politics:
        announce(s, MOVES_OVER, s.first)
    s.call(anomalies.STUDIES, s.first)


MOVEMENT_PHASE: Final[Script] = script(
    "movement",
    start_movement,
    move_in_turns,
    close_movement,
    hear_news,
    jobs.check_jobs,
)

SCRIPTS: Final[list[Script]] = [
    *fly.SCRIPTS, *anomalies.SCRIPTS, MOVEMENT_TURN, MOVEMENT_TURNS, MOVEMENT_PHASE,
]  # fmt: skip
ASKS: Final[list[Ask]] = [MOVEMENT_MENU, *fly.ASKS]
