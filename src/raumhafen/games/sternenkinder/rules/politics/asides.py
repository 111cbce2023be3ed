"""Decisions 10 and 39: offers, answers and trade out of turn, which ask nobody anything.

Treaties are offered in the politics phase and concluded in the offerer's own turn; exchanges are
offered in the economy phase and happen when they are accepted. Terms of an exchange are drafted
first and are nobody else's business until they are sent.
"""

from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.sternenkinder.actions import (
    ACCEPT,
    CLEAN,
    COUNTER,
    MATTERS,
    PACTS,
    PAYERS,
    PROPOSE,
    REFUSE,
    SEATS,
    SEND,
    STEPS,
    TERM,
    TRADE,
    WITHDRAW,
)
from raumhafen.games.sternenkinder.rules.core.menu import Entry, Menu
from raumhafen.games.sternenkinder.rules.politics import smuggling
from raumhafen.games.sternenkinder.rules.politics.costs import (
    can_share,
    cost,
    may_conclude,
    shares_of,
)
from raumhafen.games.sternenkinder.rules.politics.exchanges import (
    can_swap,
    may_exchange,
    spoken,
    swap,
)
from raumhafen.games.sternenkinder.rules.politics.offers import (
    AGREED,
    COUNTERED,
    EXCHANGE_MATTER,
    FROM,
    GIVEN,
    MATTER,
    MOST_BETWEEN_TWO,
    OPEN,
    SHARE,
    STAGE,
    TO,
    WANTED,
    answerer,
    between,
    drop_offer,
    find_offer,
    is_refused,
    note_refusal,
    rows,
    stage,
)
from raumhafen.games.sternenkinder.rules.strategy import trade
from raumhafen.games.sternenkinder.state import ECONOMY, NOBODY, OFFER_ROW, POLITICS, SternState

PLACES: Final = len(SEATS)
MOST_OF_A_TERM: Final = 199  # decision 14
DONE: Final = 0  # the number of a frame: the action


def share_of(s: SternState, kind: int, seat: int, partner: int, payer: int) -> int:
    """A5.2 Culture that the partner pays: nothing, half of it rounded down, all of it."""
    return parts(cost(s, kind, seat, partner))[payer]


def parts(whole: int) -> tuple[int, int, int]:
    """In the order of PAYERS."""
    return 0, whole // 2, whole


def payers(s: SternState, kind: int, seat: int, partner: int, but: int) -> list[int]:
    """Ways to share the cost that differ from each other and from one, and can be paid."""
    found: list[int] = []
    seen = {but}
    whole = cost(s, kind, seat, partner)
    payable = shares_of(s, whole, seat, partner)
    for payer, share in enumerate(parts(whole)):
        if share not in seen and share in payable:
            seen.add(share)
            found.append(payer)
    return found


# --- offers --------------------------------------------------------------------------------------


def may_send(s: SternState, matter: int, seat: int, partner: int) -> bool:
    """A5.1 Neither refused in this phase nor still open, and not too many between the two."""
    return (
        not is_refused(s, matter, seat, partner)
        and find_offer(s, matter, seat, partner) == find_offer(s, matter, partner, seat) == NOBODY
        and between(s, seat, partner) < MOST_BETWEEN_TWO
    )


def propose_options(s: SternState, seat: int) -> list[int]:
    """A5.1 A treaty with a discovered player, in the politics phase."""
    if s.phase != POLITICS:
        return []
    return [
        PROPOSE + len(PAYERS) * (PLACES * kind + partner) + payer
        for kind in range(len(PACTS))
        for partner in range(s.seats)
        if may_conclude(s, kind, seat, partner) and may_send(s, kind, seat, partner)
        for payer in payers(s, kind, seat, partner, NOBODY)
    ]


def propose(s: SternState, seat: int, place: int) -> None:
    """Decision 39: beforehand, for an own turn of this phase."""
    pair, payer = divmod(place, len(PAYERS))
    kind, partner = divmod(pair, PLACES)
    share = share_of(s, kind, seat, partner, payer)
    s.offers += [kind, seat, partner, share, OPEN, *[0] * 8]
    tell(s, "event-treaty-proposed", kind, seat, partner, share)


def term_options(s: SternState, seat: int) -> list[int]:
    """A5.14 What is given and wanted, piece by piece, while there is somebody to exchange with."""
    if not send_partners(s, seat):
        return []
    terms = s.terms[8 * seat : 8 * seat + 8]
    return [
        TERM + len(STEPS) * place + step
        for place in range(8)
        for step, amount in enumerate(STEPS)
        if fits_draft(terms, place) and terms[place] + amount <= MOST_OF_A_TERM
    ]


