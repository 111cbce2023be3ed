"""Steps from every earlier shape of the database to the present one."""
