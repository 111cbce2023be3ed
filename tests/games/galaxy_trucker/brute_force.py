"""GT3 Legality reckoned in the plainest way, on dictionaries, sharing no code with the rules."""

from __future__ import annotations

from raumhafen.games.galaxy_trucker.content.kinds import KINDS
from raumhafen.games.galaxy_trucker.content.load import CONTENT

Place = tuple[int, int]
Ship = dict[Place, tuple[int, int]]  # (column, row) -> (tile, quarter turns)
Record = tuple[str, Place, Place | None]


def offset(board: int, d: int) -> Place:
    ahead = 1 if CONTENT.boards[board].id == "IIIa" else -1
    return [(0, ahead), (1, 0), (0, -ahead), (-1, 0)][d]


def beside(board: int, place: Place, d: int) -> Place:
    x, y = offset(board, d)
    return place[0] + x, place[1] + y


def connector(ship: Ship, place: Place, d: int) -> int:
    tile, k = ship[place]
    printed = list(CONTENT.tiles[tile].connectors)
    turned = printed[-k:] + printed[:-k] if k else printed
    return turned[d]


def kind(ship: Ship, place: Place) -> str:
    return KINDS[CONTENT.tiles[ship[place][0]].kind]


def parts(ship: Ship, board: int) -> list[set[Place]]:
    """Components by repeated merging."""
    groups = [{place} for place in ship]
    for place in ship:
        for d in range(4):
            other = beside(board, place, d)
            if other in ship and holds(ship, board, place, d):
                a = next(group for group in groups if place in group)
                b = next(group for group in groups if other in group)
                if a is not b:
                    groups.remove(b)
                    a |= b
    return groups


def holds(ship: Ship, board: int, place: Place, d: int) -> bool:
    a = connector(ship, place, d)
    b = connector(ship, beside(board, place, d), (d + 2) % 4)
    return a > 0 and b > 0 and {a, b} != {1, 2}


def brute_errors(ship: Ship, board: int) -> set[Record]:
    found: set[Record] = set()
    for place in ship:
        for d in range(4):
            other = beside(board, place, d)
            if other in ship:
                pair = {connector(ship, place, d), connector(ship, other, (d + 2) % 4)}
                first, second = sorted((place, other))
                if pair == {1, 2}:
                    found.add(("E1", first, second))
                elif 0 in pair and pair != {0}:
                    found.add(("E2", first, second))
        found |= brute_devices(ship, board, place)
        if place not in CONTENT.boards[board].cells:
            found.add(("E5", place, None))
    return found | brute_loose(ship, board)


def brute_devices(ship: Ship, board: int, place: Place) -> set[Record]:
    found: set[Record] = set()
    k = ship[place][1]
    if kind(ship, place) in ("engine", "double_engine"):
        if k:
            found.add(("E3", place, None))
        if beside(board, place, (k + 2) % 4) in ship:
            found.add(("E4", place, beside(board, place, (k + 2) % 4)))
    if kind(ship, place) in ("cannon", "double_cannon") and beside(board, place, k) in ship:
        found.add(("E4", place, beside(board, place, k)))
    return found


def brute_loose(ship: Ship, board: int) -> set[Record]:
    groups = parts(ship, board)
    with_start = [g for g in groups if any(kind(ship, p) == "start_cabin" for p in g)]
    main = with_start[0] if with_start else max(groups, key=len)
    if not with_start and sum(len(g) == len(main) for g in groups) > 1:
        return set()  # which of two equal parts is the ship is left open
    loose = [group for group in groups if group is not main]
    return {("E6", min(group, key=lambda p: (p[1], p[0])), None) for group in loose}


def brute_exposed(ship: Ship, board: int) -> int:
    count = 0
    for place in ship:
        for d in range(4):
            other = beside(board, place, d)
            met = other in ship and connector(ship, other, (d + 2) % 4) > 0
            count += connector(ship, place, d) > 0 and not met
    return count
