"""B4.4 Capacity of the ground and of space."""

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.layouts import HOME_SPACE
from raumhafen.games.sternenkinder.content.tables import (
    BUILDING_IDS,
    CAPACITY_1,
    CAPACITY_YIELD,
    ENTRY_IDS,
)
from raumhafen.games.sternenkinder.rules.core.income import CAPACITY, GROUND, SPACE, standing
from raumhafen.games.sternenkinder.rules.core.places import (
    is_blocked,
    own_sites,
    planets_of,
    site_kind,
    site_level,
)
from raumhafen.games.sternenkinder.rules.core.regime_income import produce_regime
from raumhafen.games.sternenkinder.rules.core.sinks import Sums
from raumhafen.games.sternenkinder.state import CAPACITY_SITE, SternState


def produce(s: SternState, seat: int, sink: Sums) -> None:
    """B4.4.1 Levels of planets, capacity buildings with the centre, the home world, effects."""
    for cell in planets_of(s, seat):
        sink.add(GROUND, s.level[cell], "share-planet", CELL_IDS[cell], "B3.3")
    if not is_blocked(s, s.home[seat]) and s.owner[s.home[seat]] == seat:
        sink.add(SPACE, HOME_SPACE, "share-planet", CELL_IDS[s.home[seat]], "B1.4.2")
    for cell, packed in own_sites(s, seat):
        if site_kind(packed) == CAPACITY_SITE:
            produce_site(s, cell, packed, sink)
    for source, effect in standing(s, seat, CAPACITY):
        for kind in (GROUND, SPACE):
            sink.add(kind, effect.amounts[kind], "share-source", ENTRY_IDS[source], "B4.4.1")
    if s.politics:
        produce_regime(s, seat, sink)
        lose_to_smugglers(s, seat, sink)


def lose_to_smugglers(s: SternState, seat: int, sink: Sums) -> None:
    """A8.61, A8.62 Contraband lowers both capacities, never below 0."""
    pips = s.shortage[seat]
    if any(s.smuggled):
        pips += sum(s.smuggled[cell] for cell in planets_of(s, seat))
    for kind in (GROUND, SPACE) if pips else ():
        lost = min(pips, max(0, sink.totals[kind]))
        sink.add(kind, -lost, "share-smuggling", "", "A8.62")


def produce_site(s: SternState, cell: int, packed: int, sink: Sums) -> None:
    """B4.4.4, B4.5 A blocked place gives no space capacity; a centre adds the level."""
    level = site_level(packed)
    amount = CAPACITY_YIELD[level] + (level if s.centre[cell] else 0)
    name = BUILDING_IDS[CAPACITY_1 + level - 1]
    sink.add(GROUND, amount, "share-source", name, "B4.4.1")
    if not is_blocked(s, cell):
        sink.add(SPACE, amount, "share-source", name, "B4.4.1")


def capacity(s: SternState, seat: int) -> list[int]:
    """B4.4.1 Ground and space capacity of a round."""
    sink = Sums()
    produce(s, seat, sink)
    return sink.totals[:2]
