# topic: common
# The pages of the browser client around the table.
web-skip = Skip to the content
web-nav = Pages
web-nav-new = New match
web-nav-settings = Settings
web-nav-experiments = Laboratory
web-practise = Practise
web-home = Home
web-nowhere = There is no such page
web-match = Match
web-variant = Variant
web-loading = The table is being laid out …
web-no-table = The table could not be loaded. Perhaps the server has been renewed; loading the page again helps then.
web-problem-unloaded = This could not be loaded. Perhaps the server has been renewed; loading the page again helps then.
web-reload = Load again
web-cancel = Cancel
web-close = Close
web-go-on = Go on
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied.

# The first page.
web-welcome = A table in Florence
web-welcome-more = With friends, at one device, or against bots.
web-welcome-new = New here? Learn a game in ten minutes, or just begin.
web-welcome-back = Welcome back
web-quick = Play against bots now
learn-offer = Learn in ten minutes
web-list-mine = Your matches
web-list-open = Open matches
web-list-running = Matches to watch
web-list-all = All your matches
web-list-people = People you played with
web-list-empty = No matches yet.
web-row-round = round { $round }
web-row-deadline = time until { $when }
web-row-unread = unread talk
web-status-turn = Your turn
web-status-invited = { $name } invites you
web-status-waiting = Waiting for players
web-status-running = To move
web-status-over = Over
web-status-abandoned = Given up
web-status-damaged = Shut

# The person.
web-name = Name
web-name-ask = What shall the others call you?
web-name-why = The name is all you give: no account, no password. This browser remembers you.
web-been-here = I have been here before
web-language = Language
web-presentation = Tables
web-presentation-picture = as a picture
web-presentation-text = in words only, with commands
web-presentation-to-text = Play in words only
web-presentation-to-picture = Show the table as a picture
web-speed = Moves of the others
web-speed-slow = slowly
web-speed-normal = one after the other
web-speed-at-once = at once
web-scorings = Stop at every scoring until I go on
web-keys = Single letters as shortcuts
web-automatic = Throw the die by itself where nothing else can be done
web-explaining = Explain what the mouse or the focus rests on
web-florentines = Florentines
web-guest = Guest

# Making a match.
web-seats = Seats
web-seat-open = Open seat

# Around the table.
web-unread = { $count ->
    [one] new line
   *[other] new lines
}
web-your-turn = Your turn
web-to-move = is to move
web-timed-out = the time is up: a bot decides
web-time-left = Time left
web-line-connecting = Connecting …
web-line-reconnecting = The connection broke; trying again …
web-line-restarting = The server is being restarted; the match goes on in a moment.
web-line-offline = This device is offline. Nothing is lost; the match goes on when it is back.
web-lost-missing = This match does not exist, or it is not open to you.
web-lost-refused = The server does not let you in here.
web-lost-outdated = The server has been renewed; please load the page again.
web-abandoned = This match was given up.
web-news = Since you last looked
web-news-count = { $count ->
    [one] One thing has happened since you last looked.
   *[other] { $count } things have happened since you last looked.
}
web-news-show = Show me
web-news-dismiss = No, thanks
web-news-step = { $step } of { $steps } since you last looked
web-news-from-here = So it was when you last looked.
web-news-failed = This could not be loaded; the table itself is up to date.
web-news-back = Back
web-news-on = On
web-news-skip = To now
web-problem-unreachable = The server cannot be reached.
web-problem-unsent = There is no connection just now; nothing was sent.
web-pass = Pass the device to { $player }
web-pass-more = All hidden cards are covered.
web-pass-me = I am { $player }
web-undo = Undo
web-record = Download the record
# Looking back at a match.
web-review = Review
web-review-play = Play
web-review-pause = Pause
web-here = here
web-away = away
web-stands-in = has left; the bot { $bot } plays on
web-absent = does not come; the bot { $bot } plays on
