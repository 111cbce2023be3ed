"""MV7.4-MV7.6 Fights with pirates."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.merchant_of_venus.actions import FIGHT, LOSE
from raumhafen.games.merchant_of_venus.content.kinds import SKILLS
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BOUNTY,
    DIE_FACES,
    GOOD_IDS,
    GOODS_BY_CATEGORY,
    ITEMS,
    LASER,
    NONE,
    PILOT,
    PIRATE_BONUS,
    PIRATE_BONUS_FAME,
    PIRATE_IDS,
    PIRATE_MODIFIER,
    PIRATE_NO_LOSS,
    PIRATE_STEALS,
    SHIELD,
    TOLL,
)
from raumhafen.games.merchant_of_venus.rules.accounts import add_fame, tell_move, tell_use
from raumhafen.games.merchant_of_venus.rules.cards.mission_counters import (
    PIRATES_BEATEN,
    count_event,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import (
    FREE_MISSIONS,
)
from raumhafen.games.merchant_of_venus.rules.cards.rewards import DRAW_REWARD
from raumhafen.games.merchant_of_venus.rules.checks import variable_options
from raumhafen.games.merchant_of_venus.rules.flight.landing import ENTER_ASTEROID
from raumhafen.games.merchant_of_venus.rules.ships import (
    ability,
    gain,
    has,
    in_space,
    jettison_options,
    pay,
    put_die,
    rank,
    remove_item,
    value,
)
from raumhafen.games.merchant_of_venus.rules.trade.passengers import threw_overboard
from raumhafen.games.merchant_of_venus.state import MOVEMENT_ENDS, VenusState

SHIELD_FAME = 2


def pirate_here(s: VenusState, seat: int) -> int:
    return s.pirate_at.index(s.ship[seat])


def fight_options(s: VenusState, seat: int) -> list[int]:
    """MV7.4 Laser, shield or pilot skill; a die may still go onto an upgrade."""
    fights = [FIGHT + skill for skill in (LASER, SHIELD, PILOT)]
    dice = [*variable_options(s, seat, LASER), *variable_options(s, seat, SHIELD)]
    return [*fights, *dice, *jettison_options(s, seat)]


def loot_options(s: VenusState, seat: int) -> list[int]:
    """MV7.5 Goods of the pirate's category."""
    first = ITEMS * seat
    wanted = GOODS_BY_CATEGORY[PIRATE_STEALS[pirate_here(s, seat)]]
    return [LOSE + good for good in wanted if s.cargo[first + good]]


FIGHT_WITH = Ask("fight", "MV7.4", fight_options)
LOSE_GOOD = Ask("lose-good", "MV7.5", loot_options)


# --- the fight -----------------------------------------------------------------------------------

# arguments of FIGHT_PIRATE
PIRATE_MET: Final = 0
FIGHT_SKILL: Final = 1  # once it is chosen


def meet_pirate(s: VenusState, f: Frame) -> None:
    """MV7.4 With 0 MP left the fight is lost without a roll."""
    f.args = [pirate_here(s, f.seat)]
    if s.mp <= 0:
        args: dict[str, str | int] = {"seat": f.seat, "pirate": PIRATE_IDS[f.args[PIRATE_MET]]}
        s.tell("event-fight-hopeless", "MV7.4", args)
        f.jump(lose_fight)


def ask_weapon(s: VenusState, f: Frame) -> None:
    """MV7.4 Laser, shield or pilot skill."""
    s.ask(f.seat, FIGHT_WITH)


def roll_fight(s: VenusState, f: Frame) -> None:
    """MV7.4 The effect die is rolled once the skill is named; dice for upgrades come before."""
    answer = s.answers[f.seat]
    if threw_overboard(s, f, ask_weapon):
        return
    if not FIGHT <= answer < FIGHT + 3:
        f.jump(ask_weapon)
        put_die(s, f.seat, answer)
        return
    f.args.append(answer - FIGHT)
    s.toss(DIE_FACES)


