"""Planetary events, gifts and losses: what a sane player answers."""

from collections.abc import Callable
from typing import Final

from raumhafen.games.sternenkinder.actions import NO, OPTION, SITE, YES
from raumhafen.games.sternenkinder.bots.outlook import POINT, Outlook
from raumhafen.games.sternenkinder.content.cards import (
    OPTION_CONDITION,
    OPTION_REWARD,
    THREAT_STOPPED,
)
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.words import VERBS
from raumhafen.games.sternenkinder.rules.core.levels import CELL
from raumhafen.games.sternenkinder.rules.core.places import site_level
from raumhafen.games.sternenkinder.rules.core.planet_effects import OPTIONS_A_STAGE, event_of
from raumhafen.games.sternenkinder.rules.strategy.planet_cards import (
    options_at,
    place_of,
    threatened,
)
from raumhafen.games.sternenkinder.state import SITES, SternState

PLAIN: Final = {  # what other rewards are worth
    "slots": 6.0, "tech": 8.0, "building": 5.0, "colony_level": 14.0, "unit": 5.0, "votes": 1.0,
    "actions": 1.0, "modify": 4.0, "draw": 3.0, "reveal": 3.0, "roll": 5.0, "guard": 2.0,
    "network": 1.0,
}  # fmt: skip
SAFETY: Final = 10.0  # of a colony whose threat is stopped


def reward_worth(o: Outlook, effect: Effect) -> float:
    verb = VERBS[effect.verb]
    if verb == "gain":
        return o.value(effect.amounts)
    if verb == "income":
        return o.value(effect.amounts) * max(0.0, o.left - 1)
    if verb == "capacity":
        return sum(effect.amounts[:2]) * max(0.0, o.left - 1)
    return POINT * effect.n if verb == "vp" else PLAIN.get(verb, 0.0)


def option_worth(o: Outlook, cell: int, option: int) -> float:
    """What it brings for each resource that it costs."""
    s = o.s
    place = place_of(s, cell, option)
    pay = OPTION_CONDITION[place].pay
    price = o.value(pay[:4]) if pay else 0.0
    worth = sum(reward_worth(o, effect) for effect in OPTION_REWARD[place])
    event, letter = divmod(option, OPTIONS_A_STAGE)
    danger = threatened(s, cell)
    if danger == event_of(s, cell, event) and THREAT_STOPPED[danger] >> letter & 1:
        worth += SAFETY
    return o.style.development * worth / max(1.0, price)


def develop_worth(o: Outlook, cell: int) -> float:
    return max([option_worth(o, cell, option) for option in options_at(o.s, o.seat, cell)])


def choose_option(o: Outlook, options: list[int]) -> int:
    cell = o.s.stack[-1].args[CELL]
    return max(options, key=lambda action: option_worth(o, cell, action - OPTION))


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
    "offer": refuse,
    "lost-slot": lose_least,
    "lost-building": lose_least,
}
