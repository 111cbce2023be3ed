"""MV1, MV2 The content of the box; every kind of fault is named with file, entry, reason."""

import re
from collections import Counter

import pytest

from raumhafen.components.toml import ContentError
from raumhafen.games.merchant_of_venus.content.load import CONTENT, load, packaged
from raumhafen.games.merchant_of_venus.content.tables import (
    ANOMALIES,
    ENCOUNTER_COUNT,
    EXITS,
    HAZARD,
    NAVIGATION,
    NEAR,
    PRINTED,
    REGION_OF,
    SPACES,
    WAYS,
)

pytestmark = pytest.mark.usefixtures("parsed_once")


def test_t2_the_map() -> None:
    """MV2.1, MV2.2 T2: 268 connected spaces, 323 lines, 23 sites."""
    assert len(CONTENT.spaces) == 268 and len(CONTENT.lines) == 323
    assert Counter(line.kind for line in CONTENT.lines) == {"grey": 184, "dashed": 111, "green": 28}
    assert all(0 <= s.x <= 1000 and 0 <= s.y <= 1000 for s in CONTENT.spaces)
    assert len({site.orbital for site in CONTENT.sites}) == 23
    reached, queue = {0}, [0]
    while queue:
        new = [space for space in NEAR[queue.pop()] if space not in reached]
        reached.update(new)
        queue += new
    assert len(reached) == SPACES


def test_kinds_of_spaces() -> None:
    """MV2.1 The table of kinds."""
    assert Counter(space.kind for space in CONTENT.spaces) == {
        "blue": 57, "yellow": 38, "red": 51, "hazard": 28, "encounter": 24, "asteroid": 12,
        "navigation": 9, "orbital": 23, "surface_city": 21, "neutral_spaceport": 4,
        "galactic_base": 1,
    }  # fmt: skip


def test_the_box() -> None:
    """MV1.1, MV1.2, MV18.5 Counts of tokens and cards."""
    assert sum(good.tokens for good in CONTENT.goods) == 76
    assert sum(token.tokens for token in CONTENT.technologies) == 34
    assert (len(CONTENT.passengers), len(CONTENT.missions), len(CONTENT.rewards)) == (30, 30, 26)
    assert sum(ENCOUNTER_COUNT) == 60 and len(CONTENT.pirates) == 9
    assert len(CONTENT.challenges) == 6 and len(CONTENT.pilots) == 4


def test_no_ring_of_skippable_spaces() -> None:
    """MV5.9 Every step ends somewhere, whatever the drive."""
    for mask in range(4):
        assert all(WAYS[mask][space] for space in range(SPACES))


def test_every_step_is_listed_once() -> None:
    """MV5.9 No two ways over skipped spaces share their first space and their last line."""
    for mask in range(4):
        assert all(len(set(ways)) == len(ways) for ways in WAYS[mask])


def test_a_neighbour_always_has_a_choice() -> None:
    """MV6.2 Besides the way in there are two exits at least."""
    assert all(len(set(EXITS[k])) >= 3 for k in range(SPACES) if PRINTED[k] == NAVIGATION)


def test_anomalies_are_hazards_throughout() -> None:
    """MV13.2 Crossing one of their spaces is a matter of its check, and no token lies there."""
    inside = [PRINTED[space] for space in range(SPACES) if REGION_OF[space] in ANOMALIES]
    assert len(inside) == 12 and set(inside) == {HAZARD}


