# Notices: short, and without anything that a player may not know.
notice-turn = { $game }: it’s your turn.
notice-reminder = { $game }: your time is running out.
notice-offer = { $game }: your opponent has made an offer.
notice-over = { $game }: the match is over.
notice-several = { $count } updates from your matches
notice-confirm-subject = Please confirm: notifications from Rosenkrieg
notice-confirm = Someone entered this address at { $site } to be notified when it’s their turn. To confirm, open this link:
notice-confirm-foot = If that wasn’t you, do nothing. The address will be deleted within a day.
notice-foot =
    To play, open the match in the browser you usually play in.
    Stop notifications: { $link }
