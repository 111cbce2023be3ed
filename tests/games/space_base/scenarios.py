"""Openings of scenarios that several chapters share."""

from tests.games.space_base.table import Table

HAND_A = ("Overmyer", "Bobko", "Crippen", "Kizim", "Carr", "Weitz")
HAND_B = ("Serebrov", "Peterson", "Engle", "Jähn", "Lazarev", "Garriott")


def light_speed(hand_a: tuple[str, ...] = HAND_A, hand_b: tuple[str, ...] = HAND_B) -> Table:
    """Two seats with their hands drawn, before anybody has chosen."""
    t = Table.opening(2, "light-speed")
    t.draw(*hand_a, *hand_b)
    return t


def at_phase_5(t: Table) -> None:
    """A roll of 1 and 2 whose rewards are left out of the count."""
    while not t.waits_for_dice(2):
        t.answer(0, "done")
    credits = t.s.credits[0]
    t.roll(1, 2)
    t.to_rewards()
    t.s.credits[0] = credits
    t.go_on()


def at_phase_6(t: Table) -> None:
    at_phase_5(t)
    while t.question(0) == "ability":
        t.answer(0, "done")
