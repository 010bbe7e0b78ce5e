# topic: match
# Around a match, but not seen at first: the waiting room, the panel, what is told on a return.
web-waiting = Waiting room
web-waiting-open = The match begins when every seat is taken: { $count ->
    [one] one seat is open
   *[other] { $count } seats are open
}.
web-waiting-start = The match is about to begin.
web-waiting-until = Waits until
web-length = Length
web-length-turns = about { $turns } turns each
web-waiting-leave = Leave the seat
web-waiting-cancel = Call the match off
web-invitation = Invitation: send this link to the others
web-invitation-local = You opened this page by an address that only this computer knows. For others, open it by an address that they can reach.
web-join = Join the match
web-join-seat = Sit here
web-fill = Bot: { $bot }
problem-seat-open = nobody sits there
web-free-seat = Free the seat
web-departures = has left { $left } of { $matches } matches
web-vacation = on vacation until { $until }
web-before = in the place of { $names }
web-invite = Invite somebody
web-token-make = Network bot
web-token-title = Network bot
web-token = Token of the network bot: shown only now
web-token-address = Address of the match
web-token-what = A program that has both plays this seat: give them to “signoria bot”. A token that is lost is no harm: “New token” in the panel “Match” makes another one.
web-token-renew = New token
web-token-renew-what = Makes another token for this network bot; the old one then no longer works
web-by-clock = { $count ->
    [one] a bot made one move, as the time was up
   *[other] a bot made { $count } moves, as the time was up
}
web-news-by-clock = Your time was up: { $count ->
    [one] a bot made one move
   *[other] a bot made { $count } moves
} for you.
web-proposal-undo = { $player } asks to undo the last decision.
web-proposal-abandon = { $player } proposes to give up the match without a result.
web-proposal-waiting = Still to answer: { $players }.
web-agree = Agree
web-disagree = Refuse
web-leave-sure = Leave the match?
web-leave-what = A bot plays on for you. You can come back at any time.
web-abandon-sure = Give the match up?
web-abandon-what = The match ends without a result if all other people agree.
web-steps = Undoing and leaving
web-undo-ask = Ask to undo
web-leave = Leave the match
web-return = Come back to your seat
web-abandon = Give the match up
web-chat-players = Talk of the players
web-chat-spectators = Talk of the spectators
web-chat-empty = Nothing was said yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-name = Give a name to talk
web-chat-removed = (deleted)
web-fair = Fair shuffle
origin-there = To that moment
web-rematch = Play again
web-rematch-other = With other settings
web-rematch-go = Go to the next match
web-finish-people = Matches with these people
web-list-invited = Invitations
invited-accept = Accept
invited-decline = Decline
invited-what = { $name } invites you to play { $game }.
invited-again = { $name } proposes to play again.
invited-same = All is as the last time.
invited-other = Other than the last time:
invited-waits = invited, has not answered yet
invited-declined = { $name } has declined
invited-withdraw = Withdraw the invitation
invited-silent = Still to answer: { $names }.
again-clock = Time as the last time: { $clock }
again-what = The others are asked; the match begins when all have accepted.
again-send = Propose the match
again-start = Play
again-void = Nobody plays the match that was proposed. You can propose another one.
web-report = Report…
web-you = you
web-bot = bot { $bot }
web-network-bot = network bot
web-watching = { $count ->
    [one] One spectator is watching.
   *[other] { $count } spectators are watching.
}
web-mute = Mute
web-unmute = Hear again
web-muted = Muted: { $names }.
