"""Merchant of Venus as a game of the platform."""

from typing import Any, ClassVar

from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Script
from raumhafen.engine.game import Game, Meta, OptionValue, Outcome, View
from raumhafen.engine.mind import Mind
from raumhafen.engine.planes import Features
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.games.merchant_of_venus.actions import ACTIONS
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import CULTURES, NONE
from raumhafen.games.merchant_of_venus.meta import META
from raumhafen.games.merchant_of_venus.rules import (
    business,
    choices,
    contact,
    encounters,
    hazards,
    landing,
    missions,
    navigation,
    passengers,
    pirates,
    scoring,
    setup,
    speed,
    trade,
    travel,
    turn,
)
from raumhafen.games.merchant_of_venus.rules.laws import broken_laws
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.board import open_view, own_view
from raumhafen.games.merchant_of_venus.views.client import client_content
from raumhafen.games.merchant_of_venus.views.names import name_key

SEEN = 1  # bit of seat 0, shifted by the seat


class MerchantOfVenus(Game):
    """1 to 4 seats; alone against a challenge card."""

    meta: ClassVar[Meta] = META
    actions: ClassVar[ActionSpace] = ACTIONS
    opening: ClassVar[Script] = setup.OPENING
    scripts: ClassVar[list[Script]] = [
        *setup.SCRIPTS, *turn.SCRIPTS, *speed.SCRIPTS, *travel.SCRIPTS, *navigation.SCRIPTS,
        *landing.SCRIPTS, *hazards.SCRIPTS, *pirates.SCRIPTS, *encounters.SCRIPTS,
        *choices.SCRIPTS, *passengers.SCRIPTS, *missions.SCRIPTS, *contact.SCRIPTS,
        *business.SCRIPTS, *trade.SCRIPTS, *scoring.SCRIPTS,
    ]  # fmt: skip
    asks: ClassVar[list[Ask]] = [
        *setup.ASKS, *turn.ASKS, *speed.ASKS, *travel.ASKS, *navigation.ASKS, *landing.ASKS,
        *hazards.ASKS, *pirates.ASKS, *choices.ASKS, *passengers.ASKS, *missions.ASKS,
        *business.ASKS, *trade.ASKS,
    ]  # fmt: skip

    def blank(self, seats: int) -> State:
        return VenusState(seats)

    def prepare(self, seats: int, options: dict[str, OptionValue]) -> State:
        s = VenusState(seats)
        s.rounds = int(options["rounds"])
        s.beginner = options["home_systems"] == "beginner"
        s.dealt = options["pilots"] == "dealt"
        s.fixed_gates = options["teleportals"] == "fixed"
        s.classic = options["encounters"] == "tokens"
        return s

    def open_view(self, state: State) -> View:
        return dict(open_view(_own(state)))

    def own_view(self, state: State, seat: int) -> View:
        return {"mine": own_view(_own(state), seat)}

    def redeal(self, state: State, seat: int, rng: Rng) -> None:
        """MV17.1, MV17.2 Decks are bags anyway; places and orders that the seat has not seen."""
        s = _own(state)
        redeal_contacts(s, seat, rng)
        redeal_encounters(s, seat, rng)
        redeal_piles(s, rng)

    def outcome(self, state: State) -> Outcome:
        s = _own(state)
        points = [s.final[seat] if s.fame_total[seat] >= 0 else 0 for seat in range(s.seats)]
        return Outcome(points, scoring.winners(s), "MV15.1" if s.seats == 1 else "MV14.5")

    def turns_begun(self, state: State) -> int:
        return _own(state).turns

    def readable(self, args: dict[str, Argument]) -> dict[str, Argument]:
        """Ids of components become the keys of their names."""
        return {name: name_key(name, value) for name, value in args.items()}

    def mind(self) -> Mind:
        from raumhafen.games.merchant_of_venus.bots.mind import MIND

        return MIND

    def features(self) -> Features:
        from raumhafen.games.merchant_of_venus.views.features import FEATURES

        return FEATURES

    def client_content(self, seats: int) -> dict[str, Any]:
        return client_content(seats)

    def broken_laws(self, state: State) -> list[str]:
        return broken_laws(_own(state))


def redeal_contacts(s: VenusState, seat: int, rng: Rng) -> None:
    """Face-down first contact cards that the seat has not looked at."""
    if not s.contact or not s.known:
        return
    hidden = [
        system
        for system in range(SYSTEMS)
        if s.home[s.contact[system]] == NONE
        and not (seat >= 0 and s.known[SYSTEMS * seat + system])
    ]
    cards = [s.contact[system] for system in hidden]
    rng.shuffle(cards)
    for system, card in zip(hidden, cards, strict=True):
        s.contact[system] = card


def redeal_encounters(s: VenusState, seat: int, rng: Rng) -> None:
    """Cards on top of the deck and under it that only others have seen."""
    bit = SEEN << seat if seat >= 0 else 0
    top = [at for at, seen in enumerate(s.top_seen) if not seen & bit]
    under = [at for at, seen in enumerate(s.under_seen) if not seen & bit]
    pool = s.encounter_bag[:]
    pool += [s.encounter_top[at] for at in top] + [s.encounter_under[at] for at in under]
    rng.shuffle(pool)
    for at in top:
        s.encounter_top[at] = pool.pop()
    for at in under:
        s.encounter_under[at] = pool.pop()
    s.encounter_bag = pool


def redeal_piles(s: VenusState, rng: Rng) -> None:
    """The two lower market tokens, as long as nobody can know their order."""
    for culture in range(CULTURES):
        if s.home and s.home[culture] != NONE and not s.pile_known[culture] and rng.below(2):
            at = 3 * culture
            s.piles[at + 1], s.piles[at + 2] = s.piles[at + 2], s.piles[at + 1]


def _own(state: State) -> VenusState:
    assert isinstance(state, VenusState)
    return state


GAME = MerchantOfVenus()
