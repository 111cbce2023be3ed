"""Tables in memory: matches, seats, clocks, bots at the table and who looks on."""
