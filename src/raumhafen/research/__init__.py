"""PettingZoo, Gymnasium and OpenSpiel adapters; they need the extra `research`."""
