# topic: form
# A new match: who plays, by which rules, and who may come.

web-game = Gioco
web-players = Giocatori
web-seats-note = Un posto libero è per chi ha il link d’invito. Chi gioca su questo dispositivo se lo passa di turno in turno.
web-seat-who = Chi gioca con il colore { $colour }
web-seat-name = Nome del colore { $colour }
web-seat-bot = Bot che gioca con il colore { $colour }
web-wish-me = Io
web-wish-device = Qualcuno su questo dispositivo
web-wish-bot = Bot
web-wish-open = Libero
web-options = Regole e tempo
web-option-start = Primo giocatore
web-option-start-random = a sorte
web-option-own = da un proprio file
web-option-file = File
web-option-long = Il file è troppo lungo: al massimo { $most } caratteri.
web-variant-numbers = Numeri delle regole
web-variant-rulebook = regolamento
web-variant-own = una variante
web-variant-count = { $count ->
    [one] un numero cambiato
   *[other] { $count } numeri cambiati
}
web-variant-unchecked = Fai prima controllare la variante.
web-clock = Tempo
web-clock-none = senza limite
web-absence = Senza mosse può giocare un bot dopo
web-access = Chi può venire
web-public = Pubblica: chiunque può prendere un posto libero
web-spectators = È permesso guardare; chi guarda non vede nulla di coperto
web-make = Crea la partita
web-row-invites = { $name } invita
