# topic: match
# Invitations: who asks whom, and playing again with other settings.

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
