"""SB16 Standing answers and the setting that answers an allocation, as a session gives them."""

import pytest

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.session import Session
from raumhafen.games.space_base.game import GAME
from tests.games.space_base.table import Table


class Sitting:
    """A table whose answers go through a session; `asked` are the seats a person would ask."""

    def __init__(self, table: Table) -> None:
        table.begin()
        self.t = table
        self.session = Session.new(GAME, table.s.seats, {}, 1)
        self.session.state = table.s

    def asked(self) -> list[int]:
        while True:
            answers = self.t.s.actions
            self.session.settle()
            self.t.settle()
            if self.t.s.actions == answers:
                return self.t.asked()

    def answer(self, seat: int, *texts: str) -> None:
        for text in texts:
            self.t.answer(seat, text)
            self.asked()

    def roll(self, a: int, b: int) -> None:
        assert self.asked() == []
        self.t.roll(a, b)

    def go_on(self) -> list[int]:
        self.t.go_on()
        return self.asked()


def three_seats(*boards: str, rival: str = "12: S | Shatalov") -> Sitting:
    """Seat 1 begins; seat 0, who has Grissom, plays last."""
    t = Table(seats=3, active=1, first=1)
    t.board(0, "3: S | Grissom(1)", *boards)
    t.board(1, rival)
    t.resources(1, 0, 0, 35)
    return Sitting(t)


def test_t50_own() -> None:
    """SB16 SB16.2, SB16.3 T50: quiet until the own turn begins, but asked to allocate as usual."""
    play = three_seats()
    assert play.asked() == [0]
    play.session.stand(0, "own")
    play.roll(3, 5)
    assert play.asked() == [0, 1]
    assert play.t.question(0) == "allocate"
    play.answer(0, "split")
    play.answer(1, "split")
    assert play.go_on() == [1]  # phase 6, seat 0 was not asked in phase 5
    play.answer(1, "done")
    assert play.t.stopped  # nor in phase 7
    play.go_on()
    play.roll(1, 1)  # nor before the roll of seat 2
    play.answer(2, "split", "done")
    assert (play.t.s.active, play.t.s.phase, play.asked()) == (0, 1, [0])
    assert play.t.question(0) == "ability"


def test_t50_the_end_wakes_everybody() -> None:
    """SB16.3 T50: when another seat reaches 40, all standing answers end."""
    play = three_seats()
    play.session.stand(0, "own")
    play.roll(6, 6)
    play.answer(1, "sum")
    assert play.t.s.triggered
    assert play.go_on() == [0]
    assert (play.t.s.phase, play.t.question(0)) == (5, "ability")


def test_turn() -> None:
    """SB16.2 `turn` is done for the rest of this turn, and asked again in the next."""
    play = three_seats()
    play.session.stand(0, "turn")
    play.roll(1, 1)
    play.answer(1, "split")
    assert play.go_on() == [1]
    play.answer(1, "done")
    assert play.t.stopped and play.t.s.phase == 9
    assert play.go_on() == [0]
    assert (play.t.s.active, play.t.s.phase) == (2, 1)


def test_change() -> None:
    """SB16.2 `change` holds until something becomes usable that was not usable then."""
    play = three_seats("12: S, Armstrong | Bregovoy", rival="1: S | Malyshev")
    play.session.stand(0, "change")
    play.roll(1, 1)
    play.answer(1, "split")
    play.go_on()
    assert play.t.stopped and play.t.s.phase == 9
    play.go_on()
    play.roll(6, 6)
    play.answer(2, "split")
    play.answer(0, "sum")
    assert (play.t.s.phase, play.asked()) == (5, [0])
    assert play.t.options(0) == ["done", "use Grissom", "use Armstrong"]


def test_change_looks_at_the_side_that_faces_up() -> None:
    """SB16.2 A card that was deployed meanwhile has another ability than the one that rested."""
    t = Table()
    t.board(0, "9: S | Zudov(1)")
    t.resources(0, 20)
    t.shipyard("Parker")
    play = Sitting(t)
    play.session.stand(0, "change")
    play.roll(1, 2)
    play.answer(0, "split")
    assert play.go_on() == [0]
    assert t.question(0) == "buy"
    play.answer(0, "buy Parker")
    assert (t.s.phase, t.question(0)) == (7, "ability")


def test_change_looks_inside_hidden_dialogues() -> None:
    """SB16.2, SB18.2 What the own kept-back answers make usable is news to their owner, too."""
    t = Table(active=1, first=1)
    t.board(0, "3: S | Grissom", "11: S, Collins(1) | Jähn")
    play = Sitting(t)
    play.answer(0, "use Collins")
    play.session.stand(0, "change")
    play.answer(0, "charge Grissom")
    assert t.options(0) == ["done", "use Grissom"]


def test_withdrawing() -> None:
    """SB16.3 The owner may withdraw a standing answer at any time."""
    play = three_seats()
    play.session.stand(0, "own")
    play.roll(1, 1)
    play.session.withdraw(0, "own")
    play.answer(1, "split")
    assert play.go_on() == [0]
    assert play.t.s.phase == 5


def test_an_instant_win_wakes_its_owner() -> None:
    """SB16.3 Nobody sleeps through win_game: here it is charged by the owner's own roll."""
    t = Table(seats=3)
    t.board(0, "3: S | Grissom(1)", "12: S | Armstrong(3)")
    play = Sitting(t)
    play.session.stand(0, "turn")
    play.roll(6, 6)
    play.answer(0, "sum")
    assert play.go_on() == [0]
    assert t.options(0) == ["done", "use Grissom", "use Armstrong"]
    assert 0 not in play.session.standing


