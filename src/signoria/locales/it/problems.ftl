# topic: common
# Perché una partita rifiuta ciò che qualcuno vuole fare.

problem-bad-game = questo gioco non c'è; ci sono { $known }
problem-bad-bot = questo bot non c'è; ci sono { $known }
problem-two-of-you = tu puoi prendere un solo posto; gli altri a questo dispositivo hanno nomi propri
problem-not-invited = a questa partita bisogna essere invitati
problem-joined = siedi già a questo tavolo
problem-full = non c'è più nessun posto libero
problem-no-seat = questo posto non esiste
problem-seat-taken = lì siede già qualcuno
problem-not-host = può farlo solo chi ha creato la partita
problem-started = il gioco è già cominciato
problem-not-started = il gioco non è ancora cominciato
problem-over = la partita è finita
problem-no-such-moment = questo momento non esiste nella partita
problem-not-over = la partita non è ancora finita
problem-rematched = la prossima partita è già stata creata
problem-other-commitment = questa mescolata non è più promessa; bisogna chiederne un’altra
problem-not-seated = non giochi in questa partita
problem-away = hai lasciato il tavolo; riprendi prima il tuo posto
problem-not-away = non hai lasciato questa partita
problem-no-move = questa non è una mossa di questo gioco
problem-stale = nel frattempo il gioco è andato avanti; guarda di nuovo
problem-not-your-turn = non è il tuo turno
problem-one-move = qui è possibile una sola mossa; non c'è nulla da consigliare
problem-timed-out = il tuo tempo è scaduto; un bot gioca finché non tocca a qualcun altro
problem-no-undo = non c'è nulla che tu possa ritirare
problem-undo-asks = da allora è stato rivelato qualcosa; tutti gli altri devono essere d'accordo
problem-no-proposal = non si chiede più nulla
problem-answered = hai già risposto
