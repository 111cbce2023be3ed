"""GT13, GT16 and GT17 read a second time: what ships can do, lose and suffer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field

from raumhafen.games.galaxy_trucker.content.kinds import COLOURS, Card, Flying
from tests.games.galaxy_trucker.brute_force import (
    Place,
    Ship,
    beside,
    connector,
    holds,
    kind,
    parts,
)

Question = tuple[int, str, frozenset[str]]
Talk = Generator[Question, str, None]
Choice = Generator[Question, str, str]

FRONT, RIGHT, REAR, LEFT = range(4)
ROOM = {"cargo2": 2, "cargo3": 3, "special_cargo1": 1, "special_cargo2": 2}


@dataclass
class Trucker:
    """A ship with what lies on its tiles, its rocket and its pile of lost tiles."""

    tiles: Ship
    people: dict[Place, list[str]] = field(default_factory=dict)
    tokens: dict[Place, int] = field(default_factory=dict)
    cubes: dict[Place, Counter[str]] = field(default_factory=dict)
    position: int = 0
    flying: bool = True
    lost: list[int] = field(default_factory=list)
    credits: int = 0

    def kinds(self) -> list[tuple[Place, str]]:
        return [(place, kind(self.tiles, place)) for place in self.tiles]

    def crew(self) -> list[str]:
        return [who for place in self.tiles for who in self.people.get(place, [])]

    def power(self) -> int:
        return sum(self.tokens.values())


@dataclass
class Space:
    """Everything that one card concerns."""

    board: int
    card: Card
    ships: list[Trucker]
    bank: Counter[str]
    rolls: list[int]
    learning: bool

    def order(self) -> list[int]:
        flying = [seat for seat, ship in enumerate(self.ships) if ship.flying]
        return sorted(flying, key=lambda seat: -self.ships[seat].position)

    def walk(self, seat: int, days: int) -> None:
        """GT12.2"""
        ship = self.ships[seat]
        while days:
            step = 1 if days > 0 else -1
            ship.position += step
            others = [o for o in self.ships if o.flying and o is not ship]
            if all((o.position - ship.position) % 40 for o in others):
                days -= step

    def give_up(self, seat: int) -> None:
        if not self.learning:
            self.ships[seat].flying = False


def name(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def ask(seat: int, what: str, options: list[str]) -> Choice:
    """GT0.6 Not asked with only one answer."""
    if len(options) == 1:
        return options[0]
    answer = yield seat, what, frozenset(options)
    return answer


# --- GT13, GT17 ----------------------------------------------------------------------------------


def spend(space: Space, seat: int, count: int) -> Talk:
    ship = space.ships[seat]
    for left in range(count, 0, -1):
        full = [place for place, n in ship.tokens.items() if n]
        if ship.power() <= left:
            full = full[:1]  # everything goes: no choice
        if not full:
            return
        code = yield from ask(seat, "battery", [f"battery:{name(place)}" for place in full])
        place = next(p for p in full if code == f"battery:{name(p)}")
        ship.tokens[place] -= 1
        space.bank["battery"] += 1


def engine_strength(space: Space, seat: int) -> Generator[Question, str, int]:
    ship = space.ships[seat]
    single = sum(k == "engine" for _, k in ship.kinds())
    double = sum(k == "double_engine" for _, k in ship.kinds())
    codes = [f"engines:{n}" for n in range(min(double, ship.power()) + 1)]
    code = yield from ask(seat, "engines", codes)
    powered = int(code.split(":")[1])
    strength = single + 2 * powered
    yield from spend(space, seat, powered)
    return strength + 2 * (strength > 0 and "brown" in ship.crew())


def cannon_strength(space: Space, seat: int) -> Generator[Question, str, float]:
    ship = space.ships[seat]
    single = [ship.tiles[p][1] == 0 for p, k in ship.kinds() if k == "cannon"]
    double = [ship.tiles[p][1] == 0 for p, k in ship.kinds() if k == "double_cannon"]
    codes = [
        f"cannons:{a}:{b}"
        for a in range(double.count(True) + 1)
        for b in range(double.count(False) + 1)
        if a + b <= ship.power()
    ]
    code = yield from ask(seat, "cannons", codes)
    front, other = (int(word) for word in code.split(":")[1:])
    strength = single.count(True) + single.count(False) / 2 + 2 * front + other
    yield from spend(space, seat, front + other)
    return strength + 2 * (strength > 0 and "purple" in ship.crew())


def lose_crew(space: Space, seat: int, count: int) -> Talk:
    ship = space.ships[seat]
    for left in range(count, 0, -1):
        manned = [place for place in ship.tiles if ship.people.get(place)]
        if len(ship.crew()) <= left:
            manned = manned[:1]
        if not manned:
            return
        code = yield from ask(seat, "lose-crew", [f"lose-crew:{name(p)}" for p in manned])
        place = next(p for p in manned if code == f"lose-crew:{name(p)}")
        space.bank[ship.people[place].pop()] += 1


def lose_goods(space: Space, seat: int, count: int) -> Talk:
    ship = space.ships[seat]
    for left in range(count, 0, -1):
        aboard = sum(ship.cubes.values(), Counter())
        colour = next((c for c in COLOURS if aboard[c]), None)
        if colour is None:
            yield from spend(space, seat, left)
            return
        where = [place for place, load in ship.cubes.items() if load[colour]]
        if aboard[colour] <= left:
            where = where[:1]
        code = yield from ask(seat, "lose-goods", [f"lose-goods:{name(p)}" for p in where])
        place = next(p for p in where if code == f"lose-goods:{name(p)}")
        ship.cubes[place][colour] -= 1
        space.bank[colour] += 1


def load(space: Space, seat: int, goods: tuple[int, ...]) -> Talk:
    """GT17.2 Lift, then stow; what is left goes back."""
    ship = space.ships[seat]
    hand: Counter[str] = Counter()
    for colour in (COLOURS[number] for number in goods):
        if space.bank[colour]:
            space.bank[colour] -= 1
            hand[colour] += 1
    stowed = False
    while True:
        codes = [] if stowed else lifts(ship)
        codes += stows(ship, hand)
        if not codes:
            break
        code = yield from ask(seat, "load", [*codes, "done"])
        if code == "done":
            break
        verb, colour, where = code.split(":")
        place = next(p for p in ship.cubes if name(p) == where)
        sign = 1 if verb == "stow" else -1
        stowed = stowed or verb == "stow"
        ship.cubes[place][colour] += sign
        hand[colour] -= sign
    space.bank += hand


def lifts(ship: Trucker) -> list[str]:
    loads = ship.cubes.items()
    return [f"lift:{colour}:{name(p)}" for p, cubes in loads for colour in COLOURS if cubes[colour]]


def stows(ship: Trucker, hand: Counter[str]) -> list[str]:
    codes = []
    for place, cubes in ship.cubes.items():
        what = kind(ship.tiles, place)
        if cubes.total() < ROOM[what]:
            fit = [c for c in COLOURS if hand[c] and (c != "red" or what.startswith("special"))]
            codes += [f"stow:{colour}:{name(place)}" for colour in fit]
    return codes


# --- GT16 ----------------------------------------------------------------------------------------


def drop(space: Space, seat: int, place: Place) -> None:
    """GT16.7 The tile is lost, what lies on it goes to the bank."""
    ship = space.ships[seat]
    ship.lost.append(ship.tiles.pop(place)[0])
    space.bank.update(ship.people.pop(place, []))
    space.bank["battery"] += ship.tokens.pop(place, 0)
    space.bank.update(ship.cubes.pop(place, Counter()))


def destroy(space: Space, seat: int, place: Place) -> Talk:
    ship = space.ships[seat]
    drop(space, seat, place)
    groups = parts(ship.tiles, space.board)
    if len(groups) > 1:
        names = {f"part:{name(min(g, key=lambda p: (p[1], p[0])))}": g for g in groups}
        code = yield from ask(seat, "part", list(names))
        for other in [p for p in ship.tiles if p not in names[code]]:
            drop(space, seat, other)
    for cabin, crew in ship.people.items():
        for alien in [who for who in crew if who != "human"]:
            near = [beside(space.board, cabin, d) for d in range(4)]
            joined = [
                p for d, p in enumerate(near)
                if p in ship.tiles and holds(ship.tiles, space.board, cabin, d)
            ]  # fmt: skip
            if all(kind(ship.tiles, p) != f"life_support_{alien}" for p in joined):
                crew.remove(alien)
                space.bank[alien] += 1


def in_line(place: Place, side: int, number: int) -> bool:
    return place[0 if side in (FRONT, REAR) else 1] == number


def nearest(space: Space, seat: int, side: int, number: int) -> Place | None:
    """GT2.6 The tile in the line with nothing of the ship before it."""
    ship = space.ships[seat].tiles
    line = [place for place in ship if in_line(place, side, number)]
    for place in line:
        ahead = beside(space.board, place, side)
        while ahead not in ship and 0 < ahead[0] < 14 and 0 < ahead[1] < 14:
            ahead = beside(space.board, ahead, side)
        if ahead not in ship:
            return place
    return None


def shields(space: Space, seat: int, side: int) -> bool:
    ship = space.ships[seat]
    turned = [ship.tiles[p][1] for p, k in ship.kinds() if k == "shield"]
    return ship.power() > 0 and any(side in (k, (k + 1) % 4) for k in turned)


def gunners(space: Space, seat: int, side: int, number: int) -> set[str]:
    """GT16.3 The kinds of cannon that could shoot a big meteor."""
    ship = space.ships[seat]
    lines = [number] if side == FRONT else [number - 1, number, number + 1]
    return {
        k for p, k in ship.kinds()
        if "cannon" in k and ship.tiles[p][1] == side and any(in_line(p, side, n) for n in lines)
    }  # fmt: skip


def strike(space: Space, seat: int, thing: Flying, meteor: bool, number: int) -> Talk:
    place = nearest(space, seat, thing.side, number)
    if place is None:
        return
    guards = gunners(space, seat, thing.side, number) if meteor and thing.big else set()
    ship = space.ships[seat]
    smooth = connector(ship.tiles, place, thing.side) == 0
    if "cannon" in guards or (meteor and not thing.big and smooth):
        return
    defence = "suffer"
    if not thing.big and shields(space, seat, thing.side):
        defence = yield from ask(seat, "shield", ["shield", "suffer"])
    elif guards and ship.power():
        defence = yield from ask(seat, "shoot", ["shoot", "suffer"])
    if defence == "suffer":
        yield from destroy(space, seat, place)
    else:
        yield from spend(space, seat, 1)


def volley(space: Space, seats: list[int], things: tuple[Flying, ...], meteor: bool) -> Talk:
    for thing in things if seats else ():
        number = space.rolls.pop(0)
        for seat in seats:
            yield from strike(space, seat, thing, meteor, number)
