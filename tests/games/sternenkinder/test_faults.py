"""Every kind of fault in the content files is named with file, entry and reason."""

from __future__ import annotations

import pytest

from raumhafen.components.toml import ContentError
from raumhafen.games.sternenkinder.content import check
from raumhafen.games.sternenkinder.content.load import load, packaged
from raumhafen.games.sternenkinder.content.pending import PENDING

# Some hundred copies of the content are read: not for `make check`.
pytestmark = [pytest.mark.usefixtures("parsed_once"), pytest.mark.slow]


def faults(*changes: tuple[str, str, str]) -> tuple[str, ...]:
    """What is said about files in which a text was replaced."""
    files: dict[str, bytes] = {}
    for file, old, new in changes:
        text = (files.get(file) or packaged(file)).decode()
        assert old in text, "the text to be spoilt is not there"
        files[file] = text.replace(old, new, 1).encode()
    with pytest.raises(ContentError) as found:
        load(files)
    return found.value.faults


FIRST_TECH = 'effect = [{ unlock = ["ship.fighter", "ship.bomber", "ship.corvette"] }]'
CABINET = "effect = [{ gain = { culture = 1 } }]"
ROLL = "6 = [{ gain = { culture = 9 } }]"

EFFECTS = [
    ("technologies", "{ gain = { awe = 2 } }", "{ grab = { awe = 2 } }",
     "tech.simple_projectiles: first_bonus[0].grab: is neither a verb nor a qualifier"),
    ("technologies", "{ gain = { awe = 2 } }", '{ where = "home" }', "exactly one verb, not none"),
    ("technologies", "{ gain = { awe = 2 } }", "{ gain = { awe = 2 }, vp = 1 }",
     "exactly one verb, not gain, vp"),
    ("technologies", "{ gain = { awe = 2 } }", "{ gain = { gold = 2 } }",
     "tech.simple_projectiles: first_bonus[0].gain.gold: is none of food"),
    ("technologies", "{ gain = { awe = 2 } }", "{ gain = { awe = 0 } }", "names no amount"),
    ("technologies", "{ gain = { awe = 2 } }", "{ gain = { awe = 2.5 } }", "not a whole number"),
    ("technologies", "{ gain = { awe = 2 } }", "{ gain = { awe = 200 } }", "is not in"),
    ("technologies", "{ gain = { awe = 2 } }", '{ gain = { awe = 2 }, per = "moon" }',
     "first_bonus[0].per: 'moon' is none of own_colony"),
    ("technologies", "{ gain = { awe = 2 } }", '{ gain = { awe = 2 }, if = "tech.arcologies" }',
     "'tech.arcologies' is none of laws, policies"),
    ("technologies", '"ship.fighter", ', '"ship.kite", ',
     "tech.small_craft: effect[0].unlock: there is no entry 'ship.kite'"),
    ("technologies", 'unit = { id = "ship.corvette"', 'unit = { id = "building.centre"',
     "first_bonus[0].unit.id: 'building.centre' is none of ships"),
    ("technologies", 'unit = { id = "ship.corvette", count = 1 }',
     'unit = { id = "ship.corvette" }', "first_bonus[0].unit.count: missing"),
    ("populations", '"colony.growth.cost"', '"colony.growth"', "'colony.growth' is none of"),
    ("populations", "by = -2, min = 5", "by = -2, max = 5", "modify.max: unknown key"),
    ("laws", 'flag = "no_votes"', 'flag = "no_voice"', "law.sanctions_3: effect[3].flag"),
    ("laws", 'metric = "income.culture"', 'metric = "income"', "contest.metric"),
    ("loot", '[{ war_weariness = -1 }]]', "]", "loot.1.prisoners: effect[0].choose: leaves no"),
    ("planetary_events", f", {ROLL}", "", "roll.6: this face has no effect"),
    ("planetary_events", ROLL, ROLL.replace("6", "7", 1), "roll.7: is no range of a die"),
    ("events", 'faction = "pirates"', 'faction = "knights"', "event.ast.pirates: effect[0].spawn"),
    ("events", 'deck = "loot.1"', 'deck = "loot.4"', "on_defeat[0].draw.deck: 'loot.4'"),
    ("events", 'what = "asteroid_routes"', 'what = "luck"', "event.ast.job: job.have.what"),
    ("government_goals", 'culture = "all"', 'culture = "most"', "goal.rival: effect[0].steal"),
    ("planetary_events", "if = { pay = { food = 3 } }", "if = {}", "A.if.condition: asks for"),
    ("buildings", 'to = "ground.infantry"', "to = 1", "there is no entry 1"),
    ("advisors", 'rule = "voice_okima"', 'rule = "voice"', "level_2.a[0].rule: 'voice' is none"),
]  # fmt: skip

