# Warum ein Tisch oder der ganze Server etwas ablehnt.

problem-table-full = an diesem Tisch schauen schon zu viele zu
problem-server-full = es sind zu viele Partien im Gang; versuch es später wieder
problem-private = diese Partie ist nur für die, die mitspielen
problem-empty-line = in dieser Zeile steht nichts Lesbares
problem-not-kept = das ließ sich nicht festhalten und ist deshalb nicht geschehen; versuch es noch einmal
problem-many-bot-matches = von dir sind schon { $most } Partien nur unter Bots im Gang, mehr darf niemand haben; beende erst eine davon
problem-many-bot-matches-here = an dieser Adresse sind schon { $most } Partien nur unter Bots im Gang, mehr dürfen es nicht sein; erst muss eine davon enden
problem-people-play = in dieser Partie spielen Menschen; so beenden lässt sich nur eine Partie unter Bots
problem-nothing-left = von dieser Partie lässt sich nichts mehr lesen
problem-damaged = { $kind ->
    [rules-changed] diese Partie ist geschlossen: die Regeln des Spiels haben sich seit ihrem Beginn geändert, und nach den jetzigen verliefe sie anders
    [shut] diese Partie ist geschlossen: ihre Aufzeichnung wurde herausgegeben und damit alles, was verborgen war
    [unreadable] diese Partie ist geschlossen: der Server kann sie nicht mehr ganz lesen
   *[other] diese Partie ist geschlossen: was der Server von ihr festgehalten hat, passt nicht zusammen
  }
