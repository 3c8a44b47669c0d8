### A table: speech.

say-closed =
    { PERSON($who) ->
        [you] Vi zatvarate duplu.
       *[other] { $who } zatvara duplu.
    }
say-played =
    { $speech ->
        [short]
            { PERSON($who) ->
                [you] Vi { DIGITS($tile) }{ PLACE($at, form: "after") }. { say-endsShort }
               *[other]
                    { $drawn ->
                        [0] { $who } { DIGITS($tile) }{ PLACE($at, form: "after") }. { say-endsShort }
                       *[other] { $who } +{ $drawn } { DIGITS($tile) }{ PLACE($at, form: "after") }. { say-endsShort }
                    }
            }
       *[other]
            { PERSON($who) ->
                [you] Vi igrate { TILE($tile, form: "accusative") }{ PLACE($at, form: "after") }. { say-ends }
               *[other]
                    { KIND($at) ->
                        [first] { $who } otvara { TILE($tile, form: "with") }. { say-ends }
                       *[other]
                            { $drawn ->
                                [0] { $who } igra { TILE($tile, form: "accusative") }{ PLACE($at, form: "after") }. { say-ends }
                               *[other] { $who } vuče { say-tiles } i igra { TILE($tile, form: "accusative") }{ PLACE($at, form: "after") }. { say-ends }
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
                        [you] Vi upisujete { say-points }.
                       *[other] { $who } upisuje { say-points }.
                    }
               *[other] { lattice-joint }{ say-points }.
            }{ $lost ->
                [0] { "" }
               *[other]
                    { " " }Za vučenje { $lost ->
                        [one] { $lost } bod
                        [few] { $lost } boda
                       *[other] { $lost } bodova
                    } manje.
            }
    }
say-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } boda
       *[other] { $n } bodova
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
                [you] Vi: dalje.
               *[other] { $who }: dalje.
            }
       *[other]
            { PERSON($who) ->
                [you] Vi kažete dalje.{ say-without }
               *[other]
                    { $drawn ->
                        [0] { $who } kaže dalje.{ say-without }
                       *[other] { $who } vuče { say-tiles } i kaže dalje.{ say-without }
                    }
            }
    }
say-tiles =
    { $drawn ->
        [one] { $drawn } pločicu
        [few] { $drawn } pločice
       *[other] { $drawn } pločica
    }
say-without =
    { COUNT($without) ->
        [0] { "" }
       *[other] { " " }Nema { SEQUENCE($without, as: "word", form: "suit", between: " ni ") }.
    }
say-waits =
    { $toes ->
        [true]
            { CAPITAL(TILE($tile)) } treba još { $missing ->
                [one] { $missing } prst
                [few] { $missing } prsta
               *[other] { $missing } prstiju
            }.
       *[false] Treba pokriti { TILE($tile, form: "accusative") }.
    }
say-marked =
    { PERSON($who) ->
        [you] Vaš vlak sada je otvoren svima.
       *[other] Vlak igrača { $who } sada je otvoren svima.
    }
say-unmarked = Vlak je opet zatvoren.
say-dealtHub = Runda { $round } počinje { TILE($tile, form: "with") }.
say-everyoneDraws = Nitko nema { TILE($tile, form: "accusative") }: svi vuku.
say-drawForLead = Vi ste na redu. Nitko nema { TILE($tile, form: "accusative") }: vucite.
say-drew = Vučete { TILE($tile, form: "accusative") }.
say-yourTurn =
    { $fits ->
        [one] Vi ste na redu. Odgovara { WORD($fits, form: "pips") } pločica.
        [few] Vi ste na redu. Odgovaraju { WORD($fits, form: "pips") } pločice.
       *[other] Vi ste na redu. Odgovara { WORD($fits, form: "pips") } pločica.
    }
say-yourTurnDraw = Vi ste na redu. Ništa ne odgovara: vucite.
say-yourTurnPass = Vi ste na redu. Ništa ne odgovara: dalje.
say-yourLead = Vi ste na redu. Otvarate bilo kojom pločicom.
say-yourLeadWith = Vi ste na redu. Otvarate { TILE($tile, form: "with") }.
say-yourLeadDouble = Vi ste na redu. Otvarate duplom.
say-onlyFits =
    { $n ->
        [one] Vi ste na redu. Odgovara samo { TILE($tile) }: igra se za { $n } sekundu.
        [few] Vi ste na redu. Odgovara samo { TILE($tile) }: igra se za { $n } sekunde.
       *[other] Vi ste na redu. Odgovara samo { TILE($tile) }: igra se za { $n } sekundi.
    }
