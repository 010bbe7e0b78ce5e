# topic: account
# Why something of one’s notices and devices is refused.

problem-bad-language = there is no such language; there are { $known }
problem-bad-zone = there is no time zone “{ $zone }”; one is called “Europe/Rome”, for instance
problem-bad-hours = quiet hours that begin and end at the same hour are none
problem-no-such-way = there is no such way any more; load the page again
problem-many-ways = there are { $most } ways already; remove one first
problem-no-absence = a table has no absence: tell it at once, once a day or never
problem-same-way = that address is there already
problem-no-webhooks = nobody is told by webhooks here
problem-webhook-no-address = that is no address of a webhook; one begins with https:// and has no name or password before its host
problem-webhook-no-https = an address of a webhook begins with https:// here
problem-webhook-bad-port = webhooks are posted to port 443, or to one from 1024 on
problem-no-push = no browsers are told here
problem-push-no-address = that is no address of a push service; one begins with https://
problem-push-bad-keys = these are no keys of a browser that wants to be told
problem-undelivered = the message did not arrive: { $fault ->
    [private-address] that address is not on the internet, so nothing is sent there
    [slow] there was no answer within ten seconds
    [no-address] that is no address of a webhook
    [gone] there is nothing at that address any more
    [redirects] that address only points to another one; name that one
    [no-mail-server] the mail server cannot be reached, or takes no letters from here
    [refuses] it was refused there
   *[other] nobody could be reached there
}
problem-no-such-device = no such device stands for you any more; load the page again
problem-no-such-code = there is no such code: a sign may be mistyped, or newer codes were made since
problem-used-code = this code has been used already; take another one of your list
problem-many-codes = too many codes have been tried from here; wait a minute, then try again
problem-no-mail = this server cannot send mail
problem-bad-mail-address = that is no mail address; one looks like ada@example.org
problem-many-mails = too many letters were asked for; wait a minute, then try again
problem-bad-mail-link = this link is no longer valid: the address has been removed, or the link is not complete
problem-many-letters = letters to sign in have just been asked for that address; look for them, also among the spam, or wait a few minutes
problem-bad-letter = this link is not valid: it is not complete, or its mail address has been removed since
problem-old-letter = this link is too old; have another letter sent
problem-used-letter = this link has been used already; have another letter sent
problem-on-vacation = you are on vacation already
problem-few-vacation-days = { $left ->
    [0] you have no days of vacation left this year
    [one] you have one day of vacation left this year
   *[other] you have { $left } days of vacation left this year
}
problem-no-such-person = this is nobody with whom you have sat at a table; look under “People you played with”
