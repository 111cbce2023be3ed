"""SB7 to SB13 What the assistant says about an answer: the numbers of small positions."""

from raumhafen.engine.errors import Argument
from raumhafen.games.space_base.game import GAME
from tests.games.space_base.notation import action_of, card, starter
from tests.games.space_base.table import Table

Told = dict[str, dict[str, Argument]]


def told(t: Table, text: str) -> Told:
    """The reasons for an option by their keys; of changed figures what they are now."""
    assert text in t.options(0)
    found: Told = {}
    for reason in GAME.mind().reasons(t.s, 0, action_of(t.s, 0, text)):
        if reason.key in ("reason-more", "reason-less"):
            found.setdefault(reason.key, {})[str(reason.args["what"])] = reason.args["after"]
        else:
            assert reason.key not in found
            found[reason.key] = reason.args
    return found


def paid(args: dict[str, Argument]) -> dict[str, Argument]:
    """What a card or a sector pays, without what it does not."""
    names = ("credits", "income", "vp", "cube", "arrow", "claim", "special", "nothing")
    return {name: args[name] for name in names if args.get(name)}


# --- cards ---------------------------------------------------------------------------------------


def test_scott_buys_a_ship_and_then_asks_where() -> None:
    """SB11.3, SB12.3 The exact price; the sector decides what is deployed."""
    t = Table()
    t.board(0, "7: S | Scott(1)")
    t.resources(0, 30)
    t.shipyard("Worden")
    t.answer(0, "use Scott")
    ship = told(t, "buy Worden")
    assert ship["reason-price"] == {"cost": 7, "left": 23}
    assert ship["reason-pays-own"]["card"] == card("Worden")
    assert paid(ship["reason-pays-own"]) == {"credits": 3}
    t.answer(0, "buy Worden")
    where = told(t, "place 8")
    assert (where["reason-station"]["card"], where["reason-station"]["sector"]) == (
        card("Worden"),
        8,
    )
    assert where["reason-deploys"]["card"] == starter(0, 8)
    assert paid(where["reason-deploys"]) == {"credits": 2}


def test_a_claimed_ship_is_free() -> None:
    """SB11.4 What it would have cost is told, and what it brings."""
    t = Table()
    t.board(0, "12: S, Nikolayev(1) | Lousma")
    t.shipyard("Young")
    t.answer(0, "use Nikolayev")
    ship = told(t, "claim Young")
    assert ship["reason-free"] == {"cost": 12}
    assert (ship["reason-station"]["sector"], paid(ship["reason-station"])) == (1, {"credits": 4})
    assert list(ship["reason-more"]) == ["@figure-round-credits"]
    assert told(t, "done") == {"reason-keep-board": {}}


def test_a_colony_is_told_by_its_points() -> None:
    """SB13.1 It pays nothing any more; the ship below is deployed."""
    t = Table()
    t.resources(0, 20)
    t.roll(1, 2)
    t.to_rewards()
    t.go_on()
    colony = told(t, "buy Tinbergen")
    assert colony["reason-colony"] == {"card": card("Tinbergen"), "sector": 2, "vp": 4}
    assert colony["reason-all-credits"] == {"cost": 12, "credits": t.s.credits[0]}
    assert "reason-station" not in colony


def test_an_exchange_tells_both_cards() -> None:
    """SB11.10 Carr comes to sector 9, Zudov goes to 7; the board of the match stays."""
    t = Table()
    t.board(0, "7: S | Carr", "9: S | Zudov(1)")
    t.answer(0, "use Zudov")
    swapped = told(t, "exchange 7")
    cards = {"card": card("Zudov"), "to": card("Carr"), "sector": 7}
    assert swapped["reason-exchange"] == cards
    assert list(swapped["reason-less"]) == ["@figure-round-vp"]  # 9 is rolled less often than 7
    t.expect_board(0, "7: S | Carr", "9: S | Zudov(1)")


# --- dice ----------------------------------------------------------------------------------------


def test_the_better_arrow_is_taken_for_granted() -> None:
    """SB8.4, SB13.1 Shaw opens 9 or 11, and the colony in 11 pays nothing."""
    t = Table()
    t.board(0, "10: S | Shaw", "11: S | Koopmans")
    t.roll(4, 6)
    total = told(t, "sum")["reason-pays"]
    assert (total["sectors"], total["count"]) == ("10, 9", 2)
    assert paid(total) == {"income": 1}


def test_a_doubling_that_pays_is_taken_for_granted() -> None:
    """SB8.8 Sector 3 twice, and Aksyonov spends a cube for it."""
    t = Table()
    t.board(0, "3: S | Prunariu", "8: S | Aksyonov(1)")
    t.roll(3, 3)
    split = told(t, "split")
    assert (split["reason-pays"]["sectors"], paid(split["reason-pays"])) == (
        "3, 3, 3, 3",
        {"credits": 8},
    )
    assert split["reason-spends"] == {"card": card("Aksyonov")}


def test_a_die_is_set_to_the_face_that_pays() -> None:
    """SB11.7 With Schmitt in 6 a six beats the average roll and a two falls behind it."""
    t = Table()
    t.board(0, "1: S | Gagarin(2)", "6: S | Schmitt")
    six, two = told(t, "set Gagarin 6"), told(t, "set Gagarin 2")
    assert "reason-better-roll" in six and "reason-worse-roll" in two
    assert six["reason-spends"] == two["reason-spends"] == {"card": card("Gagarin")}
    t.answer(0, "set Gagarin 6")
    assert "reason-better-roll" in told(t, "set Gagarin 6")  # against a die by chance
    assert "reason-worse-roll" in told(t, "set Gagarin 2")


def test_a_reroll_is_measured_by_what_lies_there() -> None:
    """SB11.6 After 1 and 2 any reroll is better, both dice best; after 6 and 6 all are worse."""
    chances: list[list[int]] = []
    for dice, key in (((1, 2), "reason-better-roll"), ((6, 6), "reason-worse-roll")):
        t = Table()
        t.board(0, "3: S | Volynov(3)", "6: S | Schmitt")
        t.roll(*dice)
        said = [told(t, f"reroll Volynov {which}") for which in ("first", "second", "both")]
        chances.append([int(one[key]["percent"]) for one in said])
        assert said[0]["reason-spends"] == {"card": card("Volynov")}
    poor, rich = chances
    assert poor[2] > poor[0] > poor[1] > 0  # the one pays more than the two
    assert rich[2] > rich[0] == rich[1] > 0


# --- cubes ---------------------------------------------------------------------------------------


def test_cubes_are_counted_towards_the_next_use() -> None:
    """SB9.2, SB11.9 One for Ride, who is ready then; taken away again, Ride is not."""
    t = Table(seats=4)
    t.board(0, "2: S | Ride", "7: S | Kubasov", "8: S | Collins(1)")
    t.answer(0, "use Collins")
    ride = {"card": card("Ride"), "cubes": 1, "need": 1}
    assert told(t, "charge Ride") == {"reason-ready": ride}
    kubasov = {"card": card("Kubasov"), "cubes": 1, "need": 2}
    assert told(t, "charge Kubasov") == {"reason-cubes": kubasov}
    t.answer(0, "charge Ride")
    assert told(t, "from Ride") == {"reason-cubes": {**ride, "cubes": 0}}
    t.answer(0, "from Ride")
    assert told(t, "to Kubasov") == {"reason-cubes": kubasov}
    assert told(t, "done") == {"reason-keep-cubes": {}}
