"""B5.1.3 Civil units: research and colony ships, which stand openly on the map."""

from raumhafen.games.sternenkinder.state import ACT_ROW, CIVIL_UNITS, NOBODY, SternState


def units_of(s: SternState, seat: int) -> list[int]:
    """The places of a seat's civil units."""
    start = CIVIL_UNITS * seat
    return [at for at in range(start, start + CIVIL_UNITS) if s.civil_kind[at] != NOBODY]


def count_civil(s: SternState, seat: int, kind: int) -> int:
    start = CIVIL_UNITS * seat
    return s.civil_kind[start : start + CIVIL_UNITS].count(kind)


def has_civil(s: SternState, seat: int, cell: int) -> bool:
    """Whether a civil unit of the seat stands in a system."""
    start = CIVIL_UNITS * seat
    return cell in s.civil_at[start : start + CIVIL_UNITS]


def has_room(s: SternState, seat: int) -> bool:
    return count_civil(s, seat, NOBODY) > 0


def add_civil(s: SternState, seat: int, kind: int, cell: int) -> int:
    """Puts a unit on the map, at the first free place of its owner, which it tells."""
    at = s.civil_kind.index(NOBODY, CIVIL_UNITS * seat, CIVIL_UNITS * (seat + 1))
    s.civil_kind[at] = kind
    s.civil_at[at] = cell
    return at


def remove_civil(s: SternState, at: int) -> None:
    """B5.1.3 The unit leaves the map with all that it had."""
    s.civil_kind[at] = NOBODY
    s.civil_at[at] = NOBODY
    s.civil_left[at] = 0
    s.civil_slow[at] = 0
    s.civil_study[at] = 0
    s.civil_cube[at] = 0
    if s.politics:
        forget_crew(s, at)


def forget_crew(s: SternState, at: int) -> None:
    """A8.1 With its characters and contraband; what they did in this round was done."""
    s.civil_variant[at] = s.civil_goods[at] = s.busy[at] = s.witness[at] = 0
    for row in range(0, len(s.acts), ACT_ROW):
        if s.acts[row + 1] == at:
            s.acts[row + 1] = NOBODY