ENTRIES = [
    ("ships", "[[ship]]", "[[ship", "ships.toml: not a TOML file"),
    ("ships", "[[ship]]", "[[boat]]", "ships.toml: boat: unknown key"),
    ("laws", 'id = "law.bounties"', 'id = "law.sovereign"', "'law.sovereign' stands twice"),
    ("laws", 'id = "law.bounties"\n', "", "id: missing"),
    ("laws", 'rule = "A9"', 'rule = "C9"', "'C9' is no number of a rule"),
    ("treaties", "copies = 4\n", "", "treaty.alliance: copies: missing"),
    ("treaties", 'kind = "treaty"', 'kind = "pact"', "treaty.alliance: kind: 'pact'"),
    ("treaties", 'by_rule = "culture"', 'by_rule = "luck"', "treaty.federation_invite: by_rule"),
    ("governments", "food_awe = 5", "food_food = 5", "trade.food_food: unknown key"),
    ("governments", "state_size = 1", 'state_size = "one"', "is not a whole number"),
    ("policies", '"government.autocracy"', '"tech.arcologies"', "policy.just_war: government"),
    ("policies", 'activatable = "politics"', 'activatable = "night"', "activatable: 'night'"),
    ("planets", "core = true", 'core = "yes"', "planet.dawn: core: must be true or false"),
    ("ships", '"medium missile"', '"medium pebble"', "ship.destroyer: weapon_slots[1].slot"),
    ("ships", "evasion = 1", "elegance = 1", "keywords.elegance: there is no entry"),
    ("ships", 'deadly = "GS+"', 'deadly = "XL+"', "'XL+' is no class"),
    ("weapons", 'vs = "KS+"', 'vs = "fog"', "profiles[0].vs: 'fog' is no class"),
    ("weapons", "{ vs = \"any\", dice = 1, hit = 5 }", "{ vs = \"any\", dice = 1 }",
     "weapon.smoothbore: profiles[0].dice: a profile needs"),
    ("protection", "points = [1, 1, 2, 4, 4]", "points = [1, 1, 2]", "needs a number for each"),
    ("distant_wars", '"ground.militia" = 6', '"neutral.gav_fighter" = 6',
     "distant.ground.1a: enemies.neutral.gav_fighter: 'neutral.gav_fighter' is none of"),
    ("neutral_units", 'keywords_removed = ["he"]', 'keywords_removed = ["she"]',
     "there is no entry 'keyword.she'"),
    ("setup", "[0, -3]", "[0, -3, 1]", "short_2: homes[0]: is no pair of coordinates"),
    ("setup", 'id = "mercenary"', 'id = "pilgrims"', "fleet: needs own, mercenary"),
    ("setup", "storm = 7", "storms = 7", "tiles.storm: missing"),
]  # fmt: skip

PLAIN = "{ gain = { awe = 2 } }"
# qualifiers that the vocabulary knows, on an effect of this part for which nobody reads them
UNREAD = [
    ("cap = 3", "cap of gain"),
    ("sources = 2", "sources of gain"),
    ("at_least = 2", "at_least of gain"),
    ("max_level = 2", "max_level of gain"),
    ("optional = true", "optional of gain"),
    ("cost = { food = 1 }", "cost of gain"),
    ('limit = "round"', "limit = round of gain"),
    ('duration = "round"', "duration = round of gain"),
    ('target = "rival"', "target = rival of gain"),
    ('where = "here"', "where = here of gain"),
    ('when = "closing_phase"', "when = closing_phase of gain"),
    ('per = "government_pip"', "government_pip"),
]

