# topic: account
# Whoever wants to be deleted: what goes, what stays, and that it is meant.

removal = Delete me
removal-what = Your name, all that you have said, your addresses, ways of notice, passkeys, codes and devices are deleted on this server, for good. Nobody can be you any more, nor can you.
removal-stays = The matches of others stay whole: what you have played stays, and your seat is called by its colour. Where a match runs, a bot plays on at once, and the others can give your seat to somebody new. Matches that you play alone end, and so do those of yours that still wait for players.
removal-copies = What others have saved of your matches is theirs. Backups of this server are kept for as long as its host says.
removal-begin = Delete me …
removal-sure = Delete { $name } for good?
removal-type = Type your name to say that you mean it
removal-do = Delete for good
removal-busy = You are being deleted …
removal-done = Done: this server does not know you any more.
problem-other-name = that is not your name, and nothing was deleted
