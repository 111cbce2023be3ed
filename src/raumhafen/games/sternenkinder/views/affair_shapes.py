"""Politics between players: treaties, offers, wars, the High Council and governments."""

from typing import Literal, NotRequired, TypedDict

from raumhafen.games.sternenkinder.views.advisor_shapes import CabinetView
from raumhafen.games.sternenkinder.views.market_shapes import MarketView


class TreatyView(TypedDict):
    """A treaty between two players; one that was ended holds to the end of the round."""

    treaty: str
    seats: list[int]
    ended: bool


class OfferView(TypedDict):
    """An offer made out of turn: what for, what the partner pays in culture, and its goods."""

    matter: str
    seat: int
    other_seat: int
    amount: int
    stage: Literal["open", "countered", "agreed"]
    gives: dict[str, int]
    wants: dict[str, int]


GoalKind = Literal["blockade", "recapture", "colony", "victory", "revenge", "agent"]


class GoalView(TypedDict):
    """A goal of a war: a system, or the number of a victory."""

    kind: GoalKind
    system: NotRequired[str]
    number: NotRequired[int]  # of a victory; or a level
    seat: int  # whom it concerns
    done: bool


class WarView(TypedDict):
    """Who declared it on whom, both sides, how weary they are, and its goals."""

    seat: int
    other_seat: int
    attackers: list[int]
    defenders: list[int]
    weariness: list[int]  # by seat
    balance: int  # victories of the attackers less those of the defenders
    goals: list[GoalView]


class LawView(TypedDict):
    """A law in force or to be voted on: who proposed it, and what it is about."""

    law: str
    seat: int | None
    pips: int  # of a competition
    other_seat: NotRequired[int]
    system: NotRequired[str]
    tech: NotRequired[str]
    policy: NotRequired[str]  # that is outlawed


class CouncilView(TypedDict):
    """A9 The High Council: of hands and deck only the number of laws is known."""

    laws: list[LawView]  # in force
    failed: list[str]
    deck: int
    hands: list[int]  # by seat
    cast: list[int]  # by seat: votes cast in this phase
    sovereign: int  # A9.17 pips
    met: bool  # laws were announced in this round
    votes: list[LawView]  # what is voted on now


class Regime(TypedDict):
    """A10 What governs a seat beside its government."""

    policies: list[str]
    resting: list[str]  # A10.6 those that are inactive
    used: list[str]  # A10.7 activated in this round
    places: int  # A10.4
    rival: int | None
    rival_pips: int
    dividend: int
    fund: int
    stock: int
    influence: int
    experiments: int
    focus: str | None


class GoalCard(TypedDict):
    goal: str
    seat: int | None  # who has fulfilled it
    progress: NotRequired[dict[str, list[int]]]  # by seat: how far of how much


class WonderView(TypedDict):
    wonder: str
    system: str
    seat: int
    stage: int


class RegimesView(TypedDict):
    """A10, A14 to A19 Policies, goals, wonders, branches by system, loans by lender."""

    seats: list[Regime]
    goals: list[GoalCard]
    wonders: list[WonderView]
    branches: dict[str, list[int]]
    incited: dict[str, list[int]]  # A18.11 by system: whose influence made its militia rise
    loans: list[list[int]]


class TruceThing(TypedDict):
    """A5.19 A system, a fleet, or a ship by its kind, and where it is."""

    kind: str
    system: str


class TruceView(TypedDict):
    """A5.19 An armistice that is talked about: what the first would give the other for it."""

    seat: int
    other_seat: int
    resources: dict[str, int]  # named so far
    things: list[TruceThing]
    next: NotRequired[str]  # the resource that is asked about


class UpkeepView(TypedDict):
    """A5.10 The upkeep of a common war in culture, and its payers in their order."""

    amount: int
    seats: list[int]
    equal: list[int]  # by payer, if nothing else is agreed
    named: list[int]  # by payer, as far as they were asked


class PeaceTalks(TypedDict):
    truce: NotRequired[TruceView]
    upkeep: NotRequired[UpkeepView]


class Affairs(PeaceTalks):
    """Treaties, federations by their founders, offers, and who has discovered whom."""

    met: list[list[int]]
    treaties: list[TreatyView]
    federations: list[list[int]]
    offers: list[OfferView]
    wars: list[WarView]
    peace: list[list[int]]  # by seat and other: no war is declared up to this round
    sanctions: list[int]  # A7.4 by seat: the level
    council: CouncilView
    reasons: list[list[int]]  # A6.5 by seat: against whom there is a reason for war
    regimes: RegimesView
    market: MarketView
    cabinet: CabinetView
