"""MV17.3 Gains and losses of a seat, each with its line in the log."""

from raumhafen.games.merchant_of_venus.content.kinds import SKILLS
from raumhafen.games.merchant_of_venus.content.tables import REWARD_IDS
from raumhafen.games.merchant_of_venus.rules.ships import change_gauge, gain, pay
from raumhafen.games.merchant_of_venus.state import VenusState


def earn(s: VenusState, seat: int, amount: int, rule: str) -> None:
    """MV18.8 Credits from the bank."""
    gain(s, seat, amount)
    s.tell("event-credits", rule, {"seat": seat, "amount": amount})


def spend(s: VenusState, seat: int, amount: int, rule: str) -> None:
    """MV18.8 Credits to the bank."""
    pay(s, seat, amount)
    s.tell("event-paid", rule, {"seat": seat, "amount": amount})


def add_fame(s: VenusState, seat: int, amount: int, rule: str) -> None:
    """MV13.10 Fame markers."""
    s.fame[seat] += amount
    s.tell("event-fame", rule, {"seat": seat, "amount": amount})


def add_infamy(s: VenusState, seat: int, amount: int, rule: str) -> None:
    """MV13.10 Infamy markers."""
    s.infamy[seat] += amount
    s.tell("event-infamy", rule, {"seat": seat, "amount": amount})


def remove_infamy(s: VenusState, seat: int, most: int, rule: str) -> None:
    """MV13.10 Infamy markers go back, as many as there are."""
    amount = min(most, s.infamy[seat])
    s.infamy[seat] -= amount
    s.tell("event-infamy-removed", rule, {"seat": seat, "amount": amount})


def move_gauge(s: VenusState, seat: int, gauge: int, by: int, rule: str) -> None:
    """MV1.3 Nothing is told of a gauge that is at its end."""
    before = s.gauges[2 * seat + gauge]
    change_gauge(s, seat, gauge, by)
    now = s.gauges[2 * seat + gauge]
    if now != before:
        key = "event-gauge-rises" if now > before else "event-gauge-falls"
        s.tell(key, rule, {"seat": seat, "gauge": SKILLS[gauge], "value": now})


def tell_move(s: VenusState, seat: int, rule: str) -> None:
    """MV5.5 The movement points that are left."""
    s.tell("event-mp", rule, {"seat": seat, "mp": s.mp})


def tell_effect(s: VenusState, seat: int, rule: str) -> None:
    """MV0.2 The effect die, where it is no check."""
    s.tell("event-effect-die", rule, {"seat": seat, "die": s.effect})
    s.beat("roll")


def tell_use(s: VenusState, seat: int, reward: int) -> None:
    """MV13.6 A reward whose power is used."""
    s.tell("event-reward-used", "MV13.6", {"seat": seat, "reward": REWARD_IDS[reward]})
