# topic: later
# Journeys over several turns in Forging Florence.

forging-florence-web-set-out = Mettiti in cammino
forging-florence-web-aim-sell = Vendi sulla casella d’oro
forging-florence-web-aim-beside = Vai accanto a questa casella: { $place }
forging-florence-web-aim-steps = { $steps ->
    [0] sei arrivato
    [one] un passo
   *[other] { $steps } passi
}
forging-florence-web-aim-no-way = per ora nessuna via
forging-florence-web-aim-go-on = Prosegui
forging-florence-web-aim-give-up = Lascia perdere il cammino
forging-florence-web-bound = In cammino: { $aim }, { $far }.
forging-florence-web-bound-nowhere = Non sei in cammino.
forging-florence-web-halt-news = Ti fermi: qui è possibile qualcosa che non lo era alla partenza.
forging-florence-web-halt-no-way = Aspetti: per ora nessuna via porta lì.
forging-florence-web-halt-cannot = Sei lì, ma ora non è possibile.
forging-florence-web-halt-held = Aspetti, perché qualcosa è stato annullato.
forging-florence-web-list-aims = Mettiti in cammino
forging-florence-table-command-set-out = cammino
forging-florence-table-command-set-out-does = si mette in cammino per più turni; con un numero della lista o una casella, come in v 2,-2; v 0 lascia perdere
