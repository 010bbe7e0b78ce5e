# topic: common
# Die Seiten im Browser rund um den Tisch.
web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-new = Neue Partie
web-nav-settings = Einstellungen
web-nav-experiments = Labor
web-practise = Üben
web-home = Startseite
web-nowhere = Diese Seite gibt es nicht
web-match = Partie
web-variant = Variante
web-loading = Der Tisch wird gedeckt …
web-no-table = Der Tisch ließ sich nicht laden. Vielleicht wurde der Server erneuert; dann hilft es, die Seite neu zu laden.
web-problem-unloaded = Das ließ sich nicht laden. Vielleicht wurde der Server erneuert; dann hilft es, die Seite neu zu laden.
web-reload = Neu laden
web-cancel = Abbrechen
web-close = Schließen
web-go-on = Weiter
web-save = Speichern
web-saved = Gespeichert.
web-copy = Kopieren
web-copied = Kopiert.

# Die erste Seite.
web-welcome = Ein Tisch in Florenz
web-welcome-more = Mit Freunden, an einem Gerät oder gegen Bots.
web-welcome-new = Neu hier? Lerne ein Spiel in zehn Minuten, oder fang einfach an.
web-welcome-back = Willkommen zurück
web-quick = Jetzt gegen Bots spielen
learn-offer = In zehn Minuten lernen
web-list-mine = Deine Partien
web-list-open = Offene Partien
web-list-running = Partien zum Zuschauen
web-list-all = Alle deine Partien
web-list-people = Deine Mitspieler
web-list-empty = Noch keine Partien.
web-row-round = Runde { $round }
web-row-deadline = Zeit bis { $when }
web-row-unread = Neues im Gespräch
web-status-turn = Du bist am Zug
web-status-invited = { $name } lädt dich ein
web-status-waiting = Wartet auf Mitspieler
web-status-running = Am Zug
web-status-over = Beendet
web-status-abandoned = Aufgegeben
web-status-damaged = Geschlossen

# Die Person.
web-name = Name
web-name-ask = Wie sollen dich die anderen nennen?
web-name-why = Mehr als den Namen brauchst du nicht: kein Konto, kein Passwort. Dieser Browser merkt sich dich.
web-been-here = Ich war schon einmal hier
web-language = Sprache
web-presentation = Tische
web-presentation-picture = als Bild
web-presentation-text = nur in Worten, mit Befehlen
web-presentation-to-text = Nur in Worten spielen
web-presentation-to-picture = Den Tisch als Bild zeigen
web-speed = Züge der anderen
web-speed-slow = langsam
web-speed-normal = nacheinander
web-speed-at-once = sofort
web-scorings = Bei jeder Wertung anhalten, bis ich weitergehe
web-keys = Einzelne Buchstaben als Kürzel
web-automatic = Von selbst würfeln, wo nichts anderes möglich ist
web-explaining = Erklären, worauf die Maus oder der Fokus ruht
web-florentines = Florentiner
web-guest = Gast

# Eine Partie erstellen.
web-seats = Plätze
web-seat-open = Freier Platz

# Warten auf die anderen.

# Rund um den Tisch.
web-unread = { $count ->
    [one] neue Zeile
   *[other] neue Zeilen
}
web-your-turn = Du bist am Zug
web-to-move = ist am Zug
web-timed-out = die Zeit ist um: ein Bot entscheidet
web-time-left = Verbleibende Zeit
web-line-connecting = Verbindung wird aufgebaut …
web-line-reconnecting = Die Verbindung ist abgerissen; neuer Versuch …
web-line-restarting = Der Server wird neu gestartet; die Partie geht gleich weiter.
web-line-offline = Dieses Gerät ist offline. Nichts geht verloren; die Partie geht weiter, sobald es wieder online ist.
web-lost-missing = Diese Partie gibt es nicht, oder sie ist nicht für dich offen.
web-lost-refused = Der Server lässt dich hier nicht hinein.
web-lost-outdated = Der Server wurde erneuert; bitte lade die Seite neu.
web-abandoned = Diese Partie wurde aufgegeben.
web-news = Seit du zuletzt hier warst
web-news-count = { $count ->
    [one] Eines ist geschehen, seit du zuletzt hier warst.
   *[other] { $count } Dinge sind geschehen, seit du zuletzt hier warst.
}
web-news-show = Zeig es mir
web-news-dismiss = Nein, danke
web-news-step = { $step } von { $steps }, seit du zuletzt hier warst
web-news-from-here = So war es, als du zuletzt hier warst.
web-news-failed = Das ließ sich nicht laden; der Tisch selbst ist auf dem neuesten Stand.
web-news-back = Zurück
web-news-on = Weiter
web-news-skip = Zum Jetzt
web-problem-unreachable = Der Server ist nicht erreichbar.
web-problem-unsent = Gerade besteht keine Verbindung; nichts wurde gesendet.
web-pass = Gib das Gerät an { $player } weiter
web-pass-more = Alle geheimen Karten sind verdeckt.
web-pass-me = Ich bin { $player }
web-undo = Zurücknehmen
web-record = Aufzeichnung herunterladen
# Der Rückblick auf eine Partie.
web-review = Rückschau
web-review-play = Abspielen
web-review-pause = Anhalten
web-here = da
web-away = weg
web-stands-in = ist gegangen; der Bot { $bot } spielt weiter
web-absent = kommt nicht; der Bot { $bot } spielt weiter
