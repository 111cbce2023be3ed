"""The database: schema, migrations, and stores for each kind of record."""
