"""A second reading of GT12 to GT18: one card on dictionaries, sharing no code with the rules.

`resolve` is a generator: it yields who is asked what and gets the chosen code. Tests play the same
card with the same rolls and answers in the game and here, and compare questions and positions.
"""

from __future__ import annotations

from tests.games.galaxy_trucker.brute_force import (
    Place,
    beside,
    brute_exposed,
    holds,
)
from tests.games.galaxy_trucker.oracle_ships import (
    Space,
    Talk,
    ask,
    cannon_strength,
    destroy,
    engine_strength,
    load,
    lose_crew,
    lose_goods,
    volley,
)

# --- GT15 ----------------------------------------------------------------------------------------


def open_space(space: Space) -> Talk:
    for seat in space.order():
        strength = yield from engine_strength(space, seat)
        if strength:
            space.walk(seat, strength)
        else:
            space.give_up(seat)


def planets(space: Space) -> Talk:
    free = [f"land:{n + 1}" for n in range(len(space.card.planets))]
    order = space.order()
    landed: list[tuple[int, int]] = []
    for seat in order:
        code = yield from ask(seat, "land", ["pass", *free])
        if code != "pass":
            free.remove(code)
            landed.append((seat, int(code.split(":")[1]) - 1))
    for seat, planet in landed:
        yield from load(space, seat, space.card.planets[planet])
    for seat, _ in reversed(landed):
        space.walk(seat, -space.card.days)


def find(space: Space) -> Talk:
    card = space.card
    wreck = card.kind == "abandoned_ship"
    need = card.crew_lost if wreck else card.crew_needed
    for seat in space.order():
        if len(space.ships[seat].crew()) < need:
            continue
        code = yield from ask(seat, "ship" if wreck else "station", ["pass", "accept"])
        if code == "accept":
            yield from lose_crew(space, seat, card.crew_lost)
            if not wreck:
                yield from load(space, seat, card.goods)
            space.ships[seat].credits += card.credits
            space.walk(seat, -card.days)
            return


def enemies(space: Space) -> Talk:
    card = space.card
    beaten = []
    for seat in space.order():
        strength = yield from cannon_strength(space, seat)
        if strength > card.strength:
            code = "accept"
            if not space.learning:
                code = yield from ask(seat, "reward", ["accept", "decline"])
            if code == "accept":
                if card.kind == "smugglers":
                    yield from load(space, seat, card.goods)
                space.ships[seat].credits += card.credits
                space.walk(seat, -card.days)
            break
        if strength < card.strength:
            beaten.append(seat)
            if card.kind == "smugglers":
                yield from lose_goods(space, seat, card.goods_lost)
            if card.kind == "slavers":
                yield from lose_crew(space, seat, card.crew_lost)
    if card.kind == "pirates":
        yield from volley(space, beaten, card.shots, meteor=False)


def combat_zone(space: Space) -> Talk:
    if len(space.order()) == 1:
        return
    for line in space.card.lines:
        values: dict[int, float] = {}
        for seat in space.order():
            if line.fewest == "crew":
                values[seat] = len(space.ships[seat].crew())
            elif line.fewest == "engines":
                values[seat] = yield from engine_strength(space, seat)
            else:
                values[seat] = yield from cannon_strength(space, seat)
        lowest = [seat for seat in values if values[seat] == min(values.values())]
        victim = max(lowest, key=lambda seat: space.ships[seat].position)
        if line.penalty == "days":
            space.walk(victim, -line.amount)
        elif line.penalty == "crew":
            yield from lose_crew(space, victim, line.amount)
        elif line.penalty == "goods":
            yield from lose_goods(space, victim, line.amount)
        else:
            yield from volley(space, [victim], line.shots, meteor=False)


def epidemic(space: Space) -> None:
    for seat in space.order():
        ship = space.ships[seat]
        ill = [
            place for place in ship.tiles if ship.people.get(place) and infected(space, seat, place)
        ]
        for place in ill:
            space.bank[ship.people[place].pop()] += 1


def infected(space: Space, seat: int, place: Place) -> bool:
    ship = space.ships[seat]
    near = [(d, beside(space.board, place, d)) for d in range(4)]
    return any(
        ship.people.get(other) and holds(ship.tiles, space.board, place, d)
        for d, other in near if other in ship.tiles
    )  # fmt: skip


def sabotage(space: Space) -> Talk:
    order = space.order()
    if len(order) == 1:
        return
    crews = [len(space.ships[seat].crew()) for seat in order]
    victim = order[crews.index(min(crews))]
    for _ in range(3):
        place = space.rolls.pop(0), space.rolls.pop(0)
        if place in space.ships[victim].tiles:
            yield from destroy(space, victim, place)
            return


def after_card(space: Space) -> None:
    """GT14.1 Crewless ships leave first, then those lapped by the leader of the rest."""
    for seat in space.order():
        if "human" not in space.ships[seat].crew():
            space.give_up(seat)
    order = space.order()
    for seat in order:
        if space.ships[order[0]].position - space.ships[seat].position > 40:
            space.give_up(seat)


def resolve(space: Space) -> Talk:
    what = space.card.kind
    if what == "open_space":
        yield from open_space(space)
    elif what == "planets":
        yield from planets(space)
    elif what in ("abandoned_ship", "abandoned_station"):
        yield from find(space)
    elif what == "meteor_swarm":
        yield from volley(space, space.order(), space.card.meteors, meteor=True)
    elif what == "combat_zone":
        yield from combat_zone(space)
    elif what == "stardust":
        for seat in reversed(space.order()):
            space.walk(seat, -brute_exposed(space.ships[seat].tiles, space.board))
    elif what == "epidemic":
        epidemic(space)
    elif what == "sabotage":
        yield from sabotage(space)
    else:
        yield from enemies(space)
    after_card(space)
