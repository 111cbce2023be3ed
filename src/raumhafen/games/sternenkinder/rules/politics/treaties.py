"""A5 Treaties: offered in an own turn, accepted, refused or countered once, ended at a price."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    CANCEL,
    ENDED,
    NO,
    PACT,
    PACTS,
    SEATS,
    YES,
)
from raumhafen.games.sternenkinder.content.tables import CULTURE
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.news import TREATY_MADE, announce
from raumhafen.games.sternenkinder.rules.core.pacts import (
    FEDERATION,
    OVER,
    treaties_with,
)
from raumhafen.games.sternenkinder.rules.core.sanctions import KLEPTOCRACY, raise_level
from raumhafen.games.sternenkinder.rules.politics.costs import (
    action_for_treaty,
    can_share,
    cost,
    culture,
    end_cost,
    may_conclude,
    may_talk,
    shares,
    spend_action,
)
from raumhafen.games.sternenkinder.rules.politics.offers import (
    AGREED,
    SHARE,
    drop_offer,
    find_offer,
    is_refused,
    note_refusal,
    stage,
)
from raumhafen.games.sternenkinder.rules.politics.policies import renew
from raumhafen.games.sternenkinder.state import NOBODY, SternState

PLACES: Final = len(SEATS)
# numbers of a frame
WHICH: Final = 0  # the treaty
PARTNER: Final = 1
PAID: Final = 2  # the culture that the partner pays

# --- A5.1 the offer at the table: args = [treaty, partner, share] --------------------------------


def treaty_options(s: SternState, seat: int) -> list[int]:
    """A5.1 One political action; what was refused is not offered again in this phase."""
    if not s.politics or s.acted or action_for_treaty(s, seat) < 0:
        return []
    known = [partner for partner in range(s.seats) if may_talk(s, seat, partner)]
    return [
        PACT + PLACES * kind + partner
        for kind in (range(len(PACTS)) if known else ())
        for partner in known
        if may_offer(s, kind, seat, partner)
    ]


def may_offer(s: SternState, kind: int, seat: int, partner: int) -> bool:
    return (
        may_conclude(s, kind, seat, partner)
        and not is_refused(s, kind, seat, partner)
        and bool(shares(s, kind, seat, partner))
    )


def offer_treaty(s: SternState, seat: int, place: int) -> None:
    """Decision 39: what was agreed beforehand needs no second answer."""
    kind, partner = divmod(place, PLACES)
    at = find_offer(s, kind, seat, partner)
    agreed = at != NOBODY and stage(s, at) == AGREED
    if agreed and can_share(s, kind, seat, partner, s.offers[at + SHARE]):
        conclude(s, kind, seat, partner, s.offers[at + SHARE])
    else:
        s.call(OFFER, seat, [kind, partner, 0])


def share_options(s: SternState, seat: int) -> list[int]:
    kind, partner, _ = s.stack[-1].args
    return [AMOUNT + share for share in shares(s, kind, seat, partner)]


def answer_options(s: SternState, seat: int) -> list[int]:
    """A5.1 Yes, no, or one counter-offer: another share."""
    f = s.stack[-1]
    kind, _, share = f.args
    others = [n for n in shares(s, kind, f.seat, seat) if n != share]
    return [YES, NO, *[AMOUNT + n for n in others]]


def counter_options(s: SternState, seat: int) -> list[int]:
    return [YES, NO]


TREATY_SHARE: Final[Ask] = Ask("treaty-share", "A5.2", share_options)
TREATY_ANSWER: Final[Ask] = Ask("treaty-answer", "A5.1", answer_options, default=NO)
TREATY_COUNTER: Final[Ask] = Ask("treaty-counter", "A5.1", counter_options, default=NO)


def ask_share(s: SternState, f: Frame) -> None:
    """A5.2 How much of the cost the partner is to pay; by default nothing."""
    s.choose(f.seat, TREATY_SHARE, share_options(s, f.seat))


def ask_partner(s: SternState, f: Frame) -> None:
    """A5.1 The partner accepts, declines or makes one counter-offer."""
    f.args[PAID] = s.answers[f.seat] - AMOUNT
    kind, partner, share = f.args
    tell(s, "event-treaty-offered", "A5.1", kind, f.seat, partner, share)
    s.choose(partner, TREATY_ANSWER, answer_options(s, partner))


def hear_partner(s: SternState, f: Frame) -> None:
    """A5.1 On acceptance both have the treaty; a counter-offer is answered."""
    kind, partner, share = f.args
    answer = s.answers[partner]
    if answer == YES:
        conclude(s, kind, f.seat, partner, share)
        f.leave()
    elif answer == NO:
        refuse(s, kind, f.seat, partner)
        f.leave()
    else:
        f.args[PAID] = answer - AMOUNT
        tell(s, "event-treaty-countered", "A5.1", kind, partner, f.seat, f.args[PAID])


def ask_counter(s: SternState, f: Frame) -> None:
    """A5.1, decision 39 The counter-offer is accepted or refused."""
    s.choose(f.seat, TREATY_COUNTER, counter_options(s, f.seat))


def hear_counter(s: SternState, f: Frame) -> None:
    """A5.1, decision 39"""
    kind, partner, share = f.args
    if s.answers[f.seat] == YES:
        conclude(s, kind, f.seat, partner, share)
    else:
        refuse(s, kind, f.seat, partner)


OFFER: Final[Script] = script(
    "offer_treaty", ask_share, ask_partner, hear_partner, ask_counter, hear_counter
)


def conclude(s: SternState, kind: int, seat: int, partner: int, share: int) -> None:
    """A5.1 to A5.3 Costs are paid once; the treaty takes effect at once."""
    whole = cost(s, kind, seat, partner)
    paid = min(share, whole)
    spend_action(s, seat)
    s.account[4 * partner + CULTURE] -= paid
    s.account[4 * seat + CULTURE] -= whole - paid
    drop_offer(s, find_offer(s, kind, seat, partner))
    if kind == FEDERATION:
        s.federation[seat] = s.federation[partner] = seat
        renew(s, seat)
    else:
        s.treaties += [kind, seat, partner, 0]
    tell(s, "event-treaty-made", "A5.3", kind, seat, partner, paid)
    announce(s, TREATY_MADE, seat, subject=partner)
    shame(s, seat, partner)
    s.beat("treaty")


def shame(s: SternState, seat: int, partner: int) -> None:
    """A5.8 Who concludes a treaty with a kleptocracy is sanctioned."""
    for one, other in ((seat, partner), (partner, seat)):
        if s.government[other] == KLEPTOCRACY:
            raise_level(s, one, "A5.8")


def refuse(s: SternState, kind: int, seat: int, partner: int) -> None:
    """A5.1 No political action is spent, but the offer is not repeated in this phase."""
    s.acted -= 1
    note_refusal(s, kind, seat, partner)
    tell(s, "event-treaty-refused", "A5.1", kind, partner, seat, 0)


def tell(
    s: SternState, key: str, rule: str, kind: int, seat: int, partner: int, share: int
) -> None:
    told = {"seat": seat, "treaty": PACTS[kind], "other_seat": partner, "amount": share}
    s.tell(key, rule, told)


# --- A5.18 ending treaties -----------------------------------------------------------------------


def ended_treaty(s: SternState, kind: int, seat: int, partner: int) -> int:
    """The row of a treaty that can be ended; NOBODY without one."""
    for at in treaties_with(s, kind, seat, partner):
        if not s.treaties[at + OVER]:
            return at
    return NOBODY


def may_end(s: SternState, kind: int, seat: int, partner: int) -> bool:
    """A5.12 A member leaves the founder's federation; A5.18 a treaty that was not ended yet."""
    if kind == FEDERATION:
        if s.federation[seat] != partner:
            return False
    elif ended_treaty(s, kind, seat, partner) == NOBODY:
        return False
    return culture(s, seat) >= end_cost(s, kind, seat, partner)