def faults(file: str, old: str, new: str) -> tuple[str, ...]:
    text = packaged(file).decode()
    assert old in text, "the text to be spoilt is not there"
    with pytest.raises(ContentError) as found:
        load({file: text.replace(old, new, 1).encode()})
    return found.value.faults


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("map.toml", '["gb01", "nh12", "dashed"]', '["gb01", "nh12", "blue"]', "no kind of line"),
        ("map.toml", '["cw01", "cw03", "green"]', '["cw01", "xx", "green"]', "leads to no space"),
        ("map.toml", '["cw01", "cw03", "green"],', "", "cw01: cannot be reached"),
        ("map.toml", '"nh08", "gb01", "nh11"', '"nh08", "nh08", "nh11"', "nh12: exits and lines"),
        ("map.toml", 'kind = "surface_city"', 'kind = "palace"', "trp01: kind: 'palace'"),
        ("map.toml", 'orbital = "cw06", from = "cw02"', 'orbital = "cw06", from = "cw01"', "cw06"),
        ("map.toml", '"jw07", "dw05"', '"jw08", "dw05"', "jw08: a teleportal must lie"),
        ("goods.toml", "buyers = [3, 4, 5, 6]", "buyers = []", "g01: needs buyers"),
        ("goods.toml", "black_market = 7", "black_market = 9", "g01: the black market"),
        ("goods.toml", "cost = 80", "cost = 180", "g01: cost 180"),
        ("goods.toml", "tokens = 5", "tokens = 7", "78 tokens"),
        ("cultures.toml", 'equipment = ["shield"]', 'equipment = ["sword"]', "1: unknown equip"),
        ("cultures.toml", 'basic = "weak"', 'basic = "active"', "1: market tokens"),
        ("cultures.toml", 'good = "g02"', 'good = "g03"', "g02: culture and good"),
        ("missions.toml", 'target = "trp"', 'target = "sol"', "mi01: unknown target 'sol'"),
        ("missions.toml", 'op = "pay"', 'op = "beg"', "pay"),
        ("encounters.toml", 'token = "teleportal"', 'token = "black hole"', "en01: place_token"),
        ("encounters.toml", "cultures = [1, 8]", "cultures = [1, 9]", "every culture"),
        ("encounters.toml", "count = 6", "count = 5", "59 cards"),
        ("rewards.toml", 'power = "start_jump"', 'power = "fly"', "re01: power: 'fly'"),
        ("rewards.toml", "relic_fame = [0, ", "relic_fame = [", "relic_fame: needs"),
        ("pilots.toml", "home = 6", "home = 16", "p_human: its home"),
        (
            "pilots.toml",
            '"pirate_bonus"',
            '"luck"',
            "abilities: unknown ability 'luck'",
        ),
        ("passengers.toml", "origin = 3, destination = 14", "origin = 3, destination = 3", "ps01"),
        ("technologies.toml", "boost = [1, 6]", "boost = [1]", "t07a: a booster"),
        ("setup.toml", "gauge_max = 5", "gauge_max = 6", "every setting"),
        ("setup.toml", "rounds = 30", "rounds = 29", "rounds: [30] are no rounds"),
        ("setup.toml", "holds = 2", 'holds = "two"', "ship.holds: 'two' is not a whole number"),
        ("map.toml", "x = 36.3", "x = true", "trp: x: True is not a number"),
        ("goods.toml", "black_market = 7", "", "g01: black_market: missing"),
        ("rewards.toml", 'id = "re01"', 'id = "re01", hue = 1', "re01: hue: unknown key"),
        ("encounters.toml", 'op = "place_token"', 'op = "place"', "en01: effects[0].op: 'place'"),
        ("setup.toml", "rounds = 30", "rounds 30", "setup.toml: not a TOML file"),
    ],
)
def test_faults_are_named(file: str, old: str, new: str, fault: str) -> None:
    """MV1.1, MV2.1, MV10.7, MV13.1 File, entry and reason."""
    found = faults(file, old, new)
    assert any(fault in line for line in found), found
    assert all(line.split(":")[0].endswith(".toml") for line in found)


