# topic: reporting
# How people tell the administrators what happens at a match.

reporting = Tell the administrators
reporting-what = Whoever looks after this server reads this, with the lines around it. The person is not told who wrote.
reporting-about = What it is about
reporting-choose = Choose a line or a person
reporting-seat = { $name }, the person
reporting-reason = What is wrong
reporting-text = In your words, if you like
reporting-send = Send
reporting-sent = The administrators have it. Thank you.
report-words = hurtful words
report-name = the name
report-cheating = cheating
report-leaving = leaves, or lets all wait
report-other = something else
