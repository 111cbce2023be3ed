"""Content of Space Base: what is in the box, and that every kind of fault is named."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import pytest

from raumhafen.components.toml import ContentError
from raumhafen.games.space_base.content.kinds import (
    COLONY,
    PHASES_OF_KIND,
    SHIP,
    STARTER,
    Ability,
    Card,
    Charge,
    Effect,
    Side,
)
from raumhafen.games.space_base.content.load import CONTENT, load

SHIPS = [card for card in CONTENT.cards if card.kind == SHIP]
COLONIES = [card for card in CONTENT.cards if card.kind == COLONY]
STARTERS = [card for card in CONTENT.cards if card.kind == STARTER]


def ability(card: str, side: str) -> Ability:
    found = getattr(CONTENT.by_id(card), side).ability
    assert isinstance(found, Ability)
    return found


def charge(card: str, side: str) -> Charge:
    found = getattr(CONTENT.by_id(card), side).charge
    assert isinstance(found, Charge)
    return found


def squares(card: str, side: str) -> list[int]:
    return [charge(card, side).squares_in_play(players) for players in (2, 3, 4, 5)]


# What is in the box


def test_box() -> None:
    """SB1.3"""
    assert (len(SHIPS), len(COLONIES), len(STARTERS)) == (132, 12, 60)
    assert Counter(card.level for card in SHIPS) == {1: 48, 2: 48, 3: 36}
    spread = Counter((card.level, card.sector) for card in SHIPS)
    assert all(spread[level, sector] == 4 for level in (1, 2) for sector in range(1, 13))
    assert all(spread[3, sector] == 3 for sector in range(1, 13))
    assert [card.sector for card in COLONIES] == list(range(1, 13))


def test_indices() -> None:
    assert [card.index for card in CONTENT.cards] == list(range(204))
    order = [(card.level, card.sector) for card in SHIPS]
    assert order == sorted(order)
    assert CONTENT.by_id("frisch").index == 132
    assert CONTENT.by_id("s1-1").index == 144
    assert CONTENT.by_id("s5-12").index == 203
    assert all(
        CONTENT.by_id(f"s{number + 1}-{sector}").index == 144 + number * 12 + sector - 1
        for number in range(5)
        for sector in range(1, 13)
    )


def test_unknown_id() -> None:
    with pytest.raises(KeyError):
        CONTENT.by_id("enterprise")


def test_starting_sets_are_equal() -> None:
    """SB1.3 The five sets differ in their names only."""
    for card in STARTERS:
        model = CONTENT.by_id(f"s1-{card.sector}")
        assert (card.station, card.deployed, card.cost) == (model.station, model.deployed, 0)
    assert len({card.name for card in STARTERS}) == 60


def test_starting_values() -> None:
    """T5, T6, T7, T9, T14: what the starting ships pay."""
    station = [(card.station.credits, card.station.income) for card in STARTERS[:12]]
    assert station == [(1, 0)] * 6 + [(3, 0)] * 2 + [(0, 1)] * 4
    assert [card.deployed.credits for card in STARTERS[:12]] == [1] * 6 + [2, 2, 3, 3, 4, 5]


def test_setup() -> None:
    """SB2, SB3, SB15"""
    setup = CONTENT.setup
    assert (setup.players_min, setup.players_max) == (2, 5)
    assert (setup.dice, setup.die_faces) == (2, 6)
    assert (setup.deck_sizes, setup.slots_per_level) == ((48, 48, 36), 6)
    assert (setup.credits, setup.income, setup.vp, setup.draw) == (5, 0, 0, ((1, 1),))
    assert (setup.light_speed_credits, setup.light_speed_income, setup.light_speed_vp) == (15, 1, 0)
    assert setup.light_speed_draw == ((1, 4), (2, 2))
    assert setup.seat_bonus == ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0), (0, 1, 0))
    assert (setup.target_vp, setup.round_guard) == (40, 200)


# Values that the test cases of the rules rely on


@pytest.mark.parametrize(
    ("card", "sector", "cost"),
    [
        ("overmyer", 7, 2),  # T1
        ("bluford", 12, 4),
        ("engle", 4, 3),
        ("parker", 9, 5),  # T3
        ("carr", 7, 9),  # T4
        ("peterson", 11, 4),
        ("lazarev", 8, 7),
        ("savitskaya", 9, 2),  # T27
        ("duke", 4, 7),  # T29
        ("frisch", 1, 9),  # T31
        ("tinbergen", 2, 12),  # T35
    ],
)
def test_sector_and_cost(card: str, sector: int, cost: int) -> None:
    found = CONTENT.by_id(card)
    assert (found.sector, found.cost) == (sector, cost)


@pytest.mark.parametrize(
    ("card", "side", "expected"),
    [
        ("overmyer", "deployed", Side(credits=3)),  # T9
        ("allen", "station", Side(vp=2)),
        ("chretien", "station", Side(credits=8)),  # T12
        ("shaw", "station", Side(left=True, right=True)),
        ("bluford", "station", Side(vp=3, left=True)),  # T14
        ("bluford", "deployed", Side(vp=1, left=True)),
        ("merbold", "station", Side(credits=1, right=True)),  # T15
        ("savitskaya", "station", Side(credits=6)),  # T26
        ("tereshkova", "station", Side(claim=((1, 2),))),  # T33
        ("carr", "station", Side(vp=4)),  # T38
    ],
)
def test_plain_side(card: str, side: str, expected: Side) -> None:
    assert getattr(CONTENT.by_id(card), side) == expected


def test_colony_values() -> None:
    """T31, T35: a colony has a price and VP but pays nothing."""
    assert (CONTENT.by_id("frisch").vp, CONTENT.by_id("tinbergen").vp) == (3, 4)
    assert all(card.station == Side() and card.deployed == Side() for card in COLONIES)
    assert all(card.vp == 0 for card in SHIPS + STARTERS)


def test_squares_in_play() -> None:
    """SB9.1, T18, T43"""
    assert squares("kubasov", "station") == [4, 3, 2, 2]
    assert squares("armstrong", "station") == [5, 4, 3, 3]
    assert squares("gagarin", "station") == [2, 2, 2, 2]
    assert charge("kubasov", "station").linked
    assert not charge("grissom", "station").linked


def test_abilities() -> None:
    """T23, T24, T29 to T34, T36, T40, T41"""
    assert ability("shonin", "station").effects == (Effect("dice_shift", max=2),)
    assert ability("fabian", "station").effects == (Effect("dice_shift", max=1),)
    gain, buy = ability("sarafanov", "station").effects
    assert (gain, buy) == (Effect("gain", credits=4), Effect("buy_card", count=1))
    assert ability("sarafanov", "deployed").effects[0] == Effect("gain", credits=3)
    assert ability("zholobov", "deployed").effects[1] == Effect("gain", vp=2)
    assert ability("gordon", "station").effects[0] == Effect("opponents_lose_vp", amount=4)
    assert ability("kovalyonok", "station").effects == (Effect("claim_cards", cards=((1, 3),)),)
    assert ability("kubasov", "station").effects == (Effect("swap_sectors", sectors=(5, 8)),)
    assert ability("volynov", "station").effects[0] == Effect("reroll_dice", max=2)
    place = Effect("buy_and_place", count=1, sectors=(7, 8, 9, 10, 11, 12))
    assert ability("scott", "station").effects == (place,)


@pytest.mark.parametrize(
    ("card", "side", "color", "phases"),
    [
        ("fabian", "station", "green", (3,)),
        ("sarafanov", "deployed", "blue", (1, 5, 7)),  # the gain in front does not decide
        ("volynov", "station", "blue", (2,)),
        ("gagarin", "station", "blue", (2,)),
        ("aksyonov", "station", "blue", (4,)),
        ("aksyonov", "deployed", "red", (4,)),
        ("grissom", "station", "green", (1, 5, 7)),
    ],
)
def test_color_and_phases(card: str, side: str, color: str, phases: tuple[int, ...]) -> None:
    """SB5.1, SB5.2, SB11"""
    found = ability(card, side)
    assert (found.color, found.phases) == (color, phases)


def test_every_effect_kind_appears() -> None:
    sides = [side for card in SHIPS for side in (card.station, card.deployed)]
    kinds = {e.kind for side in sides if side.ability for e in side.ability.effects}
    assert kinds == set(PHASES_OF_KIND)


def test_start_card_is_always_affordable() -> None:
    """SB2.3"""
    assert max(card.cost for card in SHIPS if card.level == 1) <= CONTENT.setup.credits


def test_content_is_frozen() -> None:
    card: Card = CONTENT.by_id("fabian")
    with pytest.raises(AttributeError):
        card.cost = 0  # type: ignore[misc]  # the point of the test


# Faults


def shipped(file: str) -> str:
    package = resources.files("raumhafen.games.space_base")
    return (package / "content" / file).read_text(encoding="utf-8")


def faults_of(file: str, old: str, new: str) -> tuple[str, ...]:
    """The faults after the first occurrence of `old` in a shipped file is replaced."""
    text = shipped(file)
    assert old in text
    with pytest.raises(ContentError) as caught:
        load({file: text.replace(old, new, 1).encode()})
    assert str(caught.value) == "\n".join(caught.value.faults)
    return caught.value.faults


ID = 'id = "malyshev"\n'
PLACE = "level = 1\nsector = 1\n"
COST = "cost = 2\n"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (ID, ID + "colour = 1\n", "malyshev: colour: unknown key"),
        (ID, "", "ship[0].id: missing"),
        (ID, 'id = ""\n', "ship[0].id: must be a non-empty text"),
        (ID, "id = 7\n", "7: id: must be a non-empty text"),
        (ID, 'id = "ryumin"\n', "ryumin: id: used twice"),
        (ID, ID + "note = 1\n", "malyshev: note: must be a non-empty text"),
        (ID, ID + 'authored = "yes"\n', "malyshev: authored: must be true or false"),
        (PLACE, "level = 1\nsector = 13\n", "malyshev: sector: 13 is not in 1..12"),
        (PLACE, "level = 4\nsector = 1\n", "malyshev: level: 4 is not in 1..3"),
        (PLACE, "level = 1\nsector = 2\n", "level 1: sector 1: 3 ships instead of 4"),
        (PLACE, "level = 2\nsector = 1\n", "level 1: 47 ships instead of 48"),
        (PLACE, "level = 3\nsector = 1\n", "ship: entries are not in order of level, then sector"),
        (COST, "", "malyshev: cost: missing"),
        (COST, 'cost = "2"\n', "malyshev: cost: '2' is not a whole number"),
        (COST, "cost = true\n", "malyshev: cost: True is not a whole number"),
        (COST, "cost = -1\n", "malyshev: cost: -1 is not 0 or more"),
        (COST, "cost = 6\n", "malyshev: cost: 6 is more than the 5 starting credits (SB2.3)"),
        ('["A", "G"]', '"A"', "malyshev: sources: must be a list"),
        ('["A", "G"]', "[1]", "malyshev: sources: must be a list of non-empty texts"),
        ('"medium"', '"sure"', "malyshev: confidence: unknown confidence 'sure'"),
    ],
)
def test_faulty_ship(old: str, new: str, fault: str) -> None:
    assert f"ships.toml: {fault}" in faults_of("ships.toml", old, new)


@pytest.mark.parametrize(
    ("side", "fault"),
    [
        ("1", ": must be a table"),
        ("{ money = 1 }", ".money: unknown key"),
        ("{ vp = 0 }", ".vp: 0 is not 1 or more"),
        ('{ arrows = ["up"] }', ".arrows: unknown direction 'up'"),
        ('{ arrows = ["left", "left"] }', ".arrows: a direction is named twice"),
        ("{ claim = [] }", ".claim: must not be empty"),
        ("{ claim = [1] }", ".claim[0]: must be a table"),
        ("{ claim = [{ level = 1 }] }", ".claim[0].count: missing"),
    ],
)
def test_faulty_side(side: str, fault: str) -> None:
    faults = faults_of("ships.toml", "station = { vp = 1 }", f"station = {side}")
    assert f"ships.toml: malyshev: station{fault}" in faults


def test_claim_on_a_deployed_side() -> None:
    """SB8.9"""
    old, new = "deployed = { credits = 1 }", "deployed = { claim = [{ level = 1, count = 1 }] }"
    fault = "deployed.claim: claims are rewards of station sides only (SB8.9)"
    assert f"ships.toml: malyshev: {fault}" in faults_of("ships.toml", old, new)


CHARGE = "charge = { pips = [[]], linked = false }\n"
SHIFT = 'ability = { color = "green", effects = [{ dice_shift = { max = 1 } }] }\n'


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (SHIFT, "", "charge: needs an ability"),
        (CHARGE, "", "ability: needs a charge"),
        ("pips = [[]], linked = false", "pips = [[]]", "charge.linked: missing"),
        ("linked = false", "linked = 0", "charge.linked: must be true or false"),
        ("pips = [[]]", "pips = []", "charge.pips: must name at least one square"),
        ("pips = [[]]", "pips = [1]", "charge.pips: must be a list"),
        ("pips = [[]]", "pips = [[6], []]", "charge.pips: 6 is not a player count"),
        ("pips = [[]]", "pips = [[2, 2], []]", "charge.pips: a player count is named twice"),
        ("pips = [[]]", "pips = [[2]]", "charge.pips: no square in play for some player count"),
        ('color = "green"', 'color = "blue"', "ability.color: dice_shift is green, not 'blue'"),
        ('color = "green", ', "", "ability.color: missing"),
        ("[{ dice_shift = { max = 1 } }]", "[]", "ability.effects: must not be empty"),
    ],
)
def test_faulty_charge_or_ability(old: str, new: str, fault: str) -> None:
    side = CHARGE + SHIFT
    assert old in side
    faults = faults_of("ships.toml", side, side.replace(old, new))
    assert f"ships.toml: fabian: station.{fault}" in faults


@pytest.mark.parametrize(
    ("effects", "fault"),
    [
        ("{ warp = {} }", "[0]: unknown effect kind 'warp'"),
        ("{ win_game = {}, gain = {} }", "[0]: unknown effect kind 'win_game, gain'"),
        ("{ dice_shift = {} }", "[0].dice_shift.max: missing"),
        ("{ dice_shift = { max = 1, min = 1 } }", "[0].dice_shift.min: unknown key"),
        ("{ dice_shift = { max = 0 } }", "[0].dice_shift.max: 0 is not 1 or more"),
        ("{ win_game = { vp = 1 } }", "[0].win_game.vp: unknown key"),
        ("{ gain = {} }", "[0].gain: gives nothing"),
        ("{ gain = { cubes = 1 } }", "[0].gain.cubes: unknown key"),
        (
            "{ dice_shift = { max = 1 } }, { win_game = {} }",
            ": the effects belong to different phases",
        ),
        (
            "{ swap_sectors = { sectors = [6, 6] } }",
            "[0].swap_sectors.sectors: must be two different sectors",
        ),
        (
            "{ swap_sectors = { sectors = [0, 7] } }",
            "[0].swap_sectors.sectors: 0 is not in 1..12",
        ),
        (
            "{ claim_cards = { cards = [{ level = 4, count = 1 }] } }",
            "[0].claim_cards.cards[0].level: 4 is not in 1..3",
        ),
        (
            "{ buy_and_place = { count = 1, first = 7, last = 6 } }",
            "[0].buy_and_place.last: 6 is not in 7..12",
        ),
    ],
)
def test_faulty_effects(effects: str, fault: str) -> None:
    faults = faults_of("ships.toml", "[{ dice_shift = { max = 1 } }]", f"[{effects}]")
    assert f"ships.toml: fabian: station.ability.effects{fault}" in faults


def test_id_used_in_two_files() -> None:
    faults = faults_of("ships.toml", ID, 'id = "frisch"\n')
    assert faults == ("colonies.toml: frisch: id: used twice",)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("sector = 2", "sector = 1", "colony: must be one per sector, 1 to 12 in order"),
        ("vp = 3", "vp = 0", "frisch: vp: 0 is not 1 or more"),
        ("vp = 3", "level = 1", "frisch: level: unknown key"),
        ("vp = 3", "", "frisch: vp: missing"),
    ],
)
def test_faulty_colonies(old: str, new: str, fault: str) -> None:
    assert f"colonies.toml: {fault}" in faults_of("colonies.toml", old, new)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("sector = 2", "sector = 3", "sector: entries must be the sectors 1 to 12 in order"),
        ("cost = 0", "price = 0", "sector 1: price: unknown key"),
        ("set = 2", "set = 3", "set 3: set: must be 2, in order"),
        ('    "U.E.S. Acton 8806-A",\n', "", "set 1: names: 11 names for 12 sectors"),
    ],
)
def test_faulty_starters(old: str, new: str, fault: str) -> None:
    assert f"starters.toml: {fault}" in faults_of("starters.toml", old, new)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("max = 5", "max = 6", "seat_bonus: 5 entries for 6 players"),
        ("max = 5", "max = 1", "players: min is above max"),
        ("target_vp = 40", "", "end: target_vp: missing"),
        ("faces = 6", "faces = 0", "dice: faces: 0 is not 1 or more"),
        ("[48, 48, 36]", "[48, 48]", "shipyard: deck_sizes: must name 3 levels"),
        ("[48, 48, 36]", "[48, 48, 35]", "shipyard: deck_sizes: must be multiples of 12"),
        ("[players]", "[people]", "people: unknown key"),
        ("credits = 1\n", "credit = 1\n", "seat_bonus[1].credit: unknown key"),
    ],
)
def test_faulty_setup(old: str, new: str, fault: str) -> None:
    assert f"setup.toml: {fault}" in faults_of("setup.toml", old, new)


def test_too_few_starting_sets() -> None:
    text = shipped("starters.toml")
    cut = text[: text.index("[[set]]\nset = 5")]
    with pytest.raises(ContentError, match="starters.toml: set: 4 sets for 5 players"):
        load({"starters.toml": cut.encode()})


@pytest.mark.parametrize("raw", [b"[[ship", b"\xff"])
def test_unreadable_file(raw: bytes) -> None:
    with pytest.raises(ContentError, match="^ships.toml: not a TOML file: "):
        load({"ships.toml": raw})


def test_all_faults_are_reported() -> None:
    files = {
        "ships.toml": shipped("ships.toml").replace("cost = 2", 'cost = "2"', 3).encode(),
        "setup.toml": shipped("setup.toml").replace("target_vp = 40", "", 1).encode(),
    }
    with pytest.raises(ContentError) as caught:
        load(files)
    assert len(caught.value.faults) == 4
