"""Text keys of everything that has a name: `small_craft` is spoken as `technology-small-craft`."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.names import name_key
from raumhafen.games.sternenkinder.content.words import RESOURCES

# by name of the argument: the first word of the ids
WORDS: Final = {
    "people": "population", "tech": "tech", "government": "government", "cabinet": "cabinet",
    "kind": "system", "planet": "planet", "loot": "loot",
    "war": "distant", "event": "planetary", "investor": "investor", "treaty": "treaty",
    "law": "law", "ia": "ia", "policy": "policy", "goal": "goal", "wonder": "wonder",
    "service": "underground",
    "advisor": "advisor",
}  # fmt: skip
# by name of the argument: the family of keys
FAMILIES: Final = {
    "resource": "resource", "capacity": "capacity", "field": "field", "side": "side",
    "thing": "thing", "object": "thing", "unit": "thing", "site": "site",
    "branch": "branch", "equipment": "equipment", "payment": "payment",
    "fleets": "fleets", "order": "order", "deed": "deed", "bomb": "site", "strike": "strike",
    "party": "party", "verdict": "verdict", "matter": "matter", "payer": "payer", "term": "term",
    "crew": "crew", "character": "crew", "aim": "aim", "goods": "goods", "action": "political",
    "ability": "ability", "veto": "veto",
}  # fmt: skip


def readable(args: dict[str, Argument]) -> dict[str, Argument]:
    return {name: name_of(name, value) for name, value in args.items()}


def name_of(argument: str, value: Argument) -> Argument:
    """A key for the catalogue, a system in the way of the rule book, or the value itself."""
    if not isinstance(value, str):
        return value
    if argument == "ware":
        return ware_name(value)
    if argument == "card":
        return f"@{name_key(f'event.{value}').rstrip('-0123456789')}"
    if argument in WORDS:
        return f"@{name_key(f'{WORDS[argument]}.{value}')}"
    if argument in FAMILIES:
        return f"@{FAMILIES[argument]}-{value.replace('_', '-')}"
    if argument in ("from", "to"):
        return f"@{'resource' if value in RESOURCES else 'political'}-{value}"
    if argument == "source" and "." in value:
        return f"@{name_key(value)}"
    return system_name(value) if value in CELL_IDS else value


def ware_name(value: str) -> str:
    """A12.2 A card of the black market, or an event card that is auctioned."""
    if value.startswith("event."):
        return str(name_of("card", value.removeprefix("event.")))
    return f"@{name_key(f'market.{value}')}"


def system_name(cell: str) -> str:
    """`iv12` is shown as `IV 12`."""
    ring = cell.rstrip("0123456789")
    return f"{ring.upper()} {cell[len(ring) :]}"