def test_standing_answers_keep_to_ability_phases() -> None:
    """SB16.3 Dice, allocation, claims and the buy are asked of their owner all the same."""
    t = Table()
    t.board(0, "3: S | Volynov(1)", "1: S | Gagarin(1)", "6: S, Grissom(1) | Lovell")
    t.resources(0, 14)
    play = Sitting(t)
    assert t.question(0) == "ability"
    play.session.stand(0, "turn")
    seen = []
    for _ in range(3):
        assert play.asked() == [0] or t.waits_for_dice(2)
        if t.waits_for_dice(2):
            t.roll(1, 2)
        seen.append(t.question(0))
        play.answer(0, "split" if t.question(0) == "allocate" else "done")
    play.go_on()
    seen.append(t.question(0))
    assert seen == ["set-die", "reroll", "allocate", "buy"]


def test_standing_answers_are_private() -> None:
    """SB16.4, SB18.3 No other view changes, and what is legal stays legal."""
    play = three_seats()
    before = [play.session.view(seat) for seat in (1, 2, -1)]
    options = play.t.options(0)
    play.session.stand(0, "own")
    assert [play.session.view(seat) for seat in (1, 2, -1)] == before
    assert play.t.options(0) == options
    play.t.answer(0, "use Grissom")
    assert play.t.counts(0) == (3, 0, 0)


def test_seats_do_not_wait_for_each_other() -> None:
    """SB16.4 Asked at once, they answer in any order; only the reveal waits for the last."""
    t = Table(seats=3, active=1, first=1)
    t.board(0, "3: S | Grissom(1)")
    t.board(2, "2: S | Shepard(3)")
    for order in ((0, 2), (2, 0)):
        play = Sitting(t.copy())
        assert play.asked() == [0, 2]
        for seat in order:
            assert play.t.counts(seat) == (0, 0, 0)
            play.answer(seat, play.t.options(seat)[1])
        assert (play.t.counts(0), play.t.counts(2)) == ((3, 0, 0), (20, 0, 0))


def test_an_unknown_standing_answer_is_refused() -> None:
    """SB16.2 There are turn, own and change, and the setting of SB16.5."""
    play = three_seats()
    with pytest.raises(IllegalAction, match="error-standing-unknown"):
        play.session.stand(0, "forever")
    assert set(GAME.standing_kinds) == {"turn", "own", "change", "better"}


# --- SB16.5 --------------------------------------------------------------------------------------


def allocation(a: int, b: int, *boards: str, setting: bool = True) -> Sitting:
    """The active seat 0 has rolled, with the setting switched on."""
    t = Table()
    t.board(0, *boards)
    play = Sitting(t)
    if setting:
        play.session.stand(0, "better")
    while not t.waits_for_dice(2):
        play.answer(0, "done")
    t.roll(a, b)
    play.asked()
    return play


def test_the_better_allocation_is_answered() -> None:
    """SB16.5 4 and 4 give 2 c split and 3 c as the sum; off by default nobody answers."""
    play = allocation(4, 4)
    assert play.t.stopped
    play.t.expect(0, credits=+3)
    assert allocation(4, 4, setting=False).asked() == [0]


def test_what_is_better_in_one_and_worse_in_another_is_asked() -> None:
    """SB16.5 Credits against income, a cube against a credit, or all equal: the seat decides."""
    assert allocation(5, 6).asked() == [0]
    assert allocation(3, 3, "3: S | Grissom", "6: S | Arrow").t.cubes("Grissom") == 2
    assert allocation(1, 3, "3: S | Grissom", "4: S | Duke").asked() == [0]
    assert allocation(1, 1, "2: S | Crippen").asked() == [0]


def test_the_setting_goes_on_beside_a_standing_answer() -> None:
    """SB16.5 A setting and SB16.2 an answer for ability phases do not replace each other."""
    play = allocation(4, 4, "3: S | Grissom(1)", setting=False)
    play.session.stand(0, "better")
    play.session.stand(0, "turn")
    assert play.asked() == []
    play.t.expect(0, credits=+3)
    assert play.go_on() == [0]
    assert play.t.question(0) == "buy"
    play.session.withdraw(0, "turn")
    assert list(play.session.standing[0]) == ["better"]


def test_with_a_shift_or_a_doubling_the_seat_is_asked() -> None:
    """SB16.5 Charged cards of that kind leave the choice to their owner."""
    assert allocation(4, 4, "2: S | Ride(1)").asked() == [0]
    assert allocation(4, 4, "2: S | Ride").asked() == []
    assert allocation(2, 2, "8: S | Aksyonov(1)", "4: S | Duke").asked() == [0]


def test_arrows_are_counted() -> None:
    """SB16.5 The automatic chain 7, 8, 9 gives income, so split is not simply better."""
    assert allocation(3, 4, "7: S | Merbold", "8: S | Lichtenberg").asked() == [0]
    assert allocation(4, 6, "10: S | Shaw").asked() == [0]


def test_a_square_counts_once() -> None:
    """SB16.5 Doubles in Ride's sector bring one cube, not two."""
    play = allocation(2, 2, "2: S | Ride", "4: S | Duke")
    assert play.asked() == [0]
    assert GAME.view(play.t.s, 0)["previews"][0] == {
        "split": [0, 0, 0, 1, 0],
        "sum": [3, 0, 0, 0, 0],
    }


def test_a_claim_counts_when_answers_are_compared() -> None:
    """SB16.5 Two ships for nothing against nothing at all: the sum is answered."""
    t = Table()
    t.board(0, "2: S | Tinbergen", "6: S | Arrow", "8: S | Tereshkova")
    t.shipyard("Kizim", "Engle")
    play = Sitting(t)
    play.session.stand(0, "better")
    t.roll(2, 6)
    play.asked()
    assert t.question(0) == "claim"
