# topic: problems
# What administrators have forbidden, and why they are refused something themselves.

problem-banned = this server is closed to you{ $until ->
    [never] {""}
   *[other] {" until "}{ $until }
}{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
problem-silenced = you can say nothing here{ $until ->
    [never] {""}
   *[other] {" until "}{ $until }
}{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
problem-talk-closed = nobody talks at this match{ $until ->
    [never] {""}
   *[other] {" until "}{ $until }
}{ $why ->
    [none] {""}
   *[other] {": "}{ $why }
}
problem-invited-only = this server is for people with an invitation; open the link that you were sent, once more if it is old
problem-not-administrator = only the administrators of this server can do that
problem-command-line-only = only “signoria admin” on the server’s own machine does that
problem-is-administrator = this person is an administrator; only “signoria admin” on the server’s own machine can do that
problem-unknown-person = there is no such person, or no longer
problem-no-such-line = there is no such line of talk, or it is empty already
problem-no-such-report = there is no such report, or it has been answered
problem-nobody-reported = a report needs a line of talk, or a seat, of another person
problem-many-reports = { $most } of your reports wait for an answer; please give the administrators time
problem-bad-place = that is no place in this list
problem-bad-status = a match has no such status; there are { $known }
