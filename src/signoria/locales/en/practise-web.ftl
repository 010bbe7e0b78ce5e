# topic: analysis
# Exercises out of one’s own mistakes: what the page says around the table.

problem-no-such-exercise = this exercise is not there any more
problem-exercise-failed = your move could not be judged just now; try it again

practise-title = Practise
practise-guide = Exercise
practise-due = { $count ->
    [one] one is due
   *[other] { $count } are due
}
practise-prompt = Your turn: find a better move than you found then.
practise-start = From a match of yours; an exercise since { $date }.
practise-judging = Your move is being judged …
practise-best = Right: { $move }. Nothing better is known.
practise-right = Right: { $move }. That is hardly worse than the best.
practise-wrong = Not yet: { $move } costs { $lost }. Try another move, or have the answer shown.
practise-shown = That would have been better:
practise-show = Show the answer
practise-next = Next exercise
practise-away = Never again
practise-back = It comes back on { $date }.
practise-gone = It does not come back.
practise-none = Nothing is due now.
practise-later = The next exercise comes on { $date }.
practise-empty = You have no exercises yet. Have a match of yours analysed: the moves that cost you most become exercises.
practise-again = Load again
practise-made = { $count ->
    [one] One moment of this match is an exercise for you now.
   *[other] { $count } moments of this match are exercises for you now.
}
