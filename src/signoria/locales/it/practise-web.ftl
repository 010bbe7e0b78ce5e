# topic: practise
# Esercizi dai propri errori.

problem-no-such-exercise = questo esercizio non c'è più
problem-exercise-failed = in questo momento non è stato possibile giudicare la tua mossa; riprovala
