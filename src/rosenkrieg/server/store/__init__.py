"""Where matches are kept: the only place that knows SQL.

storage     `Storage`, the door: changes to commit, questions to ask, in the words of the table
memory      keeps everything in memory, for tests and for trying out
sqlite      one file, one server; postgres: a database that many servers share
schema      the tables of the database; migrations: how they came about
writing     a change as SQL; reading: the questions as SQL
board       questions for workers, in a table of PostgreSQL
copies      all rows of a database into a file and back
"""

from __future__ import annotations

from rosenkrieg.server.store.address import MEMORY, database_url
from rosenkrieg.server.store.storage import Storage


def open_storage(database: str, limit: float = 3.0) -> Storage:
    """The storage of that address; what its engine needs is imported only now.

    `limit`: seconds that a database elsewhere may take to answer.
    """
    if database == MEMORY:
        from rosenkrieg.server.store.memory import MemoryStorage

        return MemoryStorage()
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        from rosenkrieg.server.store.sqlite import SqliteStorage

        return SqliteStorage(url.database or "")
    from rosenkrieg.server.store.postgres import PostgresStorage

    return PostgresStorage(url, limit)
