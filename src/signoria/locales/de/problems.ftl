# topic: common
# Warum eine Partie ablehnt, was jemand tun will.

problem-started = das Spiel hat schon begonnen
problem-not-started = das Spiel hat noch nicht begonnen
problem-over = die Partie ist zu Ende
problem-not-seated = du spielst in dieser Partie nicht mit
problem-away = du bist gegangen; nimm erst deinen Platz wieder ein
problem-no-move = das ist kein Zug dieses Spiels
problem-stale = das Spiel ist inzwischen weitergegangen; sieh noch einmal hin
problem-not-your-turn = du bist nicht am Zug
problem-one-move = hier ist nur ein Zug möglich; da gibt es nichts zu empfehlen
problem-timed-out = deine Zeit ist um; ein Bot spielt, bis jemand anderes am Zug ist
problem-no-undo = es gibt nichts, was du zurücknehmen könntest
problem-undo-asks = seitdem wurde etwas aufgedeckt; alle anderen müssen zustimmen
problem-no-proposal = es wird nichts mehr gefragt
problem-answered = du hast schon geantwortet
