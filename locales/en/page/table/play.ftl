### A table: play.

lattice-choose = Which place?
lattice-chooseCell =
    { $n ->
        [one] { CAPITAL(TILE($tile)) } fits in { $n } place.
       *[other] { CAPITAL(TILE($tile)) } fits in { $n } places.
    }
lattice-playCell = Play { PLACE($where) }: read from the point, { TILE($tile) }{ ends-scores }
lattice-oneTurn = It fits only this way round.
lattice-cells =
    { COUNT($places) ->
        [0] None of your tiles fits now.
       *[other]
            Your tiles fit { COUNT($places) ->
                [one] in { COUNT($places) } place
               *[other] in { COUNT($places) } places
            }: { SEQUENCE($places, as: "place", between: "; ") }.
    }
# Where a triangle lies, after the tile that it joins.
lattice-told = { CAPITAL(PLACE($where)) }.
lattice-joint =
    { $joint ->
        [none] { "" }
       *[other]
            { $joint ->
                [bridge] Bridge
                [hexagon] Hexagon
                [double-hexagon] Double hexagon
                [triple-hexagon] Triple hexagon
               *[triple] Led with a triple
            }:{ " " }
    }
lattice-costs =
    { $n ->
        [one] That costs { $n } point.
       *[other] That costs { $n } points.
    }
lattice-mayDraw = Or draw.
lattice-step = Triangles: go to the next place in that direction
lattice-turn = Triangles: turn the tile
lattice-walkHelp = Left and right arrows move from tile to tile, up and down arrows between rows. Escape returns to your hand.
ends-name = { CAPITAL(PLACE($where, form: "name")) }

ends-none = no tile yet
ends-play =
    { KIND($where) ->
        [up] Play on { PLACE($where, form: "end") }, { WORD($n) }
        [down] Play on { PLACE($where, form: "end") }, { WORD($n) }
        [public] Play on { PLACE($where, form: "end") }, { WORD($n) }
        [train] Play on { PLACE($where, form: "end") }, { WORD($n) }
       *[other] Play at { PLACE($where, form: "end") }, { WORD($n) }
    }{ ends-scores }
# What the tile would score there; 0 for nothing, or if you do not want to know.
ends-scores =
    { $points ->
        [0] { "" }
       *[other] , scores { $points }
    }
ends-waits =
    { $toes ->
        [true]
            { $missing ->
                [one] { DIGITS($tile) } needs { $missing } more toe first
               *[other] { DIGITS($tile) } needs { $missing } more toes first
            }
       *[false] Cover { DIGITS($tile) } first
    }
ends-half = { $n } stays open
ends-close = Close the double
ends-done = Done
ends-drawFrom =
    { $cost ->
        [0] Draw, { $n } left
       *[other] Draw (−{ $cost }), { $n } left
    }
ends-pass = Pass
ends-cancel = Cancel

hand-empty = You have no tiles.
# $fits says what to say after the pips: none, lead, cells (of a lattice, too many to name) or ends.
hand-option = { DIGITS($tile) }, { hand-pips }{ hand-fits }{ hand-scores }, { $place } of { $of }
hand-pips =
    { $sum ->
        [one] { WORD($sum, form: "pips") } pip
       *[other] { WORD($sum, form: "pips") } pips
    }
hand-fits =
    { $fits ->
        [none] { "" }
        [lead] , may lead
        [cells]
            { COUNT($where) ->
                [one] , fits in { COUNT($where) } place
               *[other] , fits in { COUNT($where) } places
            }
       *[ends] , fits { LIST($where, as: "place") }
    }
# $varies says that it would score less at another end.
hand-scores =
    { $points ->
        [0] { "" }
       *[other]
            { $varies ->
                [true] , scores up to { $points }
               *[false] , scores { $points }
            }
    }
hand-back = Tiles to the left
hand-forward = Tiles to the right

sum-none = No points yet.
sum-ends = Sum of the ends: { $n }
sum-equal = The ends are equal
sum-differ = The ends differ

