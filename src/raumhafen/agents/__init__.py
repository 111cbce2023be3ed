"""Bots. They see what their seat sees: views and re-dealt copies, never the true position."""

from raumhafen.agents.agent import Agent
from raumhafen.agents.registry import NAMES, make_agent, strengths

__all__ = ["NAMES", "Agent", "make_agent", "strengths"]
