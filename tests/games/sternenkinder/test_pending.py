"""The list of what waits for later parts is the list of the design."""

from collections import Counter

import pytest

from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.pending import PENDING, POLITICS, POWERS, SHIPS
from raumhafen.games.sternenkinder.content.tables import ENTRY, WORKS

SET_OF = dict(zip(CONTENT.ids, CONTENT.sets, strict=True))
WORKING = {
    "systems": 10, "technologies": 49, "governments": 11, "events": 54, "planets": 30,
    "planetary_events": 54, "populations": 6, "buildings": 13, "ground_units": 8, "ships": 2,
    "components": 6, "investors": 7, "loot": 18, "distant_wars": 9, "cabinet_actions": 10,
    "keywords": 18, "treaties": 10, "casus_belli": 4, "laws": 27, "institution_actions": 28,
    "policies": 40, "government_goals": 19, "space_wonders": 3, "advisors": 11,
    "black_market": 26, "underground_services": 5,
}  # fmt: skip
PARTS = [
    (POLITICS, {
        "keywords": 1,
    }),
    (SHIPS, {
        "ships": 23, "blueprints": 22, "neutral_units": 20, "unique_units": 1, "weapons": 48,
        "components": 24, "protection": 8, "keywords": 45, "tactical_goals": 24,
        "distant_wars": 9, "events": 3, "government_goals": 1,
    }),
    (POWERS, {
        "governments": 5, "policies": 19, "government_goals": 2, "companies": 4, "clans": 4,
        "seele_mercenaries": 6, "unique_units": 3, "crises": 7, "laws": 1, "black_market": 1,
        "space_wonders": 1, "keywords": 1,
    }),
]  # fmt: skip


@pytest.mark.parametrize(("ids", "wanted"), PARTS)
def test_counts_of_a_part(ids: tuple[str, ...], wanted: dict[str, int]) -> None:
    assert Counter(SET_OF[id] for id in ids) == wanted


def test_the_parts_together() -> None:
    """287 entries of part I and 191 of 192 of part II work; 1, 228 and 54 wait, none twice."""
    assert (len(POLITICS), len(SHIPS), len(POWERS)) == (192 - 191, 228, 54)
    assert len(set(PENDING)) == len(PENDING) == 283
    assert sum(WORKS) == 287 + 191 and not any(WORKS[ENTRY[id]] for id in PENDING)
    working = [id for id, works in zip(CONTENT.ids, WORKS, strict=True) if works]
    assert Counter(SET_OF[id] for id in working) == WORKING


def test_entries_that_the_design_names() -> None:
    works = {id for id, works in zip(CONTENT.ids, WORKS, strict=True) if works}
    assert {id for id in works if id.startswith("component.")} == {
        "component.advanced_sensors", "component.science_lab", "component.colony_modules",
        "component.agent", "component.diplomat", "component.police",
    }  # fmt: skip
    assert {id for id in works if id.startswith("investor.")} == {
        "investor.form", "investor.heaven", "investor.kosme", "investor.tor", "investor.welle",
        "investor.clans", "investor.seele",
    }  # fmt: skip
    assert {id for id in works if id.startswith("ship.")} == {"ship.research", "ship.colony"}
    levels = {g.id: (g.level, g.special) for g in CONTENT.governments if g.id in works}
    assert sorted(levels.values()) == [(0, False), *[(1, False)] * 5, *[(2, False)] * 5]


def test_cards_that_need_ships_wait() -> None:
    """Decision 34: they are left out of the decks of simple combat."""
    waiting = {event.id for event in CONTENT.events if event.id in PENDING}
    assert waiting == {event.id for event in CONTENT.events if event.needs_ships}
    assert waiting == {"event.neb.shroud", "event.sto.magnetic", "event.ano.storm_eye"}
