### A table: speech.

say-closed =
    { PERSON($who) ->
        [you] You close the double.
       *[other] { $who } closes the double.
    }
say-played =
    { $speech ->
        [short]
            { PERSON($who) ->
                [you] You { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
               *[other]
                    { $drawn ->
                        [0] { $who } { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
                       *[other] { $who } +{ $drawn } { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
                    }
            }
       *[other]
            { PERSON($who) ->
                [you] You: { TILE($tile) }{ PLACE($at, form: "after") }. { say-ends }
               *[other]
                    { KIND($at) ->
                        [first] { $who } leads with { TILE($tile) }. { say-ends }
                       *[other]
                            { $drawn ->
                                [0] { $who }: { TILE($tile) }{ PLACE($at, form: "after") }. { say-ends }
                               *[other] { $who } draws { say-tiles } and plays { TILE($tile) }{ PLACE($at, form: "after") }. { say-ends }
                            }
                    }
            }
    }
say-made =
    { $speech ->
        [short] { lattice-joint }+{ $n }.
       *[other]
            { $joint ->
                [none]
                    { PERSON($who) ->
                        [you] You score { say-points }.
                       *[other] { $who } scores { say-points }.
                    }
               *[other] { lattice-joint }{ say-points }.
            }{ $lost ->
                [0] { "" }
               *[other]
                    { " " }{ $lost ->
                        [one] { $lost } point
                       *[other] { $lost } points
                    } off for drawing.
            }
    }
say-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# What the chosen tile would score at one of its places.
say-scoresAt = { CAPITAL(PLACE($where)) }: { say-points }.
say-endsShort =
    { COUNT($ends) ->
        [0] { "" }
       *[other] { SEQUENCE($ends) }.
    }
# $without lists numbers that the player cannot have; empty unless everything is spoken.
say-passed =
    { $speech ->
        [short]
            { PERSON($who) ->
                [you] You pass.
               *[other] { $who } passes.
            }
       *[other]
            { PERSON($who) ->
                [you] You pass.{ say-without }
               *[other]
                    { $drawn ->
                        [0] { $who } passes.{ say-without }
                       *[other] { $who } draws { say-tiles } and passes.{ say-without }
                    }
            }
    }
say-tiles =
    { $drawn ->
        [one] { $drawn } tile
       *[other] { $drawn } tiles
    }
say-without =
    { COUNT($without) ->
        [0] { "" }
       *[other] { " " }No { EITHER($without, as: "word", form: "suit") }.
    }
say-waits =
    { $toes ->
        [true]
            { $missing ->
                [one] { CAPITAL(TILE($tile)) } needs { $missing } more toe.
               *[other] { CAPITAL(TILE($tile)) } needs { $missing } more toes.
            }
       *[false] { CAPITAL(TILE($tile)) } must be covered.
    }
say-marked =
    { PERSON($who) ->
        [you] Your train is open to all now.
       *[other] { $who }’s train is open to all now.
    }
say-unmarked = The train is closed again.
say-dealtHub = Round { $round } begins with { TILE($tile) }.
say-everyoneDraws = Nobody has { TILE($tile) }: everyone draws.
say-drawForLead = Your turn. Nobody holds { TILE($tile) }: draw.
say-drew = You draw { TILE($tile) }.
say-yourTurn =
    { $fits ->
        [one] Your turn. { CAPITAL(WORD($fits, form: "counted")) } tile fits.
       *[other] Your turn. { CAPITAL(WORD($fits, form: "counted")) } tiles fit.
    }
say-yourTurnDraw = Your turn. Nothing fits: draw.
say-yourTurnPass = Your turn. Nothing fits: pass.
say-yourLead = Your turn. You lead with any tile.
say-yourLeadWith = Your turn. You lead with { TILE($tile) }.
say-yourLeadDouble = Your turn. You lead with a double.
say-onlyFits =
    { $n ->
        [one] Your turn. Only { TILE($tile) } fits: it is played in { $n } second.
       *[other] Your turn. Only { TILE($tile) } fits: it is played in { $n } seconds.
    }
say-chooseEnd =
    { COUNT($ends) ->
        [2] { CAPITAL(TILE($tile)) } fits both ends. { CAPITAL(EITHER($ends, as: "end", form: "at")) }?
       *[other] { CAPITAL(TILE($tile)) } fits { WORD(COUNT($ends), form: "counted") } ends. { CAPITAL(EITHER($ends, as: "end", form: "at")) }?
    }
say-chooseHalf = Either half of { TILE($tile) } fits. Which stays open, { EITHER($halves, as: "word") }?
say-goOn =
    { $choice ->
        [both] You can play another double, close the double or end your turn.
        [double] You can play another double or end your turn.
        [close] You can close the double or end your turn.
       *[done] You can end your turn.
    }
say-chosen = { CAPITAL(TILE($tile)) } chosen. Press again to play it, Escape to put it back.
say-cancelled = { CAPITAL(TILE($tile)) } stays in your hand.
say-seconds =
    { $n ->
        [one] { $n } second.
       *[other] { $n } seconds.
    }
say-dropped =
    { $n ->
        [one] { $who } lost connection; { $n } second.
       *[other] { $who } lost connection; { $n } seconds.
    }
say-back = { $who } is back.
say-held =
    { PERSON($who) ->
        [you] A bot plays for you.
       *[other] A bot plays for { $who }.
    }
say-seated =
    { PERSON($who) ->
        [you] You sit down.
       *[other] { $who } sits down.
    }
say-renamed = { $before } is now { $name }.
say-left =
    { PERSON($who) ->
        [you] You stand up.
       *[other] { $who } stands up.
    }
say-ready =
    { PERSON($who) ->
        [you] You are ready.
       *[other] { $who } is ready.
    }
say-matchBegan = The match begins.
say-lot =
    { PERSON($who) ->
        [you] Everyone draws a tile. Yours, { TILE($tile) }, is the highest.
       *[other] Everyone draws a tile. { $who } has the highest, { TILE($tile) }.
    }
say-dealt = Round { $round }.
say-mixed =
    { $inTurn ->
        [true] The tiles are face down. Players take them in turn.
       *[false] The tiles are face down. Everyone takes them at the same time.
    }
say-mixedAgain =
    { PERSON($who) ->
        [you] You have the tiles shuffled again and take last.
       *[other] { $who } has the tiles shuffled again and takes last.
    }
say-took =
    { $tile ->
        [none] You take a tile, { $left } to go.
       *[other] You take { TILE($tile) }, { $left } to go.
    }
say-tookAll =
    { PERSON($who) ->
        [you] You have all your tiles.
       *[other] { $who } has a full hand.
    }
say-yourTaking =
    Take { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }.{ $mayMix ->
        [true] { " " }You can have them shuffled again first.
       *[false] { "" }
    }
say-lifted = You pick up your tiles: { SEQUENCE($tiles, as: "tile") }.
say-mayDeclare = Players can announce double six before the lead.
say-youMayDeclare = You hold double six. You can announce it before the lead.
say-declared =
    { PERSON($who) ->
        [you] You announce double six and lead it.
       *[other] { $who } announces double six and leads it.
    }
say-thrownBack = A hand has too many doubles or too many tiles of one number. The tiles are dealt again.
say-credited =
    { $n ->
        [one] We could not reach the table, so the clock gets { $n } second back.
       *[other] We could not reach the table, so the clock gets { $n } seconds back.
    }
say-lost = Connection lost. Trying again.
say-connected =
    { $missed ->
        [0] Connected. You missed no plays.
        [one] Connected. { CAPITAL(WORD($missed, form: "counted")) } play missed: { $news }
       *[other] Connected. { CAPITAL(WORD($missed, form: "counted")) } plays missed: { $news }
    }
say-connectedAnew = Connected. The table is up to date.
answer-endsEqual = Both ends are { $n }.
answer-ends = Ends { LIST($ends, as: "end", form: "open") }.
# After the ends, where their sum scores.
answer-sum = They add up to { $n }.

answer-noEnds = No tiles played yet.
answer-hand =
    { COUNT($held) ->
        [0] You have no tiles.
       *[other]
            { COUNT($fits) ->
                [0]
                    You hold { COUNT($held) ->
                        [one] { COUNT($held) } tile
                       *[other] { COUNT($held) } tiles
                    }: { SEQUENCE($held, as: "tile") }.
               *[other]
                    You hold { COUNT($held) ->
                        [one] { COUNT($held) } tile
                       *[other] { COUNT($held) } tiles
                    }: { SEQUENCE($held, as: "tile") }. Fits: { SEQUENCE($fits, as: "tile") }.
            }
    }
answer-row =
    { KIND($where) ->
        [first] From left to right: { SEQUENCE($tiles, as: "laid") }.
       *[other] { CAPITAL(PLACE($where)) }: { SEQUENCE($tiles, as: "laid") }.
    }
answer-number =
    { $held ->
        [0] { CAPITAL(WORD($out, form: "counted")) } of { WORD($all, form: "counted") } { WORD($n, form: "suit") } are out. You hold none.
       *[other] { CAPITAL(WORD($out, form: "counted")) } of { WORD($all, form: "counted") } { WORD($n, form: "suit") } are out. You hold { WORD($held, form: "counted") }.
    }
answer-numberSeen = { CAPITAL(WORD($out, form: "counted")) } of { WORD($all, form: "counted") } { WORD($n, form: "suit") } are out.
answer-whichNumber = Which number?
answer-noPlays = No plays yet.
answer-counts = { SEQUENCE($counts) }.
answer-count =
    { PERSON($who) ->
        [you] You { $n }
       *[other] { $who } { $n }
    }
answer-score =
    { $target ->
        [none] { CAPITAL(SEQUENCE($scores)) }. Round { $round }.
       *[other] { CAPITAL(SEQUENCE($scores)) }, to { $target }. Round { $round }.
    }
answer-partyScore = { $names } { $score }
answer-clock =
    { PERSON($who) ->
        [you] You have { $time }.
       *[other] { $who } has { $time }.
    }
answer-reserve = In reserve: { $time }.
answer-noClock = No clock is running.
answer-nothingSaid = No announcements yet.
answer-zenOn = Tiles only: the cloth, the ends, your hand and the clock.
answer-zenOff = Showing everything.
answer-soundOn = Sound on.
answer-soundOff = Sound off.
answer-notUnderstood = “{ $text }” is not a command. Try 65 r, pass, draw, ends, n 6, score, hand or line.
say-ends =
    { COUNT($ends) ->
        [0] { "" }
        [1] End { LIST($ends) }.
       *[other] Ends { LIST($ends) }.
    }
say-arms = Ends: { SEQUENCE($ends, as: "end", form: "told") }.
