"""Bookkeeping from the log alone: the gains, losses and dice that the events of a step tell."""

from collections import Counter

from raumhafen.engine.events import EVERYBODY, Event
from raumhafen.games.merchant_of_venus.content.tables import (
    EQUIPMENT_IDS,
    INTEL_IDS,
    ITEM_IDS,
    ITEMS,
    MISSION_IDS,
    NONE,
    PASSENGER_IDS,
    REWARD_IDS,
    SITE_IDS,
)
from raumhafen.games.merchant_of_venus.rules.ships import aboard
from raumhafen.games.merchant_of_venus.state import VenusState

# What an account holds: (seat, what) -> how much.
Account = Counter[tuple[int, str]]

# By event: figures, each with the argument that holds it and its sign.
FIGURES: dict[str, tuple[tuple[str, str, int], ...]] = {
    "event-credits": (("credits", "amount", 1),),
    "event-paid": (("credits", "amount", -1),),
    "event-toll": (("credits", "amount", -1),),
    "event-mining": (("credits", "amount", 1),),
    "event-salvage": (("credits", "amount", 1),),
    "event-port-income": (("credits", "amount", 1),),
    "event-ports-sold": (("credits", "amount", 1),),
    "event-deeds-refunded": (("credits", "amount", 1),),
    "event-trade-in": (("credits", "amount", 1),),
    "event-zen": (("credits", "amount", 1),),
    "event-sell": (("credits", "price", 1),),
    "event-buy": (("credits", "price", -1),),
    "event-from-card": (("credits", "amount", 1), ("on cards", "amount", -1)),
    "event-contact": (("on cards", "credits", 1),),
    "event-set-down": (("credits", "fare", 1),),
    "event-train": (("credits", "price", -1),),
    "event-build": (("credits", "price", -1),),
    "event-second-mission": (("credits", "price", -1), ("fame", "fame", 1)),
    "event-gauge-bought": (("credits", "price", -1),),
    "event-bounty": (("credits", "amount", 1), ("fame", "fame", 1)),
    "event-fame": (("fame", "amount", 1),),
    "event-infamy": (("infamy", "amount", 1),),
    "event-infamy-removed": (("infamy", "amount", -1),),
    "event-eject": (("infamy", "infamy", 1),),
    "event-fee": (("credits", "amount", -1),),
}
# By event: things, each with the argument that names it (or its own name) and its sign.
THINGS: dict[str, tuple[tuple[str, int], ...]] = {
    "event-sell": (("good", -1),),
    "event-lose-good": (("good", -1),),
    "event-take-good": (("good", 1),),
    "event-unload": (("item", -1),),
    "event-jettison": (("item", -1),),
    "event-flame": (("=t03", -1),),
    "event-probe": (("=t10", -1),),
    "event-load": (("passenger", 1),),
    "event-set-down": (("passenger", -1),),
    "event-drop-off": (("passenger", -1),),
    "event-eject": (("passenger", -1),),
    "event-mission": (("mission", 1),),
    "event-mission-done": (("mission", -1),),
    "event-mission-returned": (("mission", -1),),
    "event-reward": (("reward", 1),),
    "event-trade-in": (("reward", -1),),
    "event-intel-used": (("card", -1),),
    "event-gauge-rises": (("gauge", 1),),
    "event-gauge-bought": (("gauge", 1),),
    "event-gauge-falls": (("gauge", -1),),
    "event-gauge-lowered": (("gauge", -1),),
    "event-train": (("=level", 1),),
}
# Events that name the movement points left, and those after which there are none.
POINTS = ("event-speed", "event-step", "event-mp")
NO_POINTS = (
    "event-landed", "event-turn-ends", "event-fight-lost", "event-fight-hopeless",
    "event-mp-lost",
)  # fmt: skip
DRIVES = EQUIPMENT_IDS[3:]
# Steps after which the outcome of chance is a roll of dice, and those after which it is a draw.
ROLLS = {
    "roll_speed", "roll_again", "prepare_check", "roll_fight", "roll_for_gate", "ask_neighbour",
    "toss_move", "eject", "roll_zen", "roll_spoiler", "roll_fuzzy",
}  # fmt: skip
DRAWS = {
    "draw_card", "toss_top", "toss_passenger", "toss_pile", "toss_pirate", "toss_mission",
    "toss_reward", "pay_purchase",
}  # fmt: skip


