"""Late positions, so that rare questions are met: colonies, technologies, full treasuries."""

from collections.abc import Iterator

from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State, apply
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS, RING
from raumhafen.games.sternenkinder.content.tables import ASTEROID, PLANET
from raumhafen.games.sternenkinder.rules.core.places import pack
from raumhafen.games.sternenkinder.rules.core.technologies import learn, researchable
from raumhafen.games.sternenkinder.state import FACE_DOWN, SITES, SternState
from tests.contract.play import choose

ROUND = 2


def rich_match(state: State, rng: Rng) -> Iterator[State]:
    """Random play, in which every seat becomes rich when the second round begins."""
    assert isinstance(state, SternState)
    rich = False
    while True:
        if not rich and state.round == ROUND and len(state.deciders()) == 1:
            enrich(state, rng)
            rich = True
        yield state
        if state.over:
            return
        seat, action = choose(state, rng)
        apply(state, seat, action)


def enrich(s: SternState, rng: Rng) -> None:
    """Two colonies with buildings, resources, technologies; some are deep in debt soon."""
    for seat in range(s.seats):
        for _ in range(2):
            settle(s, seat, rng)
        s.account[4 * seat : 4 * seat + 4] = [rng.below(60) for _ in range(4)]
        for _ in range(rng.below(30)):
            if researchable(s, seat):
                learn(s, seat, rng.pick(researchable(s, seat)))
        s.capacity[2 * seat : 2 * seat + 2] = [12, 6]


def settle(s: SternState, seat: int, rng: Rng) -> None:
    """A colony of level III on a face-down system; its tile is taken from the bag of its ring."""
    down = [cell for cell in range(CELLS) if s.tile[cell] == FACE_DOWN]
    cells = [cell for cell in down if has_planets(s, RING[cell])]
    if not cells:
        return
    cell = rng.pick(cells)
    reveal(s, cell, PLANET)
    s.planet[cell] = s.planets_left.pop(0)
    s.owner[cell], s.level[cell] = seat, 3
    s.sites[SITES * cell] = pack(seat, 4, 1)
    s.troops[8 * cell + 1] = 1
    for near in NEIGHBOURS[cell]:
        if s.tile[near] == FACE_DOWN and s.ring_bag[10 * RING[near] + ASTEROID]:
            reveal(s, near, ASTEROID)
            return


def has_planets(s: SternState, ring: int) -> bool:
    return s.ring_bag[10 * ring + PLANET] > 0


def reveal(s: SternState, cell: int, kind: int) -> None:
    s.tile[cell] = kind
    s.ring_bag[10 * RING[cell] + kind] -= 1
