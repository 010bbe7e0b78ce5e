# topic: account
# The page on how a person is told what waits.

account-title = Notices and devices
account-nobody = Notices need somebody to whom they go: take a name first.
notices = When all pages are closed
notices-what = Signoria can tell you that a match waits for you, by the ways that you name here. Whoever has a page in sight is told nothing.
notices-none = You have named no way yet.
notices-profile = Messages come in this language: { $language }. Hours are those of { $zone }.
notices-here = Take the language and time zone of this browser: { $language }, { $zone }
notices-no-mail = This server cannot send mail: whoever runs it has named no mail server.
way-json = Webhook
way-discord = Discord
way-slack = Slack
way-ntfy = ntfy
way-when = When
way-when-at-once = at once, each time
way-when-absence = once, until I look again
way-when-digest = once a day, all together
way-when-never = never
way-hour = At what time
way-quiet = Quiet hours, in which nothing is sent
way-from = From
way-until = Until
way-try = Send a test
way-tried = It has arrived.
way-remove = Remove
way-failing = The last message did not arrive: { $fault ->
    [private-address] that address is not on the internet
    [slow] there was no answer in time
    [no-address] it is no address of a webhook
    [gone] there is nothing there any more
    [redirects] it only points to another address
    [refuses] messages are refused there
   *[other] nobody could be reached there
}. It is tried again.
way-closed = This way is closed: { $fault ->
    [private-address] that address is not on the internet
    [slow] there was no answer in time
    [no-address] it is no address of a webhook
    [gone] there is nothing there any more
    [redirects] it only points to another address
    [refuses] messages are refused there
   *[other] nobody could be reached there
}. A test that arrives opens it again.
webhook-new = One more way
webhook-shape = Where to
webhook-shape-json = a program of mine (signed JSON)
webhook-shape-discord = a channel in Discord
webhook-shape-slack = a channel in Slack
webhook-shape-ntfy = my telephone, by ntfy
webhook-url = Address
webhook-help-json = Each message is posted there as JSON, signed as the Standard Webhooks say.
webhook-help-discord = In Discord: the channel’s settings, Integrations, Webhooks, copy the address.
webhook-help-slack = In Slack: an app with Incoming Webhooks gives such an address.
webhook-help-ntfy = Think of a topic that nobody guesses, subscribe to it in the ntfy app, and put its address here, such as https://ntfy.sh/ and the topic.
webhook-public = It must be reached on the internet by https.
webhook-secret = What signs the messages
webhook-add = Add
notices-mute = Tell me nothing of this match while I am away
devices = Your devices
devices-what = These browsers stand for you. One that you end is signed out at once; its matches stay yours.
device-here = this one
device-unknown = An unknown browser
device-since = since { $since }
device-used = last used { $used }
device-end = End
device-end-others = End all others
account-offer = Signoria can tell you that a match waits for you while all its pages are closed. There, too, you see which browsers stand for you.
web-link-title = Another device
web-link-what = A private link makes another browser you as well, with all your matches. It works once.
web-link-make = Make a link
web-link-until = Open it on the other device before { $time }.
web-forget-title = Leave this browser
web-forget-what = This browser will no longer know who you are. Unless another device knows you, your seats in running matches are lost to you.
web-forget = Forget me
web-forget-sure = Shall this browser forget you?
web-theme = Colours
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-link = Private link: show it to nobody else
