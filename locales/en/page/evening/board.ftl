### Club evenings: board.

board-title = Public board
board-closed = The evening is over
board-seats = Seats for match { $n }
board-previous = Previous
board-next = Next
board-stop = Stop
board-goOn = Go on
board-full = Full screen
board-notLive = No connection; this may be old.
