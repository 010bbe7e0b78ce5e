# topic: practise
# Übungen aus den eigenen Fehlern.

problem-no-such-exercise = diese Übung gibt es nicht mehr
problem-exercise-failed = dein Zug war gerade nicht zu beurteilen; versuch ihn noch einmal
