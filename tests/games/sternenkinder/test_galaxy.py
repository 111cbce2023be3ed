"""A1.4 to A1.7, B1.1 to B1.3 The hexagon and the maps of every table."""

import pytest

from raumhafen.games.sternenkinder.content.galaxy import (
    BESIDE,
    CELL,
    CELLS,
    DISTANCE,
    NEIGHBOURS,
    NOWHERE,
    RING,
    RING_CELLS,
    RING_START,
    MarkedCells,
    Q,
    R,
    marked_cells,
)
from raumhafen.games.sternenkinder.content.layouts import (
    LAYOUT_HOMES,
    LAYOUT_IDS,
    LAYOUT_SEATS,
    LAYOUT_TEAMS,
    RING_CLOSED,
    RING_TILES,
    TILES,
    layout_of,
)
from raumhafen.games.sternenkinder.content.tables import (
    ANOMALY,
    ASTEROID,
    BLACK_HOLE,
    HOME_WORLD,
    NEBULA,
    PLANET,
    SPACE,
    STORM,
    SUPERNOVA,
)


def test_rings() -> None:
    """B1.1.1 1, 6, 12, 18, 24 and 30 cells, one ring after the other."""
    assert CELLS == 91 and [len(ring) for ring in RING_CELLS] == [0, 1, 6, 12, 18, 24, 30]
    assert [RING[cell] for cell in range(CELLS)] == sorted(RING)


@pytest.mark.parametrize(
    ("place", "ring", "index"),
    [
        ((0, -4), 5, 0), ((0, 4), 5, 12), ((4, 0), 5, 8), ((-4, 4), 5, 16), ((2, -4), 5, 2),
        ((-2, 4), 5, 14), ((-4, 0), 5, 20), ((1, -4), 5, 1), ((5, -3), 6, 7), ((2, 2), 5, 10),
        ((-3, 5), 6, 18), ((-4, 1), 5, 19), ((1, -5), 6, 1), ((5, -4), 6, 6), ((-4, -1), 6, 26),
        ((-2, -2), 5, 22), ((-5, 1), 6, 24), ((5, -1), 6, 9), ((0, 3), 4, 9), ((-3, 3), 4, 12),
    ],
)  # fmt: skip
def test_indices_of_the_rules(place: tuple[int, int], ring: int, index: int) -> None:
    """B1.1.3, B1.3.1 Ring and index of every home world."""
    assert CELL[place] == RING_START[ring] + index


def test_neighbours() -> None:
    """B1.1.2 Six inside, fewer at the edge, always in both directions and at distance 1."""
    assert NEIGHBOURS[0] == [
        CELL[1, 0],
        CELL[0, 1],
        CELL[-1, 1],
        CELL[-1, 0],
        CELL[0, -1],
        CELL[1, -1],
    ]
    assert all(len(NEIGHBOURS[cell]) == 6 for cell in range(61))
    assert sorted({len(NEIGHBOURS[cell]) for cell in RING_CELLS[6]}) == [3, 4]
    for a in range(CELLS):
        near = [b for b in range(CELLS) if DISTANCE[a * CELLS + b] == 1]
        assert sorted(NEIGHBOURS[a]) == near and all(a in NEIGHBOURS[b] for b in near)
    assert BESIDE.count(NOWHERE) == 6 * 11


def test_distances() -> None:
    """B1.1.2 As many steps as the shortest way has."""
    for start in (0, 7, 40, 90):
        steps = {start: 0}
        queue = [start]
        for cell in queue:
            new = [near for near in NEIGHBOURS[cell] if near not in steps]
            steps.update(dict.fromkeys(new, steps[cell] + 1))
            queue += new
        assert [steps[cell] for cell in range(CELLS)] == DISTANCE[start * CELLS :][:CELLS]
    assert all(max(abs(Q[c]), abs(R[c]), abs(Q[c] + R[c])) == RING[c] - 1 for c in range(CELLS))


