# topic: fair
# The shuffle of a match, in its panel.
web-fair-what = All cards of this match follow from a secret number that was fixed before the first move; below is its fingerprint. At the end the number itself is shown, and anybody can check that no card was arranged.
web-fair-commitment = Fingerprint (SHA-256)
web-fair-seed = The secret number
web-fair-check = Check it with
origin-fair = All that is drawn in this match follows from a secret number that was fixed before its first move; below is its fingerprint. The position with which it began is taken as given.
forging-florence-web-fair-what = The setup of this match and every throw of the die follow from a secret number that was fixed before the first move; below is its fingerprint. At the end the number itself is shown, and anybody can check that nothing was arranged.
web-fair-together = After they had seen the fingerprint, the players’ browsers have added values of their own, so that whoever runs the server could not choose either, unless together with the one that added last.
web-fair-alone = The server alone has chosen the secret number: this match was begun by an older version.
web-fair-silent = Nothing was added for: { $seats }.
web-fair-mine = Your browser’s value is part of this shuffle.
web-fair-mine-later = Your browser has added a value to this shuffle; at the end it checks that it is part of it.
web-fair-mine-missing = Your browser’s value is not part of this shuffle, although it was sent. Ask whoever runs the server why.
web-fair-mine-unread = The record cannot be read just now, so whether your browser’s value is part of the shuffle is not checked.
web-fair-value = Your browser’s value

# The same of a record from elsewhere.
import-alone = The server alone chose the seed.
import-unchained = It has no chain, so a changed outcome or order may go unseen.

# Why nothing can be added.
problem-contributed = you have added to this shuffle already
problem-no-contribution = nobody adds to the shuffle of this match: it was made by an older version
