# topic: company
# Con chi si è stati a un tavolo, e che cosa ha giocato un gruppo.

company-what = Tutti quelli con cui sei stato a un tavolo. Scegline uno o più per vedere le vostre partite insieme e come state.
company-rule = Chi può invitarti
company-name = Nome
company-list = Elenco
company-list-shown = Senza i nascosti
company-list-hidden = Nascosti
company-none = Non hai ancora giocato con nessuno.
company-none-found = Non c’è nessuno così.
company-found = { $count ->
    [one] Una persona
   *[other] { $count } persone
 }
company-found-some = { $count ->
    [one] Una persona per ora; ce ne sono altre.
   *[other] { $count } persone per ora; ce ne sono altre.
 }
company-more = Altre persone
company-matches = { $count ->
    [one] una partita
   *[other] { $count } partite
 }, l’ultima il { $day }
company-hide = Nascondi
company-show = Mostra di nuovo
company-hide-what = Chi nascondi non può invitarti per nome. Nessuno viene a saperlo.
company-choose = Scegli { $name }
company-together = { $count ->
    [0] Partite insieme
    [one] Partite con una persona
   *[other] Partite con { $count } persone
 }
company-too-many = A un tavolo c’è posto per altri sette.
company-you = Tu
company-only = Partite
company-only-no = Con questi e con altri
company-only-yes = Solo con questi
company-standings = Classifica
company-player = Giocatore
company-wins = Vittorie
company-place = Posto medio
company-best = Punteggio migliore
company-played = { $count ->
    [0] nessuna finita
    [one] una partita
   *[other] { $count } partite
 }
company-given-up = { $count ->
    [one] Un’altra è stata abbandonata.
   *[other] Altre { $count } sono state abbandonate.
 }
company-ties = Chi condivide il primo posto ha vinto. Le partite in corso e quelle abbandonate non contano.
company-old = Le partite più vecchie non sono contate.
company-no-standings = Nessuna delle vostre partite insieme è ancora finita.
company-list-title = Partite insieme

company-invite-title = Invita qualcuno al posto { $colour }
company-invite-what = Chi inviti lo viene a sapere e dice sì o no. Fino ad allora il posto è tenuto.
company-invite = Invita
company-invite-not = non può essere invitato
company-invite-none = Qui puoi invitare chi ha già giocato con te; tutti gli altri con il collegamento.
