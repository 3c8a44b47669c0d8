# Club nights of fixed pairs whose matches are drawn from the results before them.
setup-pairs-format = Who meets whom
setup-pairs-formats =
    .pairs = Every pair
    .swiss = Swiss
    .knock-out = Knock-out
    .groups = Groups, then knock-out
setup-pairs-formatEffects =
    .pairs = Every two pairs meet once.
    .swiss = Every pair plays each match, against pairs with about as many points. You draw each match when the one before has ended.
    .knock-out = The losers of a match are out. You draw each match when the one before has ended.
    .groups = Every two pairs of a group meet once. The best of each group then play a knock-out, which you draw.
setup-pairs-seeding = The list is the seeding: put the best pair first, or draw the numbers by lot.
setup-pairs-swissMatches = Matches, up to { $all } without meeting twice
setup-pairs-untilOne =
    { $n ->
        [one] { $n } match until one pair is left.
       *[other] { $n } matches until one pair is left.
    }
setup-pairs-drawn-late = The pair is there from the next draw on.
setup-pairs-drawn-leaves = Untick the pair when you draw the next match. Played matches stay.
setup-pairs-drawn-closed = A pair can join a knock-out only before the first match.
common-byes = Without opponents: { $names }.
common-schedule-byes = Without opponents
organiser-draw-begin = Draw match { $n }
organiser-draw-again = Draw again
organiser-draw-note = The draw follows the confirmed results.
organiser-draw-who = Who is there
organiser-draw-few = At least two pairs must be there.
organiser-draw-take = Use this draw
organiser-draw-taken = Match { $n } is drawn.
participant-next-undrawn = Match { $match } is drawn when all results are confirmed.
participant-next-bye = You have no opponents in match { $match }.
participant-next-byeWins = It counts as a win.
participant-next-byeOn = You are in the match after it.
participant-next-out = You do not play match { $match }.
participant-noOpponents = No opponents