# --- what is ------------------------------------------------------------------------------------


def holdings(s: VenusState) -> Account:
    """What every seat has now."""
    found: Account = Counter()
    for seat in range(s.seats):
        for what, amount in belongings(s, seat).items():
            found[seat, what] = amount
    return found


def belongings(s: VenusState, seat: int) -> dict[str, int]:
    first = ITEMS * seat
    on_cards = [s.card_credits[k] for k, owner in enumerate(s.card_owner) if owner == seat]
    return {
        "credits": s.credits[seat],
        "on cards": sum(on_cards),
        "mp": s.mp if s.active == seat else 0,
        "fame": s.fame[seat],
        "infamy": s.infamy[seat],
        "laser": s.gauges[2 * seat],
        "shield": s.gauges[2 * seat + 1],
        "level": min(3, s.level[seat]),
        "cargo_hold": s.holds[seat],
        **{name: int(s.drive[seat] == mask + 1) for mask, name in enumerate(DRIVES)},
        **{name: s.cargo[first + item] for item, name in enumerate(ITEM_IDS)},
        **{PASSENGER_IDS[p]: 1 for p in aboard(s, seat)},
        **{MISSION_IDS[m]: 1 for m in s.missions[2 * seat : 2 * seat + 2] if m != NONE},
        **{name: 1 for card, name in enumerate(REWARD_IDS) if s.reward_at[card] == seat},
        **{name: 1 for card, name in enumerate(INTEL_IDS) if s.intel_at[card] == seat},
        **{name: 1 for site, name in enumerate(SITE_IDS) if s.deed[site] == seat},
    }


def changes(before: Account, after: Account) -> dict[tuple[int, str], int]:
    found = {key: after[key] - before[key] for key in {*before, *after}}
    return {key: change for key, change in found.items() if change}


# --- what is told -------------------------------------------------------------------------------


def told(events: list[Event], before: Account) -> dict[tuple[int, str], int]:
    """The same changes, out of the log that everybody may read."""
    now = Account(before)
    for event in events:
        if event.audience == EVERYBODY and "seat" in event.args:
            enter(now, event)
    return changes(before, now)


def enter(now: Account, event: Event) -> None:
    args, seat = event.args, int(event.args["seat"])
    for what, name, sign in FIGURES.get(event.key, ()):
        now[seat, what] += sign * int(args[name])
    for name, sign in THINGS.get(event.key, ()):
        now[seat, name[1:] if name[0] == "=" else str(args[name])] += sign
    if event.key in POINTS:
        now[seat, "mp"] = int(args["mp"])
    elif event.key in NO_POINTS:
        now[seat, "mp"] = 0
    elif event.key == "event-fee":
        now[int(args["owner_seat"]), "credits"] += int(args["amount"])
    elif event.key == "event-buy":
        take(now, seat, str(args["what"]))
    elif event.key == "event-build":
        now[seat, str(args["space"])] = 0  # MV12.2 a deed is used up
    elif event.key == "event-jam":
        swap_missions(now, seat, int(args["other_seat"]), event)


def take(now: Account, seat: int, what: str) -> None:
    """MV11.2 A new drive takes the place of the old one."""
    if what in DRIVES:
        for drive in DRIVES:
            now[seat, drive] = 0
    now[seat, what] += 1


def swap_missions(now: Account, seat: int, other: int, event: Event) -> None:
    """MV11.13"""
    for taken, giver, taker in (("mission", other, seat), ("given", seat, other)):
        now[giver, str(event.args[taken])] -= 1
        now[taker, str(event.args[taken])] += 1


# --- dice ---------------------------------------------------------------------------------------


def tossing_step(s: VenusState) -> str:
    """The step that waits for chance."""
    frame = s.stack[-1]
    return frame.script.steps[frame.at - 1].__name__


def faces(s: VenusState, outcome: int) -> list[int]:
    """The dice that such an outcome means."""
    found, outcomes = [], s.chance
    while outcomes > 1:
        found.append(outcome % 6 + 1)
        outcome //= 6
        outcomes //= 6
    return sorted(found)


def rolled(events: list[Event]) -> list[list[int]]:
    """All dice that these events name."""
    return [
        sorted(int(event.args[name]) for name in ("a", "b", "c", "die") if name in event.args)
        for event in events
        if event.audience == EVERYBODY and event.key != "event-assign"
    ]
