"""Replays of finished and uploaded games."""
