# Benachrichtigungen: kurz, und ohne etwas, das ein Spieler nicht wissen darf.
notice-turn = { $game }: Du bist am Zug.
notice-reminder = { $game }: Deine Zeit läuft ab.
notice-offer = { $game }: Dein Gegner hat etwas angeboten.
notice-over = { $game }: Die Partie ist zu Ende.
notice-several = { $count } Neuigkeiten aus deinen Partien
notice-confirm-subject = Bitte bestätigen: Benachrichtigungen von Rosenkrieg
notice-confirm = Diese Adresse wurde auf { $site } eingetragen, um Bescheid zu bekommen, wenn ein Zug fällig ist. Zum Bestätigen öffne diesen Link:
notice-confirm-foot = Wenn du das nicht warst, brauchst du nichts zu tun. Die Adresse wird innerhalb eines Tages gelöscht.
notice-foot =
    Zum Spielen öffne die Partie in dem Browser, in dem du sonst spielst.
    Keine Benachrichtigungen mehr: { $link }