def fits_draft(terms: list[int], place: int) -> bool:
    """A5.14 One resource is given, others are wanted; nothing goes both ways."""
    given = [r for r in range(4) if terms[r]]
    if place < 4:
        return given in ([], [place]) and not terms[4 + place]
    return place - 4 not in given


def draft(s: SternState, seat: int, place: int) -> None:
    """Nobody else sees it."""
    term, step = divmod(place, len(STEPS))
    s.terms[8 * seat + term] += STEPS[step]


def send_partners(s: SternState, seat: int) -> list[int]:
    return [
        partner
        for partner in range(s.seats)
        if partner != seat
        and may_exchange(s, seat, partner)
        and may_send(s, EXCHANGE_MATTER, seat, partner)
    ]


def drafted(s: SternState, seat: int) -> tuple[list[int], list[int]]:
    terms = s.terms[8 * seat : 8 * seat + 8]
    return terms[:4], terms[4:]


def send_options(s: SternState, seat: int) -> list[int]:
    """A5.14 Something must be given, and both must have what they would give."""
    given, wanted = drafted(s, seat)
    if s.phase != ECONOMY or not any(given):
        return []
    partners = send_partners(s, seat)
    return [SEND + partner for partner in partners if can_swap(s, seat, partner, given, wanted)]


def send(s: SternState, seat: int, partner: int) -> None:
    """A5.14 The draft becomes an offer that counts for its trade treaty."""
    given, wanted = drafted(s, seat)
    s.offers += [EXCHANGE_MATTER, seat, partner, 0, OPEN, *given, *wanted]
    s.terms[8 * seat : 8 * seat + 8] = [0] * 8
    s.exchanged[s.seats * seat + partner] += 1
    told = {"seat": seat, "other_seat": partner}
    s.tell("event-exchange-offered", "A5.14", {**told, **spoken(given, wanted)})


# --- answers -------------------------------------------------------------------------------------


def other_side(s: SternState, at: int, seat: int) -> int:
    return s.offers[at + TO] if s.offers[at + FROM] == seat else s.offers[at + FROM]


def to_answer(s: SternState, seat: int) -> list[int]:
    return [at for at in rows(s) if answerer(s, at) == seat]


def named(s: SternState, at: int, seat: int) -> int:
    """The number of an offer among those of a verb: its matter and the other player."""
    return PLACES * s.offers[at + MATTER] + other_side(s, at, seat)


def the_offer(s: SternState, seat: int, place: int) -> int:
    """The offer of this number that waits for the seat's answer."""
    return next(at for at in to_answer(s, seat) if named(s, at, seat) == place)


def can_carry_out(s: SternState, at: int) -> bool:
    """Both can still pay, and nothing else has come between."""
    matter, seat, partner, share = s.offers[at : at + STAGE]
    if matter == EXCHANGE_MATTER:
        given, wanted = s.offers[at + GIVEN : at + WANTED], s.offers[at + WANTED : at + OFFER_ROW]
        return can_swap(s, seat, partner, given, wanted)
    return may_conclude(s, matter, seat, partner) and can_share(s, matter, seat, partner, share)


def accept_options(s: SternState, seat: int) -> list[int]:
    able = [at for at in to_answer(s, seat) if can_carry_out(s, at)]
    return sorted({ACCEPT + named(s, at, seat) for at in able})


def accept(s: SternState, seat: int, place: int) -> None:
    """Decision 39: a treaty is agreed and concluded in the offerer's turn; A5.14 goods move now."""
    at = the_offer(s, seat, place)
    matter, offerer, partner = s.offers[at : at + SHARE]
    if matter == EXCHANGE_MATTER:
        given, wanted = s.offers[at + GIVEN : at + WANTED], s.offers[at + WANTED : at + OFFER_ROW]
        drop_offer(s, at)
        swap(s, offerer, partner, given, wanted)
    else:
        s.offers[at + STAGE] = AGREED
        tell(s, "event-treaty-agreed", matter, seat, other_side(s, at, seat), s.offers[at + SHARE])


def refuse_options(s: SternState, seat: int) -> list[int]:
    return sorted({REFUSE + named(s, at, seat) for at in to_answer(s, seat)})


def refuse(s: SternState, seat: int, place: int) -> None:
    """A5.1 It is not repeated in this phase."""
    drop(s, the_offer(s, seat, place), seat, "event-offer-refused")


