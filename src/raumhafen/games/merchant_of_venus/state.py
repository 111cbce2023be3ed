"""The position of a match: flat lists, indexed `ITEMS * seat + item` and the like."""

from typing import ClassVar, Final

from raumhafen.engine.state import Shared, State
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    BASE_SPACE,
    BUY_DRIVE,
    CULTURES,
    EQUIPMENT_LIMIT,
    GATES,
    INTEL_CARDS,
    ITEMS,
    MISSIONS,
    NONE,
    PASSENGERS,
    PIRATES,
    PRINTED,
    REWARDS,
    RULES,
    SITES,
    SPACES,
    TITLES,
    TOKENS,
)

# MV0.7 How the movement stands.
STILL_MOVING: Final = 0
MOVEMENT_ENDS: Final = 1
TURN_ENDS: Final = 2

# MV0.6
NOT_LANDED: Final = 0
STAYED: Final = 1
LANDED: Final = 2

# MV5.2 Bits of drives that are switched off.
DRIVE_OFF: Final = 1
RELIC_OFF: Final = 2

# Where a card is that no seat holds.
IN_DECK: Final = -2
DISPLAYED: Final = -1
LEFT_OUT: Final = -2  # MV3.4 a mission that is not in the game

# Where a passenger is: waiting in a system (0 to 13) or at the base (14), in a supply area, aboard.
IN_BAG: Final = -2
GONE: Final = -1
WAITING_AT_BASE: Final = 14
IN_SUPPLY: Final = 20  # + culture
ABOARD: Final = 40  # + seat

# Abilities that work once in a turn.
USED_ADJUST: Final = 1
USED_REROLL: Final = 2
USED_MULLIGAN: Final = 4
USED_ALMANAC: Final = 8
USED_PROBE: Final = 16
USED_EXTRA: Final = 128

UNLIMITED: Final = 1000


