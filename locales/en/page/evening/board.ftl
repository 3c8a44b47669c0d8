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
board-takeSeats = Match { $n }: take your seats
board-join = Join with
board-timeLeft = Time left
board-sound = Sound
# $count players, $names, share the first place.
board-winners =
    { $count ->
        [one] { $names } wins the night
       *[other] { $names } win the night
    }
board-points =
    { $n ->
        [one] { $n } match point
       *[other] { $n } match points
    }
