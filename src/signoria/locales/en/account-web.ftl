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
way-removed = Removed: { $target }
way-failing = The last message did not arrive: { $fault ->
    [private-address] that address is not on the internet
    [slow] there was no answer in time
    [no-address] it is no address of a webhook
    [gone] there is nothing there any more
    [redirects] it only points to another address
    [no-mail-server] the mail server cannot be reached, or takes no letters from here
    [refuses] messages are refused there
   *[other] nobody could be reached there
}. It is tried again.
way-closed = This way is closed: { $fault ->
    [private-address] that address is not on the internet
    [slow] there was no answer in time
    [no-address] it is no address of a webhook
    [gone] there is nothing there any more
    [redirects] it only points to another address
    [no-mail-server] the mail server cannot be reached, or takes no letters from here
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
notices-match = Notices of this match
notices-match-when = When I am told of it
notices-match-default = as each way says
notices-channel = Tell a channel whose turn it is
notices-channel-what = Everybody there reads, by name, who is to move and who is asked something, unless that person has looked meanwhile; and when the match begins and ends.
way-of-match = of this match alone
way-push = Browser
push-new = In this browser
push-what = This browser shows a notice when a match waits for you, also while no page of Signoria is open.
push-add = Tell this browser
push-told = This browser is told.
push-not-given = Nothing has changed: the browser’s question had no answer.
push-denied = This browser does not let Signoria show notices. Allow them in its settings for this page, then load the page again.
push-no-https = Browsers show notices only where pages come by https or from this very machine (localhost). This page comes by http: whoever runs this server can say how to reach it by https.
push-old-browser = This browser cannot be told. On an iPhone or iPad put Signoria on the home screen first, and open it from there.
push-failed = This browser’s push service could not be reached, or is switched off. Try again later, or take another way.
way-mail = Mail
way-unconfirmed = A letter with a link is on its way there. Nothing else is sent until that link has been opened.
way-ask = Send the letter once more
way-asked = It has been sent.
mail-new = By mail
mail-address = Mail address
mail-title = Notices by mail
mail-confirm-what = Shall Signoria write to the address that this link came to, when a match waits?
mail-confirm-yes = Yes, write to me
mail-confirm-done = Done: notices go to { $address } from now on.
mail-end-what = Shall Signoria write no more to the address that this link came to?
mail-end-yes = Write no more
mail-end-done = Done: nothing more is sent to { $address }.
mail-no-link = This link is not complete. Open it once more from the letter.
devices = Your devices
devices-what = These browsers stand for you. One that you end is signed out at once; its matches stay yours.
device-here = this one
device-unknown = An unknown browser
device-since = since { $since }
device-used = last used { $used }
device-end = End
device-end-others = End all others
codes = Recovery codes
codes-what = When all your browsers are lost, each of these codes makes another browser you once, with all your matches. Print them, or copy them by hand, and keep them away from your devices.
codes-none = You have no codes yet.
codes-left = { $left ->
    [0] All your codes have been used.
    [one] One of your codes still works.
   *[other] { $left } of your codes still work.
} They were made { $made }.
codes-once = These are your codes. They are shown this once. Whoever has one of them can be you.
codes-make = Make ten codes
codes-renew = Make ten other codes
codes-renew-what = With other codes those that you have work no more.
codes-print = Print
codes-for = Recovery codes of { $name } at { $server }
web-device = Play on here
web-device-what = With this link this browser becomes the person who made it.
web-device-replaces = Until now it is { $name } and will no longer be.
web-device-move = Go on here
web-device-moved = Done: this browser is { $name } now.
recover-what = A recovery code that you have put away makes this browser you again, with all your matches.
recover-code = Recovery code
recover-link = If another browser still knows you, it is easier: make a private link there, in the settings, and open it here.
recover-devices = Has a device been lost or stolen? You can end it there:
account-offer = Signoria can tell you that a match waits for you while all its pages are closed. There, too, you see which browsers stand for you.
web-link-title = Another device
web-link-what = A private link makes another browser you as well, with all your matches. It works once.
web-link-make = Make a link
web-link-until = Open it on the other device before { $time }.
web-forget-title = Leave this browser
web-forget-what = This browser will no longer know who you are. Unless another device knows you, or a code, a passkey or a confirmed mail address brings you back, your seats in running matches are lost to you.
web-forget = Forget me
web-forget-sure = Shall this browser forget you?
web-theme = Colours
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-link = Private link: show it to nobody else
vacation = Vacation
vacation-what = While you are away nobody reminds you, and nobody lets a bot play for you. The others see it at your seat. It ends with your next move; where a clock runs, it runs on.
vacation-left = { $left } of { $days } days within a year are left.
vacation-days = Days
vacation-begin = Go on vacation
vacation-until = You are on vacation until { $until }.
vacation-end = I am back

invited-by = Who may invite you
invited-by-what = Whoever has sat with you at a table may invite you to a match by your name.
invited-by-met = People you played with
invited-by-nobody = Nobody
invited-by-hide = Hide single people under “People you played with”; nobody is told.
invited-by-saved = Saved.

data-title = Your data
data-what = One file holds all that this server knows of you: name, devices, ways of notice, all that you have said, and your matches; of those that are over, their records, too.
data-get = Download your data
data-begun = What is known of you is gathered …
data-matches = Matches: { $at } of { $of }
data-saved = Saved as { $file }.