say-chooseEnd =
    { COUNT($ends) ->
        [2] { CAPITAL(TILE($tile)) } odgovara na oba kraja. { CAPITAL(EITHER($ends, as: "end", form: "at")) }?
       *[other] { CAPITAL(TILE($tile)) } odgovara na više mjesta. { CAPITAL(EITHER($ends, as: "end", form: "at")) }?
    }
say-chooseHalf = Odgovaraju obje polovice: { TILE($tile) }. Koja ostaje otvorena, { EITHER($halves, as: "word") }?
say-goOn =
    { $choice ->
        [both] Možete odigrati još jednu duplu, zatvoriti duplu ili završiti potez.
        [double] Možete odigrati još jednu duplu ili završiti potez.
        [close] Možete zatvoriti duplu ili završiti potez.
       *[done] Možete završiti potez.
    }
say-chosen = Odabrano: { TILE($tile) }. Pritisnite još jednom da je odigrate, Escape da je vratite.
say-cancelled = { CAPITAL(TILE($tile)) } ostaje u ruci.
say-seconds =
    { $n ->
        [one] { $n } sekunda.
        [few] { $n } sekunde.
       *[other] { $n } sekundi.
    }
say-dropped =
    { $n ->
        [one] { $who }: veza prekinuta; { $n } sekunda.
        [few] { $who }: veza prekinuta; { $n } sekunde.
       *[other] { $who }: veza prekinuta; { $n } sekundi.
    }
say-back = { $who } opet ima vezu.
say-held =
    { PERSON($who) ->
        [you] Umjesto vas igra bot.
       *[other] Umjesto igrača { $who } igra bot.
    }
say-seated =
    { PERSON($who) ->
        [you] Vi sjedate za stol.
       *[other] { $who } sjeda za stol.
    }
say-renamed = { $before } sada se zove { $name }.
say-left =
    { PERSON($who) ->
        [you] Vi ustajete od stola.
       *[other] { $who } ustaje od stola.
    }
say-ready =
    { PERSON($who) ->
        [you] Želite nastaviti.
       *[other] { $who } želi nastaviti.
    }
say-matchBegan = Partija počinje.
say-lot =
    { PERSON($who) ->
        [you] Svatko vuče po jednu pločicu. Vaša je najviša: { TILE($tile) }.
       *[other] Svatko vuče po jednu pločicu. Najvišu ima { $who }: { TILE($tile) }.
    }
say-dealt = Runda { $round }.
say-mixed =
    { $inTurn ->
        [true] Pločice leže licem prema dolje. Igrači ih uzimaju redom.
       *[false] Pločice leže licem prema dolje. Svi ih uzimaju u isto vrijeme.
    }
say-mixedAgain =
    { PERSON($who) ->
        [you] Vi tražite ponovno miješanje i uzimate na kraju.
       *[other] { $who } traži ponovno miješanje i uzima na kraju.
    }
say-took =
    { $tile ->
        [none] Uzimate pločicu, preostaje još { $left }.
       *[other] Uzimate { TILE($tile, form: "accusative") }, preostaje još { $left }.
    }
say-tookAll =
    { PERSON($who) ->
        [you] Imate sve svoje pločice.
       *[other] { $who } ima sve svoje pločice.
    }
say-yourTaking =
    Uzmite { $n ->
        [one] { $n } pločicu
        [few] { $n } pločice
       *[other] { $n } pločica
    }.{ $mayMix ->
        [true] { " " }Prije toga možete tražiti ponovno miješanje.
       *[false] { "" }
    }
say-lifted = Podižete svoje pločice: { SEQUENCE($tiles, as: "tile") }.
say-mayDeclare = Prije otvaranja igrači mogu najaviti duplu šesticu.
say-youMayDeclare = Imate duplu šesticu. Možete je najaviti prije otvaranja.
say-declared =
    { PERSON($who) ->
        [you] Vi najavljujete duplu šesticu i otvarate njome.
       *[other] { $who } najavljuje duplu šesticu i otvara njome.
    }
