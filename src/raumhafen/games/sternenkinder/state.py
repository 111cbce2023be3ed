"""The position of a match: flat lists by seat and by cell, `4 * seat + resource` and the like."""

from typing import ClassVar, Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.state import State

NOBODY: Final = -1

# A3.1 the phases of a round
POLITICS: Final = 0
ECONOMY: Final = 1
MOVEMENT: Final = 2
BATTLES: Final = 3
CLOSING: Final = 4
PHASES: Final = ("politics", "economy", "movement", "battles", "closing")

# B1.1 what lies on a cell, if it is not one of the kinds of systems
NO_PLACE: Final = -2
FACE_DOWN: Final = -1

# B27.5 how peoples are found
AVANTER: Final = 0
CHOSEN: Final = 1
DEALT: Final = 2
NO_PEOPLE: Final = 3
PEOPLE_WAYS: Final = ("avanter", "chosen", "dealt", "none")

# B4.1.1 places for buildings in slots; a building is packed as 32 * owner + 4 * kind + level
SITES: Final = 10
CAPACITY_SITE: Final = 4  # the kind of a capacity building; below are those of the resources
# B4.9.1 bits of defence buildings on a planet
FORTRESS_BIT: Final = 1
SHIELD_BIT: Final = 2
BASE_BIT: Final = 4

# what purchases were paid with that capacity may pay back (decision 22), 4 * seat + this
GROUND_FOOD: Final = 0
GROUND_AWE: Final = 1
SPACE_AWE: Final = 2
SPACE_FOOD: Final = 3

# B27.2 fleets: nine of a seat's own, one of mercenaries, one of Kosme, one that was captured
FLEETS: Final = 12
NEUTRALS: Final = 24  # B8.9 places for neutral fleets, one for each card
# marks of a fleet
RETREATED: Final = 1  # B17.3 in this battle phase; once more and it is destroyed
SLOW: Final = 2  # B7.9 in the next movement phase
CUBE: Final = 4  # decision 27: it carries a cargo cube
SOVEREIGNTY: Final = 8  # A15.3 the one fleet that an autocrat receives
FLAGSHIP: Final = 16  # A15.20
HONOURS: Final = SOVEREIGNTY | FLAGSHIP  # neither counts nor costs upkeep
# news is a flat list of rows: moment, seat, here, subject
NEWS_ROW: Final = 4

# A5 a treaty is a row: its kind, two partners, 1 once it was ended
TREATY_ROW: Final = 4
# an offer made out of turn is a row: matter, from, to, culture that the partner pays, stage, then
# four resources given and four wanted
OFFER_ROW: Final = 13
# A5.1 an offer that was refused in this phase: matter, from, to
REFUSAL_ROW: Final = 3

# A6 a war is a row: who declared it, on whom, bits of both sides, victories of the attackers less
# those of the defenders, then the weariness of every seat
WAR_ROW: Final = 11
# A6.7 a goal of a war: declarer, target, kind, system or number of victories, whom it concerns,
# 1 once it is fulfilled
GOAL_ROW: Final = 6
# A6.10, A7.3 a reason for war: whose, against whom, what (a system that was lost, or a kind), round
CASUS_ROW: Final = 4

# A19.10 a wonder: its system (or NOBODY), who built it, its stage, the round of the last stage
WONDER_ROW: Final = 4

# A9.12 a law in force: which, who proposed it (or NOBODY), its target, pips of a competition
LAW_ROW: Final = 4

# A8 agents, diplomats, police
VARIANTS: Final = 3  # B5.2.4 kinds of research ships a seat may have side by side
# A8.2 an institution action of this round: seat, unit (or NOBODY), character, action, system
ACT_ROW: Final = 5
# A8.34, A8.36 cubes on a card: which, whose, who placed them, how many
CUBE_ROW: Final = 4
# A8.31 a bribed ability: advisor, ability, who uses it in this round
BRIBE_ROW: Final = 3
# A10.13 what was vetoed in this round: whose, which action
VETO_ROW: Final = 2
# A8.39 contraband aboard a civil unit
BRONZE: Final = 1
GOLD: Final = 2

# B5.1.3 civil units stand openly; each seat has so many places for them
CIVIL_UNITS: Final = 20


