"""Processes that think: bots, hints, checks of uploads."""
