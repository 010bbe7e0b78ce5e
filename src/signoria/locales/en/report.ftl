# topic: none
# What signoria report says, and its pages.

cli-report-description = make a page of charts of what many simulated games say
cli-report-folder = the folder that simulate --out wrote, or one of its Parquet files; what --vary wrote is compared
cli-report-compare = show what differs between two runs instead
cli-report-out = the page to be written (default: report.html)
report-progress = Reading
report-written = The report is in { $path }.
report-unwritten = cannot write { $path }: { $what }
report-one-or-two = name one run, or two after --compare
report-one-or-two-hint = for example: signoria report RUN -o report.html
report-no-extra = a report needs the package { $name }, which is not installed
report-no-extra-hint = pip install "signoria[report]" brings all that it needs
report-bad-unlike = runs of different games or numbers of players cannot be compared: { $one } and { $other }
report-bad-missing = { $path } is no run
report-bad-empty = in { $path } no part of the run is finished yet
report-bad-settings = { $path } cannot be read: { $what }
report-bad-version = { $path } has version { $version } of the format of runs; this program knows { $known }
report-bad-column = { $path } lacks the column { $column }
report-bad-kind = { $path }: in the column { $column } stands something else than it should
report-bad-syntax = { $path } is not what simulate wrote: no JSON, or other fields
report-bad-game = { $path } is about { $game }; this program knows { $known }
report-bad-damaged = { $path } is damaged: its rows do not fit the games
report-bad-unreadable = { $path } cannot be read: { $what }
report-bad-hint = signoria simulate GAME --out FOLDER writes runs, and completes one that is not finished

report-title = { $game }: a report
report-title-compared = { $game }: { $one } and { $other } compared
report-games = Games
report-bots = Players
report-seats = Seats
report-rotating = everybody moves on by one seat from game to game
report-staying = everybody keeps the seat
report-seed = Seed
report-version = Version (program / rules)
report-code = Code of { $what }
report-unfinished = The run is not finished: this is of the { $done } of { $asked } games that have been played.
report-few = These are few games. Most of what looks different may be chance.
report-short = In short
report-changes-title = What changed
report-contents = Contents
report-numbers = The numbers
report-read = Numbers in brackets are 95% intervals. They come from leaving out each twentieth of the deals in turn, and count games with the same deal as one. “Clearly” is said of a number in one place, and then wherever it stands: the first question, about who starts, is judged by itself; all others of a table or chart are judged together, so that the chance that any of them is called clear wrongly is at most 5%. So an interval may leave out 0 and the difference still not be clear. It does not mean large: look at the size, too. All of it holds for these players; people, or stronger bots, may play otherwise.
report-made = Made by signoria report.
report-interval = { $value } ({ $low } to { $high })
report-percentage-points = { $number } pp
report-what = What
report-share = Share of victories
report-number = Mean
report-difference = Difference
report-winners = Winners
report-others = The others
report-fair-line = fair: { $fair }
report-no-difference = no difference
report-gaps = The difference, { $other } less { $one }, with an interval of its own. Filled: clear. Hollow: not clear.
report-gaps-curve = The difference, { $other } less { $one }, with an interval of its own.
report-gaps-first = The difference from { $first }, with an interval of its own. Filled: clear. Hollow: not clear.
report-axis-points = Points
report-axis-times = How often, or how much, in a game
report-axis-part = Part of the differences
report-axis-turns = Length in turns
report-axis-start-wins = Victories of who starts
report-and-more = { $number ->
    [one] {" "}and one more
   *[other] {" "}and { $number } more
}
report-apart-more = Clearly more than { $fair }: { $list }.
report-apart-less = Clearly less than { $fair }: { $list }.
report-apart-none = { $count ->
    [0] There are too few games to judge that.
    [one] It does not differ clearly from { $fair }.
   *[other] None of the { $count } differs clearly from { $fair }.
}
report-winners-more = Winners clearly have more: { $list }.
report-winners-less = Winners clearly have less: { $list }.
report-winners-none = Winners and the others do not differ clearly in anything.
report-changed-more = Clearly more in { $other } than in { $one }: { $list }.
report-changed-less = Clearly less in { $other } than in { $one }: { $list }.
report-changed-none = Nothing differs clearly between { $one } and { $other }.
report-range = Most: { $most }, { $high }. Least: { $least }, { $low }.
report-rose = Clearly higher in { $other } than in { $one }: { $list }.
report-fell = Clearly lower in { $other } than in { $one }: { $list }.
report-unclear = Not clear among the { $count } that are judged together, where { $other } and { $one } may well be alike: { $list }.

report-start-wins = victories of who starts
report-last-wins = victories of who comes last
report-winners-points = the winner’s points
report-margin-mean = the winner’s lead at the end
report-draws-share = victories that are shared
report-turns-mean = turns
report-decisions-mean = decisions
report-changes-mean = changes of the lead
report-half-wins = victories of who leads at half-time
report-comebacks = comebacks from the last place at half-time
report-decided-at = how late the lead is taken for good
report-order-part = part of the order of play in the differences in points

report-title-many = { $game }: { $number } runs compared
report-many = The runs side by side
report-many-start = Who starts wins between { $least } of the games in { $low } and { $most } in { $high }; { $fair } would be fair.
report-many-about = Each run is compared with { $first }. How often who starts wins is judged by itself, for { $runs } runs together; all other numbers are one family.
report-run = Run
report-many-more = { $name }: clearly more than in { $first }: { $list }.
report-many-less = { $name }: clearly less than in { $first }: { $list }.
report-many-none = { $name }: none differs clearly from { $first }.

