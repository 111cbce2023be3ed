"""MV1, MV2 The content of the box; every kind of fault is named with file, entry, reason."""

from collections import Counter

import pytest

from raumhafen.components.toml import ContentError
from raumhafen.games.merchant_of_venus.content.load import CONTENT, load, packaged
from raumhafen.games.merchant_of_venus.content.tables import ENCOUNTER_COUNT, NEAR, SPACES, WAYS


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
