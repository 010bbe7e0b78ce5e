# topic: explain
# The cards that explain things at a table.

explain-cost = It takes
explain-pays = It pays
explain-gain = For you now
explain-state = As it stands
explain-close = Close the card
explain-next = Next
explain-previous = Previous
table-command-things = There are cards of: { $names }.
table-command-no-thing = There is no “{ $text }” here; there are cards of: { $names }.
