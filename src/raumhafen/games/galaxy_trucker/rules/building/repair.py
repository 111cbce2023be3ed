"""GT9, GT10.2 The check before the start: an illegal ship loses tiles until it is legal."""

from raumhafen.engine.flow import FIRST_OPTION, Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import FIX
from raumhafen.games.galaxy_trucker.content.tables import CELLS, EMPTY, IS_CABIN, START_CABINS
from raumhafen.games.galaxy_trucker.rules.ship.damage import (
    PARTS,
    check_aliens,
    choices_of_part,
    chosen_part,
    keep,
    take_off,
)
from raumhafen.games.galaxy_trucker.rules.ship.legality import (
    OFF_BOARD,
    TURNED_ENGINE,
    cells_of,
    components,
    errors,
    has_cabin,
    main_part,
)
from raumhafen.games.galaxy_trucker.state import TruckerState


def faulty_ships(s: TruckerState) -> list[int]:
    """GT9.1 Ships with any error."""
    return [ship for ship in range(s.seats) if errors(s, ship)]


def repair(s: TruckerState, ships: list[int]) -> None:
    """GT9.4 Seats repair at the same time and independently."""
    s.together(REPAIR, [s.pilot[ship] for ship in ships], secret=False)


# --- the repair of one ship, asked of its player at the same time as others are -----------------


def drop_useless(s: TruckerState, f: Frame) -> None:
    """GT9.2 Turned engines and tiles off the board can never stay."""
    ship = s.flies[f.seat]
    for fault in errors(s, ship):
        if fault.code in (TURNED_ENGINE, OFF_BOARD) and s.grid[CELLS * ship + fault.cell] >= 0:
            take_off(s, ship, fault.cell, "GT9.2")


def choose_part(s: TruckerState, f: Frame) -> None:
    """GT9.2 Parts without a cabin go; among several with one the owner chooses."""
    ship = s.flies[f.seat]
    parts = components(s, ship)
    if s.mending:
        keep(s, ship, main_part(s, ship, parts), "GT10.2")
    elif len(parts) > 1:
        drop_cabinless(s, ship, parts)
    if not s.mending and len(choices_of_part(s, ship)) > 1:
        s.ask(f.seat, PARTS)
    else:
        f.jump(choose_fix)


def drop_cabinless(s: TruckerState, ship: int, parts: list[list[int]]) -> None:
    """GT9.2 Parts without any cabin are removed."""
    manned = [part for part in parts if has_cabin(s, ship, part)]
    if not manned:
        # Only a ship challenged after it has lost its last cabin: the largest part stays.
        manned = [max(parts, key=len)]
    keep(s, ship, [cell for part in manned for cell in part], "GT9.2")


def keep_part(s: TruckerState, f: Frame) -> None:
    """GT9.2 The part chosen flies on."""
    ship = s.flies[f.seat]
    keep(s, ship, chosen_part(s, ship, s.answers[f.seat]), "GT9.2")


def choose_fix(s: TruckerState, f: Frame) -> None:
    """GT9.2 If pair errors remain, the owner chooses one tile that takes part."""
    check_aliens(s, s.flies[f.seat])  # GT16.8 only a ship challenged in flight has some already
    options = fix_options(s, f.seat)
    if options:
        s.choose(f.seat, FIXES, options)
    else:
        f.leave()


def fix(s: TruckerState, f: Frame) -> None:
    """GT9.2 Back to 2 until the ship is legal."""
    take_off(s, s.flies[f.seat], s.answers[f.seat] - FIX, "GT9.2")
    f.jump(choose_part)


REPAIR = script("repair", drop_useless, choose_part, keep_part, choose_fix, fix)


# --- what may be taken off -----------------------------------------------------------------------


def fixable(s: TruckerState, ship: int) -> list[int]:
    """GT9.2, GT9.3 Tiles of pair errors, never the last cabin; lowest cell first.

    No other error is left: useless tiles and other parts of the ship have gone before.
    """
    cells = {cell for fault in errors(s, ship) for cell in (fault.cell, fault.other)}
    return [cell for cell in sorted(cells) if may_go(s, ship, cell)]


def may_go(s: TruckerState, ship: int, cell: int) -> bool:
    """GT9.3 Not the last cabin; GT10.2 in the learning flight not the start cabin."""
    tile = s.grid[CELLS * ship + cell] >> 2
    if s.mending and tile < START_CABINS:
        return False
    if not IS_CABIN[tile]:
        return True
    return has_cabin(s, ship, [other for other in cells_of(s, ship) if other != cell])


def fix_options(s: TruckerState, player: int) -> list[int]:
    """The default stands first: the one leaving most tiles, then the lowest cell."""
    ship = s.flies[player]
    ranked = sorted((-tiles_left(s, ship, cell), cell) for cell in fixable(s, ship))
    return [FIX + cell for _, cell in ranked]


def tiles_left(s: TruckerState, ship: int, cell: int) -> int:
    """The largest part with a cabin if that tile were taken off."""
    at = CELLS * ship + cell
    piece = s.grid[at]
    s.grid[at] = EMPTY
    parts = [part for part in components(s, ship) if has_cabin(s, ship, part)]
    s.grid[at] = piece
    return max([len(part) for part in parts], default=0)


FIXES = Ask("fix", "GT9.2", fix_options, default=FIRST_OPTION)
