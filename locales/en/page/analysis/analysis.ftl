### The analysis of a match that is over, beside its replay.

title = Analysis
start = Analyse this match
note = See what each play was worth, and what would have been better. Your device works it out, and judges each play by what its player could see.
running = { $n } of { $of } plays
stop = Stop
goOn = Continue
none = Analysis needs the tiles of every player. The record of this match does not have them.
failed = This device cannot analyse the match now.
noPlay = Choose a play to read about it.
notYet = This play is not analysed yet.
# A play: who played what.
named = { $name }: { $move }
# Moves in a few words. `$where` names the place.
move-at = { $tile }, { $where }
# A tile of which either half could have touched: `$n` is the number that stays open.
move-leaving = { $tile }, { $where }, { $n } stays open
move-draw = draw
move-close = close the double
move-done = end the turn
move-pass = pass
grade =
    .good = Good
    .inaccuracy = Inaccuracy
    .mistake = Mistake
    .blunder = Blunder
best = The engine plays the same.
only = There was no other move.
# `$error` is half of an interval.
better = Better by { $points } points (± { $error }): { $move }.
# The difference may be chance. `$points` has a sign.
even = The engine plays { $move }. The difference may be chance: { $points } points (± { $error }).
why =
    .last-tile = It lays the last tile.
    .scores = It scores { $n }, and no other move scores more.
    .stops = After it { $who } certainly has no tile that fits.
    .keeps = After it { $n } tiles of the hand fit, more than after any other play.
    .double = A double fits one number only, so it is hard to lay later.
    .heavy = Of the tiles that fit, it has the most points: { $n }.
# What all hands show.
hindsight =
    .stopped = As the tiles lay, { $who } would have had no tile that fits after it.
    .let = As the tiles lay, { $who } would have had a tile that fits after it. After this play there was none.
# A pass or a draw. `$numbers` is a list.
proved = This showed everyone that the hand had none of these numbers: { $numbers }.
knew = What { $name } could know
knewNothing = Nobody had shown which numbers they lack.
lacks = { $name } has none of these numbers: { $numbers }.
options = Moves and what they are worth
played = played
worth = { $points } ± { $error }
try = Try
tryOf = Try it: { $move }
optionsNote = Points that a side gains in the round, less what the others gain. They are the mean of random deals that agree with what the player saw. Winning the match counts 50 more.
hidden = Where each hidden tile could be
tile = Tile
boneyard = Boneyard
outlook = What the round is worth
outlookOf = { $name }: { $points }
outlookNote = In points, with all hands as they were, if everyone plays on at random.
moments = The plays that changed most
moment = Round { $n }, { $name }: { $move }
change = { $name }: from { $before } to { $after } points
players = How everyone played
player = Player
choices = Choices
agreed = As the engine
loss = Points lost a choice
count-inaccuracies = Inaccuracies
count-mistakes = Mistakes
count-blunders = Blunders
whatIf = What if?
looking = One moment…
lookFailed = This move cannot be tried.
over = The round ends here.
toPlay = { $name } is to play. All hands are shown.
back = Back to the match
undo = One move back
