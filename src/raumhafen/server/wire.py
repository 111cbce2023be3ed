"""Bodies of REST requests and answers."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from raumhafen.engine.shapes import OutcomeView

PLAIN = r"^[^\x00]*$"  # one of our databases cannot store the character NUL
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Small = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Token = Annotated[str, Meta(max_length=1000, pattern=PLAIN)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64, pattern=PLAIN)]
Code = Annotated[str, Meta(min_length=1, max_length=100, pattern=PLAIN)]
PaceKind = Literal["live", "days", "none"]
SeatKind = Literal["person", "bot", "open"]
TableState = Literal["open", "running", "finished", "closed"]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
OptionValue = str | int | bool

# --- REST ------------------------------------------------------------------------------------


class NameBody(msgspec.Struct):
    name: Name


class LoginBody(msgspec.Struct):
    name: Name
    password: Password


class PasswordBody(msgspec.Struct):
    password: Password
    new: Password


class FarewellBody(msgspec.Struct):
    password: Password


class MailBody(msgspec.Struct):
    """An empty address takes the present one away."""

    mail: Annotated[str, Meta(max_length=200, pattern=PLAIN)]
    password: Password


class TokenBody(msgspec.Struct):
    token: Token


class ForgottenBody(msgspec.Struct):
    mail: Annotated[str, Meta(max_length=200, pattern=PLAIN)]


class RecoveryBody(msgspec.Struct):
    token: Token
    new: Password


class MailInfo(msgspec.Struct):
    name: str
    mail: str


class PushKeys(msgspec.Struct):
    """A point of 65 bytes and a secret of 16, in base64url."""

    p256dh: Annotated[str, Meta(max_length=100, pattern=PLAIN)]
    auth: Annotated[str, Meta(max_length=40, pattern=PLAIN)]


class PushBody(msgspec.Struct):
    """A subscription as browsers write it."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=PLAIN)]
    keys: PushKeys


class PushEndBody(msgspec.Struct):
    endpoint: Annotated[str, Meta(max_length=1000, pattern=PLAIN)]


class PushInfo(msgspec.Struct):
    key: str | None  # for which browsers subscribe; null where the server pushes nothing


class IgnoreBody(msgspec.Struct):
    blocked: bool = False


class IgnoredInfo(msgspec.Struct):
    id: str
    name: str
    blocked: bool


class ReportBody(msgspec.Struct):
    about: Small
    text: Annotated[str, Meta(max_length=500, pattern=PLAIN)] = ""
    chat: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    code: Small | None = None


class MeBody(msgspec.Struct):
    name: Name | None = None
    settings: dict[Small, Any] | None = None


class Me(msgspec.Struct):
    id: str | None
    name: str = ""
    guest: bool = True
    settings: dict[str, Any] = {}
    mail: str | None = None  # a verified address


class PaceBody(msgspec.Struct):
    kind: PaceKind = "none"
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 900
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    increment: Annotated[int, Meta(ge=0, le=600)] = 10  # seconds for a decision of a live game


class NewTable(msgspec.Struct):
    game: Small
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[Small, OptionValue] = {}
    kinds: Annotated[list[Small], Meta(max_length=16)] = []
    private: bool = False
    pace: PaceBody = msgspec.field(default_factory=PaceBody)
    hot_seat: bool = False
    bot_pace: bool = True
    rated: bool | None = None  # without a wish: public tables that can be rated are
    names: Annotated[list[Small], Meta(max_length=16)] = []  # of own seats at a shared screen
    seed: Small | None = None  # a deal that is known beforehand: alone with bots only


class JoinBody(msgspec.Struct):
    seat: SeatNumber | None = None
    code: Small | None = None


class StartBody(msgspec.Struct):
    fill: Small | None = None


class PlayNow(msgspec.Struct):
    game: Small
    agent: Small = "greedy"
    name: Name | None = None


class SeatBody(msgspec.Struct):
    seat: SeatNumber


class ExplainBody(msgspec.Struct):
    """`what` is a number as its game names it: `income:food`."""

    seat: SeatNumber
    what: Annotated[str, Meta(min_length=1, max_length=80)]


class ForecastBody(msgspec.Struct):
    """`code` is one of the answers that the seat may give now."""

    seat: SeatNumber
    code: Annotated[str, Meta(min_length=1, max_length=80)]


class PlayOnBody(msgspec.Struct):
    n: Annotated[int, Meta(ge=0)]
    seat: SeatNumber


class SeatInfo(msgspec.Struct):
    seat: int
    kind: SeatKind
    name: str
    user: str | None
    agent: str
    connected: bool
    held_by_bot: bool
    clock_left: float | None
    stand_in: float | None  # seconds until others may let a bot play for who is away


