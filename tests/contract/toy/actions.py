"""Every action of Moon market."""

from raumhafen.engine.actions import ActionSpace, numbers
from tests.contract.toy.content import CARDS, STONES

ACTIONS = ActionSpace()
BID = ACTIONS.add("bid", {"card": numbers(0, CARDS - 1)})
BOOST = ACTIONS.add("boost", {"by": numbers(1, 2)})
PASS = ACTIONS.add("pass")
VETO = ACTIONS.add("veto")
GRAB = ACTIONS.add("grab", {"stone": numbers(1, STONES)})
TICK = ACTIONS.add("tick")
CONVERT = ACTIONS.add("convert")
OFFER = ACTIONS.add("offer", {"seat": numbers(0, 3)})
ACCEPT = ACTIONS.add("accept")
SHUT = ACTIONS.add("shut")
NOTE = ACTIONS.add("note", {"card": numbers(0, CARDS - 1)})
KNOCK = ACTIONS.add("knock", {"seat": numbers(0, 3)})
