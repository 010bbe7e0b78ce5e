# The guided first game, and games that nobody plays: what the pages say around the table.

learn-title = Guided first game
learn-coach = Lesson
learn-chapter = Chapter
learn-step = step { $step } of { $steps }
learn-progress = How far you have come
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-show = Show me
learn-again = Try again
learn-finish = Done
learn-strayed = The rules would allow that. Here, however, do what is marked.
learn-you = You
learn-none = There is no guided game here.
learn-offer = Learn in ten minutes

problem-bad-position = this is no position of the game
problem-shared-device = while the match runs, nobody can play on from it where several people share a device
problem-bad-record = this record cannot be opened: { $text }
