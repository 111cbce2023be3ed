"""A10.11 to A10.13 Advisors are sought, brought into play and raised by government actions."""

from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import ADVISOR, SEEK, SKILL
from raumhafen.games.sternenkinder.content.cabinet import (
    ABILITIES,
    ABILITY_IDS,
    ADVISOR_NAMES,
    ADVISORS,
    BASIC,
    HIGHEST_LEVEL,
    LEVEL_OF,
    PRICES,
)
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.tables import CULTURE
from raumhafen.games.sternenkinder.content.words import DECKS, FLAGS
from raumhafen.games.sternenkinder.rules.core.advisor_rows import AT_ONCE
from raumhafen.games.sternenkinder.rules.core.advisors import (
    DISPLAY,
    HAND,
    advisor_level,
    advisor_places,
    advisors_of,
    put_below,
)
from raumhafen.games.sternenkinder.rules.core.effects import Instant, carry_out
from raumhafen.games.sternenkinder.rules.core.levels import LOSE_SLOT
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.news import ADVISOR_PLAYED, announce
from raumhafen.games.sternenkinder.rules.core.places import planets_of, sites_at, slots
from raumhafen.games.sternenkinder.rules.core.regimes import bits_of, culture_price
from raumhafen.games.sternenkinder.rules.core.rows import ROWS
from raumhafen.games.sternenkinder.rules.core.tally import has_flag, tally
from raumhafen.games.sternenkinder.rules.strategy.card_effects import draw as draw_cards
from raumhafen.games.sternenkinder.rules.strategy.politics import KINDS, action_for_government
from raumhafen.games.sternenkinder.state import SternState

EXPERTS: Final = FLAGS.index("buy_advisors")  # the Council of Experts
DRAWN: Final = 2  # A10.11
ADVISOR_DECK: Final = DECKS.index("advisors")
FREE_UPGRADE: Final = FLAGS.index("free_advisor_upgrade")


def is_able(s: SternState, seat: int) -> bool:
    return s.politics and not s.acted and action_for_government(s, seat) >= 0


def spend_action(s: SternState, seat: int) -> None:
    s.budget[KINDS * seat + action_for_government(s, seat)] -= 1


# --- A10.11 prices -------------------------------------------------------------------------------


def price_of(s: SternState, seat: int, advisor: int, level: int) -> tuple[int, ...]:
    """A10.11, A10.13 Four resources; A14.1 an Empire pays 1 C more where it pays C."""
    printed = PRICES[advisor][level]
    return (*printed[:CULTURE], culture_price(s, seat, printed[CULTURE]))


def can_afford(s: SternState, seat: int, price: tuple[int, ...]) -> bool:
    return all(s.account[4 * seat + at] >= amount for at, amount in enumerate(price))


def pay(s: SternState, seat: int, price: tuple[int, ...]) -> None:
    for resource, amount in enumerate(price):
        s.account[4 * seat + resource] -= amount


# --- A10.11 (b) two are drawn: args = [how many are still to be drawn] ---------------------------

LEFT: Final = 0


def seek_options(s: SternState, seat: int) -> list[int]:
    if not is_able(s, seat):
        return []
    return [SEEK] if s.advisor_deck or s.advisor_queue else []


def seek(s: SternState, seat: int, _: int) -> None:
    """A10.11 One stays in the hand, the other goes to the display."""
    spend_action(s, seat)
    s.tell("event-seeks", "A10.11", {"seat": seat})
    s.call(DRAW_ADVISORS, seat, [DRAWN])


def toss_advisor(s: SternState, f: Frame) -> None:
    """A10.11, decision 19 From the bag; then from what lies under it, in order."""
    if not f.args[LEFT] or not (s.advisor_deck or s.advisor_queue):
        f.jump(ask_surplus)
    elif s.advisor_deck:
        s.toss(s.advisor_deck.bit_count())
    else:
        s.advisor_deck = 1 << s.advisor_queue.pop(0)
        s.toss(1)


def take_advisor(s: SternState, f: Frame) -> None:
    """A0.15 Nobody else sees him."""
    advisor = bits_of(s.advisor_deck)[s.tossed]
    s.advisor_deck &= ~(1 << advisor)
    s.advisor_hand[f.seat] |= 1 << advisor
    s.reveals += 1
    s.tell("event-advisor-drawn-own", "A10.11", {"advisor": ADVISOR_NAMES[advisor]}, f.seat)
    f.args[LEFT] -= 1
    f.jump(toss_advisor)


def surplus_options(s: SternState, seat: int) -> list[int]:
    return [ADVISOR + advisor for advisor in bits_of(s.advisor_hand[seat])]


SURPLUS: Final[Ask] = Ask("advisor-surplus", "A10.11", surplus_options)


def ask_surplus(s: SternState, f: Frame) -> None:
    """A10.11 One advisor stays in the hand; all others go to the display."""
    if s.advisor_hand[f.seat].bit_count() > HAND:
        s.choose(f.seat, SURPLUS, surplus_options(s, f.seat))
    else:
        f.leave()


