"""B5.1.3 Civil units: research and colony ships, which stand openly on the map."""

from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NOBODY, SternState


def units_of(s: SternState, seat: int) -> list[int]:
    """The places of a seat's civil units."""
    start = CIVIL_UNITS * seat
    return [at for at in range(start, start + CIVIL_UNITS) if s.civil_kind[at] != NOBODY]


def count_civil(s: SternState, seat: int, kind: int) -> int:
    start = CIVIL_UNITS * seat
    return s.civil_kind[start : start + CIVIL_UNITS].count(kind)


def has_room(s: SternState, seat: int) -> bool:
    return count_civil(s, seat, NOBODY) > 0


def add_civil(s: SternState, seat: int, kind: int, cell: int) -> None:
    """Puts a unit on the map, at the first free place of its owner."""
    at = s.civil_kind.index(NOBODY, CIVIL_UNITS * seat, CIVIL_UNITS * (seat + 1))
    s.civil_kind[at] = kind
    s.civil_at[at] = cell


def remove_civil(s: SternState, at: int) -> None:
    """B5.1.3 The unit leaves the map with all that it had."""
    s.civil_kind[at] = NOBODY
    s.civil_at[at] = NOBODY
    s.civil_left[at] = 0
    s.civil_slow[at] = 0
    s.civil_study[at] = 0
    s.civil_cube[at] = 0
