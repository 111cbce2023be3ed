"""HTTP and sockets: application, routes, sessions, security."""