WHOLE = [
    ("systems", 'id = "system.storm"', 'id = "system.squall"', "in this order"),
    ("technologies", 'requires = ["tech.small_craft"]', 'requires = ["tech.main_ships"]',
     "tech.simple_protection: tech.main_ships must stand before it"),
    ("technologies", 'requires = ["tech.shipyard_expansion"]', 'requires = ["tech.simple_energy"]',
     "tech.robotronisation: tech.simple_energy belongs to another field"),
    ("technologies", "cost = 12", "cost = 7", "is dearer or of a higher level"),
    ("technologies", 'field = "military"', 'field = "economy"',
     "technologies.toml: file: the fields must stand one after the other"),
    ("technologies", 'tags = ["drive"]\n', "", "drive: 1 technologies instead of 2"),
    ("technologies", FIRST_TECH, FIRST_TECH.replace(', "ship.corvette"', ""),
     "ships.toml: ship.corvette: needs tech.small_craft, but none unlocks it"),
    ("technologies", FIRST_TECH, FIRST_TECH.replace("ship.bomber", "ship.titan"),
     "ship.titan: is unlocked twice"),
    ("governments", "cost = 5\n", "", "government.autocracy: needs a price or a policy"),
    ("governments", "awe_food = 5, ", "", "government.oligarchy: trade must go in both"),
    ("governments", 'follow_up = ["government.empire"]', 'follow_up = ["government.democracy"]',
     "government.democracy is no government of the next level"),
    ("governments", "level = 2", "level = 1",
     "governments.toml: file: needs 1, 7 and 8 governments of levels 0, I and II"),
    ("government_goals", '"government.autocracy"', '"government.democracy"',
     "government.autocracy: 3 goals instead of 4"),
    ("government_goals", 'check = "at_once"', 'check = "always"', "goal.order: needs a condition"),
    ("policies", '"government.autocracy"', '"government.empire"',
     "government.autocracy: 3 policies instead of 4"),
    ("policies", "cost = { culture = 4 }\n", "", "policy.just_war: has no price"),
    ("policies", '"law.all_laws", ', "", "policy.judiciary: its cards are not the laws"),
    ("laws", 'keywords = ["always"]\n', "", "law.sovereign: lies open exactly if"),
    ("laws", 'place = "deck"', 'place = "policy.judiciary"', "needs 19 laws in the deck"),
    ("crises", "roll = [1, 2]", "roll = [1, 3]", "every face of the die"),
    ("crises", '"law.settlement_storm"', '"law.competition_war"', "belongs to another crisis"),
    ("ships", "capacity = { space = 1 }", "capacity = { space = 2 }", "is not its hull"),
    ("ships", 'advanced_of = "ship.fighter"', 'advanced_of = "ship.titan"', "another class"),
    ("ground_units", "capacity = { ground = 1 }", "capacity = { ground = 2 }", "ground.militia"),
    ("blueprints", 'base = "ship.fighter"', 'base = "ship.titan"', "blueprint.haradim"),
    ("weapons", "cost = 2\n", "", "weapon.target_marker: has a price without"),
    ("setup", "storm = 7", "storm = 8", "setup.toml: tiles: 81 tiles instead of 80"),
    ("setup", "asteroid = 12", "asteroid = 13", "setup.toml: asteroid: (12,) cards instead"),
    ("setup", "loot = [6, 6, 6]", "loot = [6, 7, 6]", "setup.toml: loot"),
    ("setup", "[0, 3]]", "[0, 4]]", "short_2: 1 home worlds lie in ring IV"),
    ("setup", "[0, 3]]", "[0, -3]]", "short_2: needs 2 different home worlds"),
    ("setup", "[0, 3]]", "[1, -3]]", "short_2: home worlds lie side by side"),
    ("setup", "planet = 3, black_hole = 1", "planet = 4, black_hole = 1",
     "short_2: ring II has 7 tiles instead of 6"),
    ("setup", "supernova = 1, storm = 3", "supernova = 4", "normal_2: needs 6 tiles of supernova"),
    ("setup", 'id = "teams_4"', 'id = "teams_5"', "layout: needs short_2"),
    ("planets", "core = true\n", "", "planet.dawn: has planetary events [1, 2, 3]"),
    ("planetary_events", "stage = 1", "stage = 2", "planet.dawn: has planetary events [2, 2, 3]"),
    ("planetary_events", "B = { decision = 1, ", "B = { ", "planetary.dawn.1: a decision needs"),
    ("planetary_events", 'limit = "round", ', "", "planetary.dawn.3: what can be repeated"),
    ("planetary_events", 'stopped_by = ["A", "B", "C"]', "stopped_by = []", "nothing stops"),
    ("events", 'deck = "storm"\ncolour = "red"', 'deck = "storm"\ncolour = "blue"', "are red"),
    ("events", "stages = 2\n", "", "event.ano.storm_eye: anomalies have stages"),
    ("events", "neutral_fleet = true\n", "", "event.ast.pirates: a neutral fleet has"),
    ("events", 'colour = "grey"\njob', 'colour = "blue"\njob', "event.ast.job: a job stays"),
    ("buildings", "cost = { food = 6 }", "cost = { food = 7 }", "building.resource.2: its upgrade"),
    ("buildings", "level = 1\n", "level = 2\n", "building.resource.1: levels II and III"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "fault"), [*EFFECTS, *ENTRIES, *WHOLE])
