"""Verification: a match is played again, and every position that its record holds is compared."""

from raumhafen.engine.errors import IllegalAction, RaumhafenError, ReplayError
from raumhafen.engine.game import Game
from raumhafen.engine.lines import Header, Line, Played, is_played
from raumhafen.engine.replay import Replay, barrier_mark, check_header, opening, perform
from raumhafen.engine.save import ACTION_FIELDS, Saved, canonical, digest, holds_numbers, save
from raumhafen.engine.state import State

FIRST_LINE = 2  # of a file, after the header


def verify(game: Game, replay: Replay) -> int:
    """Plays everything again, undoing included, and compares all digests; gives their number.

    Of a match that went on by newer rules only the last epoch can be played again.
    """
    check_header(game, replay.present)
    walk = Walk(game, replay, replay.present)
    walk.go()
    return walk.digests


class Walk:
    """Plays the last epoch of a replay by the present rules, whatever rules it was played by."""

    def __init__(self, game: Game, replay: Replay, header: Header) -> None:
        self.game = game
        self.digests = 0
        self.fresh = Replay(replay.header)
        self.rules = replay.header["rules"]  # by which the lines were played
        self.begun = _begin(replay)
        self.rest = replay.lines[self.begun :]
        for line in replay.lines[: self.begun]:
            self.fresh.add(line)
        if self.begun:
            self.rules = self.fresh.present["rules"]
            self.state = self.fresh.restore(game, self.fresh.floor)
            self._compare(replay.lines[self.begun - 1], self.begun - 1 + FIRST_LINE)
        else:
            self.fresh.present = header
            self.state = opening(game, header)

    def go(self) -> State:
        """The position at the end."""
        for number, line in enumerate(self.rest, start=self.begun + FIRST_LINE):
            self._follow(line, number)
            self._compare(line, number)
        return self.state

    def _follow(self, line: Line, number: int) -> None:
        try:
            if is_played(line):
                self._perform(line)
            if "position" in line:
                self.rules = line["rules"]
            else:
                self.fresh.add(_without_snapshot(line))
            if "undo" in line:
                self.state = self.fresh.restore(self.game, line["undo"])
        except ReplayError:
            raise
        except (RaumhafenError, KeyError, TypeError, IndexError) as error:
            reason = str(error)
            raise ReplayError("error-replay-line", {"line": number, "reason": reason}) from error

    def _perform(self, line: Played) -> None:
        """Lines of older rules also tell whether chance had a hand in them."""
        before = barrier_mark(self.state)
        perform(self.game, self.state, line)
        moved = barrier_mark(self.state) != before
        if self.rules != self.game.meta.rules_version and moved != ("barrier" in line):
            raise IllegalAction("error-replay-chance")

    def _compare(self, line: Line, number: int) -> None:
        if "digest" not in line:
            return
        if self.rules == self.game.meta.rules_version:
            same = line["digest"] == digest(self.state) and self._is_saved(line)
        elif "snapshot" in line:
            same = is_same(self.game, self.state, line["snapshot"], self.rules)
        elif "position" in line:
            same = is_same(self.game, self.state, line["position"], self.rules)
        else:
            return  # nobody can say what it was made of
        if not same or line["at"] != len(self.fresh.history):
            raise ReplayError("error-replay-digest", {"line": number})
        self.digests += 1

    def _is_saved(self, line: Line) -> bool:
        if "snapshot" in line:
            return line["snapshot"] == in_form_of(line["snapshot"], self.game, self.state)
        if "position" in line:
            return line["position"] == in_form_of(line["position"], self.game, self.state)
        return True


def _begin(replay: Replay) -> int:
    """How many lines belong to older rules, the one that begins the last epoch included."""
    begun = 0
    for count, line in enumerate(replay.lines, start=1):
        if "position" in line and "replayed" not in line:
            begun = count
    return begun


def _without_snapshot(line: Line) -> Line:
    """Nothing that is to be checked is believed."""
    return {"at": line["at"], "digest": line["digest"]} if "snapshot" in line else line


def in_form_of(saved: Saved, game: Game, state: State) -> Saved:
    """The state, saved with numbers or codes as the other was."""
    return save(state) if holds_numbers(saved) else game.save(state)


def is_same(game: Game, state: State, saved: Saved, version: int) -> bool:
    """Equal to what older rules have saved, over the fields that both know."""
    old, new = game.upgraded(saved, version), game.save(state)
    both = [name for name in new if name in saved]
    if holds_numbers(saved):
        new = save(state)
    if not game.can_read_actions(saved, version):
        both = [name for name in both if name not in ACTION_FIELDS]
    return canonical({name: old[name] for name in both}) == canonical(
        {name: new[name] for name in both}
    )
