"""Laws that hold between any two steps; a correct game breaks none."""

from raumhafen.games.sternenkinder.content.galaxy import CELLS, RING_CELLS
from raumhafen.games.sternenkinder.content.layouts import RING_TILES
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import FIELD_TECHS, PLANET, TECH_NEEDS, TECHS
from raumhafen.games.sternenkinder.rules.advisor_laws import advisor_laws
from raumhafen.games.sternenkinder.rules.agent_laws import agent_laws
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of, room
from raumhafen.games.sternenkinder.rules.core.levels import CELL
from raumhafen.games.sternenkinder.rules.core.places import sites_at, slots
from raumhafen.games.sternenkinder.rules.core.planet_effects import STAGES, has_chain
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITIES, in_order
from raumhafen.games.sternenkinder.rules.core.tally import NO_LIMIT, totals
from raumhafen.games.sternenkinder.rules.exploration_laws import exploration_laws
from raumhafen.games.sternenkinder.rules.market_laws import market_laws
from raumhafen.games.sternenkinder.rules.regime_laws import regime_laws
from raumhafen.games.sternenkinder.rules.treaty_laws import treaty_laws
from raumhafen.games.sternenkinder.state import (
    CIVIL_UNITS,
    FACE_DOWN,
    FLEETS,
    NEUTRALS,
    NEWS_ROW,
    NO_PLACE,
    NOBODY,
    SITES,
    SternState,
)

KINDS = 10  # of systems
BATTLE_SCRIPTS = (
    "battle", "siege", "distant_war", "card_battle", "decisive_battle", "rebellion", "incitement",
)  # fmt: skip
REST_POINTS = ("politics", "economy", "movement")  # menus of the phases


def broken_laws(s: SternState) -> list[str]:
    return [
        *map_laws(s), *planet_laws(s), *account_laws(s), *unit_laws(s), *total_laws(s),
        *building_laws(s), *research_laws(s), *news_laws(s), *event_laws(s),
        *exploration_laws(s), *war_laws(s), *treaty_laws(s), *agent_laws(s), *regime_laws(s),
        *market_laws(s),
        *advisor_laws(s),
    ]  # fmt: skip


def broken(law: str, holds: bool) -> list[str]:
    return [] if holds else [law]


def map_laws(s: SternState) -> list[str]:
    """B1.2.1 In each ring as many tiles wait in the bag as cells lie face down."""
    found: list[str] = []
    for ring in range(7):
        hidden = sum(s.tile[cell] == FACE_DOWN for cell in RING_CELLS[ring])
        bag = s.ring_bag[KINDS * ring : KINDS * ring + KINDS]
        found += broken(f"B1.2.1 tiles of ring {ring}", hidden == sum(bag) and min(bag) >= 0)
        dealt = [n - left for n, left in zip(RING_TILES[s.layout][ring], bag, strict=True)]
        found += broken(f"B1.2.1 tiles from nowhere in ring {ring}", min(dealt) >= 0)
    return found


def planet_laws(s: SternState) -> list[str]:
    """B1.2.6 Each planet is in one place; colonies stand on planets and home worlds."""
    placed = [planet for planet in s.planet if planet != NOBODY]
    settled = [cell for cell in range(CELLS) if s.owner[cell] != NOBODY]
    on_planets = all(cell in s.home or s.tile[cell] == PLANET for cell in settled)
    return [
        *broken(
            "B1.2.6 planets", sorted(placed + s.planets_left) == list(range(len(CONTENT.planets)))
        ),
        *broken("A0.9 colonies", on_planets and all(1 <= s.level[c] <= 4 for c in settled)),
        *broken("A0.9 levels", all(s.level[c] == 0 for c in range(CELLS) if c not in settled)),
    ]


def account_laws(s: SternState) -> list[str]:
    """A0.4 No account is negative, but for who is settling debts; B4.4 no capacity is. B2.1 Debts
    of the income are settled when it is known who pays for common wars.
    """
    settling = {frame.seat for frame in s.stack if frame.script.name == "bankruptcy"}
    if any(frame.script.name == "war_upkeep" for frame in s.stack):
        settling = set(range(s.seats))
    solvent = [min(s.account[4 * p : 4 * p + 4]) >= 0 for p in range(s.seats) if p not in settling]
    return [
        *broken("A0.4 accounts", all(solvent)),
        *broken("B4.4 capacity", min(s.capacity) >= 0 and min(s.spare) >= 0),
        *broken("B4.4.5 set aside", all(a <= b for a, b in zip(s.spare, s.capacity, strict=True))),
        *broken("A4.2 budget", min(s.budget) >= 0),
    ]


def total_laws(s: SternState) -> list[str]:
    """Kept totals are those of a fresh walk over the sources."""
    if 0 in s.state_size:
        return []  # peoples are still being chosen
    found: list[str] = []
    for seat in range(s.seats):
        fresh = totals(s, seat)
        kept = s.steps[QUANTITIES * seat : QUANTITIES * (seat + 1)]
        steps: list[tuple[int, ...]] = [()] * QUANTITIES
        for quantity, found_steps in fresh.steps.items():
            steps[quantity] = in_order(found_steps)
        size = NO_LIMIT if s.war_mode else fresh.state_size
        found += broken(f"A0.7 steps of seat {seat}", kept == steps)
        found += broken(f"A0.7 flags of seat {seat}", s.flags[seat] == fresh.flags)
        found += broken(f"A10.14 state size of seat {seat}", s.state_size[seat] == size)
    return found