class Glance(msgspec.Struct):
    """How a running match stands, as everybody at the table sees it."""

    round: int
    scores: list[int]


class RaceInfo(msgspec.Struct):
    """A race against the hourglass has still to begin."""

    ready: list[int]
    at: float | None  # when it begins, at the latest while people are missing


class ClockInfo(msgspec.Struct):
    left: list[float | None]
    deadline: float | None
    running: list[int]
    ring: float | None  # when the hourglass of the game acts
    now: float  # what the server's clock says, for readers whose own clock is wrong
    race: RaceInfo | None = None


class TableInfo(msgspec.Struct):
    id: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    private: bool
    invite: str | None
    state: TableState
    pace: PaceBody
    hot_seat: bool
    bot_pace: bool
    rated: bool
    hints: bool
    old_rules: bool  # closed by new rules, or finished by older ones: it cannot be opened
    seats: list[SeatInfo]
    waiting: list[int]
    mine: list[int]
    owner: str
    spectators: int
    rematch: str | None
    clock: ClockInfo
    created: float
    updated: float
    outcome: OutcomeView | None


class OptionInfo(msgspec.Struct):
    name: str
    values: list[OptionValue]
    rule: str


class GameInfo(msgspec.Struct):
    id: str
    min_seats: int
    max_seats: int
    rules_version: int
    options: list[OptionInfo]
    actions: dict[str, list[str]]  # verbs with the names of their parameters
    standing: list[str]
    agents: list[str]


class RuleInfo(msgspec.Struct):
    number: str
    heading: str
    text: str


class RulesInfo(msgspec.Struct):
    rules: list[RuleInfo]


class RatingInfo(msgspec.Struct):
    name: str
    mu: float
    sigma: float
    ordinal: float
    games: int
    bot: bool


class ReplayInfo(msgspec.Struct):
    id: str
    game: str
    seats: int
    length: int
    first: int  # the first position that can be opened: those before belong to older rules
    digests: int
    options: dict[str, OptionValue]
    names: list[str | None]  # null: somebody whose account is no more


class UploadInfo(msgspec.Struct):
    id: str
    game: str
    length: int
    created: float


class TurnInfo(msgspec.Struct):
    """A chapter, with the event that begins it; the beginning and the end have none."""

    n: int
    label: str
    seat: int | None = None
    key: str = ""
    args: dict[str, str | int] = {}


class MoveInfo(msgspec.Struct):
    """An answer of the history, and the place after it."""

    n: int
    seat: int
    code: str
    auto: bool


class Summary(msgspec.Struct):
    length: int
    turns: list[TurnInfo]
    points: list[list[int]]
    chances: list[list[float]]
    moves: list[MoveInfo]


class Reason(msgspec.Struct):
    """A sentence about an option; `raw` has the numbers of components behind the names."""

    key: str
    args: dict[str, str | int | float]
    raw: dict[str, str | int] = {}


class HintOption(msgspec.Struct):
    """An answer with the chance to win, and of the first few the reasons."""

    code: str
    chance: float
    why: list[Reason]


class Hint(msgspec.Struct):
    """`chances` of all seats with the best answer, which is the first option."""

    code: str
    why: list[Reason]
    chances: list[float]
    options: list[HintOption]


class JudgedMove(msgspec.Struct):
    """An answer of a recording: the chance with it and with the best, how bad it was (`inaccuracy`,
    `mistake`, `blunder` or nothing), and the reasons for the better one."""

    n: int
    seat: int
    code: str
    chance: float
    best: str
    best_chance: float
    mark: str
    why: list[Reason]


class StudyInfo(msgspec.Struct):
    """A slice of a study; it goes on at `next` until that is `length`."""

    next: int
    length: int
    moves: list[JudgedMove]


class ReplayHint(msgspec.Struct):
    """A hint for the seat that answered at this place."""

    seat: int
    hint: Hint


class ChangeInfo(msgspec.Struct):
    """A number of the seat before and after an answer, by its text key."""

    key: str
    before: float
    after: float


class Forecast(msgspec.Struct):
    code: str
    why: list[Reason]
    changes: list[ChangeInfo]


class ShareInfo(msgspec.Struct):
    """One line of a sum: where the amount comes from, and by which rule."""

    key: str
    args: dict[str, str | int]
    amount: int
    rule: str


class Explanation(msgspec.Struct):
    what: str
    total: int
    shares: list[ShareInfo]


ENCODER = msgspec.json.Encoder()
