"""The figures of an empire by which its player judges it: stores, income, points."""

from typing import Final

from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.income import income
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from raumhafen.games.sternenkinder.state import SternState

STORES: Final = [f"resource-{name}" for name in RESOURCES]
INCOMES: Final = [f"figure-income-{name}" for name in RESOURCES]


def figures(s: SternState, seat: int) -> dict[str, float]:
    found: dict[str, float] = {"figure-points": float(victory_points(s, seat))}
    incomes = income(s, seat)
    for k in range(len(RESOURCES)):
        found[STORES[k]] = float(s.account[len(RESOURCES) * seat + k])
        found[INCOMES[k]] = float(incomes[k])
    return found
