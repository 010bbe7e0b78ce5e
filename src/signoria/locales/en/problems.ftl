# topic: common
# Why a match refuses what somebody wants to do.

problem-started = the game has begun already
problem-not-started = the game has not begun yet
problem-over = the match is over
problem-not-seated = you do not play in this match
problem-away = you have left; take your seat again first
problem-no-move = that is no move of this game
problem-stale = the game has gone on in the meantime; look again
problem-not-your-turn = it is not your turn
problem-one-move = only one move is possible here; there is nothing to advise
problem-timed-out = your time is up; a bot plays until somebody else is to move
problem-no-undo = there is nothing that you could take back
problem-undo-asks = something has been revealed since; all others have to agree
problem-no-proposal = nothing is being asked any more
problem-answered = you have answered already
