"""A22.14 A research ship and a network in one system: args = [levels of the network]."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import AT
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import DANGEROUS, RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.agents import HIGHEST_NETWORK
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room
from raumhafen.games.sternenkinder.state import SternState

LEVELS: Final = 0


def cell_options(s: SternState, seat: int) -> list[int]:
    """Any known system that is not dangerous (ruling)."""
    known = [cell for cell in range(CELLS) if s.tile[cell] >= 0 and not DANGEROUS[s.tile[cell]]]
    return [AT + cell for cell in known]


CLAN_PLACE: Final[Ask] = Ask("clan-place", "A22.14", cell_options)


def ask_clan_place(s: SternState, f: Frame) -> None:
    """A22.14 One system for both."""
    s.choose(f.seat, CLAN_PLACE, cell_options(s, f.seat))


def put_clan_gift(s: SternState, f: Frame) -> None:
    """A22.14 The ship if there is room; a network of level 1, or one level more."""
    cell = s.answers[f.seat] - AT
    if has_room(s, f.seat):
        add_civil(s, f.seat, RESEARCH_SHIP, cell)
    at = CELLS * f.seat + cell
    s.network[at] = min(max(HIGHEST_NETWORK, s.network[at]), s.network[at] + f.args[LEVELS])


CLAN_GIFT: Final[Script] = script("clan_gift", ask_clan_place, put_clan_gift)
SCRIPTS: Final[list[Script]] = [CLAN_GIFT]
ASKS: Final[list[Ask]] = [CLAN_PLACE]
