"""Planetary events, gifts and losses: what a sane player answers."""

from collections.abc import Callable
from typing import Final

from raumhafen.games.sternenkinder.actions import NO, OPTION, SITE, YES
from raumhafen.games.sternenkinder.bots.worth import rounds_left
from raumhafen.games.sternenkinder.content.cards import OPTION_CONDITION, OPTION_REWARD
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.words import VERBS
from raumhafen.games.sternenkinder.rules.core.levels import CELL
from raumhafen.games.sternenkinder.rules.core.places import site_level
from raumhafen.games.sternenkinder.rules.strategy.planet_cards import options_at, place_of
from raumhafen.games.sternenkinder.state import SITES, SternState

POINT: Final = 40.0  # what a victory point is worth in resources
PLAIN: Final = {  # what other rewards are worth
    "slots": 6.0, "tech": 8.0, "building": 5.0, "colony_level": 14.0, "unit": 5.0, "votes": 3.0,
    "actions": 4.0, "modify": 4.0, "draw": 3.0, "reveal": 3.0, "roll": 5.0, "guard": 2.0,
    "network": 1.0,
}  # fmt: skip


def reward_worth(s: SternState, effect: Effect) -> float:
    verb = VERBS[effect.verb]
    if verb == "gain":
        return float(sum(effect.amounts))
    if verb in ("income", "capacity"):
        return float(sum(effect.amounts)) * rounds_left(s)
    return POINT * effect.n if verb == "vp" else PLAIN.get(verb, 0.0)


def option_worth(s: SternState, cell: int, option: int) -> float:
    """What it brings for each resource that it costs; nothing where it does not pay."""
    place = place_of(s, cell, option)
    price = sum(OPTION_CONDITION[place].pay[:4])
    worth = sum(reward_worth(s, effect) for effect in OPTION_REWARD[place])
    return worth / max(1, price) if worth > price else 0.0


def develop_worth(s: SternState, seat: int, cell: int) -> float:
    return max([option_worth(s, cell, option) for option in options_at(s, seat, cell)], default=0)


def choose_option(s: SternState, seat: int, options: list[int]) -> int:
    cell = s.stack[-1].args[CELL]
    return max(options, key=lambda action: option_worth(s, cell, action - OPTION))


def take_card(s: SternState, seat: int, options: list[int]) -> int:
    """Cards bring more than they threaten."""
    return YES


def refuse(s: SternState, seat: int, options: list[int]) -> int:
    """Buildings on foreign planets are easily lost."""
    return NO


def lose_least(s: SternState, seat: int, options: list[int]) -> int:
    """The building of the lowest level; what needs no site last."""
    start = SITES * s.stack[-1].args[CELL]
    places = [action - SITE for action in options if action - SITE < SITES]
    if not places:
        return options[0]
    return SITE + min(places, key=lambda place: site_level(s.sites[start + place]))


COLONY_CHOICES: Final[dict[str, Callable[[SternState, int, list[int]], int]]] = {
    "planet-card": take_card,
    "planet-option": choose_option,
    "offer": refuse,
    "lost-slot": lose_least,
    "lost-building": lose_least,
}
