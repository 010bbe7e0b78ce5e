# topic: problems
# Why an invitation, or another match, is refused.

problem-seat-kept = this seat is kept for somebody who is invited
problem-not-invitable = this person cannot be invited
problem-many-invitations = you keep { $most } seats for others already; wait for an answer, or open one of them again
problem-not-asked = no seat is kept for you here any more
problem-invited-oneself = you cannot invite yourself: take a seat
problem-here-already = { $name } is at this table, or invited to it, already
problem-without-you = keep a seat for yourself: who proposes a match plays in it
problem-seated-twice = each player of the last match can have one seat only
problem-again-as-it-was = this match began in the middle of another one: it can only be played again as it was
