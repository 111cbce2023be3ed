"""What is kept in the database, behind functions of the server's own words."""