def judge_fight(s: VenusState, f: Frame) -> None:
    """MV7.4 Effect die and modifier, not above the value."""
    pirate, skill = f.args[PIRATE_MET], f.args[FIGHT_SKILL]
    s.effect = s.tossed + 1
    bonus = 1 if ability(s, f.seat) in (PIRATE_BONUS, PIRATE_BONUS_FAME) else 0
    total = s.effect + PIRATE_MODIFIER[pirate] - bonus
    wanted = value(s, f.seat, skill)
    won = total <= wanted
    if s.log is not None:
        key = "event-fight-won" if won else "event-fight-lost"
        args: dict[str, str | int] = {
            "seat": f.seat,
            "skill": SKILLS[skill],
            "die": s.effect,
            "total": total,
            "value": wanted,
        }
        s.tell(key, "MV7.4", args)
        s.beat("fight")
    if won:
        win_fight(s, f.seat, pirate, skill)
        f.leave()


def win_fight(s: VenusState, seat: int, pirate: int, skill: int) -> None:
    """MV7.4 The gains of the three ways to win."""
    if skill == PILOT:
        s.mp += rank(s, seat)
        tell_move(s, seat, "MV7.4")
        return
    s.beaten[seat] += 1
    count_event(s, seat, PIRATES_BEATEN, skill)
    if ability(s, seat) == PIRATE_BONUS_FAME:
        add_fame(s, seat, 1, "MV13.9")
    if skill == SHIELD:
        add_fame(s, seat, SHIELD_FAME, "MV7.4")
    else:
        destroy_pirate(s, seat, pirate)


def destroy_pirate(s: VenusState, seat: int, pirate: int) -> None:
    """MV7.4 A bounty, its markers as fame, a reward; the space is an asteroid at once."""
    markers = s.pirate_infamy[pirate]
    s.pirate_infamy[pirate] = 0
    gain(s, seat, BOUNTY * markers)
    s.fame[seat] += markers
    s.kind[s.ship[seat]] = ASTEROID
    s.tell("event-pirate-beaten", "MV7.4", {"seat": seat, "pirate": PIRATE_IDS[pirate]})
    if markers:
        bounty: dict[str, str | int] = {"seat": seat, "amount": BOUNTY * markers, "fame": markers}
        s.tell("event-bounty", "MV7.4", bounty)
    s.call(ENTER_ASTEROID, seat)
    s.call(DRAW_REWARD, seat)
    s.call(FREE_MISSIONS, seat)  # MV13.1 before anything is asked


def lose_fight(s: VenusState, f: Frame) -> None:
    """MV7.5 Movement ends, and the pirate gets an infamy marker."""
    s.stop = MOVEMENT_ENDS
    s.mp = 0
    pirate = f.args[PIRATE_MET]
    s.pirate_infamy[pirate] += 1
    count = s.pirate_infamy[pirate]
    s.tell("event-pirate-marker", "MV7.5", {"pirate": PIRATE_IDS[pirate], "count": count})


def ask_loot(s: VenusState, f: Frame) -> None:
    """MV7.5 The player names the good that is lost, if there is a choice."""
    options = [] if has(s, f.seat, PIRATE_NO_LOSS) else loot_options(s, f.seat)
    s.choose(f.seat, LOSE_GOOD, in_space(s, f.seat, options or [NONE]))


def hand_over(s: VenusState, f: Frame) -> None:
    """MV7.5 A good to its maker's supply area; without one, credits as far as there are any."""
    if threw_overboard(s, f, ask_loot):
        return
    if s.answers[f.seat] != NONE:
        surrender(s, f.seat, s.answers[f.seat] - LOSE)
    elif has(s, f.seat, PIRATE_NO_LOSS):
        tell_use(s, f.seat, PIRATE_NO_LOSS)
    else:
        toll = min(TOLL, s.credits[f.seat])
        pay(s, f.seat, toll)
        s.tell("event-toll", "MV7.5", {"seat": f.seat, "amount": toll})


def surrender(s: VenusState, seat: int, good: int) -> None:
    """A good goes back to the supply area of its maker."""
    remove_item(s, seat, good)
    s.supply[good] += 1
    s.tell("event-lose-good", "MV7.5", {"seat": seat, "good": GOOD_IDS[good]})


FIGHT_PIRATE = script(
    "fight_pirate", meet_pirate, ask_weapon, roll_fight, judge_fight, lose_fight, ask_loot,
    hand_over,
)  # fmt: skip

SCRIPTS: Final[list[Script]] = [FIGHT_PIRATE]
ASKS: Final[list[Ask]] = [FIGHT_WITH, LOSE_GOOD]
