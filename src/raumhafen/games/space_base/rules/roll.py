"""SB7, SB8 The payments that follow from a seat's answers to a roll, and its next question.

A seat's answers are written on its sheet: split or sum, shifts, arrows, doubling. A `Plan` reads
the sheet from the start and either ends with all payments or stops at the next question. It writes
nothing, so the dialogue, the payment, the previews and the bots all use the same one.
"""

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Ask, Question
from raumhafen.games.space_base.actions import (
    DONE,
    DOUBLE,
    LEFTWARDS,
    RIGHTWARDS,
    SHIFT,
    SPLIT,
    SUM,
    card_of,
    power,
)
from raumhafen.games.space_base.content.tables import (
    ARROW_BITS,
    ARROWS,
    CHARGES,
    DOUBLE_STEP,
    INCOME_BITS,
    LEFT,
    MASK,
    NEED,
    PLAIN,
    RIGHT,
    SHIFT_STEP,
    SIDES,
    SLOTS,
    SPECIAL_BITS,
    SQUARES,
    VP_BITS,
)
from raumhafen.games.space_base.rules.board import (
    charge_sides,
    gain,
    is_charged,
    paying_sides,
    put_cube,
    ready,
    side_up,
    spend,
    word,
)
from raumhafen.games.space_base.rules.market import claim_counts, claimable, claimed_cost
from raumhafen.games.space_base.state import SpaceBaseState

EXTRA = 16  # marks a payment that exists only because of the doubling


def dice_options(s: SpaceBaseState, seat: int) -> list[int]:
    """SB7.1 Each die by itself, or the sum."""
    return [SPLIT, SUM]


def planned_options(s: SpaceBaseState, seat: int) -> list[int]:
    """Options inside the dialogue follow from the sheet."""
    question = Plan(s, seat, s.sheets[seat]).question
    return [] if question is None else question.options


DICE = Ask("allocate", "SB7.1", dice_options, default=SPLIT)
SHIFTS = Ask("shift", "SB11.1", planned_options, default=DONE)
ARROW = Ask("arrow", "SB8.6", planned_options, default=RIGHTWARDS)
DOUBLING = Ask("double", "SB8.8", planned_options, default=DONE)

DICE_QUESTION = Question(DICE, [SPLIT, SUM])


