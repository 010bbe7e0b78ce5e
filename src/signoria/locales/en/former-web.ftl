# topic: account
# A browser that was somebody else before: are both the same person?

former = Two of you?
former-what = This browser was { $former } until now and is { $name } now. { $matches ->
    [0] { $former } has no matches.
    [one] { $former } has one match.
   *[other] { $former } has { $matches } matches.
}
former-join-what = If both are you, join them: matches, seats, mail addresses, codes, passkeys and devices of { $former } become those of { $name }. That cannot be undone.
former-both = { $both ->
    [one] In one match both sit: its seats are then all yours, as if two played at this device, and each of them plays on.
   *[other] In { $both } matches both sit: their seats are then all yours, as if two played at this device, and each of them plays on.
}
former-leave-what = If not, this browser leaves { $former }. Unless another device or another way brings { $former } back, bots take over the seats.
former-join = Join both
former-leave = Leave { $former }
former-joined = Done: all is { $name }’s now.
former-left = Done: this browser has left { $former }.
problem-no-former = this browser was nobody else, or that is settled already; load the page again