report-balance = Who wins
report-start-more = Who starts wins too often: { $share } of the games, where { $fair } would be fair. That is clearly more.
report-start-less = Who starts wins too seldom: { $share } of the games, where { $fair } would be fair. That is clearly less.
report-start-even = Who starts wins { $share } of the games; { $fair } would be fair. That is no clear difference.
report-start-changed = Who starts wins { $one } of the games in { $first } and { $other } in { $second }; { $fair } would be fair. The difference of { $difference } is clear.
report-start-same = Who starts wins { $one } of the games in { $first } and { $other } in { $second }; { $fair } would be fair. The difference of { $difference } is not clear.
report-order = { $place ->
    [1] Starting seat
   *[other] Seat { $place } in order of play
}
report-order-wins = Victories by order of play
report-order-points = Points by order of play
report-entrant-wins = Victories by player

report-points = Where points come from
report-points-about = Mean points of a seat in a game. Winners are compared with the mean of the others; a shared victory counts in parts.
report-points-by = Points: { $kind }
report-over-time = Points in the course of a game
report-over-time-about = Mean points after so much of the turns; the last step includes the final count.
report-turns-played = Turns played
report-openings = Which openings win
report-openings-about = How often those win who began so. It does not say why: the good place may come first, and the victory from it.
report-choices = What winners do
report-choices-about = How often in a game, or how much, by winners and by the others. Who is ahead can afford more, so not all of it is a reason.
report-doers = Who did it and won
report-doers-about = How often those win who did it at least once; the numbers say how many these were. Who is ahead can afford more, so not all of it is a reason.
report-doers-by = Victories: { $kind }
report-doers-number = Seats that did it
report-doers-most = { $what }: { $share } of the { $number } seats that did it won; { $fair } would be fair.
report-doers-short = The deed that goes most surely with winning is “{ $what }”: { $share } of the { $number } seats that did it won; { $fair } would be fair.
report-undone = What nobody did
report-undone-none = Whatever can be counted was done by somebody.
report-undone-of = { $kind }: in no game { $list }.
report-undone-short = { $number ->
    [one] One thing was done in no game: { $list }.
   *[other] { $number } things were done in no game: { $list }.
}
report-routes = Routes
report-routes-about = How often one is followed by the other in a game; the most frequent ones.
report-steps = { $kind }: from one to the next
report-chance = What chance brings
report-chance-about = How often it befell winners and the others in a game.

report-length = How long games are
report-span = { $low } to { $high }
report-length-about = Half of all games take { $span } turns of single players, the middle one { $middle }; the shortest took { $least }, the longest { $most }. The mean is { $mean } turns and { $decisions } decisions.
report-length-of = { $run }: half of all games take { $span } turns of single players, the middle one { $middle }; the shortest took { $least }, the longest { $most }. The mean is { $mean } turns and { $decisions } decisions.
report-length-changed = The mean differs clearly, by { $difference } turns.
report-length-same = The means differ by { $difference } turns, which is not clear among all that are compared.
report-length-chart = Games by their length
report-turns = Turns
report-games-share = Share of games

report-endings = How games end
report-ended = { $rule }, { $share }
report-ended-by = What ended the games: { $list }.
report-draws = In { $shared } of the games several share the victory; in { $broken } the points were level and the tie-break decided.
report-results = Victories alone and shared
report-result-points = One winner, by points
report-result-tie-break = One winner, by the tie-break
report-result-shared = Several winners

report-course = Comebacks, tension, decisiveness
report-half = Who leads after half of the turns wins { $share } of the games; if the lead meant nothing it would be { $fair }.
report-comeback = In { $share } of the games the winner was last at that time.
report-changes = The lead goes from one seat to another { $number } times a game.
report-decided-by = In half of all games the winner leads to the end once { $share } of the turns have been played.
report-margin = The winner is { $mean } points ahead at the end; in half of all games it is at most { $middle }.
report-leaders = Who leads wins
report-leaders-about = How often who has most points after so much of the turns wins. The dashed line is { $fair }, as if the lead meant nothing; the earlier the curve rises, the earlier games are decided.
report-leader-wins = Victories of who leads
report-decided = When the lead is taken for good
report-decided-about = After how much of the turns nobody but the winner has most points any more. 100%: only with the last turn and the final count.

report-luck = Luck and skill
report-luck-chart = What differences in points come from
report-luck-order = the order of play
report-luck-player = who plays
report-luck-deal = the deal
report-luck-rest = how the game went
report-luck-left = the deal, and how the game went
report-luck-about = How far a seat’s points are from the mean of its game, squared, and which part of that goes with what. “Who plays” is the part of skill, as far as these players differ in it. “How the game went” is the rest: chance that came otherwise, what the others did, and bots that choose at random between what seems equal.
report-luck-sets = Each deal is played as often as there are players, everybody in every seat once: what stays with the seat whoever sits there is the deal.
report-luck-no-sets = Each deal was played once only, so the deal cannot be told from the rest; simulate --rotate plays each as often as there are players.
report-luck-alike = All players are the same bot here, so no skill can show.

report-options = Options
report-options-about = How often who starts wins, by what was drawn for the game.