status-yourTurn = Your turn
status-titleYourTurn = Your turn · { $rules }
status-youLead = You lead
status-youLeadWith = You lead with { DIGITS($tile) }
status-nothingDraw = Nothing fits: draw
status-nothingPass = Nothing fits: pass
status-fits =
    { $n ->
        [one] One tile fits{ status-oneScores }
       *[other] { $n } tiles fit{ status-someScore }
    }
status-oneScores =
    { $scoring ->
        [0] { "" }
       *[other] { " " }and scores
    }
status-someScore =
    { $scoring ->
        [0] { "" }
        [one] , { $scoring } scores
       *[other] , { $scoring } score
    }
status-lacksOne = No { $a }
status-lacksTwo = No { $a } and no { $b }
status-turnOf = { $name } to play
status-chooseEnd = Which end?
status-chooseTrain = Which train?
status-cover = Cover { DIGITS($tile) }
status-drawForLead = Nobody holds { DIGITS($tile) }: draw
status-chooseHalf = Which half stays open?
status-goOn = Another double, or done?
status-closeOrDone = Close the double, or done?
status-tapAgain = Tap again to play
status-drop = Drop it on the lit place
status-forced = Only { DIGITS($tile) } fits: playing it in { $n } s
status-forcedDraw = Nothing fits: drawing in { $n } s
status-forcedPass = Nothing fits: passing in { $n } s
status-watching = You are watching
status-watchingLater = You are watching, { $n } seconds behind
status-taking =
    { $n ->
        [one] Take { $n } tile
       *[other] Take { $n } tiles
    }
status-takingOf = { $name } takes tiles
status-taken = You have your tiles
status-unlifted = Your tiles are face down for now
status-dealing = Dealing the tiles
status-between = The round is over
status-over = The match is over
status-stopped = The match was stopped
status-waiting = Waiting for players to sit down
status-frozen = The server cannot save moves right now. The clocks are stopped and your tiles are safe.
status-reconnecting = Reconnecting, { $n } s.
status-clockRuns = Your clock is still running: { $clock }.
status-connecting = Connecting to the table
status-closed = You are disconnected from this table.
status-reload = Reload the page

refused-notYourTurn = Not yet: it is { $who }’s turn.
refused-noRound = No round is being played now.
refused-botSitsHere = { $name } already sits at this table. Choose another bot.
refused-notAway = { $who } is still connected.
refused-inGrace =
    { $n ->
        [one] { $who } still has { $n } second to come back.
       *[other] { $who } still has { $n } seconds to come back.
    }
refused-notHeld = You do not hold { TILE($tile) }.
refused-mustLead = You must lead { TILE($tile) } in this round.
refused-mustLeadDouble = You must lead a double in this round.
refused-wrongPlace = { CAPITAL(TILE($tile)) } cannot go there.
refused-doesNotFit =
    { COUNT($ends) ->
        [0] { CAPITAL(TILE($tile)) } does not fit.
        [1] { CAPITAL(TILE($tile)) } does not fit. The open end is { LIST($ends) }.
       *[other] { CAPITAL(TILE($tile)) } does not fit. The open ends are { LIST($ends) }.
    }
refused-rightOnEqualEnds = Both ends are { $n }: play on the right.
refused-mustPlay =
    { KIND($where) ->
        [first] You lead: you can play { TILE($tile) }.
       *[other] You must play: { TILE($tile) } fits { PLACE($where, form: "end") }.
    }
refused-whichHalf = Either half of { TILE($tile) } fits. Choose which stays open: { EITHER($halves) }.
refused-onlyDoubles = You can add only doubles in this turn.
refused-mustDraw = You cannot pass: draw from the boneyard.
refused-nothingToDraw = There is nothing to draw.
refused-beforeLead =
    { $n ->
        [one] Wait { $n } second: players can still announce 6-6.
       *[other] Wait { $n } seconds: players can still announce 6-6.
    }
refused-frozen = The server cannot save moves right now. Try again in a moment.

plays-title = Plays
plays-empty = No plays yet.
plays-passed = pass
plays-declared = announces 6-6
plays-drew = draw { $n }
plays-closed = closed
plays-made = { lattice-joint }+{ $n }
plays-at = { PLACE($where) }
plays-by-forced = forced
plays-by-clock = time ran out

keys-title = Keys

command-label = Command
