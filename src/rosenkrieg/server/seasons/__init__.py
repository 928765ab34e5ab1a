"""Seasons on the site: what is entered, by whom, and who hears of it.

    commands  a command becomes entries of the ledger
    keeper    one season in memory: its ledger, its rows, storing, catching up with other processes
    seasons   all seasons of a process: creating, loading, letting go, what time does to them
    requests  the HTTP requests
    talk      the socket that tells of changes

The rules are all in `campaign`; as with matches, something is shown only when it has been stored.
"""
