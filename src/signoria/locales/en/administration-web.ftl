# topic: administration
# Where administrators look after a server.

admin = Administration
admin-reports = Reports
admin-people = People
admin-matches = Matches
admin-entry = Who may come in
admin-log = Who did what
admin-reports-all = also those that were answered
admin-report-about = about
admin-report-from = from
admin-match = Match
admin-answer = What came of it (only administrators read it)
admin-close-report = Done
admin-answered = Answered
admin-none = Nothing here.
admin-nobody = nobody any more
admin-line-removed = removed
admin-room-players = players
admin-room-spectators = spectators
admin-remove = Remove
admin-find-person = A part of the name, or an id
admin-find-match = A name, or the id in the address
admin-find = Find
admin-more = More
admin-since = since { $day }
admin-seen = last seen { $day }
admin-is-ban = banned
admin-is-silence = silent
admin-is-hidden = hidden
admin-is-closed = nobody talks
admin-until = until { $time }
admin-how-long = For how long
admin-for-good = until it is lifted
admin-days = { $count ->
    [one] a day
   *[other] { $count } days
}
admin-why = Why (whom it concerns reads it)
admin-do-ban = Let only look
admin-do-silence = Let say nothing
admin-do-hidden = Hide from strangers
admin-do-closed = Let nobody talk
admin-lift-ban = Let play again
admin-lift-silence = Let talk again
admin-lift-hidden = Show again
admin-lift-closed = Let people talk again
admin-new-name = Another name, also in old matches
admin-rename = Rename
admin-devices = Browsers
admin-unknown-device = some browser
admin-end-device = Sign out
admin-last-matches = Last matches
admin-status = Status
admin-status-any = any status
admin-look = Look at it
admin-export = Its record
admin-end = End it…
admin-end-why = The match ends without a result. Why?
admin-end-yes = End it
admin-end-no = Let it go on
admin-talk = What was said
admin-invited-only = New people come in by a link only
admin-invited-what = Who has been here before stays. A link works for as many new people as you say.
admin-link-people = New people
admin-link-days = Days that it works
admin-make-link = Make a link
admin-link-made = It works until { $time }, for { $count ->
    [one] one new person
   *[other] { $count } new people
}. It is shown only now.
admin-link-address = The link
admin-act-rename = Renamed
admin-act-ban = Banned
admin-act-silence = Silenced
admin-act-hidden = Hidden
admin-act-closed = Talk closed
admin-act-lift-ban = Ban lifted
admin-act-lift-silence = Silence lifted
admin-act-lift-hidden = Shown again
admin-act-lift-closed = Talk opened
admin-act-end = Match ended
admin-act-remove-line = Line removed
admin-act-end-device = Browser signed out
admin-act-appoint = Appointed
admin-act-dismiss = Dismissed
admin-act-close-report = Report answered
admin-act-entry = Entry
admin-act-entry-link = Link made
admin-act-prune = Old things dropped
admin-status-waiting = waiting
admin-status-running = running
admin-status-over = over
admin-status-abandoned = given up
admin-status-damaged = shut
admin-administrator = administrator