say-thrownBack = U jednoj je ruci previše dupli ili previše pločica istoga broja. Pločice se dijele ponovno.
say-credited =
    { $n ->
        [one] Stol je bio nedostupan, pa se satu vraća { $n } sekunda.
        [few] Stol je bio nedostupan, pa se satu vraćaju { $n } sekunde.
       *[other] Stol je bio nedostupan, pa se satu vraća { $n } sekundi.
    }
say-lost = Veza je prekinuta. Pokušavamo ponovno.
say-connected =
    { $missed ->
        [0] Veza je uspostavljena. Niste propustili nijedan potez.
       *[other]
            Veza je uspostavljena. Bez vas { $missed ->
                [one] je odigran { $missed } potez
                [few] su odigrana { $missed } poteza
               *[other] je odigrano { $missed } poteza
            }: { $news }
    }
say-connectedAnew = Veza je uspostavljena. Vidite sadašnje stanje stola.
answer-endsEqual = Na oba je kraja { $n }.
answer-ends = Krajevi: { LIST($ends, as: "end", form: "open") }.
# After the ends, where their sum scores.
answer-sum = Zbroj je { $n }.

answer-noEnds = Još nijedna pločica nije odigrana.
answer-hand =
    { COUNT($held) ->
        [0] Nemate pločica.
       *[other]
            { COUNT($fits) ->
                [0]
                    Imate { COUNT($held) ->
                        [one] { COUNT($held) } pločicu
                        [few] { COUNT($held) } pločice
                       *[other] { COUNT($held) } pločica
                    }: { SEQUENCE($held, as: "tile") }.
               *[other]
                    Imate { COUNT($held) ->
                        [one] { COUNT($held) } pločicu
                        [few] { COUNT($held) } pločice
                       *[other] { COUNT($held) } pločica
                    }: { SEQUENCE($held, as: "tile") }. Odgovara: { SEQUENCE($fits, as: "tile") }.
            }
    }
answer-row =
    { KIND($where) ->
        [first] Slijeva nadesno: { SEQUENCE($tiles, as: "laid") }.
       *[other] { CAPITAL(PLACE($where)) }: { SEQUENCE($tiles, as: "laid") }.
    }
answer-number =
    { $held ->
        [0] Vani je { $out } od { $all } { WORD($n, form: "suit") }. Vi nemate nijednu.
       *[other] Vani je { $out } od { $all } { WORD($n, form: "suit") }. Kod vas: { $held }.
    }
answer-numberSeen = Vani je { $out } od { $all } { WORD($n, form: "suit") }.
answer-whichNumber = Koji broj?
answer-noPlays = Još nema poteza.
answer-counts = { SEQUENCE($counts) }.
answer-count =
    { PERSON($who) ->
        [you] Vi { $n }
       *[other] { $who } { $n }
    }
answer-score =
    { $target ->
        [none] { CAPITAL(SEQUENCE($scores)) }. Runda { $round }.
       *[other] { CAPITAL(SEQUENCE($scores)) }, do { $target }. Runda { $round }.
    }
answer-partyScore = { $names } { $score }
answer-clock =
    { PERSON($who) ->
        [you] Vaše vrijeme: { $time }.
       *[other] { $who } ima još: { $time }.
    }
answer-reserve = U rezervi: { $time }.
answer-noClock = Nijedan sat ne teče.
answer-nothingSaid = Još nema poruka.
answer-zenOn = Samo pločice: niz, krajevi, vaša ruka i sat.
answer-zenOff = Prikazano je sve.
answer-soundOn = Zvuk je uključen.
answer-soundOff = Zvuk je isključen.
answer-notUnderstood = „{ $text }” nije naredba. Pokušajte 65 r, pass, draw, ends, n 6, score, hand ili line.
say-ends =
    { COUNT($ends) ->
        [0] { "" }
        [1] Kraj { LIST($ends) }.
       *[other] Krajevi { LIST($ends) }.
    }
say-arms = Krajevi: { SEQUENCE($ends, as: "end", form: "told") }.
