"""The stage between two own answers: events in order, and the board changes with each of them."""

from __future__ import annotations

import pytest

from tests.browser.browsers import WITH_A_PHONE, Visitor, expect, violations
from tests.browser.clicking import start_table
from tests.browser.conftest import Visit
from tests.browser.recordings import Recording, play_from
from tests.browser.stages import Script, seen, wait_end, wait_stage, watch
from tests.browser.truckers import four_fly

pytestmark = pytest.mark.slow

# The game of four bots in which the first card moves three rockets.
STARDUST = 1
# The one whose first card is a swarm of meteors that tears off tiles.
METEORS = 7
LAPPED = {
    "key": "event-give-up",
    "rule": "GT12.4",
    "args": {"seat": 0},
    "raw": {"seat": 0},
    "beat": "out",
}


def flying(person: Visitor, seed: int = STARDUST) -> None:
    """Asked whether to stay, before the first card."""
    game = four_fly(seed)
    play_from(person, game.text, game.moments["give-up"][0])
    person.wait_asked("stay")
    watch(person)


def stay(person: Visitor) -> None:
    person.press('[data-code="stay"]')
    person.confirm()


# --- the stage itself ----------------------------------------------------------------------------


def test_a_card_is_seen_before_its_effects_and_each_effect_by_itself(visit: Visit) -> None:
    person = visit(stage="normal")
    flying(person)
    stay(person)
    wait_end(person)
    first, *rest = seen(person)
    assert first["beat"] == "card"
    assert first["card"]
    assert first["lasts"] >= 1500
    assert [scene["beat"] for scene in rest] == ["move", "move", "move"]
    # Nobody is asked before the story is over, and rockets move one by one, with their event.
    assert all(scene["asked"] == 0 for scene in [first, *rest])
    stands = [scene["rockets"] for scene in [first, *rest]]
    moved = [
        sum(a != b for a, b in zip(now, then, strict=True))
        for now, then in zip(stands, stands[1:], strict=False)
    ]
    assert moved == [1, 1, 1]
    person.check()


@pytest.mark.soak
def test_a_volley_is_told_roll_by_roll(visit: Visit) -> None:
    """Die, trace, what it hits, and only then what falls off."""
    person = visit(stage="quick")
    flying(person, METEORS)
    stay(person)
    wait_end(person)
    scenes = seen(person)
    beats = [scene["beat"] for scene in scenes]
    assert {"roll", "hit", "loss"} <= set(beats)
    assert scenes[beats.index("roll")]["roll"]
    assert beats.index("card") < beats.index("roll") < beats.index("hit")
    for before, now in zip(scenes, scenes[1:], strict=False):
        if before["tiles"] > now["tiles"]:
            assert now["beat"] == "loss"
    person.check()


@pytest.mark.parametrize("phone", WITH_A_PHONE)
def test_a_tap_on_the_board_skips(visit: Visit, phone: bool) -> None:
    person = visit(stage="slow", phone=phone)
    flying(person)
    stay(person)
    wait_stage(person, "card")
    person.press("[data-tour='ship']")
    wait_end(person)
    assert len(seen(person)) == 1
    person.check()


def test_escape_skips_and_next_goes_one_scene_on(visit: Visit) -> None:
    person = visit(stage="slow")
    flying(person)
    stay(person)
    wait_stage(person, "card")
    person.press("[data-stage-next]")
    wait_stage(person, "move")
    person.page.keyboard.press("Escape")
    wait_end(person)
    assert [scene["beat"] for scene in seen(person)] == ["card", "move"]


@pytest.mark.soak
def test_the_speed_is_chosen_while_one_looks(visit: Visit) -> None:
    person = visit(stage="slow")
    flying(person)
    stay(person)
    wait_stage(person, "card")
    person.page.locator("[data-stage-speed]").select_option("off")
    person.press("[data-stage-next]")
    wait_end(person)
    assert len(seen(person)) == 1
    person.open("/settings")
    expect(person.page.locator("input[name=stage][value=off]")).to_be_checked()
    expect(person.page.locator("#stage-sounds")).not_to_be_checked()


