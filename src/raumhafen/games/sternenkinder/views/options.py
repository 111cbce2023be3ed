"""B27.6 Options of planetary events as clients read them: what they cost and what they bring."""

from collections.abc import Iterable

from raumhafen.games.sternenkinder.content.effects import Condition, Effect
from raumhafen.games.sternenkinder.content.kinds import Option
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.words import CAPACITIES, NONE, PAYABLE, VERBS
from raumhafen.games.sternenkinder.views.shapes import PlanetOption, Reward

LETTERS = "abc"


def planet_options(planet: str) -> dict[str, PlanetOption]:
    """By the stage of the card and the letter of the option."""
    return {
        f"{event.stage}{letter}": planet_option(option)
        for event in CONTENT.planetary_events
        if event.planet == planet
        for letter, option in zip(LETTERS, event.options, strict=False)
    }


def planet_option(option: Option) -> PlanetOption:
    return {
        "pay": amounts(PAYABLE, option.condition.pay),
        "more": asks_more(option.condition),
        "decision": option.decision,
        "repeatable": option.repeatable,
        "rewards": [reward(effect) for effect in option.reward],
    }


def asks_more(condition: Condition) -> bool:
    """Whether paying is not all."""
    here = (condition.unit_here[0], condition.building_here, condition.tech, condition.have)
    return any(part != NONE for part in here) or bool(condition.ground_battle)


def reward(effect: Effect) -> Reward:
    verb = VERBS[effect.verb]
    names = CAPACITIES if verb == "capacity" else PAYABLE
    return {"verb": verb, "amounts": amounts(names, effect.amounts), "n": effect.n}


def amounts(names: Iterable[str], values: tuple[int, ...]) -> dict[str, int]:
    return {name: value for name, value in zip(names, values, strict=False) if value}