# By one change each: what only the whole shows, with the line that must be said about it.
WHOLE = [
    ("map.toml", '{ id = "cw", kind', '{ id = "trp", kind',
     "map.toml: trp: the id stands twice"),
    ("tokens.toml", "count = 6", "count = 7",
     "tokens.toml: file: 37 tokens instead of 36"),
    ("rewards.toml", '  { id = "pi9", steals = "luxury", modifier = 2, authored = true },\n', "",
     "rewards.toml: pirates: 8 pirates instead of 9"),
    ("map.toml", '["cw01", "cw03", "green"]', '["cw01", "cw03", "green"], ["cw03", "cw01", "grey"]',
     "map.toml: line cw03-cw01: is a loop or stands twice"),
    ("map.toml", '["cw01", "cw03", "green"]', '["cw01", "cw03", "green"], ["cw03", "cw03", "grey"]',
     "map.toml: line cw03-cw03: is a loop or stands twice"),
    ("map.toml", '["cw01", "cw03", "green"]', '["cw01", "cw03"]',
     "map.toml: line ['cw01', 'cw03']: must be two spaces and a kind"),
    ("map.toml", 'kind = "galactic_base"', 'kind = "blue"',
     "map.toml: spaces: there is no galactic base"),
    ("map.toml", 'y = 98.6, region = "trp"', 'y = 98.6, region = "trp", exits = ["trp05"]',
     "map.toml: trp04: only navigation spaces have exits"),
    ("map.toml", '"ww04", "nh01", "nh03", "ww04"]', '"ww04", "nh01", "nh03"]',
     "map.toml: nh02: 5 exits instead of 6"),
    ("map.toml", 'from = "trp01"', 'from = "trp04"',
     "map.toml: trp03: does not join an orbital to a surface_city"),
    ("map.toml", '  { orbital = "wts05", from = "wts02", link = "city" },\n', "",
     "map.toml: building_sites: every orbital must stand once"),
    ("map.toml", 'y = 98.6, region = "trp"', 'y = 98.6, region = "sol"',
     "map.toml: trp04: unknown region 'sol'"),
    ("map.toml", "x = 25.5, y = 98.6", "x = 25.5, y = 1098.6",
     "map.toml: trp04: lies outside the map"),
    ("map.toml", 'id = "trp", kind = "system"', 'id = "trp", kind = "anomaly"',
     "map.toml: regions: the first 14 regions must be the systems"),
    ("map.toml", 'kind = "surface_city", x = 364.4', 'kind = "blue", x = 364.4',
     "map.toml: ib: has no trading place"),
    ("cultures.toml", "id = 14", "id = 15",
     "cultures.toml: file: cultures must be 1 to 14 in order"),
    ("goods.toml", "buyers = [3, 4, 5, 6]", "buyers = [1, 4, 5, 6]",
     "goods.toml: g01: its own culture does not buy it"),
    ("goods.toml", "weak = 120, active = 140", "weak = 140, active = 120",
     "goods.toml: g01: resale must rise from above the cost"),
    ("cultures.toml", 'beginner_system = "iw"', 'beginner_system = "im"',
     "cultures.toml: beginner_system: every system must stand once"),
    ("technologies.toml", "culture = 2", "culture = 3",
     "technologies.toml: t02: culture and technology differ"),
    ("technologies.toml", "capacity = 1", "capacity = 0",
     "technologies.toml: t01f: a structure needs capacity"),
    ("passengers.toml", "origin = 3, destination = 14", "origin = 3, destination = 15",
     "passengers.toml: ps01: origin and destination are cultures or 0"),
    ("missions.toml", "marker = true", "marker = false",
     "missions.toml: mi01: marker and target must go together"),
    ("missions.toml", 'conditions = [{ op = "teleports", count = 1 }]', "conditions = []",
     "missions.toml: mi24: has no condition"),
    ("missions.toml", '{ op = "teleports", count = 1 }', '{ op = "land_in_region" }',
     "missions.toml: mi24: needs a target"),
    ("encounters.toml", 'statistic = "first_contacts"\n', "",
     "encounters.toml: en12: a title, and only a title, has a statistic"),
    ("encounters.toml", 'use = "pass_hazard"\n', "",
     "encounters.toml: en16: an intel card, and only one, has a use"),
    ("tokens.toml", '{ op = "place_token", token = "blue" }, { op = "draw_', '{ op = "draw_',
     "tokens.toml: et02: every token must replace its space"),
    ("encounters.toml", ', [{ op = "gain_infamy", amount = 1 }]]', "]",
     "encounters.toml: en21: a choice needs two options"),
    ("encounters.toml", ', pass = [{ op = "gain_move", amount = 3 }]', "",
     "encounters.toml: en24: check needs 2 branches"),
    ("encounters.toml", ', otherwise = { op = "gain_move", amount = 2 }', "",
     "encounters.toml: en35: jump_gate needs 1 branches"),
    ("setup.toml", "fame_holds = [2, 4]", "fame_holds = [2]",
     "setup.toml: ship.fame_holds: needs a figure for every bought hold"),
    ("setup.toml", "fame_upgrades = [0, 2, 4]", "fame_upgrades = [0, 2]",
     "setup.toml: ship.fame_upgrades: needs a figure for every slot"),
    ("setup.toml", "extra = [0, 0, 20, 40]", "extra = [0, 0, 20]",
     "setup.toml: credits.extra: needs a figure for each of four seats"),
    ("pilots.toml", '["reroll_speed", "extra_action"]', '["reroll_speed"]',
     "pilots.toml: p_human: levels: must be three, the third with two abilities"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "fault"), WHOLE)
def test_faults_of_the_whole_are_named(file: str, old: str, new: str, fault: str) -> None:
    """MV1, MV2.1, MV6.1, MV10.7, MV11.8, MV12.2, MV13.1 File, entry and reason, word for word."""
    assert fault in faults(file, old, new)


def test_an_effect_of_a_token_is_blamed_on_the_file_of_tokens() -> None:
    """MV3.4 Its effects are checked like those of cards, but they stand in another file."""
    found = faults("tokens.toml", 'type = "laser"', 'type = "teeth"')
    assert found == ("tokens.toml: et03: hazard: 'teeth' is not known",)


def test_a_token_without_effects_is_named() -> None:
    """MV3.4"""
    found = faults("tokens.toml", '{ op = "place_token", token = "teleportal" }', "")
    assert found == ("tokens.toml: et01: every token must replace its space",)


def test_a_culture_that_buys_nothing_is_named() -> None:
    """MV11.8 Culture 3 is struck from every list of buyers."""
    text = packaged("goods.toml").decode()
    struck = re.sub(r"buyers = .*", lambda row: re.sub(r"\b3, |, 3\b", "", row[0]), text)
    with pytest.raises(ContentError) as found:
        load({"goods.toml": struck.encode()})
    assert "cultures.toml: 3: buys nothing" in found.value.faults


def test_four_players_need_four_pilots() -> None:
    """MV13.9"""
    text = packaged("pilots.toml").decode()
    with pytest.raises(ContentError) as found:
        load({"pilots.toml": text[: text.rindex("[[pilots]]")].encode()})
    assert found.value.faults == ("pilots.toml: file: four players need four pilots",)
