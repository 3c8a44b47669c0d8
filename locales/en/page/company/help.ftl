### Help in casual play against bots: a hint, and taking a play back.
help-hint = Hint
help-takeBack = Take back
help-thinking = One moment…
# What to do, and why.
help-both = { $what } { $why }
help-lead = Lead { $tile }.
# The name of the end first: “Left end”.
help-play = { $where }: play { $tile }.
help-draw = Draw a tile.
help-close = Close the double.
help-done = End your turn.
help-pass = Pass.
help-why =
    .only = You have no other move.
    .last-tile = It is your last tile.
    .scores = It scores { $n } now.
    .stops = After that { $who } has no tile that fits.
    .keeps = After that { $n } of your tiles fit, more than after any other play.
    .double = A double fits one number only, so it is hard to lay later.
    .heavy = Of your tiles that fit, it has the most points: { $n }.
    .better = You gain { $points } points more with it than with any other play. That is the average of { $deals } deals that agree with what you saw.
    .equal = Other plays are about as good: in { $deals } deals that agree with what you saw, nothing gained more.
help-failed = There is no hint now.
