"""A5.2, A5.10 to A5.18 Who may conclude which treaty with whom, and what it costs in culture."""

from typing import Final

from raumhafen.games.sternenkinder.actions import PACTS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import CULTURE, GOVERNMENT_IDS
from raumhafen.games.sternenkinder.content.words import ACTIONS as TYPES
from raumhafen.games.sternenkinder.rules.core.foes import are_foes
from raumhafen.games.sternenkinder.rules.core.pacts import (
    FEDERATION,
    INTELLIGENCE,
    TRADE,
    has_met,
    has_treaty,
    members,
)
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.core.regimes import culture_price
from raumhafen.games.sternenkinder.rules.core.sanctions import may_treat
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from raumhafen.games.sternenkinder.state import NOBODY, SternState

TREATY: Final = TYPES.index("treaty")
FREE: Final = TYPES.index("free")
KINDS: Final = len(TYPES)
TREATY_COST: Final = QUANTITY["treaty.cost"]
FEDERAL: Final = GOVERNMENT_IDS.index("government.federation")
INVITATION: Final = 3  # A5.11 for each victory point of who is invited
LEAVING: Final = 2  # A5.12 for each own victory point
ENDING: Final = 1  # A5.18 more than concluding it
BY_NAME: Final = {treaty.id.partition(".")[2]: treaty for treaty in CONTENT.treaties}
PRINTED: Final = [BY_NAME[name].cost[CULTURE] for name in PACTS]


def action_for_treaty(s: SternState, seat: int) -> int:
    """A4.1, A4.3 A treaty action, else a free one; -1 without any."""
    for kind in (TREATY, FREE):
        if s.budget[KINDS * seat + kind]:
            return kind
    return -1


def spend_action(s: SternState, seat: int) -> None:
    """A5.1 Only who offers spends a political action."""
    s.budget[KINDS * seat + action_for_treaty(s, seat)] -= 1


def culture(s: SternState, seat: int) -> int:
    return s.account[4 * seat + CULTURE]


def networks(s: SternState, seat: int) -> int:
    """A5.13 How many networks a player owns."""
    return CELLS - s.network[CELLS * seat : CELLS * (seat + 1)].count(0)


def cost(s: SternState, kind: int, seat: int, partner: int) -> int:
    """A5.2 What concluding it costs now; technologies of who offers lower it."""
    base = PRINTED[kind]
    if kind == FEDERATION:
        base = INVITATION * victory_points(s, partner)
    elif kind == INTELLIGENCE:
        base = networks(s, seat) + networks(s, partner)
    return culture_price(s, seat, max(0, changed(s, seat, TREATY_COST, base)))


def end_cost(s: SternState, kind: int, seat: int, partner: int) -> int:
    """A5.18 Its cost by the values of now, and 1 more; A5.12 leaving a federation."""
    if kind == FEDERATION:
        return culture_price(s, seat, LEAVING * victory_points(s, seat))
    return cost(s, kind, seat, partner) + ENDING


# --- who may -------------------------------------------------------------------------------------


def is_in_play(s: SternState, seat: int) -> bool:
    return not s.out >> seat & 1


def may_talk(s: SternState, seat: int, partner: int) -> bool:
    """A5.1 With a discovered player, not at war; A7.4 severe sanctions forbid it to both."""
    if seat == partner or not is_in_play(s, partner) or not has_met(s, seat, partner):
        return False
    return not are_foes(s, seat, partner) and may_treat(s, seat) and may_treat(s, partner)


def may_conclude(s: SternState, kind: int, seat: int, partner: int) -> bool:
    """A5.5 But for trade treaties at most one for each pair."""
    if not may_talk(s, seat, partner):
        return False
    if kind == FEDERATION:
        return may_invite(s, seat, partner)
    return kind == TRADE or not has_treaty(s, kind, seat, partner)


def may_invite(s: SternState, seat: int, guest: int) -> bool:
    """A5.11 A Federation, up to half of all players, each in one federation only, in peace."""
    if s.teams or s.government[seat] != FEDERAL or s.federation[guest] != NOBODY:
        return False
    found = members(s, seat)
    if s.federation[seat] not in (NOBODY, seat) or 2 * (len(found) + 1) > s.seats:
        return False
    return not any(are_foes(s, member, guest) for member in found)


def can_share(s: SternState, kind: int, seat: int, partner: int, share: int) -> bool:
    """A5.2 The partner pays a share of the cost, who offers the rest."""
    whole = cost(s, kind, seat, partner)
    paid = min(share, whole)
    return culture(s, partner) >= paid and culture(s, seat) >= whole - paid


def shares(s: SternState, kind: int, seat: int, partner: int) -> range:
    """A5.2 What the partner may pay, so that both can pay their parts."""
    return shares_of(s, cost(s, kind, seat, partner), seat, partner)


def shares_of(s: SternState, whole: int, seat: int, partner: int) -> range:
    """The same where the cost is known."""
    least = max(0, whole - culture(s, seat))
    return range(least, min(whole, culture(s, partner)) + 1)
