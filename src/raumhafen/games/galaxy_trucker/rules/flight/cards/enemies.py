"""GT15.6 to GT15.8 Enemies: smugglers, slavers and pirates."""

from raumhafen.engine.flow import Ask, Frame, script
from raumhafen.games.galaxy_trucker.actions import ACCEPT, DECLINE
from raumhafen.games.galaxy_trucker.rules.credits import earn
from raumhafen.games.galaxy_trucker.rules.flight.deck import card_of
from raumhafen.games.galaxy_trucker.rules.flight.declaring import DECLARE_CANNONS
from raumhafen.games.galaxy_trucker.rules.flight.flight_board import lose_days
from raumhafen.games.galaxy_trucker.rules.flight.loading import load_goods
from raumhafen.games.galaxy_trucker.rules.flight.losses import lose_crew, lose_goods
from raumhafen.games.galaxy_trucker.rules.flight.meteors_and_shots import shot, volley
from raumhafen.games.galaxy_trucker.state import LEARNING, TruckerState


def reward_options(s: TruckerState, player: int) -> list[int]:
    return [ACCEPT, DECLINE]


REWARD = Ask("reward", "GT15.6", reward_options, default=ACCEPT)


def meet(s: TruckerState, f: Frame) -> None:
    """GT15.6 Nobody is attacked or beaten yet."""
    s.at = 0
    s.beaten = []


def attack(s: TruckerState, f: Frame) -> None:
    """GT15.6 Each ship in order, until one wins."""
    if s.at == len(s.queue):
        f.jump(shoot_beaten)
    else:
        s.call(DECLARE_CANNONS, s.queue[s.at])


def compare(s: TruckerState, f: Frame) -> None:
    """GT15.6 Greater wins, equal is nothing, smaller suffers."""
    ship, strength = s.queue[s.at], 2 * card_of(s).strength
    f.seat = ship
    s.at += 1
    if s.declared[ship] > strength:
        s.tell("event-won", "GT15.6", {"seat": s.pilot[ship]})
        if s.round == LEARNING:
            s.answers[s.pilot[ship]] = ACCEPT
        else:
            s.ask(s.pilot[ship], REWARD)
        return
    f.jump(attack)
    if s.declared[ship] < strength:
        suffer(s, ship)


def suffer(s: TruckerState, ship: int) -> None:
    """GT15.7 Penalties at once; pirates only note who was beaten."""
    card = card_of(s)
    s.tell("event-beaten", "GT15.7", {"seat": s.pilot[ship]})
    if card.kind == "smugglers":
        lose_goods(s, ship, card.goods_lost)
    elif card.kind == "slavers":
        lose_crew(s, ship, card.crew_lost, "GT15.7")
    else:
        s.beaten.append(ship)


def reward(s: TruckerState, f: Frame) -> None:
    """GT15.6 Taken or declined, no later ship is attacked."""
    card = card_of(s)
    if s.answers[s.pilot[f.seat]] == DECLINE:
        s.tell("event-declined", "GT15.6", {"seat": s.pilot[f.seat]})
        f.jump(shoot_beaten)
    elif card.goods:
        load_goods(s, f.seat, card.goods)
    else:
        earn(s, f.seat, card.credits, "GT15.7")


def delay_winner(s: TruckerState, f: Frame) -> None:
    """GT15.6 Whoever takes the reward loses the days."""
    lose_days(s, f.seat, card_of(s).days)


def shoot_beaten(s: TruckerState, f: Frame) -> None:
    """GT15.8 One roll for each shot holds for all beaten ships."""
    volley(s, s.beaten[:], [shot(thing) for thing in card_of(s).shots])


ENEMY = script("enemy", meet, attack, compare, reward, delay_winner, shoot_beaten)
