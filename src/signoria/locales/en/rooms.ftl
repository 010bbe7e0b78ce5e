# topic: common
# Why a table or the whole server refuses something.

problem-empty-line = there is nothing to be read in that line
problem-not-kept = this could not be written down, so it has not happened; try again
problem-database-gone = the server has lost its database: this has not happened, and nothing is kept at present; whoever runs the server finds in its log what to do
problem-elsewhere = another server has this match just now; try again in a moment
problem-overloaded = the server has too much to do just now; try again in a few seconds
