# topic: account
# Why something of one’s notices and devices is refused.

problem-bad-language = diese Sprache gibt es nicht; es gibt { $known }
problem-bad-zone = eine Zeitzone „{ $zone }“ gibt es nicht; eine heißt zum Beispiel „Europe/Rome“
problem-bad-hours = Ruhezeiten, die zur selben Stunde beginnen und enden, sind keine
problem-no-such-way = diesen Weg gibt es nicht mehr; lade die Seite neu
problem-many-ways = es gibt schon { $most } Wege; entferne erst einen
problem-no-absence = ein Tisch ist nie abwesend: sofort, einmal am Tag oder nie
problem-same-way = diese Adresse gibt es schon
problem-no-webhooks = hier wird niemand durch Webhooks benachrichtigt
problem-webhook-no-address = das ist keine Adresse eines Webhooks; eine beginnt mit https:// und hat weder Namen noch Passwort vor dem Rechner
problem-webhook-no-https = die Adresse eines Webhooks beginnt hier mit https://
problem-webhook-bad-port = Webhooks werden an Port 443 geschickt, oder an einen ab 1024
problem-no-push = hier werden keine Browser benachrichtigt
problem-push-no-address = das ist keine Adresse eines Push-Dienstes; eine beginnt mit https://
problem-push-bad-keys = das sind keine Schlüssel eines Browsers, der benachrichtigt werden will
problem-undelivered = die Nachricht kam nicht an: { $fault ->
    [private-address] diese Adresse liegt nicht im Internet, dorthin wird nichts geschickt
    [slow] binnen zehn Sekunden kam keine Antwort
    [no-address] das ist keine Adresse eines Webhooks
    [gone] unter dieser Adresse gibt es nichts mehr
    [redirects] diese Adresse verweist nur auf eine andere; gib diese an
    [no-mail-server] der Mailserver ist nicht zu erreichen oder nimmt von hier keine Briefe
    [refuses] sie wurde dort abgelehnt
   *[other] dort war niemand zu erreichen
}
problem-no-such-device = ein solches Gerät steht nicht mehr für dich; lade die Seite neu
problem-no-such-code = diesen Code gibt es nicht: vielleicht ist ein Zeichen vertippt, oder du hast seither neue Codes erstellt
problem-used-code = dieser Code ist schon benutzt; nimm einen anderen von deiner Liste
problem-many-codes = von hier wurden zu viele Codes probiert; warte eine Minute und versuch es dann wieder
problem-no-mail = dieser Server kann keine Mails schicken
problem-bad-mail-address = das ist keine Mailadresse; eine sieht aus wie ada@example.org
problem-many-mails = es wurden zu viele Briefe verlangt; warte eine Minute und versuch es dann wieder
problem-bad-mail-link = dieser Link gilt nicht mehr: die Adresse wurde entfernt, oder der Link ist unvollständig
problem-many-letters = für diese Adresse wurden gerade erst Briefe zum Anmelden verlangt; such sie, auch unter den unerwünschten, oder warte ein paar Minuten
problem-bad-letter = dieser Link gilt nicht: er ist unvollständig, oder seine Mailadresse wurde seither entfernt
problem-old-letter = dieser Link ist zu alt; lass dir einen neuen Brief schicken
problem-used-letter = dieser Link ist schon benutzt; lass dir einen neuen Brief schicken
problem-on-vacation = du bist schon im Urlaub
problem-few-vacation-days = { $left ->
    [0] dir bleiben in diesem Jahr keine Urlaubstage
    [one] dir bleibt in diesem Jahr ein Urlaubstag
   *[other] dir bleiben in diesem Jahr { $left } Urlaubstage
}
problem-no-such-person = das ist niemand, mit dem du an einem Tisch gesessen hast; sieh unter „Deine Mitspieler“ nach
