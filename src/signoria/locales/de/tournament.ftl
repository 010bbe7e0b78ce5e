# topic: none
# Was signoria tournament sagt.

cli-tournament-description = Bots gegeneinander spielen lassen und zeigen, welcher stärker ist
cli-tournament-seats = die Bots am Tisch, durch Kommas getrennt; jeder ein NAME oder, wenn er sucht, NAME@SIMULATIONEN oder NAME@ZEIT (search@500, search@0.3s); { own-bot-help }
cli-tournament-games = wie viele Spiele (sonst 100); so viele wie Bots oder ein Vielfaches gibt jedem jeden Platz gleich oft
cli-tournament-seed = dieselbe Zahl ergibt dieselben Aufbauten
cli-tournament-processes = wie viele Spiele gleichzeitig laufen (sonst eines je Kern)
cli-tournament-json = die Ergebnisse für Programme
tournament-title = { $game }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} mit { $players } Spielern
tournament-bot = Bot
tournament-wins = Siege
tournament-interval = Intervall
tournament-points = Punkte
tournament-margin = Abstand
tournament-place = Rang
tournament-time = ms/Zug
tournament-method = Siege sind je Platz gezählt: Unter Gleichen hat jeder { $fair }. Derselbe Aufbau wird gespielt, bis jeder auf jedem Platz saß; das Intervall (95 %, Wilson) berücksichtigt das. Abstand: Punkte vor dem Besten aller anderen. In Klammern: was 99 von hundert Zügen nicht überschritten.
tournament-bad-seats = { $bots ->
    [one] ein Bot
   *[other] { $bots } Bots
} für { $game }
tournament-empty-seat = Platz { $number } von „{ $list }“ nennt keinen Bot
tournament-bad-seats-hint = nenne je einen für { $low } bis { $high } Plätze, durch Kommas getrennt
tournament-bad-bot = es gibt keinen Bot { $name } für { $game }
tournament-bad-bot-hint = die Bots sind { $known }; die suchenden nehmen auch eine Zahl von Simulationen oder eine Zeit, etwa search@500 oder search@0.3s
