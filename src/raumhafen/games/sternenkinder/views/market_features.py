"""Planes of the black market and the underground, made from the view alone."""

from typing import Any, Final

from raumhafen.engine.planes import Plane, Writer
from raumhafen.games.sternenkinder.actions import CARD_IDS, CELL_IDS, LAW_IDS, MARKET_NAMES
from raumhafen.games.sternenkinder.content.cabinet import ADVISOR_NAMES
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.words import RESOURCES

SMALL: Final = 10
WARES: Final = len(MARKET_NAMES)
CELL: Final = {id: at for at, id in enumerate(CELL_IDS)}
OFFERED: Final = (*MARKET_NAMES, *[f"event.{card}" for card in CARD_IDS])
HANDS: Final = (("ware_hands", "hands"), ("ware_used", "used"), ("ware_lasting", "lasting"))
PILES: Final = ("deck", "pirates_due")


def market_planes(seats: int) -> list[Plane]:
    """Empty at tables without politics."""
    return [
        Plane("ware_display", (WARES,), SMALL),
        Plane("ware_under", (WARES,), SMALL),
        Plane("ware_drawn", (WARES,)),
        Plane("ware_piles", (len(PILES),), SMALL),
        Plane("ware_hands", (seats, WARES)),
        Plane("ware_used", (seats, WARES)),
        Plane("ware_lasting", (seats, WARES)),
        Plane("ware_seen", (seats, seats)),
        Plane("auctioned", (len(OFFERED),)),
        Plane("auctioneer", (seats, 2)),
        Plane("auction_resource", (len(RESOURCES),)),
        Plane("hired_pirates", (seats, CELLS), SMALL),
        Plane("seen_laws", (seats, len(LAW_IDS))),
        Plane("seen_advisors", (seats, len(ADVISOR_NAMES))),
    ]


def write_market(w: Writer, market: dict[str, Any]) -> None:
    for plane, name in (("ware_display", "display"), ("ware_under", "under")):
        for at, ware in enumerate(market[name]):
            w.number(plane, MARKET_NAMES.index(ware), at + 1)
    if market["drawn"] is not None:
        w.mark("ware_drawn", MARKET_NAMES.index(market["drawn"]))
    w.numbers("ware_piles", 0, [market[name] for name in PILES])
    for seat in range(w.seats):
        row = w.turned(seat)
        for plane, name in HANDS:
            for ware in market[name][seat]:
                w.mark(plane, WARES * row + MARKET_NAMES.index(ware))
        for other in market["seen"][seat]:
            w.mark("ware_seen", w.seats * row + w.turned(other))
    for pirates in market["pirates"]:
        place = CELLS * w.turned(pirates["seat"]) + CELL[pirates["system"]]
        w.number("hired_pirates", place, 1 + pirates["moves"])
    if market["auction"] is not None:
        write_auction(w, market["auction"])


def write_auction(w: Writer, auction: dict[str, Any]) -> None:
    w.mark("auctioned", OFFERED.index(auction["ware"]))
    w.mark("auctioneer", 2 * w.turned(auction["seat"]) + int(auction["own"]))
    w.mark("auction_resource", RESOURCES.index(auction["resource"]))


def write_seen_hands(w: Writer, mine: dict[str, Any]) -> None:
    for seat, laws in mine.get("seen_laws", {}).items():
        for law in laws:
            w.mark("seen_laws", len(LAW_IDS) * w.turned(int(seat)) + LAW_IDS.index(law))
    for seat, advisors in mine.get("seen_advisors", {}).items():
        for advisor in advisors:
            place = len(ADVISOR_NAMES) * w.turned(int(seat)) + ADVISOR_NAMES.index(advisor)
            w.mark("seen_advisors", place)
