# topic: account
# Why something of one’s notices and devices is refused.

problem-bad-language = questa lingua non c’è; ci sono { $known }
problem-bad-zone = non c’è un fuso orario «{ $zone }»; uno si chiama per esempio «Europe/Rome»
problem-bad-hours = ore di silenzio che cominciano e finiscono alla stessa ora non sono nulla
problem-no-such-way = questa via non c’è più; ricarica la pagina
problem-many-ways = ci sono già { $most } vie; prima togline una
problem-no-absence = un tavolo non si assenta: subito, una volta al giorno o mai
problem-same-way = questo indirizzo c’è già
problem-no-webhooks = qui nessuno viene avvisato da webhook
problem-webhook-no-address = questo non è l’indirizzo di un webhook; comincia con https:// e non ha nome né password davanti al server
problem-webhook-no-https = qui l’indirizzo di un webhook comincia con https://
problem-webhook-bad-port = i webhook si mandano alla porta 443 o a una dal 1024 in su
problem-no-push = qui nessun browser viene avvisato
problem-push-no-address = questo non è l’indirizzo di un servizio di avvisi; uno comincia con https://
problem-push-bad-keys = queste non sono le chiavi di un browser che vuole essere avvisato
problem-undelivered = il messaggio non è arrivato: { $fault ->
    [private-address] questo indirizzo non è su internet, là non si manda nulla
    [slow] in dieci secondi non è venuta risposta
    [no-address] questo non è l’indirizzo di un webhook
    [gone] a questo indirizzo non c’è più nulla
    [redirects] questo indirizzo rimanda solo a un altro; indica quello
    [no-mail-server] il server di posta non si raggiunge, o da qui non prende lettere
    [refuses] là è stato rifiutato
   *[other] là non si è potuto raggiungere nessuno
}
problem-no-such-device = questo dispositivo non ti rappresenta più; ricarica la pagina
problem-no-such-code = questo codice non c’è: forse un segno è sbagliato, o nel frattempo hai creato codici nuovi
problem-used-code = questo codice è già stato usato; prendine un altro dalla tua lista
problem-many-codes = da qui sono stati provati troppi codici; aspetta un minuto e poi riprova
problem-no-mail = questo server non può mandare posta
problem-bad-mail-address = questo non è un indirizzo di posta; uno è come ada@example.org
problem-many-mails = sono state chieste troppe lettere; aspetta un minuto e poi riprova
problem-bad-mail-link = questo collegamento non vale più: l’indirizzo è stato tolto, o il collegamento è incompleto
problem-many-letters = per questo indirizzo sono state appena chieste lettere per entrare; cercale, anche nella posta indesiderata, o aspetta qualche minuto
problem-bad-letter = questo collegamento non vale: è incompleto, o il suo indirizzo di posta nel frattempo è stato tolto
problem-old-letter = questo collegamento è troppo vecchio; fatti mandare un’altra lettera
problem-used-letter = questo collegamento è già stato usato; fatti mandare un’altra lettera
problem-on-vacation = sei già in vacanza
problem-few-vacation-days = { $left ->
    [0] quest’anno non ti restano giorni di vacanza
    [one] quest’anno ti resta un giorno di vacanza
   *[other] quest’anno ti restano { $left } giorni di vacanza
}
problem-no-such-person = non è nessuno con cui sei stato a un tavolo; guarda in «Con chi hai giocato»
