"""B3.1, B5.3, B26, A13 Colonies of colony ships, equipment of civil ships, expeditions."""

from raumhafen.games.sternenkinder.actions import CELL_IDS, EQUIPMENT_IDS
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS, RING
from raumhafen.games.sternenkinder.content.tables import COLONY_SHIP, PLANET, RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.civil import count_civil
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.voyages import Voyage

WORLD = "iii2"


def settlers() -> Voyage:
    """Each player has a colony ship at the same planet."""
    t = Voyage(COLONY_SHIP)
    t.open(WORLD, "planet").s.civil_at[t.unit()] = t.cell(WORLD)
    t.ship(1 - t.me, COLONY_SHIP, WORLD)
    return t


def to_founding(t: Voyage, first: int) -> Voyage:
    """The income of the next round is paid, and this player is first."""
    while t.question() != "found-place":
        if t.s.round == 1:
            t.s.first = 1 - first  # the marker passes on
        t.play("pass")
    return t


# --- B3.1 founding -------------------------------------------------------------------------------


def test_a_colony_ship_becomes_a_colony() -> None:
    """B3.1, B2.1: after the income, before purchases; it counts from the next income on."""
    t = Voyage(COLONY_SHIP)
    t.open(WORLD, "planet").s.civil_at[t.unit()] = t.cell(WORLD)
    to_founding(t, t.me)
    food = t.seat(t.me).account["food"]
    t.play(f"at:{WORLD}")
    assert t.s.owner[t.cell(WORLD)] == t.me and t.s.level[t.cell(WORLD)] == 1
    assert count_civil(t.s, t.me, COLONY_SHIP) == 0 and t.question() == "economy"
    assert t.seat(t.me).account["food"] == food


def test_a_colony_founded_this_round_does_not_grow() -> None:
    """T16, B3.2"""
    t = Voyage(COLONY_SHIP)
    t.open(WORLD, "planet").s.civil_at[t.unit()] = t.cell(WORLD)
    to_founding(t, t.me).play(f"at:{WORLD}")
    t.seat(t.me).has(food=40)
    while t.active.seat != t.me:
        t.play("pass")
    assert not t.ask_again().offers(f"grow:{WORLD}")
    assert t.refusal(f"grow:{WORLD}").rule == "B3.2"
    t.next_economy()
    t.seat(t.me).has(food=40)
    while t.active.seat != t.me:
        t.play("pass")
    assert t.ask_again().offers(f"grow:{WORLD}")


def test_founding_is_optional() -> None:
    """B3.1"""
    t = Voyage(COLONY_SHIP)
    t.open(WORLD, "planet").s.civil_at[t.unit()] = t.cell(WORLD)
    to_founding(t, t.me).play("end")
    assert t.s.owner[t.cell(WORLD)] == -1 and t.where() == WORLD


def test_the_earlier_in_turn_order_founds() -> None:
    """B3.1: where nobody controls the system."""
    t = to_founding(settlers(), 0)
    assert t.active.seat == 0
    t.play(f"at:{WORLD}")
    assert t.s.owner[t.cell(WORLD)] == 0 and t.question() == "economy"


def test_who_controls_the_system_founds() -> None:
    """B3.1, B3.6: a guard counts."""
    t = settlers()
    t.s.guard[91 * 1 + t.cell(WORLD)] = 1
    to_founding(t, 0)
    assert t.active.seat == 1
    t.play(f"at:{WORLD}")
    assert t.s.owner[t.cell(WORLD)] == 1


def test_a_settled_planet_is_not_settled_again() -> None:
    """B3.1"""
    t = Voyage(COLONY_SHIP)
    t.seat(1 - t.me).colony(WORLD, 1)
    t.s.civil_at[t.unit()] = t.cell(WORLD)
    t.next_economy()
    assert t.question() == "economy" and t.where() == WORLD


# --- B5.3 equipment ------------------------------------------------------------------------------


def test_equipment_is_paid_once_and_open() -> None:
    """B5.3.1: in AWE; it needs its technology."""
    t = Voyage()
    seat = t.seat(t.me).has(awe=9).points_of_capacity(0, 0)
    assert not t.ask_again().offers("equip:research_laboratory")
    seat.techs("simple_sensors")
    t.ask_again().play("equip:research_laboratory")
    assert seat.account["awe"] == 7 and not t.offers("equip:research_laboratory")
    lines = GAME.explain(t.s, t.me, "price:equip:research_laboratory")
    assert [(line.amount, line.rule) for line in lines] == [(2, "B5.3.1")]
    shown = GAME.view(t.s, 1 - t.me)["seats"][t.me]["equipment"]
    assert shown == ["research_laboratory"]


def test_laboratories_give_research() -> None:
    """B26, B2.3: one for each research ship, at most 2."""
    t = Voyage()
    seat = t.seat(t.me)
    before = seat.income["research"]
    t.s.equipped[t.me] = 1 << EQUIPMENT_IDS.index("research_laboratory")
    assert seat.income["research"] == before + 1
    for _ in range(2):
        t.ship(t.me, RESEARCH_SHIP, "iv3")
    assert seat.income["research"] == before + 2
    shares = GAME.explain(t.s, t.me, "income:research")
    assert sum(share.amount for share in shares) == before + 2


def test_a_colony_ship_has_one_place() -> None:
    """B5.3.4: the new piece replaces the old one, and nothing is refunded."""
    t = Voyage()
    seat = t.seat(t.me).has(awe=9).points_of_capacity(0, 0)
    seat.techs("advanced_sensors", "terrain_forming")
    t.ask_again().play("equip:colony_sensors", "equip:colony_modules")
    assert GAME.view(t.s, t.me)["seats"][t.me]["equipment"] == ["colony_modules"]
    assert seat.account["awe"] == 9 - 2 - 3