def building_laws(s: SternState) -> list[str]:
    """B4.1.1 Buildings stand in slots of colonies, but where one is being lost (B3.4)."""
    losing = {frame.args[CELL] for frame in s.stack if frame.script.name == "lose_slot"}
    used = [cell for cell in range(CELLS) if cell not in losing and sites_at(s, cell)]
    fitting = all(max(sites_at(s, cell)) < SITES * cell + slots(s, cell) for cell in used)
    centres = [s.owner[cell] for cell in range(CELLS) if s.centre[cell]]
    return [
        *broken("B4.1.1 slots", fitting),
        *broken("B4.5 centres", NOBODY not in centres and len(centres) == len(set(centres))),
        *broken("B4.9.1 defence", all(s.level[c] for c in range(CELLS) if s.defence[c])),
        *broken("B19 troops", min(s.troops) >= 0),
    ]


def event_laws(s: SternState) -> list[str]:
    """B27.6 Cards lie on colonies of planets that have some; options belong to active cards."""
    cards = [cell for cell in range(CELLS) if s.chain[cell] + s.due[cell]]
    stray = [c for c in range(CELLS) if (s.taken[c] | s.used[c]) >> 3 * s.chain[c]]
    return [
        *broken("B27.6.9 cards", all(s.planet[c] != NOBODY and has_chain(s, c) for c in cards)),
        *broken("B27.6.4 stages", all(s.chain[c] + s.due[c] <= STAGES for c in cards)),
        *broken("B27.6.2 options", not stray),
        *broken("A22.2 requests", all(mask < 1 << s.seats for mask in s.requests)),
    ]


def research_laws(s: SternState) -> list[str]:
    """B5.5.1 Prerequisites are owned; A2.2 completed fields are marked."""
    found: list[str] = []
    for seat, own in enumerate(s.techs):
        missing = [t for t in range(TECHS) if own >> t & 1 and TECH_NEEDS[t] & ~own]
        done = sum(1 << at for at, mask in enumerate(FIELD_TECHS) if mask & ~own == 0)
        found += broken(f"B5.5.1 prerequisites of seat {seat}", not missing)
        found += broken(f"A2.2 fields of seat {seat}", s.fields[seat] == done)
    return found


def news_laws(s: SternState) -> list[str]:
    """All news was heard when somebody is asked for his next action, and at the end."""
    asked = [question.ask.name for question in s.asked if question is not None]
    rests = s.over or any(name in REST_POINTS for name in asked)
    return broken("news that nobody heard", not (rests and s.news) and len(s.news) % NEWS_ROW == 0)


def unit_laws(s: SternState) -> list[str]:
    """B5.1.3 Every civil unit stands on the map."""
    places = range(CIVIL_UNITS * s.seats)
    standing = [s.civil_at[at] for at in places if s.civil_kind[at] != NOBODY]
    nowhere = [s.civil_at[at] for at in places if s.civil_kind[at] == NOBODY]
    return [
        *broken("B5.1.3 units", all(cell >= 0 and s.tile[cell] != NO_PLACE for cell in standing)),
        *broken("B5.1.3 no units", all(cell == NOBODY for cell in nowhere)),
    ]


def war_laws(s: SternState) -> list[str]:
    """B27.2 Fleets are on the map and carry what fits; battles leave nothing behind."""
    places = range(FLEETS * s.seats)
    there = [at for at in places if s.fleet_kind[at] != NOBODY]
    gone = [at for at in places if s.fleet_kind[at] == NOBODY]
    groups = [at for at in range(NEUTRALS) if s.neutral_at[at] != NOBODY]
    cells = [s.neutral_at[at] for at in groups]
    return [
        *broken("B5.1.4 fleets", all(s.tile[s.fleet_at[at]] != NO_PLACE for at in there)),
        *broken("B5.1.4 no fleets", not any(leftovers(s, at) for at in gone)),
        *broken("B27.2.2 cargo", all(room(s, at) >= 0 <= s.fleet_cargo[at] for at in there)),
        *broken("B8.9 neutral fleets", len(cells) == len(set(cells))),
        *broken("B8.9 counts", fighting(s) or all(s.neutral_count[at] > 0 for at in groups)),
        *broken("A2.3 captured", all(s.level[c] for c in range(CELLS) if s.conquered[c] >= 0)),
        *broken("B3.5 blockades", all(b == NOBODY or not s.out >> b & 1 for b in s.blockade)),
        *broken("B27.2.5 battles", fighting(s) or not (s.fight or s.hits or s.ground)),
        *broken("A2.4 out", all(is_gone(s, p) for p in range(s.seats) if s.out >> p & 1)),
    ]


def fighting(s: SternState) -> bool:
    return s.over or any(frame.script.name in BATTLE_SCRIPTS for frame in s.stack)


def leftovers(s: SternState, at: int) -> bool:
    marks = s.fleet_cargo[at] or s.fleet_mark[at] or s.fleet_left[at]
    return bool(marks) or s.fleet_at[at] != NOBODY


def is_gone(s: SternState, seat: int) -> bool:
    return seat not in s.owner and not fleets_of(s, seat) and not units_of(s, seat)
