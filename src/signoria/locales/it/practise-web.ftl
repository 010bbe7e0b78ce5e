# topic: analysis
# Esercizi dai propri errori: ciò che la pagina dice attorno al tavolo.

problem-no-such-exercise = questo esercizio non c'è più
problem-exercise-failed = in questo momento non è stato possibile giudicare la tua mossa; riprovala

practise-title = Esercitarsi
practise-guide = Esercizio
practise-due = { $count ->
    [one] ce n'è uno da fare
   *[other] ce ne sono { $count } da fare
}
practise-prompt = Tocca a te: trova una mossa migliore di quella di allora.
practise-start = Da una tua partita; è un esercizio dal { $date }.
practise-judging = La tua mossa viene giudicata…
practise-best = Giusto: { $move }. Non si conosce nulla di meglio.
practise-right = Giusto: { $move }. È appena peggio della migliore.
practise-wrong = Non ancora: { $move } costa { $lost }. Prova un'altra mossa o fatti mostrare la soluzione.
practise-shown = Questo sarebbe stato meglio:
practise-show = Mostra la soluzione
practise-next = Prossimo esercizio
practise-away = Mai più
practise-back = Torna il { $date }.
practise-gone = Non torna.
practise-none = Ora non c'è niente da fare.
practise-later = Il prossimo esercizio arriva il { $date }.
practise-empty = Non hai ancora esercizi. Fai analizzare una tua partita: le mosse che ti sono costate di più diventano esercizi.
practise-again = Carica di nuovo
practise-made = { $count ->
    [one] Un momento di questa partita è ora un esercizio per te.
   *[other] { $count } momenti di questa partita sono ora esercizi per te.
}
