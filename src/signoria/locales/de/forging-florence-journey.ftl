# topic: later
# Journeys over several turns in Forging Florence.

forging-florence-web-set-out = Aufbrechen
forging-florence-web-aim-sell = Auf dem goldenen Feld verkaufen
forging-florence-web-aim-beside = Neben dieses Feld gehen: { $place }
forging-florence-web-aim-steps = { $steps ->
    [0] du bist da
    [one] ein Schritt
   *[other] { $steps } Schritte
}
forging-florence-web-aim-no-way = zurzeit kein Weg
forging-florence-web-aim-go-on = Weitergehen
forging-florence-web-aim-give-up = Weg aufgeben
forging-florence-web-bound = Unterwegs: { $aim }, { $far }.
forging-florence-web-bound-nowhere = Du bist nicht unterwegs.
forging-florence-web-halt-news = Du hältst an: Hier ist etwas möglich, was beim Aufbruch nicht möglich war.
forging-florence-web-halt-no-way = Du wartest: Zurzeit führt kein Weg dorthin.
forging-florence-web-halt-cannot = Du bist da, aber es ist jetzt nicht möglich.
forging-florence-web-halt-held = Du wartest, denn etwas wurde zurückgenommen.
forging-florence-web-list-aims = Aufbrechen
forging-florence-table-command-set-out = aufbrechen
forging-florence-table-command-set-out-does = bricht für mehrere Züge auf; mit einer Nummer der Liste oder einem Feld, wie in v 2,-2; v 0 gibt auf