def show_advisor(s: SternState, f: Frame) -> None:
    """A10.11 With more than three there, the lowest goes under the deck."""
    advisor = s.answers[f.seat] - ADVISOR
    s.advisor_hand[f.seat] &= ~(1 << advisor)
    s.advisor_row.append(advisor)
    told: dict[str, int | str] = {"seat": f.seat, "advisor": ADVISOR_NAMES[advisor]}
    s.tell("event-advisor-shown", "A10.11", told)
    if len(s.advisor_row) > DISPLAY:
        s.advisor_queue.append(s.advisor_row.pop(0))
    f.jump(ask_surplus)


DRAW_ADVISORS: Final[Script] = script(
    "draw_advisors", toss_advisor, take_advisor, ask_surplus, show_advisor
)


def draw(s: SternState, f: Frame, effect: Effect) -> None:
    """A10.11 Cards of other decks come as before; of advisors one stays in the hand, too."""
    if effect.what == ADVISOR_DECK:
        s.call(DRAW_ADVISORS, f.seat, [effect.n])
    else:
        draw_cards(s, f, effect)


# --- A10.11 (a) into play: args = [advisor] ------------------------------------------------------

NEW: Final = 0


def within_reach(s: SternState, seat: int) -> list[int]:
    """A10.11 The advisor of the hand and those of the display."""
    return sorted([*bits_of(s.advisor_hand[seat]), *s.advisor_row])


def recruit_options(s: SternState, seat: int) -> list[int]:
    if not is_able(s, seat) or not has_flag(s, seat, EXPERTS):
        return []
    return [
        ADVISOR + advisor
        for advisor in within_reach(s, seat)
        if can_afford(s, seat, price_of(s, seat, advisor, BASIC))
    ]


def why_no_advisor(s: SternState, seat: int, advisor: int) -> IllegalAction | None:
    """A10.11 The technology, the card, the price or the political action is missing."""
    if not s.politics:
        return None
    if not has_flag(s, seat, EXPERTS):
        return IllegalAction("illegal-no-experts", {}, "A10.11")
    if advisor not in within_reach(s, seat):
        return IllegalAction("illegal-advisor-away", {}, "A10.11")
    price = price_of(s, seat, advisor, BASIC)
    if not can_afford(s, seat, price):
        return IllegalAction("illegal-costs-more", {"price": sum(price)}, "A10.11")
    return IllegalAction("illegal-no-government-action", {}, "A4.3")


def recruit(s: SternState, seat: int, advisor: int) -> None:
    """A10.11 Costs a political action and his price."""
    spend_action(s, seat)
    pay(s, seat, price_of(s, seat, advisor, BASIC))
    s.call(INSTALL, seat, [advisor])


def replaced_options(s: SternState, seat: int) -> list[int]:
    return [ADVISOR + advisor for advisor in advisors_of(s, seat)]


REPLACED: Final[Ask] = Ask("advisor-replaced", "A10.12", replaced_options)


def ask_replaced(s: SternState, f: Frame) -> None:
    """A10.12 Who leaves, if there is no place left."""
    if len(advisors_of(s, f.seat)) >= advisor_places(s, f.seat):
        s.choose(f.seat, REPLACED, replaced_options(s, f.seat))
    else:
        install(s, f.seat, f.args[NEW])
        f.leave()


def replace(s: SternState, f: Frame) -> None:
    """A10.12 The new one takes his place."""
    dismiss(s, f.seat, s.answers[f.seat] - ADVISOR, "A10.12")
    install(s, f.seat, f.args[NEW])


INSTALL: Final[Script] = script("install_advisor", ask_replaced, replace)


def install(s: SternState, seat: int, advisor: int) -> None:
    """A10.12 He begins with his basic ability."""
    s.advisor_hand[seat] &= ~(1 << advisor)
    s.advisor_row = [other for other in s.advisor_row if other != advisor]
    s.advisor_of[advisor] = seat
    s.tell("event-advisor", "A10.11", {"seat": seat, "advisor": ADVISOR_NAMES[advisor]})
    announce(s, ADVISOR_PLAYED, seat, subject=advisor)
    gain_ability(s, seat, advisor, BASIC)


def dismiss(s: SternState, seat: int, advisor: int, rule: str) -> None:
    """Decision 19: under the deck; what he gave is gone."""
    s.tell("event-advisor-gone", rule, {"seat": seat, "advisor": ADVISOR_NAMES[advisor]})
    put_below(s, advisor)
    renew(s)


def renew(s: SternState) -> None:
    """Totals of all; sites that are gone are lost."""
    for seat in range(s.seats):
        tally(s, seat)
        for cell in planets_of(s, seat):
            if len(sites_at(s, cell)) > slots(s, cell):
                s.call(LOSE_SLOT, seat, [cell])


# --- A10.13 raising ------------------------------------------------------------------------------


def choices(s: SternState, seat: int) -> list[int]:
    """ABILITIES * advisor + ability: both of the next level of each own advisor."""
    return [
        ABILITIES * advisor + ability
        for advisor in advisors_of(s, seat)
        for ability in range(ABILITIES)
        if LEVEL_OF[ability] == advisor_level(s, advisor) + 1
    ]


