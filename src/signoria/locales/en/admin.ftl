# topic: none
# What signoria admin says.

cli-admin-description = look after a server and its database: matches, people, reports, backups
cli-admin-acts = what to do
cli-admin-move-database-description = copy a server to another database, compared by hashes
cli-admin-move-database-source = the database to copy from, which no server may be using: a file, sqlite:///FILE or postgresql://HOST/NAME
cli-admin-move-database-target = the new or empty database to copy to
cli-admin-backup-description = copy a database, which a server may be using, to a new file
cli-admin-backup-database = the database: a file, sqlite:///FILE or postgresql://HOST/NAME
cli-admin-backup-file = the new file
cli-admin-check-description = look at every match of a database, which a server may be using: it must fold, and its record verify
cli-admin-check-database = the database: a file, sqlite:///FILE or postgresql://HOST/NAME
cli-admin-check-epilog = exit status: 0 all is well; 1 some matches have a fault, and they are named; 2 the database cannot be used
cli-admin-restore-description = copy a backup to a new or empty database
cli-admin-restore-file = the backup
cli-admin-restore-database = the new or empty database: a file, sqlite:///FILE or postgresql://HOST/NAME

admin-table = { $table }: { NUMBER($count) } { $count ->
    [one] row
   *[other] rows
}, { $hash }
admin-copied = All of it is in { $file }, read again and found the same.
admin-fault = match { $match }: { $fault }
admin-checked = { $count ->
    [one] One match
   *[other] { $count } matches
} looked at; records verified: { $verified }; with a fault: { $faults }.

cli-admin-vacuum-description = give the space of what was dropped back to the system; a file must not be in use
cli-admin-matches-description = list matches, by id, people’s names, status
cli-admin-match-description = a match: its people, talk, and what was done to it
cli-admin-end-description = end a match without a result
cli-admin-hide-description = hide a match from all but its people
cli-admin-show-description = show a match again
cli-admin-close-talk-description = let nobody talk at a match
cli-admin-open-talk-description = let people talk there again
cli-admin-remove-line-description = remove a line of talk; an empty one stays in its place
cli-admin-export-description = write the record of a match that is over to a new file
cli-admin-people-description = list people, by a part of the name or an id
cli-admin-person-description = a person: browsers, matches, and what was done
cli-admin-rename-description = give a person another name, also in all old matches
cli-admin-silence-description = let a person say nothing
cli-admin-ban-description = let a person only look; bots play on for it
cli-admin-lift-description = lift a ban or a silence
cli-admin-end-device-description = end a browser of a person, a link or a token, or all of them
cli-admin-administrators-description = list those who look after the server in the browser
cli-admin-appoint-description = let a person look after the server
cli-admin-dismiss-description = have a person do so no more
cli-admin-reports-description = list what people report, with the lines around it
cli-admin-answer-description = note what came of a report; it waits no more
cli-admin-log-description = list who did what
cli-admin-entry-description = say who may come in: everybody, or new people by a link only
cli-admin-invite-description = make a link that lets new people in
cli-admin-prune-description = drop now what is older than so many days

cli-admin-vacuum-database = the database: a file, sqlite:///FILE or postgresql://HOST/NAME
cli-admin-database = the database, as “signoria serve” has it; a server may be using it
cli-admin-json = print JSON, for programs
cli-admin-first = only the first fifty
cli-admin-text = what is sought; of a report, what came of it
cli-admin-status = only matches with this status
cli-admin-match = the match, by its id, which its address ends with
cli-admin-person = the person, by the id that “signoria admin people” lists
cli-admin-report = the report, by the id that “signoria admin reports” lists
cli-admin-reason = why; the log keeps it, and whom it concerns reads it
cli-admin-days = for how many days; without it until it is lifted
cli-admin-room = where it was said: players or spectators
cli-admin-number = the line’s number, which “signoria admin match” lists
cli-admin-file = the new file
cli-admin-name = the new name
cli-admin-kind = ban or silence
cli-admin-device = the browser, link or token, by the id that “signoria admin person” lists, or all
cli-admin-all = also those that were answered
cli-admin-rule = open or invited; without it, say which it is
cli-admin-invite-days = for how many days the link works
cli-admin-invite-people = how many new people it lets in
cli-admin-talk = talk in matches that have been over for so many days; 0: none
cli-admin-notices = notices that have waited for so many days; 0: none
cli-admin-matches = matches that have been over for so many days; 0: none

admin-nothing = none
admin-no-answer = the server gave no answer that can be read (status { $status })
admin-bad-days = --days takes a number above 0 and at most { $most }
admin-not-written = { $file } cannot be written: { $problem }
admin-exported = The record is in { $file }.
admin-around = Around report { $report }:
admin-entry-open = Everybody may come in.
admin-entry-invited = New people come in by a link only (signoria admin invite).
admin-waiting = Reports that wait: { $count }
admin-link = { $url } lets { $people } new { $people ->
    [one] person
   *[other] people
} in until { $until } UTC. It is shown once.
admin-pruned = Dropped: talk of { $talk } matches, { $notices } notices, { $matches } matches.
admin-vacuumed = The space of what was dropped from { $file } is free.
admin-restriction-ban = banned until { $until }
admin-restriction-silence = silent until { $until }
admin-restriction-hidden = hidden until { $until }
admin-restriction-closed = talk closed until { $until }
admin-column-match = match
admin-column-game = game
admin-column-status = status
admin-column-changed = changed
admin-column-people = people
admin-column-restrictions = restrictions
admin-column-person = person
admin-column-name = name
admin-column-room = room
admin-column-number = number
admin-column-at = at
admin-column-text = text
admin-column-since = since
admin-column-used = last seen
admin-column-office = office
admin-column-device = id
admin-column-kind = kind
admin-column-until = until
admin-column-seat = seat
admin-token-browser = browser
admin-token-device = link for another device
admin-token-bot = token of a network bot
admin-column-actor = who
admin-column-act = act
admin-column-target = whom or what
admin-column-detail = why
admin-column-report = report
admin-column-reporter = from
admin-column-reason = reason
admin-column-answer = answer
