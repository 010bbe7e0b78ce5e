# topic: none
# Was signoria worker sagt.

cli-worker-description = diese Maschine für die Server einer Datenbank denken lassen
cli-worker-database = die Datenbank der Server, postgresql://NAME:PASSWORT@RECHNER/NAME; sonst SIGNORIA_DATABASE
cli-worker-processes = wie viele zugleich denken; sonst einer je Kern
worker-bad-processes = --processes nimmt eine Zahl von 1 bis { $most }
worker-needs-postgres = ein Arbeiter braucht die PostgreSQL-Datenbank seiner Server
worker-postgres-hint = signoria worker --database postgresql://NAME:PASSWORT@RECHNER/NAME; ein Server auf einer Datei denkt selbst
worker-ready = { $count ->
    [one] Ein Prozess denkt
   *[other] { $count } Prozesse denken
} für die Server auf { $file }. Strg-C beendet das.
worker-done = Aufträge erledigt: { $done }; an andere verloren: { $lost }.