class SternState(State):
    """A1, B1 Everything that lies on the table."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        # the table
        self.layout = 0  # which map
        self.target = 10  # A1.14 points of one player
        self.limit = 20  # A1.16 rounds
        self.war_mode = False  # B27.7
        self.teams = False  # A1.18
        self.peoples = AVANTER  # B27.5 how peoples are found
        self.planet_events = False  # B27.6
        self.politics = False  # part II: treaties
        self.quick_start = False  # A1.17
        # the clock
        self.round = 0
        self.phase = ECONOMY
        self.first = 0  # the first player
        self.active = 0  # whose turn it is
        self.turns = 0  # begun in all
        self.acted = 0  # A3.2 actions of this turn
        self.news: list[int] = []  # what has happened and was not heard yet, in rows of NEWS_ROW
        self.passed = 0  # A3.4 bits of seats that have passed in this phase
        self.out = 0  # A2.4 bits of seats that are out of the game
        self.winners = 0  # bits, after the end
        self.ended_by = 0  # which rule ended the match
        self.contenders = 0  # A23.2 bits of those among whom is decided
        self.decisions = 0  # A23.4 phases of the final decision
        # the map, by cell
        self.tile: list[int] = []  # NO_PLACE, FACE_DOWN or a kind
        self.planet: list[int] = []  # which of the 30 planets, or NOBODY
        self.owner: list[int] = []
        self.level: list[int] = []  # of the colony
        self.since: list[int] = []  # the round in which the colony was founded
        self.grown: list[int] = []  # the round in which it grew last
        self.blockade: list[int] = []  # B3.5 who blocks the system
        self.route: list[int] = []  # B4.8 whose trade route
        self.gate: list[int] = []  # B4.7 whose artificial gate
        self.centre: list[int] = []  # B4.5 1 with a centre
        self.defence: list[int] = []  # B4.9 bits of the planet's defence buildings
        self.sites: list[int] = []  # SITES * cell + place, packed
        self.troops: list[int] = []  # B19 ground units: 8 * cell + unit
        self.guard: list[int] = []  # levels by CELLS * seat + cell
        self.network: list[int] = []  # levels by CELLS * seat + cell
        self.ring_bag: list[int] = []  # face-down tiles: 10 * ring + kind
        self.planets_left: list[int] = []  # B1.2.6 planets that are not in play
        # seats
        self.home: list[int] = []  # the cell of the home world
        self.people: list[int] = []  # B27.5 or NOBODY
        self.government: list[int] = []
        self.account: list[int] = []  # 4 * seat + resource
        self.points: list[int] = []  # A2.3 victory points that are kept
        self.techs: list[int] = []  # bits
        self.first_by: list[int] = []  # B5.5.2 by technology: the first researcher
        self.fields: list[int] = []  # A2.2f bits of completed research fields
        self.next_government: list[int] = []  # A10.1
        self.budget: list[int] = []  # A4.2 political actions left: 5 * seat + type
        self.commissions: list[int] = []  # A13.9 founded in this round
        self.aid: list[int] = []  # A13.5 how often
        self.invested: list[int] = []  # A13.7 3 * seat + food, research, culture with AWE
        self.capacity: list[int] = []  # B4.4 left in this round: 2 * seat + ground, space
        self.halves: list[int] = []  # B4.4.3 a half point that is left: 2 * seat + ground, space
        self.spare: list[int] = []  # decision 22 points set aside for the next purchase
        self.paid: list[int] = []  # decision 22 in this phase: 4 * seat + GROUND_FOOD …
        self.built: list[int] = []  # B4.1.2 1 after a building was bought in this phase
        self.skip: list[int] = []  # B2.6 incomes above the state size
        # totals that follow from governments, technologies, peoples and cards
        self.steps: list[tuple[int, ...]] = []  # QUANTITIES * seat + quantity
        self.flags: list[int] = []  # bits
        self.state_size: list[int] = []
        self.ballots: list[int] = []  # A9.7 votes for the final decision
        self.bought: list[int] = []  # A23.4 points bought in it
        # B27.2 fleets, FLEETS a seat
        self.fleet_kind: list[int] = []  # own, mercenary, Kosme; or NOBODY
        self.fleet_at: list[int] = []  # its cell
        self.fleet_from: list[int] = []  # B14.8 the cell it came from in this round
        self.fleet_since: list[int] = []  # B9.3 the turn of this round in which it came, or 0
        self.fleet_left: list[int] = []  # B7.1 systems it may still move in this phase
        self.fleet_slow: list[int] = []  # by how much it is slower in the next movement phase
        self.fleet_mark: list[int] = []  # RETREATED, SLOW
        self.fleet_cargo: list[int] = []  # B7.4 ground units: two bits for each kind
        # B8.9 neutral fleets, one row for each card
        self.neutral_at: list[int] = []
        self.neutral_kind: list[int] = []
        self.neutral_count: list[int] = []  # fleets
        self.neutral_card: list[int] = []  # the event, or NOBODY
        self.neutral_pips: list[int] = []  # B8.9.5
        # war on the map
        self.conquered: list[int] = []  # A2.3 by cell: from whom it was taken, or NOBODY
        self.pips: list[int] = []  # B17.4 by cell: red pips of bombardment
        self.bombed: list[int] = []  # by cell: the round of the last bombardment
        self.declared: list[int] = []  # by cell: the turn in which a blockade was changed last
        self.fought: list[int] = []  # battles of this phase that are over
        # B27.2.5 a battle in space, B19 one on the ground; empty between battles
        self.fight_at = NOBODY  # its cell
        self.fight_round = 0
        self.fight_won = 0  # the side that won: 0 attacker, 1 defender
        self.fight: list[int] = []  # rows of UNIT_ROW numbers
        self.hits: list[int] = []  # damage of hits that are not assigned yet, by side
        self.ground: list[int] = []
        # B18 distant wars
        self.distant_bag = 0  # bits of cards that were not drawn
        self.distant_open = NOBODY
        self.away: list[int] = []  # rows of AWAY_ROW numbers: card, seat, cell, ground units
        self.landed: list[int] = []  # B18.2 pairs of cell and unit: unloaded in this phase
        # A22 closing: investors, the centre, bankrupts
        self.requests: list[int] = []  # A22.2 by investor: bits of seats, in this round
        self.requested = 0  # bits of investors whose request was fulfilled in an earlier round
        self.milestones = 0  # bits of investors whose milestone was reached
        self.raised: list[int] = []  # A22.12 by seat: the colony raised to II first in this round
        self.last_found = NOBODY  # A22.18 who discovered the last system
        self.cube = NOBODY  # A22.7 whose cube lies in the galactic centre
        self.bankrupt = 0  # B2.8 bits of seats that were bankrupt in this round
        # B27.6 planetary events, by cell
        self.chain: list[int] = []  # how many cards are active; 0 for an ordinary colony
        self.due: list[int] = []  # cards drawn that become active with the next round
        self.taken: list[int] = []  # nine bits: options whose reward was taken
        self.used: list[int] = []  # nine bits: options used in this round
        self.threat: list[int] = []  # B27.6.7 pips
        self.exhausted: list[int] = []  # B27.6.5 1 where the next income is lost
        # A5 treaties and offers; empty without politics
        self.met: list[int] = []  # A9.2 by seat: bits of those it has discovered
        self.treaties: list[int] = []  # rows of TREATY_ROW
        self.federation: list[int] = []  # A5.11 by seat: the founder, or NOBODY
        self.offers: list[int] = []  # rows of OFFER_ROW
        self.refusals: list[int] = []  # rows of REFUSAL_ROW
        self.terms: list[int] = []  # drafts: 8 * seat + four given, four wanted
        self.exchanged: list[int] = []  # A5.14 in this phase: seats * seat + partner
        self.ending = 0  # A5.18 8 * turn + partner: with whom treaties are ended in this turn
        # A6 wars; empty without politics
        self.wars: list[int] = []  # rows of WAR_ROW
        self.war_goals: list[int] = []  # rows of GOAL_ROW
        self.casus: list[int] = []  # rows of CASUS_ROW
        self.foes: list[int] = []  # by seat: bits of those with whom it is at war
        self.peace: list[int] = []  # seats * seat + other: no war is declared up to this round
        self.sanction: list[int] = []  # A7.4 by seat: the level
        self.raided: list[int] = []  # A7.2 by seat: the round in which a raid raised the level last
        # A9 the High Council; bits of laws
        self.laws: list[int] = []  # in force, in rows of LAW_ROW
        self.law_deck = 0
        self.law_failed = 0  # A9.12 on the discard
        self.law_gone = 0  # A9.15 out of the game
        self.law_hand: list[int] = []  # by seat
        self.council = 0  # A9.5 the round in which laws were announced last
        self.sovereign = 0  # A9.17 pips
        self.cast: list[int] = []  # A9.3 by seat: votes cast in this phase
        # A8 agents, diplomats, police; empty without politics
        self.crews: list[int] = []  # VARIANTS * seat + variant: bits of components
        self.civil_variant: list[int] = []  # by civil unit: which variant of research ship
        self.civil_goods: list[int] = []  # by civil unit: no contraband, BRONZE or GOLD
        self.agency = 0  # A3.5 the last turn in which a character acted without a political action
        self.acts: list[int] = []  # A8.4 of this round, in rows of ACT_ROW
        self.busy: list[int] = []  # A8.2 by civil unit: bits of characters whose action is spent
        self.embassy: list[int] = []  # A8.32 by cell: bits of seats
        self.mine: list[int] = []  # A8.44 hidden: CELLS * seat + cell, 1 to 3
        self.watched: list[int] = []  # A8.37 by seat: bits of those it sees in this round
        self.cubes: list[int] = []  # A8.34, A8.36 rows of CUBE_ROW
        self.smuggled: list[int] = []  # A8.62 by cell: pips of the smuggling die
        self.barred: list[int] = []  # B27.6.6 by cell: options that agents prevent in this round
        self.shortage: list[int] = []  # A8.61 by seat: capacity less in the coming economy phase
        # A10, A14 to A19 governments; empty without politics
        self.policies: list[int] = []  # A10.3 by seat: bits of policies in play
        self.resting: list[int] = []  # A10.6 by seat: bits of those that are inactive
        self.activated: list[int] = []  # A10.7 by seat: bits of those used in this round
        self.goals_by: list[int] = []  # A10.10 by goal: who has fulfilled it, or NOBODY
        self.ruling: list[int] = []  # counters of governments: RULING * seat + which
        self.concealed: list[int] = []  # A19.1 by seat: bits of technologies that are kept secret
        self.borrowed: list[int] = []  # A16.15 by seat: bits of technologies of other members
        self.dormant: list[int] = []  # A16.15 by seat: those whose foundation is gone
        self.wonders: list[int] = []  # A19.10 rows of WONDER_ROW
        self.branch: list[int] = []  # A17.12 by cell: bits of seats that have a branch
        self.loans: list[int] = []  # A17.10 seats * lender + borrower
        # A12 the black market, in bits of cards; empty without politics
        self.market_deck = 0
        self.market_under: list[int] = []  # decision 19: below the deck, from the top on
        self.market_row: list[int] = []  # A12.1 the display, from left to right
        self.market_drawn = NOBODY  # A12.2 the card about which is decided
        self.market_hand: list[int] = []  # A12.6 by seat; open (decision 16)
        self.market_used: list[int] = []  # A12.6 by seat: activated in this round
        self.market_lasting: list[int] = []  # A12.6 by seat: played, with an effect for this round
        self.seen_hands: list[int] = []  # decision 16, by seat: bits of those whose hands it sees
        # A11 the underground; empty without politics
        self.witness: list[int] = []  # A11.9 by civil unit: 1 if it counts as having an agent
        self.hired: list[int] = []  # A11.7 by neutral fleet: who controls it, or NOBODY
        self.hired_left: list[int] = []  # A11.7 by neutral fleet: systems it may still move
        self.pirates_due = 0  # A11.7 Pirates are among so many cards on top of the asteroids
        # A10.11 to A10.13 advisors; empty without politics
        self.advisor_deck = 0  # bits of advisors in the bag
        self.advisor_queue: list[int] = []  # under the deck, in order (decision 19)
        self.advisor_row: list[int] = []  # the display, the lowest first
        self.advisor_hand: list[int] = []  # hidden, by seat: bits
        self.advisor_of: list[int] = []  # by advisor: who has him in play, or NOBODY
        self.advisor_skills: list[int] = []  # by advisor in play: bits of abilities
        self.advisor_raised: list[int] = []  # by advisor: the round of his last upgrade
        self.advisor_uses: list[int] = []  # by advisor: uses of an ability in this round
        self.advisor_spent: list[int] = []  # by advisor: seats that used it up for the game
        self.bribes: list[int] = []  # A8.31 rows of BRIBE_ROW
        self.veto_kinds: list[int] = []  # decision 40, by seat: bits of kinds that open it
        self.vetoed: list[int] = []  # rows of VETO_ROW
        self.protected: list[int] = []  # A13.10 by seat: C paid for Kosme in this round
        self.incited: list[int] = []  # A18.11 by cell: bits of seats that let its militia rise
        # civil units, CIVIL_UNITS a seat
        self.civil_kind: list[int] = []  # which ship, or NOBODY
        self.civil_at: list[int] = []  # its cell
        self.civil_left: list[int] = []  # B7.1 systems it may still move in this phase
        self.civil_slow: list[int] = []  # by how much it is slower in the next movement phase
        self.civil_study: list[int] = []  # B8.7 1 for a research ship that studies an anomaly
        self.civil_cube: list[int] = []  # decision 27: 1 with a cargo cube
        # exploration, by cell
        self.card: list[int] = []  # B8.1 the open event card, or NOBODY
        self.stage: list[int] = []  # B8.7 levels of its anomaly
        self.studied: list[int] = []  # B8.7 1 where the anomaly is no more
        self.fresh: list[int] = []  # B8.13 1 where nobody has drawn the card yet
        self.link: list[int] = []  # the other end of a quantum tunnel, or NOBODY
        # exploration, by seat
        self.hand: list[int] = []  # bits of event cards
        self.claims: list[int] = []  # B8.3 planet claims
        self.sent: list[int] = []  # A13.6 planets found by expeditions
        self.equipped: list[int] = []  # B5.3 bits of equipment of civil ships
        # decks: six of events, three of loot
        self.open_jobs = 0  # B8.8 bits of event cards
        self.bags: list[tuple[int, ...]] = []
        self.queues: list[tuple[int, ...]] = []

    def blank(self) -> "SternState":
        return SternState(self.seats)

    def not_asked(self, seat: int) -> IllegalAction:
        """A3.4 Who has passed does not act again in this phase."""
        if self.passed & ~self.out & 1 << seat:
            return IllegalAction("illegal-passed", {}, "A3.4")
        return super().not_asked(seat)

    # --- written by `make fields` from __init__; not to be edited by hand ------------------------

    FIELDS: ClassVar[tuple[str, ...]] = (
        "layout", "target", "limit", "war_mode", "teams", "peoples", "planet_events", "politics",
        "quick_start", "round", "phase", "first", "active", "turns", "acted", "news", "passed",
        "out", "winners", "ended_by", "contenders", "decisions", "tile", "planet", "owner", "level",
        "since", "grown", "blockade", "route", "gate", "centre", "defence", "sites", "troops",
        "guard", "network", "ring_bag", "planets_left", "home", "people", "government", "account",
        "points", "techs", "first_by", "fields", "next_government", "budget", "commissions", "aid",
        "invested", "capacity", "halves", "spare", "paid", "built", "skip", "flags", "state_size",
        "ballots", "bought", "fleet_kind", "fleet_at", "fleet_from", "fleet_since", "fleet_left",
        "fleet_slow", "fleet_mark", "fleet_cargo", "neutral_at", "neutral_kind", "neutral_count",
        "neutral_card", "neutral_pips", "conquered", "pips", "bombed", "declared", "fought",
        "fight_at", "fight_round", "fight_won", "fight", "hits", "ground", "distant_bag",
        "distant_open", "away", "landed", "requests", "requested", "milestones", "raised",
        "last_found", "cube", "bankrupt", "chain", "due", "taken", "used", "threat", "exhausted",
        "met", "treaties", "federation", "offers", "refusals", "terms", "exchanged", "ending",
        "wars", "war_goals", "casus", "foes", "peace", "sanction", "raided", "laws", "law_deck",
        "law_failed", "law_gone", "law_hand", "council", "sovereign", "cast", "crews",
        "civil_variant", "civil_goods", "agency", "acts", "busy", "embassy", "mine", "watched",
        "cubes", "smuggled", "barred", "shortage", "policies", "resting", "activated", "goals_by",
        "ruling", "concealed", "borrowed", "dormant", "wonders", "branch", "loans", "market_deck",
        "market_under", "market_row", "market_drawn", "market_hand", "market_used",
        "market_lasting", "seen_hands", "witness", "hired", "hired_left", "pirates_due",
        "advisor_deck", "advisor_queue", "advisor_row", "advisor_hand", "advisor_of",
        "advisor_skills", "advisor_raised", "advisor_uses", "advisor_spent", "bribes", "veto_kinds",
        "vetoed", "protected", "incited", "civil_kind", "civil_at", "civil_left", "civil_slow",
        "civil_study", "civil_cube", "card", "stage", "studied", "fresh", "link", "hand", "claims",
        "sent", "equipped", "open_jobs",
    )  # fmt: skip
    TUPLES: ClassVar[tuple[str, ...]] = (
        "steps", "bags", "queues",
    )  # fmt: skip

    def copy_into(self, new: State) -> None:
        assert isinstance(new, SternState)
        new.layout = self.layout
        new.target = self.target
        new.limit = self.limit
        new.war_mode = self.war_mode
        new.teams = self.teams
        new.peoples = self.peoples
        new.planet_events = self.planet_events
        new.politics = self.politics
        new.quick_start = self.quick_start
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.active = self.active
        new.turns = self.turns
        new.acted = self.acted
        new.news = self.news[:]
        new.passed = self.passed
        new.out = self.out
        new.winners = self.winners
        new.ended_by = self.ended_by
        new.contenders = self.contenders
        new.decisions = self.decisions
        new.tile = self.tile[:]
        new.planet = self.planet[:]
        new.owner = self.owner[:]
        new.level = self.level[:]
        new.since = self.since[:]
        new.grown = self.grown[:]
        new.blockade = self.blockade[:]
        new.route = self.route[:]
        new.gate = self.gate[:]
        new.centre = self.centre[:]
        new.defence = self.defence[:]
        new.sites = self.sites[:]
        new.troops = self.troops[:]
        new.guard = self.guard[:]
        new.network = self.network[:]
        new.ring_bag = self.ring_bag[:]
        new.planets_left = self.planets_left[:]
        new.home = self.home[:]
        new.people = self.people[:]
        new.government = self.government[:]
        new.account = self.account[:]
        new.points = self.points[:]
        new.techs = self.techs[:]
        new.first_by = self.first_by[:]
        new.fields = self.fields[:]
        new.next_government = self.next_government[:]
        new.budget = self.budget[:]
        new.commissions = self.commissions[:]
        new.aid = self.aid[:]
        new.invested = self.invested[:]
        new.capacity = self.capacity[:]
        new.halves = self.halves[:]
        new.spare = self.spare[:]
        new.paid = self.paid[:]
        new.built = self.built[:]
        new.skip = self.skip[:]
        new.steps = self.steps[:]
        new.flags = self.flags[:]
        new.state_size = self.state_size[:]
        new.ballots = self.ballots[:]
        new.bought = self.bought[:]
        new.fleet_kind = self.fleet_kind[:]
        new.fleet_at = self.fleet_at[:]
        new.fleet_from = self.fleet_from[:]
        new.fleet_since = self.fleet_since[:]
        new.fleet_left = self.fleet_left[:]
        new.fleet_slow = self.fleet_slow[:]
        new.fleet_mark = self.fleet_mark[:]
        new.fleet_cargo = self.fleet_cargo[:]
        new.neutral_at = self.neutral_at[:]
        new.neutral_kind = self.neutral_kind[:]
        new.neutral_count = self.neutral_count[:]
        new.neutral_card = self.neutral_card[:]
        new.neutral_pips = self.neutral_pips[:]
        new.conquered = self.conquered[:]
        new.pips = self.pips[:]
        new.bombed = self.bombed[:]
        new.declared = self.declared[:]
        new.fought = self.fought[:]
        new.fight_at = self.fight_at
        new.fight_round = self.fight_round
        new.fight_won = self.fight_won
        new.fight = self.fight[:]
        new.hits = self.hits[:]
        new.ground = self.ground[:]
        new.distant_bag = self.distant_bag
        new.distant_open = self.distant_open
        new.away = self.away[:]
        new.landed = self.landed[:]
        new.requests = self.requests[:]
        new.requested = self.requested
        new.milestones = self.milestones
        new.raised = self.raised[:]
        new.last_found = self.last_found
        new.cube = self.cube
        new.bankrupt = self.bankrupt
        new.chain = self.chain[:]
        new.due = self.due[:]
        new.taken = self.taken[:]
        new.used = self.used[:]
        new.threat = self.threat[:]
        new.exhausted = self.exhausted[:]
        new.met = self.met[:]
        new.treaties = self.treaties[:]
        new.federation = self.federation[:]
        new.offers = self.offers[:]
        new.refusals = self.refusals[:]
        new.terms = self.terms[:]
        new.exchanged = self.exchanged[:]
        new.ending = self.ending
        new.wars = self.wars[:]
        new.war_goals = self.war_goals[:]
        new.casus = self.casus[:]
        new.foes = self.foes[:]
        new.peace = self.peace[:]
        new.sanction = self.sanction[:]
        new.raided = self.raided[:]
        new.laws = self.laws[:]
        new.law_deck = self.law_deck
        new.law_failed = self.law_failed
        new.law_gone = self.law_gone
        new.law_hand = self.law_hand[:]
        new.council = self.council
        new.sovereign = self.sovereign
        new.cast = self.cast[:]
        new.crews = self.crews[:]
        new.civil_variant = self.civil_variant[:]
        new.civil_goods = self.civil_goods[:]
        new.agency = self.agency
        new.acts = self.acts[:]
        new.busy = self.busy[:]
        new.embassy = self.embassy[:]
        new.mine = self.mine[:]
        new.watched = self.watched[:]
        new.cubes = self.cubes[:]
        new.smuggled = self.smuggled[:]
        new.barred = self.barred[:]
        new.shortage = self.shortage[:]
        new.policies = self.policies[:]
        new.resting = self.resting[:]
        new.activated = self.activated[:]
        new.goals_by = self.goals_by[:]
        new.ruling = self.ruling[:]
        new.concealed = self.concealed[:]
        new.borrowed = self.borrowed[:]
        new.dormant = self.dormant[:]
        new.wonders = self.wonders[:]
        new.branch = self.branch[:]
        new.loans = self.loans[:]
        new.market_deck = self.market_deck
        new.market_under = self.market_under[:]
        new.market_row = self.market_row[:]
        new.market_drawn = self.market_drawn
        new.market_hand = self.market_hand[:]
        new.market_used = self.market_used[:]
        new.market_lasting = self.market_lasting[:]
        new.seen_hands = self.seen_hands[:]
        new.witness = self.witness[:]
        new.hired = self.hired[:]
        new.hired_left = self.hired_left[:]
        new.pirates_due = self.pirates_due
        new.advisor_deck = self.advisor_deck
        new.advisor_queue = self.advisor_queue[:]
        new.advisor_row = self.advisor_row[:]
        new.advisor_hand = self.advisor_hand[:]
        new.advisor_of = self.advisor_of[:]
        new.advisor_skills = self.advisor_skills[:]
        new.advisor_raised = self.advisor_raised[:]
        new.advisor_uses = self.advisor_uses[:]
        new.advisor_spent = self.advisor_spent[:]
        new.bribes = self.bribes[:]
        new.veto_kinds = self.veto_kinds[:]
        new.vetoed = self.vetoed[:]
        new.protected = self.protected[:]
        new.incited = self.incited[:]
        new.civil_kind = self.civil_kind[:]
        new.civil_at = self.civil_at[:]
        new.civil_left = self.civil_left[:]
        new.civil_slow = self.civil_slow[:]
        new.civil_study = self.civil_study[:]
        new.civil_cube = self.civil_cube[:]
        new.card = self.card[:]
        new.stage = self.stage[:]
        new.studied = self.studied[:]
        new.fresh = self.fresh[:]
        new.link = self.link[:]
        new.hand = self.hand[:]
        new.claims = self.claims[:]
        new.sent = self.sent[:]
        new.equipped = self.equipped[:]
        new.open_jobs = self.open_jobs
        new.bags = self.bags[:]
        new.queues = self.queues[:]

    # --- end of what `make fields` writes --------------------------------------------------------
