# topic: none
# What people are told who are away: by mail, in a chat, on a telephone.

notice-turn = { $game }: it is your turn.
notice-answer = { $game }: you are asked whether you agree.
notice-reminder = { $game }: the others wait for your move.
notice-stood-in = { $game }: a bot plays for you, as you have not moved for a long time. You can come back as long as nobody else has taken the seat over.
notice-taken-over = { $game }: somebody else plays on your seat now, as you had not come for a long time.
notice-begun = { $game }: the match has begun.
notice-over = { $game }: the match is over.
notice-invited = { $name } invites you to play { $game }.
notice-declined = { $game }: your invitation was declined; the seat is open again.
# To all who follow a match, in a channel.
notice-all-turn = { $game }: { $names } to move.
notice-all-answer = { $game }: { $names }, do you agree?
notice-all-reminder = { $game }: the others wait for { $names }.
notice-since = { $count ->
    [one] { $names } has moved since.
   *[other] { $names } have moved since.
}
notice-waiting = { $count ->
    [one] A match waits for you.
   *[other] { $count } matches wait for you.
}
notice-news = { $count ->
    [one] There is news of a match.
   *[other] There is news of { $count } matches.
}
notice-more = { $count ->
    [one] … and of one more match.
   *[other] … and of { $count } more matches.
}
notice-sample = Signoria can reach you here.
mail-confirm-title = Shall Signoria write to you?
mail-confirm =
    Somebody wants Signoria to write to this address when a match waits. If that was you, open this link and say yes:

    { $link }

    If it was not you, do nothing: nothing else will be sent.
mail-end = To be told nothing more by mail: { $link }
mail-letter-title = Sign in as { $name }
mail-letter =
    Somebody wants to go on as { $name } at { $host }. If that is you, open this link within { $minutes } minutes, in the browser in which you want to play, and press the button there. It works once:

    { $link }

    If it was not you, do nothing: without this link nobody gets any further.
