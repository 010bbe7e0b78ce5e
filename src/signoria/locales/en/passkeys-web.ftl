# topic: account
# Passkeys: what a device keeps, and by which it proves who uses it.

passkeys = Passkeys
passkeys-what = A passkey lies on your telephone, your computer or a security key. With it any browser there becomes you, without a name or a password.
passkey-name = What the new passkey is called
passkey-make = Make a passkey
passkey-made = Made: { $name }.
passkey-not-made = No passkey was made: it was given up, or this device has one of yours already.
passkey-synced = also on other devices
passkey-by = By a passkey
passkey-use-what = If you have made a passkey here, it makes this browser you again.
passkey-use = Use a passkey
passkey-not-given = No passkey was given. Try again, or come back by another way.
passkey-no-https = Browsers have passkeys only where they come by https or from this very machine (localhost). This page comes by http: whoever runs this server can say how to reach it by https.
passkey-needs-name = Passkeys belong to the name of a server, and this address is a number. On this very machine they work here, as a place of its own with its own matches:
passkey-by-number = Passkeys belong to the name of a server, and this address is a number. Whoever runs this server can say by which name it is reached.
passkey-old-browser = This browser has no passkeys, or is too old for them. A newer one has them.
problem-no-passkeys = this server has no passkeys
problem-passkey-no-https = passkeys work by https, or at localhost
problem-passkey-needs-name = passkeys work at the name of a server, and this address is a number
problem-bad-passkey = this passkey is not known here, or did not prove itself; try another one
problem-old-challenge = this has taken too long, or was sent already; try again
problem-many-passkeys = there are { $most } passkeys already; remove one first
problem-same-passkey = that passkey is there already
problem-no-such-passkey = there is no such passkey any more; load the page again
problem-many-tries = too many passkeys were asked for from here; wait a minute, then try again