class Plan:
    """The payments that follow from a sheet; `question` is what is still open."""

    def __init__(self, s: SpaceBaseState, seat: int, sheet: list[int]) -> None:
        self.s = s
        self.seat = seat
        self.sheet = sheet
        self.at = 1
        self.question: Question | None = None
        self.shifts: list[int] = []  # cards, one entry a use
        self.ends: list[int] = []  # by use: the sector that it leads to
        self.doubler = -1
        self.doubled = 0  # the sector that pays twice
        self.payments: list[int] = []  # sectors in order, EXTRA added where doubled
        self.masks: list[int] = []  # by group: bits of the sectors paid
        if self.start_groups():
            self.offer_doubling()

    def read(self, ask: Ask, options: list[int]) -> int:
        """The next answer of the sheet, or -1 when the sheet ends here."""
        if self.at < len(self.sheet):
            self.at += 1
            return self.sheet[self.at - 1]
        self.question = Question(ask, options)
        return -1

    def start_groups(self) -> bool:
        """SB7.4 The sum is one group; split dice are two, also with doubles."""
        s = self.s
        if self.sheet[0] == SPLIT:
            return self.pay_group(s.die_a) and self.pay_group(s.die_b)
        start = self.shifted(s.die_a + s.die_b)
        return start > 0 and self.pay_group(start)

    def shifted(self, total: int) -> int:
        """SB11.1 The start sector after all shifts; 0 while a shift is still asked."""
        while True:
            options = self.shift_options(total)
            if not options:
                return total
            answer = self.read(SHIFTS, [DONE, *options])
            if answer < 0:
                return 0
            if answer == DONE:
                return total
            self.shifts.append(card_of((answer - SHIFT) // 2))
            total += (answer - SHIFT) % 2 + 1
            self.ends.append(total)

    def shift_options(self, total: int) -> list[int]:
        options = []
        for card in ready(self.s, self.seat, SHIFT_STEP):
            if self.cubes(card) >= NEED[self.s.seats][side_up(self.s, card)]:
                reach = min(_shift_reach(side_up(self.s, card)), 12 - total)
                options += [SHIFT + 2 * power(card) + by for by in range(reach)]
        return options

    def cubes(self, card: int) -> int:
        """Cubes that the uses planned so far leave on a card."""
        uses = self.shifts.count(card) + (card == self.doubler)
        return self.s.cubes[card] - uses * NEED[self.s.seats][side_up(self.s, card)]

    def pay_group(self, start: int) -> bool:
        self.masks.append(0)
        return self.follow(len(self.masks) - 1, start, 0)

    def follow(self, group: int, start: int, extra: int) -> bool:
        """SB8.6 Pays a sector and what its arrows open; False while an arrow is still asked."""
        queue = self.pay(group, start, extra)
        while queue:
            sector, arrows = divmod(queue.pop(0), 4)
            target = self.choose(sector, self.candidates(group, sector, arrows))
            if target < 0:
                return False
            if target:
                queue += self.pay(group, target, extra)
        return True

    def pay(self, group: int, sector: int, extra: int) -> list[int]:
        """Notes a payment and gives the arrows of the sector, in stack order."""
        self.payments.append(sector + extra)
        self.masks[group] |= 1 << sector
        return [4 * sector + arrows for arrows in arrows_at(self.s, self.seat, sector)]

    def candidates(self, group: int, sector: int, arrows: int) -> list[int]:
        """SB8.5, SB8.7 Neighbours on the board that this group has not paid yet."""
        found = []
        if arrows & LEFT and sector > 1 and not self.masks[group] >> (sector - 1) & 1:
            found.append(sector - 1)
        if arrows & RIGHT and sector < 12 and not self.masks[group] >> (sector + 1) & 1:
            found.append(sector + 1)
        return found

    def choose(self, sector: int, candidates: list[int]) -> int:
        """The neighbour that is paid: 0 for none, -1 while it is still asked."""
        if len(candidates) < 2:
            return candidates[0] if candidates else 0
        answer = self.read(ARROW, [LEFTWARDS, RIGHTWARDS])
        if answer < 0:
            return -1
        return sector - 1 if answer == LEFTWARDS else sector + 1

    def offer_doubling(self) -> None:
        """SB8.8 One sector that pays is paid twice; what its arrows open comes on top."""
        doublers = ready(self.s, self.seat, DOUBLE_STEP)
        sectors = self.worth_doubling(doublers[0]) if doublers else []
        if not sectors:
            return
        answer = self.read(DOUBLING, [DONE, *[DOUBLE + sector - 1 for sector in sectors]])
        if answer < 0 or answer == DONE:
            return
        self.doubler = doublers[0]
        self.doubled = sector = answer - DOUBLE + 1
        for group in range(len(self.masks)):
            if self.masks[group] >> sector & 1:
                # No arrow is asked: one of its neighbours has been paid by now (SB8.5).
                self.follow(group, sector, EXTRA)

    def worth_doubling(self, doubler: int) -> list[int]:
        """SB11.12 Sectors whose second payment, with what its arrows open, gives something."""
        paid = sorted(set(self.payments))
        return [sector for sector in paid if self.extra_gives(sector, doubler)]

    def extra_gives(self, sector: int, doubler: int) -> bool:
        if self.extra_pays(sector, doubler):
            return True
        for mask in self.masks:
            if mask >> sector & 1:
                opened = reach(self.s, self.seat, sector, mask)
                if any(self.extra_pays(other, doubler) for other in opened):
                    return True
        return False

    def extra_pays(self, sector: int, doubler: int) -> bool:
        """Whether one more payment of this sector alone would change anything."""
        if word(self.s, self.seat, sector) & PLAIN or self.extra_charge(sector, doubler):
            return True
        return any(
            self.extra_claim(side, sector) for side in claim_sides(self.s, self.seat, sector)
        )

    def extra_claim(self, side: int, sector: int) -> bool:
        """Whether more ships may be claimed than the normal payments can take."""
        counts = claim_counts(SIDES[side].claim)
        times = self.payments.count(sector)
        slots = claimable(self.s, self.seat, counts)
        levels = [slot // SLOTS for slot in slots]
        return any(levels.count(level) > times * counts[level] for level in levels)

    def extra_charge(self, sector: int, doubler: int) -> bool:
        """Room for one more cube than the normal payments bring; never on the doubler itself."""
        for side in charge_sides(self.s, self.seat, sector):
            card = side // 2
            room = SQUARES[self.s.seats][side] - self.cubes(card)
            if card != doubler and room > self.payments.count(sector):
                return True
        return False


def claim_sides(s: SpaceBaseState, seat: int, sector: int) -> list[int]:
    """SB8.9 Sides of a sector that allow a claim."""
    if not word(s, seat, sector) >> SPECIAL_BITS:
        return []
    return [side for side in paying_sides(s, seat, sector) if SIDES[side].claim]


def _shift_reach(side: int) -> int:
    ability = SIDES[side].ability
    assert ability is not None
    return max(effect.max for effect in ability.effects)


def arrows_at(s: SpaceBaseState, seat: int, sector: int) -> list[int]:
    if not word(s, seat, sector) >> ARROW_BITS:
        return []
    return [ARROWS[side] for side in paying_sides(s, seat, sector) if ARROWS[side]]


def gives(s: SpaceBaseState, seat: int, sector: int) -> bool:
    """Whether paying the sector changes anything."""
    pays = word(s, seat, sector)
    if pays & PLAIN:
        return True
    if not pays >> SPECIAL_BITS:
        return False
    for side in paying_sides(s, seat, sector):
        claim = SIDES[side].claim
        if claim and claimable(s, seat, claim_counts(claim)):
            return True
        if CHARGES[side] and s.cubes[side // 2] < SQUARES[s.seats][side]:
            return True
    return False


def reach(s: SpaceBaseState, seat: int, sector: int, paid: int) -> list[int]:
    """Sectors that arrows can open from here, whatever is chosen; `paid` bits are barred."""
    found: list[int] = []
    edge = [sector]
    while edge:
        here = edge.pop()
        for arrows in arrows_at(s, seat, here):
            for there in (here - 1,) * (arrows & LEFT) + (here + 1,) * (arrows // RIGHT):
                if 1 <= there <= 12 and not paid >> there & 1:
                    paid |= 1 << there
                    found.append(there)
                    edge.append(there)
    return found


def can_gain(s: SpaceBaseState, seat: int) -> bool:
    """SB7.5 Whether any answer at all gives something."""
    total = s.die_a + s.die_b
    starts = [s.die_a, s.die_b, total]
    if s.loaded[seat] and total < 12:
        starts += range(total + 1, min(12, total + shift_sum(s, seat)) + 1)
    for start in starts:
        if gives(s, seat, start):
            return True
        if word(s, seat, start) >> ARROW_BITS:
            opened = reach(s, seat, start, 1 << start)
            if any(gives(s, seat, sector) for sector in opened):
                return True
    return False


def shift_sum(s: SpaceBaseState, seat: int) -> int:
    """How far all charged shifts together can move the sum."""
    total = 0
    for card in ready(s, seat, SHIFT_STEP):
        side = side_up(s, card)
        total += s.cubes[card] // NEED[s.seats][side] * _shift_reach(side)
    return total


def starts_plain(s: SpaceBaseState, seat: int, answer: int) -> bool:
    """Whether no arrow leads away from the sectors of this first answer."""
    return not first_word(s, seat, answer) >> ARROW_BITS


def first_word(s: SpaceBaseState, seat: int, answer: int) -> int:
    """What the sectors of a first answer pay together, before anything leads on."""
    if answer == SPLIT:
        return word(s, seat, s.die_a) + word(s, seat, s.die_b)
    return word(s, seat, s.die_a + s.die_b)


def is_answered(s: SpaceBaseState, seat: int, answer: int) -> bool:
    """Whether this first answer is plainly the whole dialogue, so that no plan need be made."""
    if s.loaded[seat]:
        if answer == SUM and ready(s, seat, SHIFT_STEP):
            return False
        if ready(s, seat, DOUBLE_STEP):
            return False
    return starts_plain(s, seat, answer)


def carry_out(s: SpaceBaseState, seat: int, sheet: list[int]) -> None:
    """SB7.2 After the reveal: spends the cubes and pays."""
    plan = Plan(s, seat, sheet)
    assert plan.question is None
    start = s.die_a + s.die_b
    for card, end in zip(plan.shifts, plan.ends, strict=True):
        spend(s, seat, card)
        told: dict[str, Argument] = {"seat": seat, "card": card, "by": end - start, "sector": end}
        s.tell("event-shift", "SB11.1", told)
        start = end
    if plan.doubler >= 0:
        assert is_charged(s, plan.doubler)
        spend(s, seat, plan.doubler)
        doubling: dict[str, Argument] = {"seat": seat, "card": plan.doubler}
        s.tell("event-double", "SB8.8", {**doubling, "sector": plan.doubled})
    for payment in plan.payments:
        pay_sector(s, seat, payment % EXTRA, plan.doubler if payment > EXTRA else -1)


def pay_sector(s: SpaceBaseState, seat: int, sector: int, doubler: int = -1) -> None:
    """SB8.1, SB8.2 Everything a sector gives once; the doubler takes no cube from its own doing."""
    pays = word(s, seat, sector)
    if pays & PLAIN:
        credits, income, vp = pays & MASK, pays >> INCOME_BITS & MASK, pays >> VP_BITS & MASK
        if s.log is not None:
            s.tell(
                "event-reward",
                "SB8.1",
                {"seat": seat, "sector": sector, "credits": credits, "income": income, "vp": vp},
            )
        gain(s, seat, credits, income, vp)
    if pays >> SPECIAL_BITS:
        for side in paying_sides(s, seat, sector):
            if CHARGES[side]:
                charge(s, seat, side // 2, doubler)
            if SIDES[side].claim:
                s.claims.append(side)


def charge(s: SpaceBaseState, seat: int, card: int, doubler: int) -> None:
    """SB8.2 One cube on an empty square in play, or nothing."""
    if card != doubler and s.cubes[card] < SQUARES[s.seats][side_up(s, card)]:
        put_cube(s, seat, card)
        s.tell("event-charge", "SB8.2", {"seat": seat, "card": card})


def preview(s: SpaceBaseState, seat: int) -> dict[str, list[int]]:
    """SB16.6 What split and sum yield if the rest is answered by default."""
    return {"split": _yields(s, seat, SPLIT), "sum": _yields(s, seat, SUM)}


def _yields(s: SpaceBaseState, seat: int, answer: int) -> list[int]:
    """Credits, income, VP, cubes, and what the ships cost that may be claimed."""
    pays = first_word(s, seat, answer)
    if not pays >> SPECIAL_BITS:  # nothing but what is printed: no arrow, charge or claim
        return [pays & MASK, pays >> INCOME_BITS & MASK, pays >> VP_BITS & MASK, 0, 0]
    payments = default_payments(s, seat, answer)
    total = [0, 0, 0, 0, 0]
    for sector in payments:
        pays = word(s, seat, sector)
        total[0] += pays & MASK
        total[1] += pays >> INCOME_BITS & MASK
        total[2] += pays >> VP_BITS & MASK
    for sector in set(payments):
        for side in charge_sides(s, seat, sector):
            room = SQUARES[s.seats][side] - s.cubes[side // 2]
            total[3] += min(room, payments.count(sector))
    total[4] = _claims_worth(s, seat, payments)
    return total


def _claims_worth(s: SpaceBaseState, seat: int, payments: list[int]) -> int:
    claims = [0, 0, 0]
    for sector in payments:
        for side in claim_sides(s, seat, sector):
            for level, count in enumerate(claim_counts(SIDES[side].claim)):
                claims[level] += count
    return claimed_cost(s, seat, claims) if any(claims) else 0


def default_payments(s: SpaceBaseState, seat: int, answer: int) -> list[int]:
    """The sectors that are paid, as a rule without making a plan: by default nobody shifts or
    doubles, and only arrows lead on."""
    if starts_plain(s, seat, answer):
        return [s.die_a, s.die_b] if answer == SPLIT else [s.die_a + s.die_b]
    plan = Plan(s, seat, [answer])
    while plan.question is not None:
        plan = Plan(s, seat, [*plan.sheet, plan.question.ask.default])
    return plan.payments
