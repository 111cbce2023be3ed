"""The web platform's doors: application, routes, sockets, sessions."""
