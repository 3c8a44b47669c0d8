### Club evenings: board.

board-title = Public board
board-closed = The club night is over
board-seats = Seats for match { $n }
board-previous = Previous
board-next = Next
board-stop = Stop
board-goOn = Continue
board-full = Full screen
board-notLive = No connection. This may be old.
