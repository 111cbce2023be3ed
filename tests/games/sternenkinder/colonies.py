"""Colonies with planetary events for tests: their cards, conditions and rewards.

What a card should do is read from its file by hand here, not by the rules.
"""

from __future__ import annotations

from typing import Any

from raumhafen.engine.events import Event
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.cards import PLANET_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE, NEIGHBOURS, RING
from raumhafen.games.sternenkinder.content.tables import (
    GROUND_IDS,
    GROUND_UNITS,
    OWN_FLEET,
    PLANET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.content.words import ACTIONS as POLITICAL
from raumhafen.games.sternenkinder.content.words import CAPACITIES, RESOURCES
from raumhafen.games.sternenkinder.rules.core.cards import ANOMALIES
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleet_price, fleets_of
from raumhafen.games.sternenkinder.rules.core.militia import militia_at
from raumhafen.games.sternenkinder.rules.core.places import pack, slots
from raumhafen.games.sternenkinder.rules.core.prices import growth_price
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.strategy.fly import civil_move
from raumhafen.games.sternenkinder.rules.strategy.planet_cards import (
    options_at,
)
from raumhafen.games.sternenkinder.rules.strategy.politics import reset_budgets
from raumhafen.games.sternenkinder.rules.strategy.trade import ratio
from raumhafen.games.sternenkinder.state import (
    BASE_BIT,
    CAPACITY_SITE,
    CIVIL_UNITS,
    FACE_DOWN,
    FORTRESS_BIT,
    SHIELD_BIT,
    SITES,
    SternState,
)
from tests.games.sternenkinder.tables import Scenario, reveal

Toml = dict[str, Any]
LATER = ("own_treaties", "own_laws")  # part II
RICH = 60


class Colony:
    """A colony of whoever is asked, with the cards of its planet up to a stage."""

    def __init__(self, planet: str, stage: int, level: int = 0) -> None:
        self.t = Scenario(2, map="normal")
        self.told: list[Event] = []
        self.s: SternState = self.t.s
        self.player = self.t.active
        self.seat = self.player.seat
        self.cell, self.between = near_home(self.s, self.player.home)
        reveal(self.s, self.cell, PLANET)
        place = PLANET_IDS.index(planet)
        self.s.planets_left.remove(place)
        self.s.planet[self.cell] = place
        self.s.owner[self.cell], self.s.level[self.cell] = self.seat, level or stage
        self.s.chain[self.cell] = stage
        self.s.round = 3
        tally(self.s, self.seat)
        self.player.has(**dict.fromkeys(RESOURCES, RICH)).points_of_capacity(9, 9)

    def take(self, stage: int, letter: str) -> None:
        """Fulfils an option and gives the first answer to what follows."""
        self.t.ask_again()
        self.told = self.t.play(f"develop:{CELL_IDS[self.cell]}")
        if self.t.question() == "planet-option":
            self.told += self.t.play(f"option:{stage}{letter.lower()}")
        self.answer_all()

    def answer_all(self) -> None:
        while self.t.question() not in ("economy", "politics", "movement"):
            self.told += self.t.play(self.t.options()[0])

    def offered(self, stage: int, letter: str) -> bool:
        option = 3 * (stage - 1) + "ABC".index(letter)
        return option in options_at(self.s, self.seat, self.cell)


def near_home(s: SternState, home: int) -> tuple[int, int]:
    """A face-down system two steps from a home world, and one between."""
    for cell in range(CELLS):
        ring = RING[cell]
        if (
            s.tile[cell] == FACE_DOWN
            and DISTANCE[CELLS * home + cell] == 2
            and s.ring_bag[10 * ring + PLANET]
        ):
            between = [at for at in NEIGHBOURS[cell] if at in NEIGHBOURS[home]]
            return cell, between[0]
    raise AssertionError("no place for a colony")


def some_kind(s: SternState, cell: int) -> int:
    bag = s.ring_bag[10 * RING[cell] : 10 * RING[cell] + 10]
    return next(kind for kind in range(9, -1, -1) if bag[kind] and kind != PLANET)


# --- conditions ----------------------------------------------------------------------------------


def fulfil(c: Colony, wanted: Toml) -> None:
    """Everything that a condition asks for, but what is paid."""
    if "have" in wanted:
        have(c, wanted["have"]["what"], wanted["have"]["n"])
    if "tech" in wanted:
        c.player.techs(wanted["tech"].removeprefix("tech."))
    if "unit_here" in wanted:
        unit_here(c, wanted["unit_here"]["id"], wanted["unit_here"]["count"])
    if "building_here" in wanted:
        building_here(c, wanted["building_here"].removeprefix("building."))
    for cell in NEIGHBOURS[c.cell]:  # known systems, for trade routes that a reward brings
        if c.s.tile[cell] == FACE_DOWN:
            reveal(c.s, cell, some_kind(c.s, cell))
    if "ground_battle" in wanted:
        unit_here(c, "ground.tank", 25)


def have(c: Colony, what: str, n: int) -> None:
    s, at = c.s, c.cell
    if what in ("building_here", "resource_building_here"):
        kind = 0 if what == "resource_building_here" else CAPACITY_SITE
        for slot in range(n):
            s.sites[SITES * at + slot] = pack(c.seat, kind, 1)
    elif what == "own_techs":
        c.player.techs("perfect_government", "exotic_mining", "advanced_drives", "deep_contacts")
        c.player.techs("capital_ships", "metropolis", "advanced_energy")
        assert s.techs[c.seat].bit_count() >= n
    elif what == "own_anomaly_cards":
        deck = next(at for at, bag in enumerate(s.bags) if ANOMALIES >> bag[0] & 1)
        for card in s.bags[deck][:n]:
            s.hand[c.seat] |= 1 << card
        s.bags[deck] = s.bags[deck][n:]
        tally(s, c.seat)
    elif what == "military_hull_here":
        c.player.techs("main_ships")
        for _ in range(n):
            add_fleet(s, c.seat, OWN_FLEET, at)
    elif what == "guard_here":
        s.guard[CELLS * c.seat + at] = n
    elif what == "own_culture_income":
        s.aid[c.seat] = n
    elif what in ("connected_here", "own_routes"):
        lay_routes(c, n)
    else:
        assert what in LATER


def lay_routes(c: Colony, n: int) -> None:
    near = [
        c.between,
        *[at for at in range(CELLS) if c.s.tile[at] == FACE_DOWN and at != c.between],
    ]
    for cell in near[:n]:
        if c.s.tile[cell] == FACE_DOWN:
            reveal(c.s, cell, some_kind(c.s, cell))
        c.s.route[cell] = c.seat


def unit_here(c: Colony, id: str, count: int) -> None:
    if id == "ship.research":
        for _ in range(count):
            add_civil(c.s, c.seat, RESEARCH_SHIP, c.cell)
    else:
        c.s.troops[GROUND_UNITS * c.cell + GROUND_IDS.index(id)] += count


def building_here(c: Colony, name: str) -> None:
    bits = {"fortress": FORTRESS_BIT, "planetary_shield": SHIELD_BIT, "missile_base": BASE_BIT}
    kind, _, level = name.partition(".")
    if name in bits:
        c.s.defence[c.cell] |= bits[name]
    else:
        packed = pack(c.seat, CAPACITY_SITE if kind == "capacity" else 0, int(level))
        c.s.sites[SITES * c.cell] = packed


# --- rewards -------------------------------------------------------------------------------------


def numbers(c: Colony) -> Toml:
    """Everything that a reward can change."""
    s, seat = c.s, c.seat
    return {
        "income": dict(c.player.income),
        "account": dict(c.player.account),
        "capacity": dict(zip(CAPACITIES, c.player.full_capacity, strict=True)),
        "votes": votes(s, seat),
        "vp": s.points[seat],
        "slots": slots(s, c.cell),
        "level": s.level[c.cell],
        "techs": s.techs[seat].bit_count(),
        "guard": s.guard[CELLS * seat + c.cell],
        "network": s.network[CELLS * seat + c.cell],
        "fleets": len(fleets_of(s, seat)),
        "known": sum(tile >= 0 for tile in s.tile),
        "routes": s.route.count(seat),
        "gate": s.gate[c.cell] == seat,
        "fortress": bool(s.defence[c.cell] & FORTRESS_BIT),
        "loot": [str(told.args["loot"])[0] for told in c.told if told.key == "event-loot"],
        "buildings": len([at for at in s.sites[SITES * c.cell : SITES * (c.cell + 1)] if at]),
    }


def quantities(c: Colony) -> dict[str, int]:
    """What modifications change, each asked where the rules ask for it."""
    s, seat = c.s, c.seat
    return {
        "ship.cost": fleet_price(s, seat, OWN_FLEET),
        "trade.ratio": ratio(s, seat, 0, 1),
        "colony.growth.cost": growth_price(s, seat, 3),
        "militia.here": militia_at(s, c.cell),
        "ship.research.strategic_move": civil_move(s, CIVIL_UNITS * seat),
    }


def gained(after: dict[str, int], before: dict[str, int]) -> dict[str, int]:
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


def check_reward(c: Colony, option: Toml, old: Toml, was: dict[str, int]) -> None:
    """Each effect of the reward, compared with what was before."""
    new, reward = numbers(c), option["reward"]
    flow = {key: -amount for key, amount in option["if"].get("pay", {}).items()}
    for effect in reward:
        verb = next(key for key in effect if key != "where")
        value = effect[verb]
        if verb == "gain":
            for key, amount in value.items():
                flow[key] = flow.get(key, 0) + amount
        elif verb == "income":
            assert gained(new["income"], old["income"]) == value
        elif verb == "capacity":
            assert gained(new["capacity"], old["capacity"]) == value
        elif verb in ("vp", "votes"):
            assert new[verb] - old[verb] == value
        elif verb == "modify":
            check_modified(c, value, was)
        elif verb == "actions":
            check_actions(c, value)
        elif verb == "draw":
            check_drawn(new, old, value, flow)
        else:
            check_other(c, verb, value, new, old)
    check_account(gained(new["account"], old["account"]), flow, reward)


def check_account(found: dict[str, int], flow: dict[str, int], reward: list[Toml]) -> None:
    open_flow = any("roll" in effect or "draw" in effect or "unit" in effect for effect in reward)
    chosen = flow.pop("any", 0)
    if not open_flow:
        assert sum(found.values()) == sum(flow.values()) + chosen
        if not chosen:
            assert found == {key: amount for key, amount in flow.items() if amount}


def check_modified(c: Colony, value: Toml, was: dict[str, int]) -> None:
    what, now = value["what"], quantities(c)
    if what in now:
        assert now[what] - was[what] == value["by"]
    elif what == "building.research.income":
        c.s.sites[SITES * c.player.home] = pack(c.seat, 2, 1)
        with_it = c.player.income["research"]
        c.s.taken[c.cell] = 0
        tally(c.s, c.seat)
        assert with_it - c.player.income["research"] == value["by"]
    else:  # equipment of civil ships, and what part II reads
        assert what in ("equipment.cost", "ia.illegal.cost.against_you")


def check_actions(c: Colony, value: dict[str, int]) -> None:
    reset_budgets(c.s, c.s.stack[-1])
    with_it = c.s.budget[5 * c.seat : 5 * c.seat + 5]
    c.s.taken[c.cell] = 0
    reset_budgets(c.s, c.s.stack[-1])
    without = c.s.budget[5 * c.seat : 5 * c.seat + 5]
    more = {n: a - b for n, a, b in zip(POLITICAL, with_it, without, strict=True) if a != b}
    assert more == value


def check_drawn(new: Toml, old: Toml, value: Toml, flow: dict[str, int]) -> None:
    if value["deck"] == "black_market":  # ruling: 4 resources of choice until part II
        total = sum(new["account"].values()) - sum(old["account"].values())
        assert total == 4 * value["count"] + sum(flow.values())
    else:
        assert new["loot"] == [value["deck"][-1]] * value["count"]


def check_other(c: Colony, verb: str, value: Any, new: Toml, old: Toml) -> None:
    if verb == "slots":
        assert new["slots"] - old["slots"] == value["build"]
    elif verb == "colony_level":
        assert new["level"] - old["level"] == value
    elif verb == "tech":
        assert new["techs"] - old["techs"] == value["count"]
    elif verb in ("guard", "network"):
        assert new[verb] - old[verb] == value
    elif verb == "reveal":
        assert new["known"] - old["known"] == value["count"]
    elif verb == "building":
        check_building(value["id"], value["count"], new, old)
    elif verb == "roll":
        assert new["account"]["culture"] - old["account"]["culture"] + 3 in (2, 5, 9)
    else:
        assert verb == "unit"
        more = new["fleets"] - old["fleets"]
        money = new["account"]["awe"] - old["account"]["awe"]
        assert (more, money) in ((1, -8), (0, -3))  # decision 33: 5 AWE where no fleet fits


def check_building(id: str, count: int, new: Toml, old: Toml) -> None:
    if id == "building.trade_route":
        assert new["routes"] - old["routes"] == count
    else:
        what = "gate" if id == "building.artificial_gate" else "fortress"
        assert new[what] and not old[what]
