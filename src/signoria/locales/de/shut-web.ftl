# topic: shut
# Eine Partie, die nicht weitergehen kann und geschlossen ist.

problem-nothing-left = von dieser Partie lässt sich nichts mehr lesen
problem-damaged = { $kind ->
    [rules-changed] diese Partie ist geschlossen: die Regeln des Spiels haben sich seit ihrem Beginn geändert, und nach den jetzigen verliefe sie anders
    [shut] diese Partie ist geschlossen: ihre Aufzeichnung wurde herausgegeben und damit alles, was verborgen war
    [unreadable] diese Partie ist geschlossen: der Server kann sie nicht mehr ganz lesen
   *[other] diese Partie ist geschlossen: was der Server von ihr festgehalten hat, passt nicht zusammen
  }
web-shut-record = Wer mitgespielt hat, kann ihre Aufzeichnung haben, so weit sie reicht. Darin steht auch alles Verborgene; die Partie bleibt danach für immer geschlossen.
web-end = Partie beenden
web-end-sure = Partie beenden?
web-end-what = Sie endet ohne Ergebnis.
problem-people-play = hier spielen Menschen; beenden lässt sich nur eine Partie unter Bots
