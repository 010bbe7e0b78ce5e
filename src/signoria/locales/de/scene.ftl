# topic: scene
# Moments at which the table stops, and the story of a game that is over.
scene-go-on = Weiter
story = Die Geschichte der Partie
story-chart = Punkte im Lauf der Zeit; am Ende: { $players }
story-start = Beginn
story-end = Ende
story-numbers = Dasselbe in Zahlen
story-turn = Nach Zug
story-turnings = Wendepunkte
story-lead = Zug { $turn }: { $player } geht in Führung, { $points } zu { $next }
story-gain = Zug { $turn }: { $player } gewinnt { $gain }
story-records = Rekorde
story-most = Der größte Gewinn auf einmal: { $player }, +{ $gain }
story-led = Am längsten in Führung: { $player }, nach { $turns } von { $of } Zügen
story-personal = Dein bisher bestes Ergebnis mit so vielen Spielenden: { $score }, davor { $best } ({ $games ->
    [one] eine Partie
   *[other] { $games } Partien
})
story-won = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } teilen den Sieg
}
story-picture = Ein Bild davon machen
story-keep = Das Bild behalten
story-share = Teilen
flow = Was die anderen tun
flow-back = Einen Schritt zurück
flow-pause = Anhalten
flow-play = Weiter
flow-on = Einen Schritt vor
flow-skip = Bis jetzt

# The list of keys.
table-key-numbers = 1 bis 9
table-key-numbers-does = treffen die Wahl mit dieser Nummer
table-key-undo = u
table-key-undo-does = nimmt zurück
table-key-help = ?
table-key-help-does = zeigt diese Liste
table-key-rules = r
table-key-rules-does = öffnet die Regeln
table-key-log = Pfeiltasten im Verlauf
table-key-log-does = von Zeile zu Zeile; nach rechts zur Regel dahinter
table-keys-where = Sie gelten, solange der Fokus am Tisch ist.
table-keys-off = Einzelne Buchstaben und Ziffern sind abgeschaltet; die anderen Tasten gelten, solange der Tisch den Fokus hat.
table-keys-close = Schließen
table-key-hint = h
table-key-hint-does = fragt das Programm, was zu tun ist, wo es Tipps gibt
table-key-explain = i
table-key-explain-does = erklärt, was den Fokus hat; dann führen die Pfeiltasten weiter, Bild auf und Bild ab zu anderen Teilen des Tischs