def skill_price(s: SternState, seat: int, at: int) -> tuple[int, ...]:
    advisor, ability = divmod(at, ABILITIES)
    return price_of(s, seat, advisor, LEVEL_OF[ability])


def may_raise(s: SternState, advisor: int) -> bool:
    """A10.13 Once for each advisor and politics phase."""
    return s.advisor_raised[advisor] != s.round


def skill_options(s: SternState, seat: int) -> list[int]:
    if not is_able(s, seat):
        return []
    return [
        SKILL + at
        for at in choices(s, seat)
        if may_raise(s, at // ABILITIES) and can_afford(s, seat, skill_price(s, seat, at))
    ]


def why_no_skill(s: SternState, seat: int, at: int) -> IllegalAction | None:
    if not s.politics:
        return None
    if at not in choices(s, seat):
        return IllegalAction("illegal-no-skill", {}, "A10.13")
    if not may_raise(s, at // ABILITIES):
        return IllegalAction("illegal-raised", {}, "A10.13")
    price = skill_price(s, seat, at)
    if not can_afford(s, seat, price):
        return IllegalAction("illegal-costs-more", {"price": sum(price)}, "A10.13")
    return IllegalAction("illegal-no-government-action", {}, "A4.3")


def train(s: SternState, seat: int, at: int) -> None:
    """A10.13 Costs a political action and the price of the level."""
    spend_action(s, seat)
    pay(s, seat, skill_price(s, seat, at))
    raise_advisor(s, seat, at)


def raise_advisor(s: SternState, seat: int, at: int) -> None:
    """A10.13 The other ability of the level is lost."""
    advisor, ability = divmod(at, ABILITIES)
    s.advisor_raised[advisor] = s.round
    told: dict[str, int | str] = {"seat": seat, "advisor": ADVISOR_NAMES[advisor]}
    key = "event-advisor-full" if LEVEL_OF[ability] == HIGHEST_LEVEL else "event-advisor-raised"
    s.tell(key, "A10.13", {**told, "ability": ABILITY_IDS[ability]})
    gain_ability(s, seat, advisor, ability)


def gain_ability(s: SternState, seat: int, advisor: int, ability: int) -> None:
    """A10.12, A10.13 It works at once; what it brings once comes now, once in a game."""
    s.advisor_skills[advisor] |= 1 << ability
    renew(s)
    row = AT_ONCE + ABILITIES * advisor + ability
    if ROWS.rows[row] and not s.advisor_spent[advisor] >> seat & 1:
        s.advisor_spent[advisor] |= 1 << seat
        carry_out(s, seat, row)


# --- A22.16 a free upgrade -----------------------------------------------------------------------


def free_options(s: SternState, seat: int) -> list[int]:
    return [SKILL + at for at in choices(s, seat)]


FREE: Final[Ask] = Ask("advisor-free", "A22.16", free_options)


def ask_free(s: SternState, f: Frame) -> None:
    """A22.16 Which advisor and which ability, free of cost."""
    if free_options(s, f.seat):
        s.choose(f.seat, FREE, free_options(s, f.seat))
    else:
        f.leave()


def take_free(s: SternState, f: Frame) -> None:
    """A22.16"""
    raise_advisor(s, f.seat, s.answers[f.seat] - SKILL)


GIFT: Final[Script] = script("advisor_gift", ask_free, take_free)


def grant(s: SternState, f: Frame, effect: Effect) -> bool:
    """A22.16 The reward of Seele."""
    if effect.what != FREE_UPGRADE:
        return False
    s.call(GIFT, f.seat)
    return True


# --- A10.12 more advisors than places ------------------------------------------------------------


def hear_reform(s: SternState, seat: int, here: int, subject: int) -> None:
    """A10.6, A18.16 Without the Support of the High Council one of two leaves (ruling)."""
    if s.politics and len(advisors_of(s, seat)) > advisor_places(s, seat):
        s.call(CROWDED, seat)


def ask_leaving(s: SternState, f: Frame) -> None:
    """A10.12 The owner says who."""
    if len(advisors_of(s, f.seat)) > advisor_places(s, f.seat):
        s.choose(f.seat, REPLACED, replaced_options(s, f.seat))
    else:
        f.leave()


def let_go(s: SternState, f: Frame) -> None:
    """A10.12"""
    dismiss(s, f.seat, s.answers[f.seat] - ADVISOR, "A10.12")
    f.jump(ask_leaving)


CROWDED: Final[Script] = script("crowded_advisors", ask_leaving, let_go)

ADVISOR_DEEDS: Final[dict[str, Instant]] = {"draw": draw}
ENTRIES: Final = [
    Entry(SEEK, seek_options, seek),
    Entry(ADVISOR, recruit_options, recruit, why_not=why_no_advisor, size=ADVISORS),
    Entry(SKILL, skill_options, train, why_not=why_no_skill, size=ADVISORS * ABILITIES),
]
SCRIPTS: Final[list[Script]] = [DRAW_ADVISORS, INSTALL, GIFT, CROWDED]
ASKS: Final[list[Ask]] = [SURPLUS, REPLACED, FREE]