def test_reduced_motion_shows_still_pictures_that_are_read(visit: Visit) -> None:
    person = visit(stage="slow", motion="reduce")
    flying(person)
    stay(person)
    wait_stage(person)
    assert violations(person.page) == []
    wait_stage(person, "move")
    expect(person.page.locator("[data-stage] [role=status]")).to_contain_text("days")
    wait_end(person)
    assert all(scene["moving"] == 0 and scene["words"] for scene in seen(person))


def test_who_is_thrown_out_cannot_miss_it(visit: Visit) -> None:
    """GT12.4 A full banner with the reason, which no tap skips unseen."""
    person = visit(stage="slow")
    script = Script(person)
    flying(person)
    card = {"key": "event-declined", "rule": "GT15.6", "args": {"seat": 1}, "beat": "card"}
    script.tells = [card, dict(LAPPED)]
    stay(person)
    wait_stage(person)
    person.page.keyboard.press("Escape")
    banner = person.page.locator("[data-banner]")
    expect(banner).to_contain_text("lapped")
    person.press("[data-banner-on]")
    expect(banner).to_have_count(0)


def test_while_my_clock_runs_a_story_takes_one_second_at_most(visit: Visit) -> None:
    person = visit(stage="slow")
    person.guest("Ada")
    body = {
        "game": "space-base",
        "seats": 3,
        "kinds": ["me", "bot:random", "bot:random"],
        "private": True,
        "pace": {"kind": "live", "seconds": 600},
        "bot_pace": False,
    }
    made = person.send("/api/tables", body)
    start_table([person], str(made["id"]))
    person.wait_asked()
    watch(person)
    # Bots answer one by one, so a story may begin before my clock runs; what is told from then on
    # has one second. That a scene already seen is shortened is tested with timers, in
    # stage.alone.test.ts.
    for _ in range(6):
        person.answer(person.wait_asked()[0])
        wait_end(person)
        hurried = [scene["lasts"] for scene in seen(person) if scene["hurried"]]
        if hurried:
            break
    assert hurried
    assert max(hurried) <= 1000


# --- the games -----------------------------------------------------------------------------------


def test_space_base_tells_rolls_payments_and_purchases_apart(visit: Visit) -> None:
    person = visit(stage="quick", motion="full")
    game = Recording("space-base", 3, 7)
    play_from(person, game.text, game.moments["buy:buy"][3])
    watch(person)
    for _ in range(4):
        person.answer(person.wait_asked()[0])
        wait_end(person)
        scenes = seen(person)
        if any(scene["buy"] for scene in scenes):
            break
    assert any(scene["roll"] for scene in scenes)
    payees = [scene["pay"] for scene in scenes if scene["pay"]]
    assert {"0", "1", "2"} <= set(payees)
    assert any(scene["buy"] and scene["flight"] for scene in scenes)
    assert all(not scene["asked"] for scene in scenes)
    person.check()


def test_merchant_of_venus_shows_a_fight_before_the_camera_leaves(visit: Visit) -> None:
    """MV7.4 The die against the gauge, and how it ended."""
    person = visit(stage="normal")
    game = Recording("merchant-of-venus", 2, 3)
    play_from(person, game.text, game.moments["fight"][0])
    watch(person)
    person.answer(person.wait_asked()[0])
    wait_stage(person, "fight")
    trial = person.page.locator("[data-scene-trial]")
    die, total, value = map(int, (trial.get_attribute("data-scene-trial") or "").split())
    assert total == die + 1  # a gold pirate
    expect(trial).to_contain_text("Passed" if total <= value else "Failed")
    wait_end(person)
    first = seen(person)[0]
    assert first["beat"] == "fight"
    assert first["lasts"] >= 1500
    person.check()
