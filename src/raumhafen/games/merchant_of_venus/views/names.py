"""Text keys of everything that has a name: `cw06` is spoken as `space-cw06`."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.games.merchant_of_venus.content.kinds import SKILLS, TOKENS
from raumhafen.games.merchant_of_venus.content.load import CONTENT
from raumhafen.games.merchant_of_venus.content.tables import EQUIPMENT_IDS


def _keys() -> dict[str, str]:
    families: list[tuple[str, list[str]]] = [
        ("region", [region.id for region in CONTENT.regions]),
        ("space", [space.id for space in CONTENT.spaces]),
        ("good", [good.id for good in CONTENT.goods]),
        ("tech", ["t07", *[token.id for token in CONTENT.technologies]]),
        ("equipment", [item for item in EQUIPMENT_IDS if item not in SKILLS]),
        ("skill", list(SKILLS)),
        ("slot", ["navigation", "boost"]),
        ("token", list(TOKENS)),
        ("pilot", [pilot.id for pilot in CONTENT.pilots]),
        ("passenger", [p.id for p in CONTENT.passengers]),
        ("mission", [mission.id for mission in CONTENT.missions]),
        ("encounter", [card.id for card in (*CONTENT.encounters, *CONTENT.tokens)]),
        ("reward", [reward.id for reward in CONTENT.rewards]),
        ("pirate", [pirate.id for pirate in CONTENT.pirates]),
        ("challenge", [card.id for card in CONTENT.challenges]),
    ]
    return {name: f"{family}-{name}" for family, names in families for name in names}


KEYS: Final = _keys()


def name_key(argument: str, value: Argument) -> Argument:
    """A key for the catalogue, or the value itself; a line is called by where it leads."""
    if argument == "culture":
        return f"@culture-{value}"
    if argument == "line" and isinstance(value, str):
        value = value.partition("-")[2]
    return f"@{KEYS[value]}" if isinstance(value, str) and value in KEYS else value
