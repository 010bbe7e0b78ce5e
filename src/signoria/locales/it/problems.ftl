# topic: common
# Perché una partita rifiuta ciò che qualcuno vuole fare.

problem-started = il gioco è già cominciato
problem-not-started = il gioco non è ancora cominciato
problem-over = la partita è finita
problem-not-seated = non giochi in questa partita
problem-away = hai lasciato il tavolo; riprendi prima il tuo posto
problem-no-move = questa non è una mossa di questo gioco
problem-stale = nel frattempo il gioco è andato avanti; guarda di nuovo
problem-not-your-turn = non è il tuo turno
problem-one-move = qui è possibile una sola mossa; non c'è nulla da consigliare
problem-timed-out = il tuo tempo è scaduto; un bot gioca finché non tocca a qualcun altro
problem-no-undo = non c'è nulla che tu possa ritirare
problem-undo-asks = da allora è stato rivelato qualcosa; tutti gli altri devono essere d'accordo
problem-no-proposal = non si chiede più nulla
problem-answered = hai già risposto
