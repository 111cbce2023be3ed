"""MV14, MV15 Scoring at the end of the game, and who has won."""

from typing import Final

from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.merchant_of_venus.content.load import CONTENT
from raumhafen.games.merchant_of_venus.content.tables import (
    COST,
    DIE_FACES,
    FAME_CREDITS,
    FAME_CREDITS_DOUBLE,
    FAME_PER_PORT,
    FUZZY_DICE,
    GOODS,
    ITEMS,
    JAMMER,
    LASER,
    LEVEL_FAME,
    MISSION_FAME,
    MISSIONS,
    NONE,
    PORT_SALE,
    RELIC_FAME,
    REWARD_FAME,
    REWARDS,
    RULES,
    SHIELD,
    SITES,
    SPOILER_FANCY,
    SPOILER_PLAIN,
    TITLE_FAME,
    TITLES,
    TWO_DICE,
    ZEN,
)
from raumhafen.games.merchant_of_venus.rules.cards.rewards import relics
from raumhafen.games.merchant_of_venus.rules.ships import (
    gain,
    has,
    owns,
    rank,
    spaceports,
    upgrades,
)
from raumhafen.games.merchant_of_venus.state import VenusState

PLAQUE_FAME: Final = 2
ZEN_FAME: Final = -3
JAMMER_FAME: Final = 3


def sell_ports(s: VenusState, f: Frame) -> None:
    """MV14.1 Spaceports are sold and unused deeds refunded at the price paid."""
    count, refund = spaceports(s, f.seat), deeds_paid(s, f.seat)
    gain(s, f.seat, PORT_SALE * count + refund)
    if count:
        args: dict[str, str | int] = {"seat": f.seat, "count": count, "amount": PORT_SALE * count}
        s.tell("event-ports-sold", "MV14.1", args)
    if refund:
        s.tell("event-deeds-refunded", "MV14.1", {"seat": f.seat, "amount": refund})


def deeds_paid(s: VenusState, seat: int) -> int:
    """MV14.1 The price paid for the deeds of a seat that are not built on."""
    return sum(s.deed_paid[site] for site in range(SITES) if s.deed[site] == seat)


def roll_spoiler(s: VenusState, f: Frame) -> None:
    """MV14.3 One die for a spoiler."""
    if owns(s, f.seat, SPOILER_FANCY) or owns(s, f.seat, SPOILER_PLAIN):
        s.toss(DIE_FACES)
    else:
        f.jump(roll_fuzzy)


def read_spoiler(s: VenusState, f: Frame) -> None:
    """MV14.3 The die is fame for the spoiler."""
    s.rolled[2 * f.seat] = s.tossed + 1
    s.tell("event-spoiler", "MV14.3", {"seat": f.seat, "die": s.tossed + 1})
    s.beat("roll")


def roll_fuzzy(s: VenusState, f: Frame) -> None:
    """MV14.3 Two dice for the fuzzy dice."""
    if owns(s, f.seat, FUZZY_DICE):
        s.toss(TWO_DICE)
    else:
        f.jump(total_up)


def read_fuzzy(s: VenusState, f: Frame) -> None:
    """MV14.3 The sum is fame for the fuzzy dice."""
    a, b = s.tossed // 6 + 1, s.tossed % 6 + 1
    s.rolled[2 * f.seat + 1] = 10 * a + b
    key = "event-fuzzy-double" if a == b else "event-fuzzy"
    s.tell(key, "MV14.3", {"seat": f.seat, "a": a, "b": b})
    s.beat("roll")


def total_up(s: VenusState, f: Frame) -> None:
    """MV14.4 Below 0: out; above: credits for every point."""
    seat = f.seat
    total = fame_total(s, seat)
    s.fame_total[seat] = total
    s.final[seat] = s.credits[seat] + max(0, total) * credits_per_fame(s, seat)
    args: dict[str, str | int] = {"seat": seat, "fame": total, "credits": s.final[seat]}
    s.tell("event-score", "MV14.4", args)


SCORING = script(
    "scoring", sell_ports, roll_spoiler, read_spoiler, roll_fuzzy, read_fuzzy, total_up
)


def credits_per_fame(s: VenusState, seat: int) -> int:
    """MV14.4 Twice as much for a double of the fuzzy dice."""
    a, b = divmod(s.rolled[2 * seat + 1], 10)
    return FAME_CREDITS_DOUBLE if a and a == b else FAME_CREDITS


