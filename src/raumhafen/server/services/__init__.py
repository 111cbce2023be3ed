"""Services of a server process: news, leases, tasks, notices, the catalogue of games."""