def test_faults_are_named(file: str, old: str, new: str, fault: str) -> None:
    found = faults((f"{file}.toml", old, new))
    assert any(fault in line for line in found), found
    assert all(line.split(":")[0].endswith(".toml") for line in found), found


WORDS = [
    ("populations", 'what = "colony.growth.cost"', 'what = "unit.hangar"',
     "population.argaeans: no rule of this part reads unit.hangar"),
    ("governments", "{ income = { awe = 3 } }", '{ income = { awe = 3 }, per = "government_pip" }',
     "government.plutocracy: no rule of this part reads government_pip"),
    ("governments", "{ income = { awe = 3 } }", '{ flag = "clans" }',
     "government.plutocracy: no rule of this part reads clans"),
    ("governments", "{ income = { awe = 3 } }", "{ vp_state = 1 }",
     "government.plutocracy: no rule of this part reads vp_state"),
    ("planetary_events", 'what = "own_techs"', 'what = "ship_classes_ever_owned"',
     "planetary.crystalhome.3: no rule of this part counts ship_classes_ever_owned"),
    ("loot", "tech = { count = 1, max_cost = 9 }", 'tech = { count = 1, from = "deck" }',
     "loot.3.plans: no rule of this part reads field and from of tech"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "fault"), WORDS)
def test_words_that_nobody_reads_are_named(file: str, old: str, new: str, fault: str) -> None:
    """A card of this part whose effect no rule looks at is refused."""
    assert f"{file}.toml: {fault}" in faults((f"{file}.toml", old, new))


def test_entries_of_later_parts_may_use_any_word() -> None:
    """`government.empire` waits for part II."""
    text = packaged("governments.toml").decode()
    assert 'flag = "war_goal_rewards_doubled"' in text and load({})


def test_a_missing_entry_is_missed() -> None:
    """A25 The count of its set and the rule that names it."""
    block = '[[event]]  # name: rule book; effect: ours\nid = "event.ast.rust_fleet"'
    text = packaged("events.toml").decode()
    at = text.index(block)
    end = text.index("[[event]]", at + 1)
    with pytest.raises(ContentError) as found:
        load({"events.toml": (text[:at] + text[end:]).encode()})
    assert found.value.faults == (
        "events.toml: file: 56 entries instead of 57",
        "events.toml: event.ast.rust_fleet: is missing, and A25 names it",
    )


def test_what_waits_for_a_later_part_is_an_entry_and_waits_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The list stands in `pending.py`, and it must fit the files."""
    monkeypatch.setattr(check, "PENDING", (*PENDING, "law.tea_time", PENDING[0]))
    assert faults() == (
        "pending.py: law.tea_time: is no entry",
        f"pending.py: {PENDING[0]}: waits for two parts",
    )


def test_all_faults_come_at_once() -> None:
    """Three files with a fault each give three lines."""
    found = faults(
        ("laws.toml", 'place = "open"', 'place = "attic"'),
        ("loot.toml", "level = 1", "level = 9"),
        ("cabinet_actions.toml", CABINET, CABINET.replace("gain", "grab")),
    )
    assert [line.split(":")[0] for line in found] == [
        "laws.toml", "cabinet_actions.toml", "cabinet_actions.toml", "loot.toml",
    ]  # fmt: skip


def test_a_qualifier_that_nobody_reads_is_named() -> None:
    """File, entry and reason for each; nothing is silently ignored."""
    spoilt = ", ".join(qualifier for qualifier, _ in UNREAD)
    found = faults(("technologies.toml", PLAIN, PLAIN.replace(" } }", f" }}, {spoilt} }}")))
    start = "technologies.toml: tech.simple_projectiles: no rule of this part reads "
    assert [reason for _, reason in UNREAD if f"{start}{reason}" not in found] == []


def test_a_word_that_is_read_elsewhere_is_no_excuse() -> None:
    """A technology gives a fleet at home, a card gives it here; only cards have a price."""
    unit = '{ unit = { id = "ship.corvette", count = 1 }, where = "home" }'
    found = faults(
        ("technologies.toml", unit, unit.replace("home", "here")),
        ("loot.toml", "{ gain = { any = 2 } }", "{ gain = { any = 2 }, cost = { food = 1 } }"),
    )
    reason = "no rule of this part reads"
    assert found == (
        f"technologies.toml: tech.small_craft: {reason} where = here of unit",
        f"loot.toml: loot.1.prisoners: {reason} cost of gain",
    )
