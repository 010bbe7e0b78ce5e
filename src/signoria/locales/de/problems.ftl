# topic: common
# Warum eine Partie ablehnt, was jemand tun will.

problem-bad-game = dieses Spiel gibt es nicht; es gibt { $known }
problem-bad-bot = diesen Bot gibt es nicht; es gibt { $known }
problem-two-of-you = du selbst kannst einen Platz nehmen; die anderen an diesem Gerät haben eigene Namen
problem-not-invited = zu dieser Partie musst du eingeladen sein
problem-joined = du sitzt schon an diesem Tisch
problem-full = es ist kein Platz mehr frei
problem-no-seat = diesen Platz gibt es nicht
problem-seat-taken = dort sitzt schon jemand
problem-not-host = das kann nur, wer die Partie angelegt hat
problem-started = das Spiel hat schon begonnen
problem-not-started = das Spiel hat noch nicht begonnen
problem-over = die Partie ist zu Ende
problem-no-such-moment = diesen Moment gibt es in der Partie nicht
problem-not-over = die Partie ist noch nicht zu Ende
problem-rematched = die nächste Partie ist schon angelegt
problem-other-commitment = diese Mischung ist nicht mehr zugesagt; eine andere ist zu erfragen
problem-not-seated = du spielst in dieser Partie nicht mit
problem-away = du bist gegangen; nimm erst deinen Platz wieder ein
problem-not-away = du hast diese Partie nicht verlassen
problem-no-move = das ist kein Zug dieses Spiels
problem-stale = das Spiel ist inzwischen weitergegangen; sieh noch einmal hin
problem-not-your-turn = du bist nicht am Zug
problem-one-move = hier ist nur ein Zug möglich; da gibt es nichts zu empfehlen
problem-timed-out = deine Zeit ist um; ein Bot spielt, bis jemand anderes am Zug ist
problem-no-undo = es gibt nichts, was du zurücknehmen könntest
problem-undo-asks = seitdem wurde etwas aufgedeckt; alle anderen müssen zustimmen
problem-no-proposal = es wird nichts mehr gefragt
problem-answered = du hast schon geantwortet
