"""B27.2.5 The chances of a battle of fleets, exactly: both sides fight on and hit the weakest.

A side is a ladder: its fleets from the weakest hull to the strongest. Damage climbs it, and what is
too much for a fleet is lost, so that one number says how far a side has been shot down.
"""

from functools import lru_cache
from typing import Final

from raumhafen.games.sternenkinder.rules.strategy.simple_combat import MOST_ROUNDS

TINY: Final = 1e-5  # what is less likely is left out
MOST_KEPT: Final = 10_000  # battles that were reckoned
# hull, dice, chance of a die to hit, damage, the chance in the first round
Ship = tuple[int, int, float, int, float]
Spread = list[tuple[int, float]]  # how far a side is shot down, and how likely that is


class Duel:
    """The attacker's chance to win, and how many fleets each side may expect to lose."""

    def __init__(self, win: float, own: float, foe: float) -> None:
        self.win = win
        self.own = own
        self.foe = foe


class Ladder:
    """The fleets of a side, the weakest first."""

    def __init__(self, ships: tuple[Ship, ...]) -> None:
        self.ships = ships
        self.ends: list[int] = []  # damage in all with which each fleet falls
        total = 0
        for ship in self.ships:
            total += ship[0]
            self.ends.append(total)
        self.total = total

    def fallen(self, damage: int) -> int:
        return sum(end <= damage for end in self.ends)

    def after(self, damage: int, hits: int, each: int) -> int:
        """Hits of one strength; surplus damage does not reach the next fleet."""
        for end in self.ends:
            while damage < end:
                if hits == 0:
                    return damage
                hits -= 1
                damage = min(end, damage + each)
        return damage

    def guns(self, damage: int, first: bool) -> list[tuple[int, float, int]]:
        """Dice, chance and damage of fleets that are left, the strongest hits first."""
        dice: dict[tuple[int, float], int] = {}
        for (_, thrown, later, each, at_once), end in zip(self.ships, self.ends, strict=True):
            if end > damage:
                chance = at_once if first else later
                dice[each, chance] = dice.get((each, chance), 0) + thrown
        found = [(thrown, chance, each) for (each, chance), thrown in dice.items()]
        return sorted(found, key=lambda gun: -gun[2])


def binomial(dice: int, chance: float) -> list[float]:
    """How likely so many hits are."""
    found = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(found) + 1)
        for hits, likely in enumerate(found):
            longer[hits] += likely * (1 - chance)
            longer[hits + 1] += likely * chance
        found = longer
    return found


def volley(guns: list[tuple[int, float, int]], target: Ladder, damage: int) -> Spread:
    """How far a side is shot down after one volley."""
    spread = {damage: 1.0}
    for dice, chance, each in guns:
        further: dict[int, float] = {}
        for start, likely in spread.items():
            for hits, part in enumerate(binomial(dice, chance)):
                if part * likely > TINY:
                    end = target.after(start, hits, each)
                    further[end] = further.get(end, 0.0) + part * likely
        spread = further
    return list(spread.items())


def duel(attackers: list[Ship], defenders: list[Ship], rounds: int = MOST_ROUNDS) -> Duel:
    """B27.2.6 Who is left has won; if nobody is, or after twelve rounds, the defender."""
    return fought_out(tuple(sorted(attackers)), tuple(sorted(defenders)), rounds)


@lru_cache(maxsize=MOST_KEPT)
def fought_out(attackers: tuple[Ship, ...], defenders: tuple[Ship, ...], rounds: int) -> Duel:
    """The weakest first. The same fleets meet again and again in what a search plays on."""
    own, foe = Ladder(attackers), Ladder(defenders)
    going: dict[tuple[int, int], float] = {(0, 0): 1.0}
    done: dict[tuple[int, int], float] = {}
    volleys: dict[tuple[int, int], tuple[Spread, Spread]] = {}
    for number in range(rounds):
        first = number == 0
        if number == 1:
            volleys = {}  # nobody has the chances of the first round any more
        further: dict[tuple[int, int], float] = {}
        for at, likely in going.items():
            if at not in volleys:
                volleys[at] = (
                    volley(foe.guns(at[1], first), own, at[0]),
                    volley(own.guns(at[0], first), foe, at[1]),
                )
            for mine, one in volleys[at][0]:
                for his, other in volleys[at][1]:
                    part = likely * one * other
                    ended = mine == own.total or his == foe.total
                    if ended:
                        done[mine, his] = done.get((mine, his), 0.0) + part
                    elif part > TINY:
                        further[mine, his] = further.get((mine, his), 0.0) + part
        going = further
    for at, likely in going.items():
        done[at] = done.get(at, 0.0) + likely
    return sum_up(own, foe, done)


def sum_up(own: Ladder, foe: Ladder, ends: dict[tuple[int, int], float]) -> Duel:
    total = sum(ends.values()) or 1.0
    win = lost = beaten = 0.0
    for (mine, his), likely in ends.items():
        part = likely / total
        lost += part * own.fallen(mine)
        beaten += part * foe.fallen(his)
        if his == foe.total and mine < own.total:
            win += part
    return Duel(win, lost, beaten)
