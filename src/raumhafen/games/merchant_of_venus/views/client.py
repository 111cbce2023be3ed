"""Client content: the box as plain values, and what a client asks of it."""

from dataclasses import asdict
from typing import Any

from raumhafen.games.merchant_of_venus.content.kinds import (
    ABILITIES,
    CATEGORIES,
    SKILLS,
    STATES,
    SYSTEMS,
)
from raumhafen.games.merchant_of_venus.content.load import CONTENT
from raumhafen.games.merchant_of_venus.content.tables import (
    BLACK_MARKET,
    BUYERS,
    CITY,
    CULTURES,
    GOOD_IDS,
    GOODS,
    INTEL_IDS,
    ITEM_IDS,
    ITEMS,
    KIND_NAMES,
    MAKER,
    NEAR,
    NEUTRAL,
    PRINTED,
    REGION_IDS,
    REGION_OF,
    REGION_SITES,
    SITE_IDS,
    SLOT_IDS,
    SPACE_IDS,
    SPACES,
    TITLE_IDS,
    WARE_IDS,
    WARES,
)
from raumhafen.games.merchant_of_venus.views.names import KEYS

TEXTS = ("tech", "mission", "encounter", "reward", "challenge")


def client_content(seats: int) -> dict[str, Any]:
    """Ready to be written as JSON; the same for every number of seats."""
    shown = asdict(CONTENT)
    shown["line_cost"] = dict(CONTENT.line_cost)
    shown["prices"] = dict(CONTENT.prices)
    for entry, challenge in zip(shown["challenges"], CONTENT.challenges, strict=True):
        entry["goal"] = dict(challenge.goal)
    shown["names"] = KEYS | {f"culture-{k + 1}": f"culture-{k + 1}" for k in range(CULTURES)}
    shown["texts"] = {name: f"{key}-text" for name, key in KEYS.items() if has_text(key)}
    shown["words"] = words()
    shown["systems"] = {REGION_IDS[region]: system(region) for region in range(SYSTEMS)}
    shown["trade"] = {str(culture + 1): trade(culture) for culture in range(CULTURES)}
    shown["items"] = {ITEM_IDS[item]: kind_of_item(item) for item in range(ITEMS)}
    shown["near"] = {SPACE_IDS[at]: [SPACE_IDS[n] for n in NEAR[at]] for at in range(SPACES)}
    return shown


def has_text(key: str) -> bool:
    """What is printed on a card stands under `<key>-text`."""
    return key.partition("-")[0] in TEXTS


def words() -> dict[str, Any]:
    """Closed lists, in the order of their numbers."""
    return {
        "kinds": KIND_NAMES,
        "categories": CATEGORIES,
        "states": STATES,
        "skills": SKILLS,
        "abilities": ABILITIES,
        "slots": SLOT_IDS,
        "sites": SITE_IDS,
        "titles": TITLE_IDS,
        "intel": INTEL_IDS,
    }


def system(region: int) -> dict[str, Any]:
    """MV2.5 The spaces of a system, where it is traded with and where can be built."""
    spaces = [at for at in range(SPACES) if REGION_OF[at] == region]
    return {
        "spaces": [SPACE_IDS[at] for at in spaces],
        "places": [SPACE_IDS[at] for at in spaces if PRINTED[at] in (CITY, NEUTRAL)],
        "sites": [SITE_IDS[site] for site in REGION_SITES[region]],
    }


def trade(culture: int) -> dict[str, Any]:
    """MV10.7, MV11.8 What a culture makes, wants and takes on the black market."""
    return {
        "makes": [ITEM_IDS[item] for item in range(ITEMS) if MAKER[item] == culture],
        "wants": [GOOD_IDS[good] for good in range(GOODS) if BUYERS[good] >> culture & 1],
        "smuggles": [GOOD_IDS[good] for good in range(GOODS) if BLACK_MARKET[good] == culture],
        "boards": [p.id for p in CONTENT.passengers if p.origin == culture + 1],
        "expects": [p.id for p in CONTENT.passengers if p.destination == culture + 1],
    }


def kind_of_item(item: int) -> dict[str, Any]:
    """A good or a technology token, by the same names; `ware` is what the action `buy` names."""
    ware = "t07" if ITEM_IDS[item].startswith("t07") else WARE_IDS[WARES.index(item)]
    common = {"key": KEYS[ITEM_IDS[item]], "culture": MAKER[item] + 1, "ware": ware}
    if item < GOODS:
        good = CONTENT.goods[item]
        return {**common, "type": "good", "category": good.category, "cost": good.cost,
                "capacity": good.capacity, "tokens": good.tokens}  # fmt: skip
    token = CONTENT.technologies[item - GOODS]
    return {**common, "type": token.type, "category": token.category, "cost": token.cost,
            "capacity": token.capacity, "tokens": token.tokens}  # fmt: skip
