# topic: common
# Come si chiamano le cose.

# Come si chiama questa lingua.
language-name = Italiano

seat-0 = Blu
seat-1 = Ocra
seat-2 = Verde
seat-3 = Rosso
seat-4 = Lilla
seat-letter-0 = B
seat-letter-1 = O
seat-letter-2 = V
seat-letter-3 = R
seat-letter-4 = L

bot-apprentice = apprendista
bot-apprentice-about = Prende quello che ha più vicino e non vede quasi nient’altro; impara mentre gioca. Per una prima partita.
bot-journeyman = garzone
bot-journeyman-about = Conosce il mestiere, ma gli sfugge molto, soprattutto all’inizio della partita.
bot-artisan = artigiano
bot-artisan-about = Gioca con giudizio e ogni tanto sbaglia.
bot-merchant = mercante
bot-merchant-about = Gli sfugge poco e risponde subito.
bot-banker = banchiere
bot-banker-about = Non regala quasi niente.
bot-master = maestro
bot-master-about = Guarda avanti, fino a due secondi per mossa: il più forte dei livelli.
bot-heuristic = euristica
bot-heuristic-about = Gioca con regole semplici, senza guardare avanti; i livelli nascono da qui.
bot-random = caso
bot-random-about = Sceglie una mossa qualsiasi tra quelle permesse.
bot-like = { $bot }: { $about }

list-and = { $first } e { $last }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
