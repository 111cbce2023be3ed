"""The web server: accounts, lobby, tables, sockets, clocks, store."""
