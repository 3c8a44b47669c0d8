### Club evenings: the choice of a regulation, and of fixed pairs.

setup-regulation-which = Regulation
setup-regulation-change = Change the rules
setup-regulation-counts = What a round scores
setup-regulation-countsKinds-losers = Losers’ tiles
setup-regulation-countsKinds-all = All tiles
setup-regulation-countsKinds-rounds = One point
setup-regulation-tiles = Tiles
setup-regulation-tilesKinds =
    .double-six = Double six
    .double-nine = Double nine
setup-regulation-lead = Who leads after the first round
setup-regulation-leadKinds-rotates = The next on the right
setup-regulation-leadKinds-winner = The winners
setup-regulation-bonus = Most bonus points in a round
setup-regulation-warning = Warning, minutes before the end
setup-regulation-wins = Match points for a win
setup-regulation-winsKinds-shutout = against 0
setup-regulation-winsKinds-half = up to half
setup-regulation-winsKinds-close = against more
setup-regulation-winsKinds-stopped = stopped
setup-regulation-order = What decides the places
setup-regulation-orderHelp = From the top: the next one counts only where those above are equal.
# $key is such as “wins”.
setup-regulation-earlier = Move { $key } up
setup-regulation-without = Leave { $key } out
setup-pairs-title = Who plays with whom
setup-pairs-kinds-single = Everyone with everyone
setup-pairs-kinds-pairs = Fixed pairs
setup-pairs-help = Players 1 and 2 are a pair, 3 and 4, and so on.
setup-pairs-odd = One player has no partner. Add a player or leave one out.
setup-pairs-pair = Pair { $n }
setup-pairs-partner = Name of the partner
setup-pairs-changes-late = The pair joins the remaining matches.
setup-pairs-changes-leaves = Both players of the pair leave.
setup-pairs-changes-substitute = The substitute takes the number of the player. Earlier results stay with the pair.
round-winnerLeads = The winners of the last round lead.
