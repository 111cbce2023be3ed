"""MV17 Rare things on the table, each with its place in the planes, whichever way they are made."""

from collections.abc import Callable

import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.planes import blank_cells
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    CULTURES,
    ENCOUNTER_IDS,
    MISSION_IDS,
    PASSENGER_IDS,
    PIRATE_IDS,
    REGION_IDS,
    SITE_IDS,
    SITES,
    SPACE,
)
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.state import GONE
from raumhafen.games.merchant_of_venus.views.features import FACES, ROCK, ROCKS, WHERE, layout
from tests.games.merchant_of_venus.scenarios import ROCK as ASTEROID
from tests.games.merchant_of_venus.scenarios import fly
from tests.games.merchant_of_venus.table import A, B, Table


def plane(t: Table, name: str, seat: int = A) -> dict[int, float]:
    """What is not 0 in a plane; the view's tensor and the state's are the same, whoever looks."""
    numbers = GAME.features().encode(GAME.view(t.s, seat), seat)
    for other in range(SPECTATOR, t.s.seats):
        cells = blank_cells(layout(t.s.seats).size)
        GAME.features().write(t.s, other, cells)
        assert cells == memoryview(GAME.features().encode(GAME.view(t.s, other), other))
    shown = numbers[layout(t.s.seats)[name]]
    return {at: round(number, 6) for at, number in enumerate(shown) if number}


def turn() -> Table:
    t = Table()
    t.turn(A)
    return t


def gone(t: Table) -> None:
    t.s.passenger_at[PASSENGER_IDS.index("ps04")] = GONE


def drilled(t: Table) -> None:
    t.s.mark[SPACE[ASTEROID]] = B
    t.s.markers[B] -= 1


def built(t: Table) -> None:
    t.port(B, "cw06")


def returned(t: Table) -> None:
    for card in ("mi07", "mi02"):
        t.s.mission_bag.remove(MISSION_IDS.index(card))
        t.s.mission_under.append(MISSION_IDS.index(card))


def trained(t: Table) -> None:
    t.pilot(A, "p_human", 3)
    t.pilot(B, "p_whynom", 4)


def second(t: Table) -> None:
    t.s.second[B] = 1


def deeds(t: Table) -> None:
    """MV10.11 One of them cost nothing, and is still a deed."""
    for orbital, paid in (("cw03", 160), ("cw06", 0)):
        t.s.deed[SITE_IDS.index(orbital)] = B
        t.s.deed_paid[SITE_IDS.index(orbital)] = paid


def seen(t: Table) -> None:
    t.top_card("en41")
    t.s.top_seen = [1 << A]


def under(t: Table) -> None:
    """MV17.2 The second of two that went back below the stack."""
    for card in ("en40", "en41"):
        t.s.encounter_bag.remove(ENCOUNTER_IDS.index(card))
        t.s.encounter_under.append(ENCOUNTER_IDS.index(card))
    t.s.under_seen = [1 << B, 1 << A]


def known(t: Table) -> None:
    t.culture("ib", 5)
    t.s.known[SYSTEMS * A + REGION_IDS.index("ib")] = 1


def hunted(t: Table) -> None:
    t.pirate(PIRATE_IDS[1], ASTEROID, 2)


@pytest.mark.parametrize(
    ("happens", "name", "shown"),
    [
        (gone, "passengers", {WHERE * PASSENGER_IDS.index("ps04") + WHERE - 1: 1}),
        (drilled, "drills", {2 * ROCK[ASTEROID] + 1: 1}),
        (built, "spaceports", {2 * SITE_IDS.index("cw06") + 1: 1}),
        (
            returned,
            "missions_under",
            {MISSION_IDS.index("mi07"): 0.1, MISSION_IDS.index("mi02"): 0.2},
        ),
        (trained, "side", {0: 1, 3: 1}),
        (second, "second_mission", {1: 1}),
        (
            deeds,
            "deeds",
            {SITES + SITE_IDS.index("cw03"): 0.16, SITES + SITE_IDS.index("cw06"): 0.001},
        ),
        (seen, "top", {ENCOUNTER_IDS.index("en41"): 1}),
        (under, "under", {ENCOUNTER_IDS.index("en41"): 0.2}),
        (known, "known", {CULTURES * REGION_IDS.index("ib") + 4: 1}),
        (hunted, "pirates", {ROCKS * 1 + ROCK[ASTEROID]: 1}),
        (hunted, "pirate_infamy", {1: 0.2}),
    ],
)
def test_rare_things_have_their_place(
    happens: Callable[[Table], None], name: str, shown: dict[int, float]
) -> None:
    """MV17.1, MV17.2, MV17.3 Nothing before it happens, then exactly these cells, seen from A."""
    t = turn()
    assert plane(t, name) == {}
    happens(t)
    assert plane(t, name) == shown


def test_a_card_that_was_seen_shows_to_nobody_else() -> None:
    """MV17.2"""
    t = turn()
    seen(t)
    assert plane(t, "top", B) == {} and GAME.view(t.s, B)["mine"]["top"] == [None]


def test_a_die_that_is_still_in_the_air_has_no_face() -> None:
    """MV5.7 The boost die lies there from the moment its price is paid, and shows nothing yet."""
    t = Table()
    fly(t, "r_gb_cw_1", 1, 2, 6)
    t.do("assign:1:boost")
    assert t.asked == "chance" and GAME.view(t.s, B)["turn"]["dice"] == [1, 2, 6, 0]
    rolled = {0: 1, FACES + 1: 1, 2 * FACES + 5: 1}
    assert plane(t, "dice") == rolled
    t.effect(3)
    assert plane(t, "dice") == {**rolled, 3 * FACES + 2: 1}