# --- MV14.2 fame ---------------------------------------------------------------------------------


def missions_done(s: VenusState, seat: int) -> list[int]:
    return [mission for mission in range(MISSIONS) if s.mission_done[mission] == seat]


def mission_fame(s: VenusState, seat: int) -> int:
    done = missions_done(s, seat)
    bonus = JAMMER_FAME * len(done) if owns(s, seat, JAMMER) else 0
    return sum(MISSION_FAME[mission] for mission in done) + bonus


def reward_fame(s: VenusState, seat: int) -> int:
    """MV13.7, MV14.2 Fame of rewards: printed, for the set of relics, for the plaque."""
    printed = sum(REWARD_FAME[card] for card in range(REWARDS) if s.reward_at[card] == seat)
    plaque = PLAQUE_FAME * spaceports(s, seat) if has(s, seat, FAME_PER_PORT) else 0
    return printed + RELIC_FAME[relics(s, seat)] + plaque


def dashboard_fame(s: VenusState, seat: int) -> int:
    """MV14.2 Holds and upgrades add up; gauges count by their setting."""
    return (
        sum(RULES.fame_holds[: s.holds[seat]])
        + sum(RULES.fame_upgrades[: upgrades(s, seat)])
        + RULES.fame_laser[s.gauges[2 * seat + LASER]]
        + RULES.fame_shield[s.gauges[2 * seat + SHIELD]]
    )


def title_fame(s: VenusState, seat: int) -> int:
    return sum(TITLE_FAME[title] for title in range(len(TITLES)) if s.title_at[title] == seat)


def technology_fame(s: VenusState, seat: int) -> int:
    """MV14.3 Zen paint, spoiler, fuzzy dice."""
    a, b = divmod(s.rolled[2 * seat + 1], 10)
    zen = ZEN_FAME if owns(s, seat, ZEN) else 0
    return zen + s.rolled[2 * seat] + a + b


def fame_total(s: VenusState, seat: int) -> int:
    """MV14.2 All fame of a seat, less its infamy."""
    return (
        s.fame[seat]
        - s.infamy[seat]
        + mission_fame(s, seat)
        + reward_fame(s, seat)
        + LEVEL_FAME[s.pilot[seat]][rank(s, seat)]
        + title_fame(s, seat)
        + dashboard_fame(s, seat)
        + technology_fame(s, seat)
    )


def worth(s: VenusState, seat: int) -> int:
    """MV14.1, MV14.4 The credits of a seat if the game ended now, at the usual rate for fame."""
    ports = PORT_SALE * spaceports(s, seat) + deeds_paid(s, seat)
    return s.credits[seat] + ports + FAME_CREDITS * fame_total(s, seat)


def wealth(s: VenusState, seat: int) -> int:
    """MV14.4 The same with the goods aboard, at the price for which they were to be had."""
    if s.pilot[seat] == NONE:
        return s.credits[seat]
    first = ITEMS * seat
    goods = sum([COST[good] * s.cargo[first + good] for good in range(GOODS)])
    return worth(s, seat) + goods


# --- MV14.5 who has won --------------------------------------------------------------------------


def winners(s: VenusState) -> list[int]:
    """MV14.5 Most credits, then most fame; if all are out, the highest fame."""
    if s.challenge != NONE:
        return [0] if challenge_met(s) else []
    ranks = [ranking(s, seat) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if ranks[seat] == max(ranks)]


def ranking(s: VenusState, seat: int) -> tuple[int, int, int]:
    if s.fame_total[seat] < 0:
        return 0, 0, s.fame_total[seat]
    return 1, s.final[seat], s.fame_total[seat]


def challenge_met(s: VenusState) -> bool:
    """MV15.1 Every part of the goal, and not disqualified."""
    found = {
        "credits_at_end": s.final[0],
        "systems_discovered": s.contacts[0],
        "missions_completed": len(missions_done(s, 0)),
        "spaceports": spaceports(s, 0),
        "pirates_beaten": s.beaten[0],
    }
    goal = CONTENT.challenges[s.challenge].goal
    return s.fame_total[0] >= 0 and all(found[key] >= wanted for key, wanted in goal)


SCRIPTS: Final[list[Script]] = [SCORING]
