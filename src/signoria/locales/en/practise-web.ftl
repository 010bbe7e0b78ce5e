# topic: practise
# Exercises out of one’s own mistakes.

problem-no-such-exercise = this exercise is not there any more
problem-exercise-failed = your move could not be judged just now; try it again
