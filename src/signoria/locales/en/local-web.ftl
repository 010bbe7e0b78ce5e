# topic: local

local-loading = Getting ready to play without a server: { $percent } %
local-starting = Setting the table …
local-progress = Loaded so far
local-passing = This browser keeps nothing here. You can play, but your games are gone when the page is closed.
local-failed-wasm = This browser has no WebAssembly, or it is switched off. You can read the rules; to play you need another browser.
local-failed-memory = There is too little memory. Close other pages, then load this one again. Your games are kept.
local-failed-newer = A newer version of these pages has kept your games. Load the page again, with a connection. Nothing is lost.
local-failed-files = Something could not be loaded. Load the page again when there is a connection. Your games are kept.
local-failed-other = The game could not be started. Load the page again. Your games are kept.
local-failed-cleared = The games that this browser kept have been deleted while this page was open. They are gone. Load the page again to begin new ones.
local-failed-mixed = Another tab has these pages open in another version. Close it, then this one goes on by itself. Your games are kept.
local-full = This browser has no more room. What was played last could not be kept, so it was not done. Free some space on this device and play it again. All before it is kept.
local-silent = Another tab plays, and it does not answer: this browser may have put it to sleep. Play here instead, or open that tab.
local-take-over = Play here
local-version = A new version of these pages is here. Your games stay as they are.
local-renew = Take it now
local-fair = This browser has shuffled itself. Nobody else has promised anything, so the record says nothing of the shuffle.
local-hand-over = Take it along
local-hand-over-what = The record tells the whole game so far, hidden cards too. Open it on the page of a server, under “{ import-title }”, and play on there from the last moment: against its bots, or just to look back. What your seat does not know is drawn anew there. Here the game stays as it is.
local-hand-over-end = The record tells the whole game. It can be opened here and on the page of any server, and looked through again.
local-share = Share …
local-share-failed = The record cannot be read. Load the page again, then try once more.
