# topic: common
# Why a match refuses what somebody wants to do.

problem-bad-game = there is no such game; there are { $known }
problem-bad-bot = there is no such bot; there are { $known }
problem-two-of-you = you can take one seat yourself; the others at this device have names of their own
problem-not-invited = you have to be invited to this match
problem-joined = you sit at this table already
problem-full = no seat is free any more
problem-no-seat = there is no such seat
problem-seat-taken = somebody sits there already
problem-not-host = only whoever has made the match can do that
problem-started = the game has begun already
problem-not-started = the game has not begun yet
problem-over = the match is over
problem-no-such-moment = there is no such moment in this match
problem-not-over = the match is not over yet
problem-rematched = the next match has been made already
problem-other-commitment = this shuffle is no longer promised; ask for another one
problem-not-seated = you do not play in this match
problem-away = you have left; take your seat again first
problem-not-away = you have not left this match
problem-no-move = that is no move of this game
problem-stale = the game has gone on in the meantime; look again
problem-not-your-turn = it is not your turn
problem-one-move = only one move is possible here; there is nothing to advise
problem-timed-out = your time is up; a bot plays until somebody else is to move
problem-no-undo = there is nothing that you could take back
problem-undo-asks = something has been revealed since; all others have to agree
problem-no-proposal = nothing is being asked any more
problem-answered = you have answered already
