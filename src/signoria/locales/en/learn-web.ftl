# topic: learn
# The guided first game, and games that nobody plays: what the pages say around the table.

learn-title = Guided first game
learn-choose = Choose a game: you learn it by playing, at its real table.
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
learn-first = The rules would allow that. Here, however, go on with “Next” first.
learn-you = You
learn-none = There is no guided game here.
learn-teaching = For teaching
learn-teaching-about = How much is luck, how much is skill? Does it help to begin? Let bots play some hundred games and look at the answers as charts, each number with how sure it is. Nothing has to be installed.
