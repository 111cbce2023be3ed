"""A10.7 Policies that are activated, once a round: what they need, and what they do."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.games.sternenkinder.actions import ACTIVATE, POLICY_NAMES
from raumhafen.games.sternenkinder.content.regimes import POLICIES
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.regimes import active, bits_of
from raumhafen.games.sternenkinder.state import ECONOMY, POLITICS, SternState

Can = Callable[[SternState, int], bool]
Do = Callable[[SternState, int], None]


class Activation:
    """One policy: the phase in which it is used, whether it can be, and what it does."""

    def __init__(self, policy: int, phase: int, can: Can, do: Do, again: bool = False) -> None:
        self.policy = policy
        self.phase = phase
        self.can = can
        self.do = do
        self.again = again  # it has a limit of its own


class Activations:
    """By policy; filled once with those of the families."""

    def __init__(self) -> None:
        self.of_policy: list[Activation | None] = [None] * POLICIES
        self.policies = 0  # which, as bits

    def fill(self, found: list[Activation]) -> None:
        for one in found:
            self.of_policy[one.policy] = one
            self.policies |= 1 << one.policy


ACTIVATIONS: Final = Activations()


def activate_options(s: SternState, seat: int) -> list[int]:
    """A10.7 Own active policies that were not used in this round."""
    if not s.politics or not s.policies[seat] & ACTIVATIONS.policies:
        return []
    found: list[int] = []
    for policy in bits_of(active(s, seat) & ACTIVATIONS.policies):
        one = ACTIVATIONS.of_policy[policy]
        assert one is not None
        if one.phase == s.phase and not is_used(s, seat, one) and one.can(s, seat):
            found.append(ACTIVATE + policy)
    return found


def is_used(s: SternState, seat: int, one: Activation) -> bool:
    return not one.again and bool(s.activated[seat] >> one.policy & 1)


def activate(s: SternState, seat: int, policy: int) -> None:
    """A10.7 It is used for this round."""
    one = ACTIVATIONS.of_policy[policy]
    assert one is not None
    s.activated[seat] |= 1 << policy
    s.tell("event-activates", "A10.7", {"seat": seat, "policy": POLICY_NAMES[policy]})
    one.do(s, seat)


def why_not_activate(s: SternState, seat: int, policy: int) -> IllegalAction | None:
    one = ACTIVATIONS.of_policy[policy]
    if not s.politics or one is None:
        return None
    if not active(s, seat) >> policy & 1:
        return IllegalAction("illegal-policy-absent", {}, "A10.7")
    if one.phase != s.phase:
        return IllegalAction("illegal-policy-phase", {}, "A10.7")
    if is_used(s, seat, one):
        return IllegalAction("illegal-policy-used", {}, "A10.7")
    return IllegalAction("illegal-no-means", {}, "A10.7")


def hear_closing(s: SternState, seat: int, here: int, subject: int) -> None:
    """A10.7, A22.4 Restored in the closing phase."""
    if s.politics:
        s.activated[seat] = 0


ENTRIES: Final = [
    Entry(
        ACTIVATE,
        activate_options,
        activate,
        counted=False,
        why_not=why_not_activate,
        size=POLICIES,
    )
]
assert POLITICS < ECONOMY