def is_ending_with(s: SternState, partner: int) -> bool:
    """A5.18 One political action ends one or more treaties with one partner."""
    return s.ending == PLACES * s.turns + partner


def cancel_options(s: SternState, seat: int) -> list[int]:
    if not s.politics or not (s.treaties or max(s.federation) != NOBODY):
        return []
    able = not s.acted and action_for_treaty(s, seat) >= 0
    return [
        CANCEL + PLACES * kind + partner
        for kind in range(len(ENDED))
        for partner in range(s.seats)
        if partner != seat
        and (able or is_ending_with(s, partner))
        and may_end(s, kind, seat, partner)
    ]


def cancel(s: SternState, seat: int, place: int) -> None:
    """A5.4, A5.18 It still applies in this round; A5.12 a federation is left at once."""
    kind, partner = divmod(place, PLACES)
    price = end_cost(s, kind, seat, partner)
    s.account[4 * seat + CULTURE] -= price
    if is_ending_with(s, partner):
        s.acted -= 1
    else:
        spend_action(s, seat)
        s.ending = PLACES * s.turns + partner
    if kind == FEDERATION:
        s.account[4 * partner + CULTURE] += price
        leave_federation(s, seat)
    else:
        s.treaties[ended_treaty(s, kind, seat, partner) + OVER] = 1
    told = {"seat": seat, "treaty": ENDED[kind], "other_seat": partner, "amount": price}
    s.tell("event-treaty-ended", "A5.18", told)


def leave_federation(s: SternState, seat: int) -> None:
    """A5.12 His points and his share of the target leave with him; one alone is no federation."""
    founder = s.federation[seat]
    s.federation[seat] = NOBODY
    if s.federation.count(founder) == 1:
        s.federation[founder] = NOBODY
    for player in (seat, founder):
        renew(s, player)


ENTRIES: Final = [
    Entry(PACT, treaty_options, offer_treaty),
    Entry(CANCEL, cancel_options, cancel),
]
SCRIPTS: Final[list[Script]] = [OFFER]
ASKS: Final[list[Ask]] = [TREATY_SHARE, TREATY_ANSWER, TREATY_COUNTER]
