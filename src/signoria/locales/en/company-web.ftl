# topic: company
# Whom one has sat with at a table, and what a group has played.

company-what = Everybody with whom you have sat at a table. Choose one or more to see your matches together and how you stand.
company-rule = Who may invite you
company-name = Name
company-list = List
company-list-shown = Without hidden people
company-list-hidden = Hidden people
company-none = You have not played with anybody yet.
company-none-found = Nobody is like that.
company-found = { $count ->
    [one] One person
   *[other] { $count } people
 }
company-found-some = { $count ->
    [one] One person so far; there are more.
   *[other] { $count } people so far; there are more.
 }
company-more = More people
company-matches = { $count ->
    [one] one match
   *[other] { $count } matches
 }, last on { $day }
company-hide = Hide
company-show = Show again
company-hide-what = Whom you hide cannot invite you by name. Nobody is told.
company-choose = Choose { $name }
company-together = { $count ->
    [0] Matches together
    [one] Matches with one person
   *[other] Matches with { $count } people
 }
company-too-many = At one table there is room for seven others.
company-you = You
company-only = Matches
company-only-no = These people, and others
company-only-yes = Only these people
company-standings = Standings
company-player = Player
company-wins = Wins
company-place = Average place
company-best = Best score
company-played = { $count ->
    [0] none finished
    [one] one match
   *[other] { $count } matches
 }
company-given-up = { $count ->
    [one] One more was given up.
   *[other] { $count } more were given up.
 }
company-ties = Whoever shares the first place has won. Matches under way and those that were given up do not count.
company-old = Older matches are not counted.
company-no-standings = No match of yours together has come to its end yet.
company-list-title = Matches together

company-invite-title = Invite somebody to the seat { $colour }
company-invite-what = Who is invited is told, and says yes or no. The seat is kept until then.
company-invite = Invite
company-invite-not = cannot be invited
company-invite-none = Whom you have played with can be invited here; everybody else by the link.
