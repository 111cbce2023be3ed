"""MV8.1, MV8.2 Encounter cards: the deck, drawing, discards."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.merchant_of_venus.content.tables import (
    CARD_EFFECTS,
    EFFECT_LISTS,
    ENCOUNTER_IDS,
    ENCOUNTER_TYPE,
    NONE,
)
from raumhafen.games.merchant_of_venus.rules.cards.encounter_effects import (
    CARRY_OUT,
)
from raumhafen.games.merchant_of_venus.state import VenusState

CARD_DRAWN: Final = 0  # argument of DRAW_ENCOUNTER, once it is drawn


def draw_card(s: VenusState, f: Frame) -> None:
    """MV8.2 A card somebody laid on top, the deck, what lies under it, the discards."""
    f.args = []
    if s.encounter_top:
        s.top_seen.pop(0)
        f.args = [s.encounter_top.pop(0)]
        f.jump(open_card)
        return
    refill_deck(s)
    if s.encounter_bag:
        s.toss(len(s.encounter_bag))
    elif s.encounter_under:
        s.under_seen.pop(0)
        f.args = [s.encounter_under.pop(0)]
        f.jump(open_card)
    else:
        f.leave()


def refill_deck(s: VenusState) -> None:
    """MV8.2 When a card of an empty deck is wanted, the discards are shuffled."""
    if not s.encounter_bag and not s.encounter_under and s.discards:
        s.encounter_bag, s.discards = s.discards, []
        s.tell("event-reshuffle", "MV8.2", {})


def read_card(s: VenusState, f: Frame) -> None:
    """MV8.1 The card that was drawn by lot leaves the deck."""
    bag = s.encounter_bag
    f.args = [bag[s.tossed]]
    bag[s.tossed] = bag[-1]
    bag.pop()


def open_card(s: VenusState, f: Frame) -> None:
    """MV8.2 The card is shown; if the token that it needs is used up, another is drawn."""
    card = f.args[CARD_DRAWN]
    s.reveals += 1
    s.tell("event-encounter", "MV8.1", {"seat": f.seat, "card": ENCOUNTER_IDS[card]})
    if is_used_up(s, card):
        s.removed += 1
        f.jump(draw_card)
    else:
        put_away(s, card)
        s.call(CARRY_OUT, f.seat, [CARD_EFFECTS[card], 0, card])
    s.beat("card")


def is_used_up(s: VenusState, card: int) -> bool:
    effect = EFFECT_LISTS[CARD_EFFECTS[card]][0]
    if effect.op != "place_token":
        return False
    if effect.word == "teleportal":
        return NONE not in s.gates
    return effect.word == "pirate" and NONE not in s.pirate_at


def put_away(s: VenusState, card: int) -> None:
    """MV8.2 Token cards leave the game; titles and intel cards stay in play."""
    kind = ENCOUNTER_TYPE[card]
    if kind == "token":
        s.removed += 1
    elif kind in ("production", "event"):
        s.discards.append(card)


DRAW_ENCOUNTER = script("draw_encounter", draw_card, read_card, open_card)

SCRIPTS: Final[list[Script]] = [DRAW_ENCOUNTER]
