"""Moon market as the engine sees it."""

from typing import ClassVar

from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Script
from raumhafen.engine.game import Game, Meta, OptionValue, Outcome, View
from raumhafen.engine.mind import Mind
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from tests.contract.toy.actions import ACTIONS, KNOCK, NOTE, SHUT
from tests.contract.toy.content import CARDS, META
from tests.contract.toy.mind import MIND
from tests.contract.toy.rules.asides import ASIDE
from tests.contract.toy.rules.bids import BIDDING, BOOSTING, SEALED
from tests.contract.toy.rules.conversions import (
    CARRY_OUT,
    CONVERSIONS,
    CONVERT_IN_PRIVATE,
    CONVERTING,
)
from tests.contract.toy.rules.dealing import DEAL
from tests.contract.toy.rules.match import MATCH, ROUND
from tests.contract.toy.rules.offers import ACCEPTING, OFFERING
from tests.contract.toy.rules.race import CLOCK, RACE, RACING
from tests.contract.toy.rules.vetoes import VETOES, VETOING
from tests.contract.toy.state import ToyState, own


class MoonMarket(Game):
    meta: ClassVar[Meta] = META
    actions: ClassVar[ActionSpace] = ACTIONS
    opening: ClassVar[Script] = MATCH
    scripts: ClassVar[list[Script]] = [
        DEAL, BIDDING, VETOES.script, RACING, CONVERSIONS, CONVERT_IN_PRIVATE, CARRY_OUT, ROUND,
        MATCH, ASIDE,
    ]  # fmt: skip
    aside_script: ClassVar[Script | None] = ASIDE
    aside_rule: ClassVar[str] = "MM9"
    asks: ClassVar[list[Ask]] = [
        SEALED, BOOSTING, VETOING, RACE, CLOCK, CONVERTING, OFFERING, ACCEPTING,
    ]  # fmt: skip

    def blank(self, seats: int) -> State:
        return ToyState(seats)

    def prepare(self, seats: int, options: dict[str, OptionValue]) -> State:
        s = ToyState(seats)
        s.coins = [4 if options["rich"] else 2] * seats
        return s

    def open_view(self, state: State) -> View:
        s = own(state)
        return {
            "round": s.round,
            "coins": s.coins[:],
            "moons": s.moons[:],
            "vetoes": s.vetoes[:],
            "stones": s.stones[:],
            "ticks": s.ticks,
            "bids": s.bids[:],
            "blocked": s.blocked,
            "taken": [list(cards) for cards in s.taken],
            "shut": s.shut[:],
            "knocked": s.knocked[:],
            "cards": [len(hand) for hand in s.hands],
            "bag": len(s.bag),
        }

    def own_view(self, state: State, seat: int) -> View:
        s = own(state)
        return {"hand": s.hands[seat][:], "sheet": s.sheets[seat][:], "note": s.notes[seat]}

    def redeal(self, state: State, seat: int, rng: Rng) -> None:
        s = own(state)
        others = [other for other in range(s.seats) if other != seat]
        hidden = s.bag + [card for other in others for card in s.hands[other]]
        rng.shuffle(hidden)
        s.bag = [hidden.pop() for _ in s.bag]
        for other in others:
            s.hands[other] = [hidden.pop() for _ in s.hands[other]]
            s.notes[other] = -1

    def outcome(self, state: State) -> Outcome:
        s = own(state)
        best = max(s.moons)
        winners = [seat for seat in range(s.seats) if s.moons[seat] == best]
        return Outcome(s.moons[:], winners, "MM8")

    def asides(self, state: State, seat: int) -> list[int]:
        s = own(state)
        doors = [at for at in range(s.seats) if at != seat and not s.knocked[at]]
        return [SHUT, *[NOTE + card for card in s.hands[seat]], *[KNOCK + at for at in doors]]

    def addressed(self, state: State) -> list[int]:
        knocked = own(state).knocked
        return [seat for seat in range(state.seats) if knocked[seat]]

    def why_no_aside(self, state: State, seat: int, action: int) -> IllegalAction:
        return IllegalAction("illegal-not-in-hand", {"card": action - NOTE}, "MM9")

    def veils_aside(self, state: State, seat: int, action: int) -> bool:
        return NOTE <= action < KNOCK

    def mind(self) -> Mind:
        return MIND

    def broken_laws(self, state: State) -> list[str]:
        s = own(state)
        cards = s.bag + [c for hand in s.hands for c in hand] + [c for t in s.taken for c in t]
        broken = [] if sorted(cards) == list(range(CARDS)) else ["cards are missing or doubled"]
        return broken + ([] if min(s.coins) >= 0 else ["a seat owes coins"])


GAME = MoonMarket()
