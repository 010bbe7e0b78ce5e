# topic: company
# Mit wem man an einem Tisch gesessen hat, und was eine Gruppe gespielt hat.

company-what = Alle, mit denen du an einem Tisch gesessen hast. Wähle einen oder mehrere, um eure gemeinsamen Partien zu sehen und wie ihr steht.
company-rule = Wer dich einladen darf
company-name = Name
company-list = Liste
company-list-shown = Ohne Ausgeblendete
company-list-hidden = Ausgeblendete
company-none = Du hast noch mit niemandem gespielt.
company-none-found = So jemand ist nicht dabei.
company-found = { $count ->
    [one] Ein Mitspieler
   *[other] { $count } Mitspieler
 }
company-found-some = { $count ->
    [one] Bisher ein Mitspieler; es gibt mehr.
   *[other] Bisher { $count } Mitspieler; es gibt mehr.
 }
company-more = Mehr Mitspieler
company-matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }, zuletzt am { $day }
company-hide = Ausblenden
company-show = Wieder zeigen
company-hide-what = Wen du ausblendest, der kann dich nicht mit Namen einladen. Niemand erfährt davon.
company-choose = { $name } wählen
company-together = { $count ->
    [0] Gemeinsame Partien
    [one] Partien mit einem Mitspieler
   *[other] Partien mit { $count } Mitspielern
 }
company-too-many = An einem Tisch ist Platz für sieben andere.
company-you = Du
company-only = Partien
company-only-no = Mit diesen und anderen
company-only-yes = Nur mit diesen
company-standings = Stand
company-player = Spieler
company-wins = Siege
company-place = Platz im Schnitt
company-best = Beste Punktzahl
company-played = { $count ->
    [0] keine beendet
    [one] eine Partie
   *[other] { $count } Partien
 }
company-given-up = { $count ->
    [one] Eine weitere wurde aufgegeben.
   *[other] { $count } weitere wurden aufgegeben.
 }
company-ties = Wer sich den ersten Platz teilt, hat gewonnen. Laufende und aufgegebene Partien zählen nicht.
company-old = Ältere Partien sind nicht mitgezählt.
company-no-standings = Von euren gemeinsamen Partien ist noch keine zu Ende.
company-list-title = Gemeinsame Partien

company-invite-title = Jemanden auf den Platz { $colour } einladen
company-invite-what = Wer eingeladen ist, erfährt es und sagt zu oder ab. Bis dahin wird der Platz freigehalten.
company-invite = Einladen
company-invite-not = kann nicht eingeladen werden
company-invite-none = Hier kannst du Mitspieler einladen, alle anderen mit dem Link.
