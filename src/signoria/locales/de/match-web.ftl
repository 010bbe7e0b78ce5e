# topic: match
# Around a match, but not seen at first: the waiting room, the panel, what is told on a return.
web-waiting = Warteraum
web-waiting-open = Die Partie beginnt, sobald alle Plätze vergeben sind: { $count ->
    [one] ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}.
web-waiting-start = Die Partie beginnt gleich.
web-waiting-until = Wartet bis
web-length = Länge
web-length-turns = etwa { $turns } Züge für jeden
web-waiting-leave = Platz verlassen
web-waiting-cancel = Partie absagen
web-invitation = Einladung: Schicke den anderen diesen Link
web-invitation-local = Du hast diese Seite unter einer Adresse geöffnet, die nur dieser Computer kennt. Öffne sie für andere unter einer Adresse, die sie erreichen.
web-join = Mitspielen
web-join-seat = Hier sitzen
web-fill = Bot: { $bot }
problem-seat-open = dort sitzt niemand
web-free-seat = Platz freigeben
web-departures = hat { $left } von { $matches } Partien verlassen
web-vacation = im Urlaub bis { $until }
web-before = anstelle von { $names }
web-invite = Jemanden einladen
web-token-make = Netzwerk-Bot
web-token-title = Netzwerk-Bot
web-token = Token des Netzwerk-Bots: nur jetzt zu sehen
web-token-address = Adresse der Partie
web-token-what = Ein Programm, das beides hat, spielt diesen Platz: Gib es „signoria bot“. Ein verlorenes Token ist kein Schaden: „Neues Token“ unter „Partie“ erzeugt ein anderes.
web-token-renew = Neues Token
web-token-renew-what = Erzeugt ein anderes Token für diesen Netzwerk-Bot; das alte gilt dann nicht mehr
web-by-clock = { $count ->
    [one] ein Bot machte einen Zug, da die Zeit um war
   *[other] ein Bot machte { $count } Züge, da die Zeit um war
}
web-news-by-clock = Deine Zeit war um: { $count ->
    [one] Ein Bot hat einen Zug
   *[other] Ein Bot hat { $count } Züge
} für dich gemacht.
web-proposal-undo = { $player } möchte die letzte Entscheidung zurücknehmen.
web-proposal-abandon = { $player } schlägt vor, die Partie ohne Ergebnis aufzugeben.
web-proposal-waiting = Noch ohne Antwort: { $players }.
web-agree = Zustimmen
web-disagree = Ablehnen
web-leave-sure = Partie verlassen?
web-leave-what = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.
web-abandon-sure = Partie aufgeben?
web-abandon-what = Die Partie endet ohne Ergebnis, wenn alle anderen Menschen zustimmen.
web-steps = Zurücknehmen und gehen
web-undo-ask = Um Rücknahme bitten
web-leave = Partie verlassen
web-return = Auf deinen Platz zurückkehren
web-abandon = Partie aufgeben
web-chat-players = Gespräch der Spieler
web-chat-spectators = Gespräch der Zuschauer
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-chat-name = Zum Mitreden einen Namen angeben
web-chat-removed = (gelöscht)
web-fair = Faire Mischung
origin-there = Zu diesem Augenblick
web-rematch = Noch einmal spielen
web-rematch-other = Mit anderen Einstellungen
web-rematch-go = Zur nächsten Partie
web-finish-people = Partien mit diesen Mitspielern
web-list-invited = Einladungen
invited-accept = Annehmen
invited-decline = Ablehnen
invited-what = { $name } lädt dich zu { $game } ein.
invited-again = { $name } schlägt vor, noch einmal zu spielen.
invited-same = Alles ist wie beim letzten Mal.
invited-other = Anders als beim letzten Mal:
invited-waits = eingeladen, hat noch nicht geantwortet
invited-declined = { $name } hat abgelehnt
invited-withdraw = Einladung zurückziehen
invited-silent = Noch keine Antwort von: { $names }.
again-clock = Zeit wie beim letzten Mal: { $clock }
again-what = Die anderen werden gefragt; die Partie beginnt, wenn alle angenommen haben.
again-send = Partie vorschlagen
again-start = Spielen
again-void = Die vorgeschlagene Partie spielt niemand. Du kannst eine andere vorschlagen.
web-report = Melden …
web-you = du
web-bot = Bot { $bot }
web-network-bot = Netzwerk-Bot
web-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-mute = Stummschalten
web-unmute = Wieder hören
web-muted = Stumm: { $names }.
