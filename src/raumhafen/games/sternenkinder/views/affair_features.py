"""Planes of treaties, offers, wars and sanctions, made from the view alone."""

from typing import Any, Final

from raumhafen.engine.planes import Plane, Writer
from raumhafen.games.sternenkinder.actions import (
    CELL_IDS,
    GOAL_NAMES,
    LAW_IDS,
    MATTERS,
    PACTS,
    POLICY_NAMES,
    WONDER_NAMES,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.politics.plutocracy import MOST_VALUE

SMALL: Final = 10
CELL: Final = {id: at for at, id in enumerate(CELL_IDS)}
STAGES: Final = ("open", "countered", "agreed")
SIDES: Final = ("gives", "wants")
GOODS: Final = len(SIDES) * len(RESOURCES)
PIPS: Final = ("dividend", "fund", "stock", "influence", "experiments")
# A17.14 a market value may be negative, and is counted from the lowest
PIPS_FROM: Final = (0, 0, MOST_VALUE, 0, 0)


def affair_planes(seats: int) -> list[Plane]:
    """Empty at tables without politics; `(a, b)` is what a has with, from or against b."""
    return [
        Plane("met", (seats, seats)),
        Plane("treaties", (len(PACTS), seats, seats), SMALL),
        Plane("ended", (len(PACTS), seats, seats), SMALL),
        Plane("federation", (seats, seats)),
        Plane("offers", (len(MATTERS), seats, seats), SMALL),
        Plane("shares", (len(MATTERS), seats, seats), SMALL),
        Plane("goods", (seats, seats, GOODS), SMALL),
        Plane("foes", (seats, seats)),
        Plane("weariness", (seats,), SMALL),
        Plane("balance", (seats, seats), SMALL),
        Plane("goals", (seats, seats, 2), SMALL),
        Plane("goal_at", (seats, CELLS)),
        Plane("peace", (seats, seats), SMALL),
        Plane("reasons", (seats, seats)),
        Plane("sanctions", (seats,), SMALL),
        Plane("draft", (GOODS,), SMALL),
        Plane("laws", (len(LAW_IDS), seats + 1), SMALL),
        Plane("law_about", (len(LAW_IDS), seats), SMALL),
        Plane("law_pips", (len(LAW_IDS),), SMALL),
        Plane("voted", (len(LAW_IDS), seats)),
        Plane("failed", (len(LAW_IDS),)),
        Plane("law_hands", (seats,), SMALL),
        Plane("cast", (seats,), SMALL),
        Plane("council", (3,), SMALL),
        Plane("law_hand", (len(LAW_IDS),)),
        Plane("policies", (seats, len(POLICY_NAMES))),
        Plane("resting", (seats, len(POLICY_NAMES))),
        Plane("used_policies", (seats, len(POLICY_NAMES))),
        Plane("government_goals", (len(GOAL_NAMES), seats)),
        Plane("rivals", (seats, seats), SMALL),
        Plane("regime_pips", (seats, len(PIPS)), SMALL),
        Plane("wonders", (len(WONDER_NAMES), seats), SMALL),
        Plane("branches", (seats,), SMALL),
        Plane("loans", (seats, seats), SMALL),
        Plane("incited", (seats, CELLS)),
    ]


def pair(w: Writer, one: int, other: int) -> int:
    return w.seats * w.turned(one) + w.turned(other)


def write_affairs(w: Writer, affairs: dict[str, Any]) -> None:
    for name in ("met", "reasons"):
        for seat, others in enumerate(affairs[name]):
            for other in others:
                w.mark(name, pair(w, seat, other))
    for seat, rounds in enumerate(affairs["peace"]):
        for other, until in enumerate(rounds):
            w.number("peace", pair(w, seat, other), until)
        w.number("sanctions", w.turned(seat), affairs["sanctions"][seat])
    for members in affairs["federations"]:
        for one in members:
            for other in members:
                w.mark("federation", pair(w, one, other))
    write_treaties(w, affairs["treaties"])
    write_council(w, affairs["council"])
    write_regimes(w, affairs["regimes"])
    for offer in affairs["offers"]:
        write_offer(w, offer)
    for war in affairs["wars"]:
        write_war(w, war)


def write_council(w: Writer, council: dict[str, Any]) -> None:
    w.numbers("council", 0, [council["deck"], council["sovereign"], int(council["met"])])
    for seat in range(w.seats):
        w.number("law_hands", w.turned(seat), council["hands"][seat])
        w.number("cast", w.turned(seat), council["cast"][seat])
    for law in council["failed"]:
        w.mark("failed", LAW_IDS.index(law))
    for row in council["laws"]:
        at = LAW_IDS.index(row["law"])
        by = w.seats if row["seat"] is None else w.turned(row["seat"])
        w.count("laws", (w.seats + 1) * at + by, 1)
        w.count("law_pips", at, row["pips"])
        if "other_seat" in row:
            w.count("law_about", w.seats * at + w.turned(row["other_seat"]), 1)
    for row in council["votes"]:
        w.mark("voted", w.seats * LAW_IDS.index(row["law"]) + w.turned(row["seat"]))


def write_regimes(w: Writer, regimes: dict[str, Any]) -> None:
    for seat, regime in enumerate(regimes["seats"]):
        row = w.turned(seat)
        for plane, name in (
            ("policies", "policies"), ("resting", "resting"), ("used_policies", "used"),
        ):  # fmt: skip
            for policy in regime[name]:
                w.mark(plane, len(POLICY_NAMES) * row + POLICY_NAMES.index(policy))
        if regime["rival"] is not None:
            w.number("rivals", pair(w, seat, regime["rival"]), 1 + regime["rival_pips"])
        pips = [least + regime[name] for name, least in zip(PIPS, PIPS_FROM, strict=True)]
        w.numbers("regime_pips", len(PIPS) * row, pips)
        for other, debt in enumerate(regimes["loans"][seat]):
            w.number("loans", pair(w, seat, other), debt)
    for goal in regimes["goals"]:
        if goal["seat"] is not None:
            at = GOAL_NAMES.index(goal["goal"])
            w.mark("government_goals", w.seats * at + w.turned(goal["seat"]))
    for wonder in regimes["wonders"]:
        at = WONDER_NAMES.index(wonder["wonder"])
        w.number("wonders", w.seats * at + w.turned(wonder["seat"]), wonder["stage"])
    for owners in regimes["branches"].values():
        for seat in owners:
            w.count("branches", w.turned(seat), 1)
    for system, seats in regimes["incited"].items():
        for seat in seats:
            w.mark("incited", CELLS * w.turned(seat) + CELL[system])


def write_treaties(w: Writer, treaties: list[dict[str, Any]]) -> None:
    for treaty in treaties:
        first = w.seats * w.seats * PACTS.index(treaty["treaty"])
        one, other = treaty["seats"]
        for place in (pair(w, one, other), pair(w, other, one)):
            w.count("ended" if treaty["ended"] else "treaties", first + place, 1)


def write_offer(w: Writer, offer: dict[str, Any]) -> None:
    place = pair(w, offer["seat"], offer["other_seat"])
    first = w.seats * w.seats * MATTERS.index(offer["matter"])
    w.number("offers", first + place, 1 + STAGES.index(offer["stage"]))
    w.number("shares", first + place, offer["amount"])
    write_goods(w, "goods", GOODS * place, offer)


def write_goods(w: Writer, name: str, first: int, terms: dict[str, Any]) -> None:
    for at, side in enumerate(SIDES):
        for resource, amount in terms[side].items():
            w.number(name, first + len(RESOURCES) * at + RESOURCES.index(resource), amount)


def write_war(w: Writer, war: dict[str, Any]) -> None:
    for one in war["attackers"]:
        for other in war["defenders"]:
            w.mark("foes", pair(w, one, other))
            w.mark("foes", pair(w, other, one))
    for seat, pips in enumerate(war["weariness"]):
        w.count("weariness", w.turned(seat), pips)
    place = pair(w, war["seat"], war["other_seat"])
    ahead = place if war["balance"] > 0 else pair(w, war["other_seat"], war["seat"])
    w.count("balance", ahead, abs(war["balance"]))
    for goal in war["goals"]:
        w.count("goals", 2 * place + int(goal["done"]), 1)
        if "system" in goal:
            w.mark("goal_at", CELLS * w.turned(war["seat"]) + CELL[goal["system"]])


def write_draft(w: Writer, mine: dict[str, Any]) -> None:
    if "draft" in mine:
        write_goods(w, "draft", 0, mine["draft"])
        for law in mine["laws"]:
            w.mark("law_hand", LAW_IDS.index(law))
