"""Notices for players who are away: by mail, push message or webhook.

    book       who wants to be told what, and where; tables of their own
    wishes     when a notice may be sent: digest, quiet hours, vacation
    channels   mail, push messages, webhooks
    outgoing   requests to addresses that strangers typed, so never to private ones
    notifier   takes notices out of the outbox and sends them
    doors      the requests of the page

A notice says which game and what happened, never what is hidden in it, and its link opens no seat.
"""