def counter_options(s: SternState, seat: int) -> list[int]:
    """A5.1 One counter-offer: another share of the cost."""
    return [
        COUNTER + len(PAYERS) * named(s, at, seat) + payer
        for at in to_answer(s, seat)
        if s.offers[at + MATTER] != EXCHANGE_MATTER and stage(s, at) == OPEN
        for payer in other_payers(s, at)
    ]


def other_payers(s: SternState, at: int) -> list[int]:
    """Shares of the cost that a counter-offer may name."""
    kind, seat, partner, share = s.offers[at : at + STAGE]
    return payers(s, kind, seat, partner, share)


def counter(s: SternState, seat: int, place: int) -> None:
    """Decision 39: who offered accepts or refuses it."""
    number, payer = divmod(place, len(PAYERS))
    at = the_offer(s, seat, number)
    kind, offerer = s.offers[at + MATTER], s.offers[at + FROM]
    s.offers[at + SHARE] = share_of(s, kind, offerer, seat, payer)
    s.offers[at + STAGE] = COUNTERED
    tell(s, "event-treaty-countered", kind, seat, offerer, s.offers[at + SHARE])


def own_offers(s: SternState, seat: int) -> list[int]:
    """Offers that a seat has made, agreed ones included."""
    return [at for at in rows(s) if s.offers[at + FROM] == seat]


def withdraw_options(s: SternState, seat: int) -> list[int]:
    return sorted({WITHDRAW + named(s, at, seat) for at in own_offers(s, seat)})


def withdraw(s: SternState, seat: int, place: int) -> None:
    """Before it is carried out; it is not made again in this phase."""
    at = next(a for a in own_offers(s, seat) if named(s, a, seat) == place)
    drop(s, at, seat, "event-offer-withdrawn")


def drop(s: SternState, at: int, seat: int, key: str) -> None:
    matter, offerer, partner = s.offers[at : at + SHARE]
    told = {"seat": seat, "matter": MATTERS[matter], "other_seat": other_side(s, at, seat)}
    note_refusal(s, matter, offerer, partner)
    s.tell(key, "A5.1", told)


def tell(s: SternState, key: str, kind: int, seat: int, partner: int, share: int) -> None:
    told = {"seat": seat, "treaty": PACTS[kind], "other_seat": partner, "amount": share}
    s.tell(key, "A5.1", told)


def supply_options(s: SternState, seat: int) -> list[int]:
    """A10.15, decision 10 Trade with the supply, for those who are not asked anyway."""
    return [] if s.asked[seat] is not None else trade.trade_options(s, seat)


def clean_options(s: SternState, seat: int) -> list[int]:
    """A8.62, decision 10 Paying pips off, where the open question does not offer it."""
    offered = s.asked[seat] is not None and s.phase in (POLITICS, ECONOMY)
    return [] if offered else smuggling.clean_options(s, seat)


# --- all of them ---------------------------------------------------------------------------------

MENU: Final = Menu(
    Entry(ACCEPT, accept_options, accept),
    Entry(COUNTER, counter_options, counter),
    Entry(REFUSE, refuse_options, refuse),
    Entry(WITHDRAW, withdraw_options, withdraw),
    Entry(PROPOSE, propose_options, propose),
    Entry(SEND, send_options, send),
    Entry(TERM, term_options, draft),
    Entry(TRADE, supply_options, trade.trade, counted=False),
    Entry(CLEAN, clean_options, smuggling.clean, counted=False),
)


def aside_options(s: SternState, seat: int) -> list[int]:
    """What a seat may do out of turn; answers come first."""
    return MENU.options(s, seat) if s.politics and not s.out >> seat & 1 else []


def do_aside(s: SternState, f: Frame) -> None:
    """A0.10 Between two complete actions of others; no action of the turn is used."""
    before = s.acted
    MENU.carry_out(s, f.seat, f.args[DONE])
    s.acted = before


def is_draft(action: int) -> bool:
    return TERM <= action < SEND


def why_not(s: SternState, seat: int, action: int) -> IllegalAction:
    """The rule that forbids an aside, as far as it can be told in a sentence."""
    if not s.politics:
        return IllegalAction("illegal-no-politics", {}, "A5.1")
    for first, found, key, rule in REASONS:
        if first <= action < found:
            return IllegalAction(key, {}, rule)
    return IllegalAction("illegal-not-out-of-turn", {}, "A0.10")


REASONS: Final = (
    (PROPOSE, COUNTER, "illegal-no-such-treaty", "A5.1"),
    (COUNTER, TERM, "illegal-no-such-offer", "A5.1"),
    (TERM, SEND + PLACES, "illegal-no-exchange", "A5.14"),
)

ASIDE: Final[Script] = script("aside", do_aside)
SCRIPTS: Final[list[Script]] = [ASIDE]
