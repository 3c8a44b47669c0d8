### The keys of a table.

keys-note = They work while the table has focus.
keys-move = Move along your hand
keys-tile = Go to that tile; 0 is the tenth
keys-play = Play; if two ends fit, choose one
keys-ends = Play at the left or right end
keys-train = Pick a train for the tile
keys-arms = Play on a spinner’s upper or lower arm
keys-close = Close the double you just played
keys-done = End your turn
keys-draw = Draw
keys-pass = Pass
keys-declare = Announce 6-6
keys-sort = Move the tile within your hand
keys-cancel = Cancel
keys-command = Type a command
keys-sayEnds = Say the ends
keys-sayHand = Say my hand and what fits
keys-sayLine = Say the line from left to right
keys-sayNumber = Say how many of that number are out
keys-sayLast = Say the last four plays
keys-sayCounts = Say how many tiles each seat holds
keys-sayScore = Say the score
keys-sayClock = Say the clocks
keys-grid = Walk along the line
keys-zen = Tiles only
keys-mute = Sound on or off
keys-help = These keys
keys-again = Repeat the previous or next announcement
keys-digit = digit
keys-space = Space
keys-takeBack = Take back your play
keys-talk = Talk
# The line to type commands in.
command-help = For example: 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.
command-run = Run
