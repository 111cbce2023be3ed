"""Services that everything in a server process shares."""
