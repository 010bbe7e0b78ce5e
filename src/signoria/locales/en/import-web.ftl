# topic: import
# A record from elsewhere, as its page tells it.

import-record = Record
import-what = A record is a text that tells a whole game, such as one downloaded here or saved in the terminal. It is looked through like a match of your own, and you can play on from any moment. The server does not keep it.
import-file = A file
import-text = Or the text itself
import-open = Open the record
import-other = Another record
import-too-large = That is too large for a record: { $most } kB at most.
import-proven-all = Every move is legal, and the start and all that was drawn follow from the seed to which the server had bound itself.
import-proven-since = Every move is legal, and all that was drawn follows from the seed. The position with which it begins is taken as given.
import-proven-sealed = Every move is legal. The seed is still secret, so the shuffle cannot be checked yet.
import-proven-unbound = Every move is legal. The record is bound to no seed, so nothing is known about the shuffle.
import-proven-no = The moves can be played, but something is not right: { $doubt }
problem-bad-position = this is no position of the game
problem-bad-record = this record cannot be opened: { $text }