def test_research_ships_are_alike() -> None:
    """B5.2.4, B5.3.4: both components fit into their two places."""
    t = Voyage()
    seat = t.seat(t.me).has(awe=9).points_of_capacity(0, 0).techs("advanced_sensors")
    t.ask_again().play("equip:research_sensors", "equip:research_laboratory")
    shown = GAME.view(t.s, t.me)["seats"][t.me]["equipment"]
    assert shown == ["research_sensors", "research_laboratory"] and seat.account["awe"] == 5


def test_space_capacity_lowers_the_price_of_equipment() -> None:
    """B4.4.5"""
    t = Voyage()
    seat = t.seat(t.me).has(awe=9).points_of_capacity(0, 1).techs("simple_sensors")
    t.ask_again().play("lower:space", "equip:research_laboratory")
    assert seat.account["awe"] == 8


def test_colony_modules_bring_a_building() -> None:
    """B26: of a resource that the planet yields, free of cost."""
    t = Voyage(COLONY_SHIP)
    t.s.equipped[t.me] = 1 << EQUIPMENT_IDS.index("colony_modules")
    t.open(WORLD, "planet").s.civil_at[t.unit()] = t.cell(WORLD)
    to_founding(t, t.me)
    t.play(f"at:{WORLD}")
    if t.question() == "module-building":
        t.play(t.options()[0])
    assert t.s.sites[10 * t.cell(WORLD)] % 4 == 1


# --- A13 cabinet ---------------------------------------------------------------------------------


def in_politics(t: Voyage) -> Voyage:
    """The first player of round 2 is the one who explores."""
    while not (t.s.round == 2 and t.question() == "politics"):
        if t.s.round == 1:
            t.s.first = 1 - t.me
        t.play("pass")
    assert t.active.seat == t.me
    return t


def test_discoveries_are_analysed() -> None:
    """A13.4: a card goes under its deck for 3 R."""
    t = Voyage()
    t.give(t.me, "ast.ice", "neb.lights")
    in_politics(t)
    before = t.seat(t.me).account["research"]
    t.play("cabinet:analyse")
    assert t.question() == "analysed-card"
    t.play("card:neb.lights")
    assert t.seat(t.me).account["research"] == before + 3
    assert t.below("neb.lights") and t.holds("ast.ice")


def test_an_ongoing_card_ends_when_it_is_given_up() -> None:
    """A13.4, B8.1"""
    t = Voyage()
    t.give(t.me, "ast.mine")
    in_politics(t).play("cabinet:analyse")
    assert t.seat(t.me).full_capacity == [3, 1] and t.below("ast.mine")


def explorer() -> Voyage:
    """A research ship in the outermost ring, next to places beyond it."""
    t = Voyage()
    t.open("v6", "asteroid").s.civil_at[t.unit()] = t.cell("v6")
    in_politics(t)
    t.seat(t.me).has(culture=20, research=0)
    return t


def test_an_expedition_finds_a_planet_beyond_the_rim() -> None:
    """A13.6, B1.1.4: for research; the ship does not move in this round."""
    t = explorer()
    assert not t.ask_again().offers("cabinet:expedition")
    t.seat(t.me).has(research=10)
    t.ask_again().play("cabinet:expedition")
    if t.question() == "expedition-place":
        t.play(t.options()[0])
    place = t.s.civil_at[t.unit()]
    assert RING[place] == 6 and t.s.tile[place] == PLANET and t.s.planet[place] >= 0
    assert not any(t.s.tile[near] in (1, PLANET) for near in NEIGHBOURS[place])
    account = t.seat(t.me).account
    assert (account["culture"], account["research"]) == (15, 0) and t.s.sent[t.me] == 1
    while t.question() != "movement" and t.s.round == 2:
        t.play("pass")
    assert t.s.civil_left[t.unit()] == 0


def test_the_second_expedition_is_dearer() -> None:
    """A13.6"""
    t = explorer()
    t.s.sent[t.me] = 1
    t.seat(t.me).has(research=14)
    assert not t.ask_again().offers("cabinet:expedition")
    t.seat(t.me).has(research=15)
    assert t.ask_again().offers("cabinet:expedition")


def test_an_expedition_for_a_claim_or_for_cards() -> None:
    """A13.6, B8.3"""
    t = explorer()
    t.s.claims[t.me] = 1
    t.give(t.me, "ast.ice", "neb.lights", "spc.comet")
    t.ask_again().play("cabinet:expedition")
    assert set(t.options()) == {"expedition:cards", "expedition:claim"}
    t.play("expedition:cards")
    while t.question() in ("expedition-card", "expedition-place"):
        t.play(t.options()[0])
    assert t.s.hand[t.me] == 0 and t.s.claims[t.me] == 1
    t = explorer()
    t.s.claims[t.me] = 1
    t.ask_again().play("cabinet:expedition")
    while t.question() == "expedition-place":
        t.play(t.options()[0])
    assert t.s.claims[t.me] == 0 and t.s.sent[t.me] == 1


def test_one_of_several_ships_goes() -> None:
    """A13.6"""
    t = explorer()
    t.ship(t.me, RESEARCH_SHIP, "v6")
    t.seat(t.me).has(research=10)
    t.ask_again().play("cabinet:expedition")
    if t.question() == "expedition-place":
        t.play(t.options()[0])
    assert t.question() == "expedition-ship" and set(t.options()) == {"fly:1", "fly:2"}
    t.play("fly:2")
    assert t.where() == "v6" and CELL_IDS[t.s.civil_at[t.unit(1)]].startswith("vi")
