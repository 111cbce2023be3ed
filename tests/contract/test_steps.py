"""Steps cite the rule they carry out: the first line of a docstring begins with its number."""

import re

import pytest

from raumhafen.engine.flow import Step
from raumhafen.games import METAS, load_game
from raumhafen.rulebook import NUMBER, load_rulebook

# Steps without a rule of their own, by game: `script.step` and why.
WITHOUT_RULE: dict[str, dict[str, str]] = {}

# Steps whose number is still to be found: to be emptied.
STILL_TO_CITE: dict[str, tuple[str, ...]] = {
    "galaxy-trucker": (
        "match.note_starter", "draw_stacks.put_on_stack", "repair.keep_part",
        "board_crew.fill_cabin", "flight.ask_to_stay", "flight.after_challenge",
        "declare_engines.declare_engines", "speed_up.speed_up", "planets.arrive_at_planets",
        "planets.land", "find.sight", "find.depart", "sabotage.roll_column", "sabotage.roll_row",
        "declare_cannons.declare_cannons", "enemy.meet", "enemy.delay_winner", "volley.strike_all",
        "destroy.keep_chosen", "pay.spend_chosen", "lose_figures.lose_chosen",
        "lose_cubes.lose_chosen_cube", "load.move_cube",
        # cite parts of GT9.2, which the book does not number
        "repair.drop_useless", "repair.choose_part", "repair.choose_fix",
    ),
    "merchant-of-venus": (
        "opening.read_challenge", "place_contacts.place_contact", "equip_player.take_pilot",
        "turn.ask_departure", "speed_step.read_speed", "speed_step.ask_speed",
        "speed_step.read_again", "speed_step.close_speed", "market_flux.ask_flux",
        "probing.look_at_card", "probing.lift_top", "probing.see_top", "navigate.settle_value",
        "teleport.settle_value", "teleport.read_gate", "start_jump.settle_value", "enter_port.land",
        "enter_asteroid.drill", "enter_asteroid.land", "fight_pirate.ask_weapon",
        "fight_pirate.roll_fight", "draw_encounter.read_card", "carry_out.next_effect",
        "place_pirate.lay_pirate", "roll_move.toss_move", "roll_move.add_move",
        "card_check.make_card_check", "card_check.follow_card_check", "choose_branch.ask_branch",
        "choose_branch.follow_branch", "choice.note_option", "shift_markets.do_shift",
        "lose_one.ask_loss", "lose_one.lose_it", "find_good.take_find", "buy_gauge.raise_gauge",
        "peek_cards.ask_peek", "peek_cards.do_peek", "swap_one_mission.ask_swap",
        "jump_gate.ask_gate", "jump_gate.do_jump", "draw_passenger.read_passenger",
        "draw_passenger.make_room", "shuttle.fly_shuttle", "draw_mission.read_mission",
        "purchase.ask_payment", "scoring.read_spoiler", "scoring.read_fuzzy",
    ),
}  # fmt: skip

every_game = pytest.mark.parametrize("game_id", METAS)


def steps(game_id: str) -> dict[str, Step]:
    """Every step of a game by its script and its name."""
    return {
        f"{script.name}.{name}": step
        for script in load_game(game_id).scripts
        for name, step in zip(script.step_names(), script.steps, strict=True)
    }


def cited(step: Step) -> str:
    """The number at the beginning of the docstring, or nothing."""
    number = re.match(rf"{NUMBER}\b", step.__doc__ or "")
    return number[0] if number else ""


@every_game
def test_every_step_cites_a_rule_of_its_game(game_id: str) -> None:
    book = load_rulebook(game_id)
    excused = {*WITHOUT_RULE.get(game_id, {}), *STILL_TO_CITE.get(game_id, ())}
    wrong = [
        f"{place}: {cited(step) or 'no rule number'}"
        for place, step in steps(game_id).items()
        if place not in excused and not book.under(cited(step))
    ]
    assert not wrong, f"the docstrings of these steps begin with no rule of the game: {wrong}"


@every_game
def test_steps_without_a_rule_are_steps_and_have_a_reason(game_id: str) -> None:
    excused = WITHOUT_RULE.get(game_id, {})
    found = steps(game_id)
    assert all(excused.values())
    assert [place for place in excused if place not in found or cited(found[place])] == []
