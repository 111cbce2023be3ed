"""Police and guards of a ruler: where strangers spy, somebody keeps watch (A8.8, A8.57)."""

from typing import Final

from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.rules.core.agents import (
    AGENT,
    DOER,
    DONE,
    POLICE,
    WHERE,
    act_rows,
    has_character,
    is_strange,
    ships_at,
    ships_with,
)
from raumhafen.games.sternenkinder.rules.politics.crafts import culture, is_illegal
from raumhafen.games.sternenkinder.state import VARIANTS, SternState

ALARM: Final = 2  # from here on police is hired: a network, a theft, or two agents
HIGHEST: Final = 2  # the level of a guard; more costs too much upkeep
GUARDS: Final = 3  # levels in all
RESERVE: Final = 4  # culture that is kept
WATCH_VARIANT: Final = 1  # of research ships, the one with police


def threat(s: SternState, seat: int, cell: int) -> int:
    """Agents of strangers there; their networks and unlawful deeds of this round count more."""
    others = [p for p in range(s.seats) if is_strange(s, seat, p)]
    agents = sum(len(ships_at(s, p, AGENT, cell)) for p in others)
    networks = sum(s.network[CELLS * p + cell] for p in others)
    return agents + ALARM * (networks + misdeeds(s, others, cell))


def misdeeds(s: SternState, others: list[int], cell: int) -> int:
    """A8.9 Illegal actions of others in a system, in this round."""
    here = [at for at in act_rows(s) if s.acts[at + WHERE] == cell and s.acts[at + DOER] in others]
    return sum(is_illegal(s, s.acts[at + DOER], s.acts[at + DONE]) for at in here)


def is_alarmed(s: SternState, seat: int) -> bool:
    """Whether the home world is in danger and has no guard yet."""
    home = s.home[seat]
    return not s.guard[CELLS * seat + home] and threat(s, seat, home) >= ALARM


def wants_guard(s: SternState, seat: int, cell: int) -> bool:
    """A8.57 On own planets, the higher the greater the danger."""
    own = s.guard[CELLS * seat : CELLS * (seat + 1)]
    if s.owner[cell] != seat or sum(own) >= GUARDS:
        return False
    return own[cell] < min(HIGHEST, threat(s, seat, cell))


def can_build(s: SternState, seat: int) -> bool:
    """Whether police is where a guard is wanted, and there is culture to spare."""
    ships = ships_with(s, seat, POLICE) if culture(s, seat) > RESERVE else []
    return any(wants_guard(s, seat, s.civil_at[unit]) for unit in ships)


def lacks_ship(s: SternState, seat: int) -> bool:
    """Whether police was hired, and no ship has it aboard."""
    hired = s.politics and s.crews[VARIANTS * seat + WATCH_VARIANT] >> POLICE & 1
    return bool(hired) and not ships_with(s, seat, POLICE) and is_alarmed(s, seat)


def keeps_watch(s: SternState, seat: int, unit: int) -> bool:
    """Whether a ship with police stays for the next politics phase."""
    return has_character(s, unit, POLICE) and wants_guard(s, seat, s.civil_at[unit])


def is_called_home(s: SternState, seat: int, unit: int) -> bool:
    """A ship with police flies home where a guard is wanted, if no other is there."""
    if not s.politics or not has_character(s, unit, POLICE):
        return False
    home = s.home[seat]
    return not ships_at(s, seat, POLICE, home) and wants_guard(s, seat, home)
