# topic: later
# Journeys over several turns in Forging Florence.

forging-florence-web-set-out = Set out
forging-florence-web-aim-sell = Sell on the golden hex
forging-florence-web-aim-beside = Walk beside { $place }
forging-florence-web-aim-steps = { $steps ->
    [0] you are there
    [one] one step
   *[other] { $steps } steps
}
forging-florence-web-aim-no-way = no way at present
forging-florence-web-aim-go-on = Go on
forging-florence-web-aim-give-up = Give up the journey
forging-florence-web-bound = On your way: { $aim }, { $far }.
forging-florence-web-bound-nowhere = You are not on your way.
forging-florence-web-halt-news = You stop: something is possible here that was not when you set out.
forging-florence-web-halt-no-way = You wait: no way leads there at present.
forging-florence-web-halt-cannot = You are there, but it is not possible now.
forging-florence-web-halt-held = You wait, for something was taken back.
forging-florence-web-list-aims = Set out for
forging-florence-table-command-set-out = set-out
forging-florence-table-command-set-out-does = sets out over several turns; with a number of its list, or with a hex, as in v 2,-2; v 0 gives up