@pytest.mark.parametrize(
    ("name", "systems"),
    [
        ("short_2", 37), ("short_3", 37), ("normal_2", 61), ("normal_3", 61), ("normal_4", 61),
        ("normal_5", 63), ("normal_6", 67), ("teams_4", 61), ("teams_6", 65),
    ],
)  # fmt: skip
def test_maps(name: str, systems: int) -> None:
    """A1.2, A1.5 Every ring holds exactly its tiles; the box has enough of each kind."""
    at = LAYOUT_IDS.index(name)
    homes = LAYOUT_HOMES[at]
    assert len(homes) == LAYOUT_SEATS[at] == int(name[-1])
    assert [len(cells) for cells in RING_CLOSED[at]] == [sum(row) for row in RING_TILES[at]]
    assert 1 + len(homes) + sum(map(len, RING_CLOSED[at])) == systems
    laid = [sum(row[kind] for row in RING_TILES[at]) for kind in range(len(TILES))]
    assert all(n <= TILES[kind] for kind, n in enumerate(laid)) and laid[HOME_WORLD] == 0


RINGS = [
    ("normal_2", "1p1b1u3s", "4a1r1n1p2b1u2s", "3a5r5n1p1b1u2s", "2a6r6n1p7d"),
    ("normal_3", "2p1b1u2s", "4a1r1n2p1b1u2s", "3a5r5n1p1b1u2s", "2a6r6n1p6d"),
    ("normal_4", "2p1b1u2s", "4a1r1n2p1b1u2s", "3a4r5n2p1b1u2s", "2a5r5n2p6d"),
    ("normal_5", "3p1b1u1s", "4a1r3p1b1u2s", "3a4r5n2p1b1u2s", "2a6r6n1p6d"),
    ("normal_6", "3p1b1u1s", "4a1r3p1b1u2s", "3a4r4n3p1b1u2s", "2a8r8n6d"),
    ("teams_6", "3p1b1u1s", "4a1r3p1b1u2s", "3a4r4n3p1b1u2s", "2a7r7n6d"),
    ("short_2", "3p1b1u1s", "4a1r1n2p1b1u2s", "2a5r5n1p3d"),
    ("short_3", "3p1b1u1s", "4a1r1n2p1b1u2s", "1a5r5n1p3d"),
]
LETTERS = {
    "p": PLANET, "b": BLACK_HOLE, "u": SUPERNOVA, "s": STORM, "a": ANOMALY, "r": ASTEROID,
    "n": NEBULA, "d": SPACE,
}  # fmt: skip


@pytest.mark.parametrize("listed", RINGS, ids=lambda listed: listed[0])
def test_every_ring_has_the_tiles_of_the_book(listed: tuple[str, ...]) -> None:
    """A1.4, A1.6, B1.2.2, B1.2.4"""
    rows = RING_TILES[LAYOUT_IDS.index(listed[0])]
    found = [
        {kind: row[kind] for kind in range(len(TILES)) if row[kind]} for row in rows if any(row)
    ]
    assert found == [
        {LETTERS[ring[at + 1]]: int(ring[at]) for at in range(0, len(ring), 2)}
        for ring in listed[1:]
    ]


def test_team_mates_alternate() -> None:
    """A1.7, A1.12 Seats of the two teams in turn, each at its own places."""
    four = LAYOUT_HOMES[LAYOUT_IDS.index("teams_4")]
    assert four == [CELL[0, -4], CELL[4, 0], CELL[-4, 0], CELL[0, 4]]
    six = LAYOUT_HOMES[LAYOUT_IDS.index("teams_6")]
    assert six[::2] == [CELL[1, -5], CELL[-2, -2], CELL[-5, 1]]
    assert [name for name, teams in zip(LAYOUT_IDS, LAYOUT_TEAMS, strict=True) if teams] == [
        "teams_4", "teams_6",
    ]  # fmt: skip


def test_marked_cells_follow_their_list() -> None:
    """A0.9 Also of lists that change in place, and by turns."""
    marked, marks, others = MarkedCells(), [0] * CELLS, [1] * CELLS
    for at in (3, 90, 0):
        marks[at] = 2
        assert marked.of(marks) == marked.of(marks) == marked_cells(marks)
        assert marked.of(others) == list(range(CELLS))
    marks[3] = 0
    assert marked.of(marks) == [0, 90]


def test_no_map_for_impossible_tables() -> None:
    """A1.1, A1.6 Short for two or three, teams of two or three."""
    assert layout_of(4, short=True, teams=False) == -1
    assert layout_of(5, short=False, teams=True) == -1
    assert layout_of(2, short=True, teams=True) == -1
    assert LAYOUT_IDS[layout_of(6, short=False, teams=True)] == "teams_6"
    assert [LAYOUT_IDS[layout_of(n, False, False)] for n in range(2, 7)] == [
        f"normal_{n}" for n in range(2, 7)
    ]