class VenusState(State):
    """MV1 Everything that lies on the table."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.rounds = 30  # how many are played
        self.round = 0
        self.turns = 0  # begun in all
        self.first = 0  # the start player
        self.active = 0
        self.beginner = False  # MV3.2 option: fixed and known home systems
        self.dealt = False  # MV3.5 option: pilots are dealt
        self.fixed_gates = False  # all teleportals lie on the map from the start
        self.classic = False  # MV3.4 option: tokens instead of encounter cards
        self.challenge = NONE  # MV15 of the solo game
        self.bank = 0  # MV18.8 what the bank has taken in, less what it has paid
        self.hold_stock = 0
        self.removed = 0  # encounter cards that left the game
        # the turn of the active seat
        self.mp = 0  # movement points left
        self.came = NONE  # MV5.10 the space at the other end of the line used last, or NONE
        self.head = NONE  # MV5.3 the neighbour that must be entered next, or NONE
        self.mask = 0  # MV5.2 what the drives that are on skip
        self.off = 0  # drives switched off, see DRIVE_OFF
        self.stop = 0  # MV0.7 STILL_MOVING, MOVEMENT_ENDS or TURN_ENDS
        self.moved = False  # the speed dice were rolled
        self.landed = 0  # MV0.6 NOT_LANDED, STAYED or LANDED
        self.contact_now = False  # first contact was made in this turn
        self.nav = 0  # MV6.1 value of the navigation die, or 0
        self.effect = 0  # last effect die
        self.autopilot = False  # MV13.6 a die will be 4
        self.jump_start = False  # MV13.6 the movement begins with a jump
        self.boosted = False
        self.flames = 0
        self.used = 0  # bits of abilities used in this turn, see USED_*
        self.safe = 0  # MV7.2 bits of hazard types that count as blue
        self.buys = 0  # buy actions left
        self.sells = 0  # sell actions left
        self.bought = 0  # buy actions made
        self.no_fee = False  # MV8.5 customs codes are in use
        self.handled = 0  # bits of passengers loaded or left behind in this turn
        self.passed = False  # MV0.3 whether the last check was passed
        self.tried = 0  # MV13.2 bits of mission slots whose check was tried
        self.ship: list[int] = []  # by seat: its space
        self.credits: list[int] = []
        self.fame: list[int] = []  # markers
        self.infamy: list[int] = []  # markers
        self.gauges: list[int] = []  # laser and shield of each seat
        self.pilot: list[int] = []
        self.level: list[int] = []  # 1 to 3; 4 is side B of level 3
        self.drive: list[int] = []  # 0, or the mask of the drive
        self.holds: list[int] = []  # bought ones
        self.filled: list[int] = []  # capacity used by goods and structures
        self.riding: list[int] = []  # capacity of the passengers aboard
        self.markers: list[int] = []  # free ones
        self.second: list[int] = []  # MV13.4 1 if two missions may be held
        self.contacts: list[int] = []  # first contact cards
        self.beaten: list[int] = []  # pirates
        self.delivered: list[int] = []  # passengers
        self.sold: list[int] = []  # goods
        self.jumps: list[int] = []  # teleportal jumps
        self.lowered: list[int] = []  # bits of gauges lowered in the last own turn
        self.cargo: list[int] = []  # tokens by ITEMS * seat + item
        self.missions: list[int] = []
        self.progress: list[int] = []  # MV13.1 since the mission was taken
        self.known: list[int] = []  # MV17.2 1 if the seat has seen the card of a system
        self.fame_total: list[int] = []  # MV14.2 when the game is over
        self.final: list[int] = []  # MV14.5 credits when the game is over
        self.rolled: list[int] = []  # MV14.3 spoiler die, then fuzzy dice as 10 * a + b
        # the board
        self.kind: list[int] = []  # by space: printed or replaced
        self.mark: list[int] = []  # by space: owner of the spaceport or drill marker
        self.gates: list[int] = []  # by number - 1: space
        self.pirate_at: list[int] = []  # space, also after it was turned
        self.pirate_infamy: list[int] = []
        self.market: list[int] = []  # tokens by ITEMS * system + item
        self.supply: list[int] = []  # MV2.7 tokens in the supply area of their maker
        self.piles: list[int] = []  # market tokens by 3 * culture, top first
        self.pile_known: list[int] = []  # MV17.1 1 if the order of the lower ones is known
        self.contact: list[int] = []  # culture of each system, discovered or not
        self.home: list[int] = []  # system of each discovered culture
        self.card_owner: list[int] = []  # first contact cards
        self.card_credits: list[int] = []
        self.passenger_at: list[int] = []  # see IN_BAG and the codes below it
        self.reward_at: list[int] = []  # seat, IN_DECK or DISPLAYED
        self.mission_done: list[int] = []  # seat that completed it, or LEFT_OUT
        self.deed: list[int] = []  # seat
        self.deed_paid: list[int] = []
        self.title_at: list[int] = []  # seat, IN_DECK or DISPLAYED
        self.intel_at: list[int] = []  # seat, IN_DECK or DISPLAYED
        self.drive_stock: list[int] = []
        # Decks are bags: a card is drawn at random when it is needed. Only what somebody has seen
        # or laid down has a place: on top of the encounter deck, or under a deck.
        self.mission_bag: list[int] = []
        self.mission_under: list[int] = []
        self.encounter_bag: list[int] = []
        self.encounter_top: list[int] = []
        self.encounter_under: list[int] = []
        self.top_seen: list[int] = []  # bits of the seats that have seen each card of encounter_top
        self.under_seen: list[int] = []  # the same for encounter_under
        self.discards: list[int] = []
        # the turn
        self.dice: list[int] = []  # speed dice of the last roll
        self.slots: list[int] = []  # by die: its slot or UNASSIGNED
        self.crossed: list[int] = []  # MV13.2 spaces of anomalies entered and mastered in this turn
        self.thrown: Shared = []  # MV4.6 speed dice of an earlier turn that still lie there
        self.thrower = NONE  # the seat that rolled them

    def set_up_lists(self) -> None:
        """Everything in the box, nothing on the table."""
        self._set_up_ships()
        self._set_up_board()

    def _set_up_ships(self) -> None:
        seats = self.seats
        self.ship = [BASE_SPACE] * seats
        self.credits = [0] * seats
        self.fame = [0] * seats
        self.infamy = [0] * seats
        self.gauges = [0] * (2 * seats)
        self.pilot = [NONE] * seats
        self.level = [1] * seats
        self.drive = [0] * seats
        self.holds = [0] * seats
        self.filled = [0] * seats
        self.riding = [0] * seats
        self.markers = [RULES.markers] * seats
        self.second = [0] * seats
        self.contacts = [0] * seats
        self.beaten = [0] * seats
        self.delivered = [0] * seats
        self.sold = [0] * seats
        self.jumps = [0] * seats
        self.lowered = [0] * seats
        self.cargo = [0] * (ITEMS * seats)
        self.missions = [NONE] * (2 * seats)
        self.progress = [0] * (2 * seats)
        self.known = [0] * (SYSTEMS * seats)
        self.fame_total = [0] * seats
        self.final = [0] * seats
        self.rolled = [0] * (2 * seats)

    def _set_up_board(self) -> None:
        self.kind = PRINTED[:]
        self.mark = [NONE] * SPACES
        self.gates = [NONE] * GATES
        self.pirate_at = [NONE] * PIRATES
        self.pirate_infamy = [0] * PIRATES
        self.market = [0] * (SYSTEMS * ITEMS)
        self.supply = TOKENS[:]
        self.piles = [at % 3 for at in range(3 * CULTURES)]
        self.pile_known = [0] * CULTURES
        self.contact = list(range(SYSTEMS))
        self.home = [NONE] * CULTURES
        self.card_owner = [NONE] * CULTURES
        self.card_credits = [0] * CULTURES
        self.passenger_at = [IN_BAG] * PASSENGERS
        self.reward_at = [IN_DECK] * REWARDS
        self.mission_done = [NONE] * MISSIONS
        self.deed = [NONE] * SITES
        self.deed_paid = [0] * SITES
        self.title_at = [IN_DECK] * len(TITLES)
        self.intel_at = [IN_DECK] * len(INTEL_CARDS)
        self.drive_stock = EQUIPMENT_LIMIT[BUY_DRIVE : BUY_DRIVE + 3]
        self.mission_bag = list(range(MISSIONS))
        self.hold_stock = EQUIPMENT_LIMIT[BUY_DRIVE - 1]

    def blank(self) -> "VenusState":
        return VenusState(self.seats)

    def copy(self) -> "VenusState":
        """clone() with the type that callers of this game want."""
        new = self.clone()
        assert isinstance(new, VenusState)
        return new

    # --- written by `make fields` from __init__; not to be edited by hand ------------------------

    FIELDS: ClassVar[tuple[str, ...]] = (
        "rounds", "round", "turns", "first", "active", "beginner", "dealt", "fixed_gates",
        "classic", "challenge", "bank", "hold_stock", "removed", "mp", "came", "head", "mask",
        "off", "stop", "moved", "landed", "contact_now", "nav", "effect", "autopilot", "jump_start",
        "boosted", "flames", "used", "safe", "buys", "sells", "bought", "no_fee", "handled",
        "passed", "tried", "ship", "credits", "fame", "infamy", "gauges", "pilot", "level", "drive",
        "holds", "filled", "riding", "markers", "second", "contacts", "beaten", "delivered", "sold",
        "jumps", "lowered", "cargo", "missions", "progress", "known", "fame_total", "final",
        "rolled", "kind", "mark", "gates", "pirate_at", "pirate_infamy", "market", "supply",
        "piles", "pile_known", "contact", "home", "card_owner", "card_credits", "passenger_at",
        "reward_at", "mission_done", "deed", "deed_paid", "title_at", "intel_at", "drive_stock",
        "mission_bag", "mission_under", "encounter_bag", "encounter_top", "encounter_under",
        "top_seen", "under_seen", "discards", "dice", "slots", "crossed", "thrown", "thrower",
    )  # fmt: skip

    def copy_into(self, new: State) -> None:
        assert isinstance(new, VenusState)
        new.rounds = self.rounds
        new.round = self.round
        new.turns = self.turns
        new.first = self.first
        new.active = self.active
        new.beginner = self.beginner
        new.dealt = self.dealt
        new.fixed_gates = self.fixed_gates
        new.classic = self.classic
        new.challenge = self.challenge
        new.bank = self.bank
        new.hold_stock = self.hold_stock
        new.removed = self.removed
        new.mp = self.mp
        new.came = self.came
        new.head = self.head
        new.mask = self.mask
        new.off = self.off
        new.stop = self.stop
        new.moved = self.moved
        new.landed = self.landed
        new.contact_now = self.contact_now
        new.nav = self.nav
        new.effect = self.effect
        new.autopilot = self.autopilot
        new.jump_start = self.jump_start
        new.boosted = self.boosted
        new.flames = self.flames
        new.used = self.used
        new.safe = self.safe
        new.buys = self.buys
        new.sells = self.sells
        new.bought = self.bought
        new.no_fee = self.no_fee
        new.handled = self.handled
        new.passed = self.passed
        new.tried = self.tried
        new.ship = self.ship[:]
        new.credits = self.credits[:]
        new.fame = self.fame[:]
        new.infamy = self.infamy[:]
        new.gauges = self.gauges[:]
        new.pilot = self.pilot[:]
        new.level = self.level[:]
        new.drive = self.drive[:]
        new.holds = self.holds[:]
        new.filled = self.filled[:]
        new.riding = self.riding[:]
        new.markers = self.markers[:]
        new.second = self.second[:]
        new.contacts = self.contacts[:]
        new.beaten = self.beaten[:]
        new.delivered = self.delivered[:]
        new.sold = self.sold[:]
        new.jumps = self.jumps[:]
        new.lowered = self.lowered[:]
        new.cargo = self.cargo[:]
        new.missions = self.missions[:]
        new.progress = self.progress[:]
        new.known = self.known[:]
        new.fame_total = self.fame_total[:]
        new.final = self.final[:]
        new.rolled = self.rolled[:]
        new.kind = self.kind[:]
        new.mark = self.mark[:]
        new.gates = self.gates[:]
        new.pirate_at = self.pirate_at[:]
        new.pirate_infamy = self.pirate_infamy[:]
        new.market = self.market[:]
        new.supply = self.supply[:]
        new.piles = self.piles[:]
        new.pile_known = self.pile_known[:]
        new.contact = self.contact[:]
        new.home = self.home[:]
        new.card_owner = self.card_owner[:]
        new.card_credits = self.card_credits[:]
        new.passenger_at = self.passenger_at[:]
        new.reward_at = self.reward_at[:]
        new.mission_done = self.mission_done[:]
        new.deed = self.deed[:]
        new.deed_paid = self.deed_paid[:]
        new.title_at = self.title_at[:]
        new.intel_at = self.intel_at[:]
        new.drive_stock = self.drive_stock[:]
        new.mission_bag = self.mission_bag[:]
        new.mission_under = self.mission_under[:]
        new.encounter_bag = self.encounter_bag[:]
        new.encounter_top = self.encounter_top[:]
        new.encounter_under = self.encounter_under[:]
        new.top_seen = self.top_seen[:]
        new.under_seen = self.under_seen[:]
        new.discards = self.discards[:]
        new.dice = self.dice[:]
        new.slots = self.slots[:]
        new.crossed = self.crossed[:]
        new.thrown = self.thrown
        new.thrower = self.thrower

    # --- end of what `make fields` writes --------------------------------------------------------
