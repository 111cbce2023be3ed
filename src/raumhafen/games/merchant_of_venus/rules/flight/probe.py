"""MV11.14 The data probe: two face-down systems, then the top encounter card."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import DONE, PEEK, SWAP, UNDER
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import ENCOUNTER_IDS, PROBE, SYSTEM_IDS
from raumhafen.games.merchant_of_venus.rules.cards.encounters import refill_deck
from raumhafen.games.merchant_of_venus.rules.cards.first_contact import see_card
from raumhafen.games.merchant_of_venus.rules.ships import in_space, use_up
from raumhafen.games.merchant_of_venus.rules.trade.market import face_down
from raumhafen.games.merchant_of_venus.rules.trade.passengers import threw_overboard
from raumhafen.games.merchant_of_venus.state import USED_PROBE, VenusState

CARDS_PROBED: Final = 2


def probed(f: Frame) -> list[int]:
    """The arguments of PROBING: systems that the probe has looked at."""
    return f.args


def probe_options(s: VenusState, seat: int) -> list[int]:
    chosen = probed(s.stack[-1])
    return [PEEK + system for system in face_down(s) if system not in chosen]


def swap_options(s: VenusState, seat: int) -> list[int]:
    return [DONE, SWAP]


def top_options(s: VenusState, seat: int) -> list[int]:
    return [DONE, UNDER]


PROBE_WHERE = Ask("probe", "MV11.14", probe_options)
PROBE_SWAP = Ask("probe-swap", "MV11.14", swap_options, default=DONE)
PROBE_CARD = Ask("probe-card", "MV11.14", top_options, default=DONE)


def launch_probe(s: VenusState, f: Frame) -> None:
    """MV11.14 One probe in a turn; it is used up."""
    use_up(s, f.seat, PROBE)
    s.used |= USED_PROBE
    s.tell("event-probe", "MV11.14", {"seat": f.seat})


def aim_probe(s: VenusState, f: Frame) -> None:
    """MV11.14 Two face-down cards, one after the other."""
    s.choose(f.seat, PROBE_WHERE, in_space(s, f.seat, probe_options(s, f.seat)))


def look_at_card(s: VenusState, f: Frame) -> None:
    """MV11.14 Only this player sees the cards."""
    if threw_overboard(s, f, aim_probe):
        return
    system = s.answers[f.seat] - PEEK
    probed(f).append(system)
    see_card(s, f.seat, system)
    if len(probed(f)) < CARDS_PROBED:
        f.jump(aim_probe)


def ask_swap(s: VenusState, f: Frame) -> None:
    """MV11.14 After the second card the player is asked whether to swap them."""
    s.choose(f.seat, PROBE_SWAP, in_space(s, f.seat, swap_options(s, f.seat)))


def swap_cards(s: VenusState, f: Frame) -> None:
    """MV11.14 Everybody sees the exchange, so what others know moves with the cards."""
    if threw_overboard(s, f, ask_swap):
        return
    if s.answers[f.seat] == SWAP:
        a, b = probed(f)
        s.contact[a], s.contact[b] = s.contact[b], s.contact[a]
        for first in range(0, SYSTEMS * s.seats, SYSTEMS):
            s.known[first + a], s.known[first + b] = s.known[first + b], s.known[first + a]
        s.tell("event-swapped", "MV11.14", {"region": SYSTEM_IDS[a], "other": SYSTEM_IDS[b]})


def toss_top(s: VenusState, f: Frame) -> None:
    """MV11.14 Then the top encounter card."""
    if s.encounter_top:
        f.jump(see_top)
        return
    refill_deck(s)
    if s.encounter_bag:
        s.toss(len(s.encounter_bag))
    elif s.encounter_under:
        s.encounter_top.append(s.encounter_under.pop(0))
        s.top_seen.append(s.under_seen.pop(0))
        f.jump(see_top)
    else:
        f.leave()


def lift_top(s: VenusState, f: Frame) -> None:
    """MV11.14 The card that was drawn by lot becomes the top of the deck."""
    bag = s.encounter_bag
    s.encounter_top.append(bag[s.tossed])
    s.top_seen.append(0)
    bag[s.tossed] = bag[-1]
    bag.pop()


def see_top(s: VenusState, f: Frame) -> None:
    """MV11.14 Only this player sees the top encounter card."""
    s.top_seen[0] |= 1 << f.seat
    s.reveals += 1
    args: dict[str, str | int] = {"seat": f.seat, "card": ENCOUNTER_IDS[s.encounter_top[0]]}
    s.tell("event-top-card", "MV11.14", args, f.seat)


def ask_top(s: VenusState, f: Frame) -> None:
    """MV11.14 The player says where the card goes."""
    s.choose(f.seat, PROBE_CARD, in_space(s, f.seat, top_options(s, f.seat)))


def put_back(s: VenusState, f: Frame) -> None:
    """MV11.14 On top of the deck or under it."""
    if threw_overboard(s, f, ask_top):
        return
    if s.answers[f.seat] == UNDER:
        s.encounter_under.append(s.encounter_top.pop(0))
        s.under_seen.append(s.top_seen.pop(0))
        s.tell("event-under-deck", "MV11.14", {"seat": f.seat})


PROBING = script(
    "probing", launch_probe, aim_probe, look_at_card, ask_swap, swap_cards, toss_top, lift_top,
    see_top, ask_top, put_back,
)  # fmt: skip

SCRIPTS: Final[list[Script]] = [PROBING]
ASKS: Final[list[Ask]] = [PROBE_WHERE, PROBE_SWAP, PROBE_CARD]
