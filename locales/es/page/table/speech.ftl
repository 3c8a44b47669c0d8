### A table: speech.

say-closed =
    { PERSON($who) ->
        [you] Tú cierras el doble.
       *[other] { $who } cierra el doble.
    }
say-played =
    { $speech ->
        [short]
            { PERSON($who) ->
                [you] Tú { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
               *[other]
                    { $drawn ->
                        [0] { $who } { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
                       *[other] { $who } +{ $drawn } { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
                    }
            }
       *[other]
            { PERSON($who) ->
                [you] Tú juegas { TILE($tile, form: "definite") }{ PLACE($at, form: "after") }. { say-ends }
               *[other]
                    { KIND($at) ->
                        [first] { $who } sale con { TILE($tile, form: "definite") }. { say-ends }
                       *[other]
                            { $drawn ->
                                [0] { $who } juega { TILE($tile, form: "definite") }{ PLACE($at, form: "after") }. { say-ends }
                               *[other] { $who } roba { say-tiles } y juega { TILE($tile, form: "definite") }{ PLACE($at, form: "after") }. { say-ends }
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
                        [you] Anotas { say-points }.
                       *[other] { $who } anota { say-points }.
                    }
               *[other] { lattice-joint }{ say-points }.
            }{ $lost ->
                [0] { "" }
               *[other]
                    { " " }Por robar, { $lost ->
                        [one] { $lost } tanto
                        [many] { $lost } de tantos
                       *[other] { $lost } tantos
                    } menos.
            }
    }
say-points =
    { $n ->
        [one] { $n } tanto
        [many] { $n } de tantos
       *[other] { $n } tantos
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
                [you] Tú pasas.
               *[other] { $who } pasa.
            }
       *[other]
            { PERSON($who) ->
                [you] Tú pasas.{ say-without }
               *[other]
                    { $drawn ->
                        [0] { $who } pasa.{ say-without }
                       *[other] { $who } roba { say-tiles } y pasa.{ say-without }
                    }
            }
    }
say-tiles =
    { $drawn ->
        [one] { $drawn } ficha
        [many] { $drawn } de fichas
       *[other] { $drawn } fichas
    }
say-without =
    { COUNT($without) ->
        [0] { "" }
       *[other] { " " }{ PERSON($who) ->
            [you] No tienes
           *[other] No tiene
        } { SEQUENCE($without, as: "word", form: "suit", between: " ni ") }.
    }
say-waits =
    { $toes ->
        [true]
            A { TILE($tile, form: "definite") } le { $missing ->
                [1] falta
               *[other] faltan
            } { $missing ->
                [one] { $missing } dedo
                [many] { $missing } de dedos
               *[other] { $missing } dedos
            }.
       *[false] Hay que cubrir { TILE($tile, form: "definite") }.
    }
say-marked =
    { PERSON($who) ->
        [you] Tu tren queda abierto a todos.
       *[other] El tren de { $who } queda abierto a todos.
    }
say-unmarked = El tren vuelve a estar cerrado.
say-dealtHub = Mano { $round }. Se sale con { TILE($tile, form: "definite") }.
say-everyoneDraws = Nadie tiene { TILE($tile, form: "definite") }: todos roban.
say-drawForLead = Te toca. Nadie tiene { TILE($tile, form: "definite") }: roba.
say-drew = Robas { TILE($tile, form: "definite") }.
say-yourTurn =
    { $fits ->
        [one] Te toca. Encaja { WORD($fits, form: "counted") } ficha.
        [many] Te toca. Encajan { WORD($fits, form: "counted") } de fichas.
       *[other] Te toca. Encajan { WORD($fits, form: "counted") } fichas.
    }
say-yourTurnDraw = Te toca. Nada encaja: roba.
say-yourTurnPass = Te toca. Nada encaja: pasa.
say-yourLead = Te toca. Sales con la ficha que quieras.
say-yourLeadWith = Te toca. Sales con { TILE($tile, form: "definite") }.
say-yourLeadDouble = Te toca. Sales con un doble.
say-onlyFits =
    { $n ->
        [one] Te toca. Solo encaja { TILE($tile, form: "definite") }: se juega en { $n } segundo.
        [many] Te toca. Solo encaja { TILE($tile, form: "definite") }: se juega en { $n } de segundos.
       *[other] Te toca. Solo encaja { TILE($tile, form: "definite") }: se juega en { $n } segundos.
    }
say-chooseEnd =
    { COUNT($ends) ->
        [2] { CAPITAL(TILE($tile, form: "definite")) } encaja en los dos extremos. ¿{ CAPITAL(EITHER($ends, as: "end", form: "at")) }?
       *[other] { CAPITAL(TILE($tile, form: "definite")) } encaja en varios lugares. ¿{ CAPITAL(EITHER($ends, as: "end", form: "at")) }?
    }
say-chooseHalf = Encaja cualquiera de las dos mitades de { TILE($tile, form: "definite") }. ¿Cuál queda abierta, { EITHER($halves, as: "word") }?
say-goOn =
    { $choice ->
        [both] Puedes poner otro doble, cerrar el doble o terminar el turno.
        [double] Puedes poner otro doble o terminar el turno.
        [close] Puedes cerrar el doble o terminar el turno.
       *[done] Puedes terminar el turno.
    }
say-chosen = Has elegido { TILE($tile, form: "definite") }. Pulsa otra vez para jugar la ficha, o Escape para devolverla.
say-cancelled = { CAPITAL(TILE($tile, form: "definite")) } sigue entre tus fichas.
say-seconds =
    { $n ->
        [one] { $n } segundo.
        [many] { $n } de segundos.
       *[other] { $n } segundos.
    }
say-dropped =
    { $n ->
        [one] { $who } perdió la conexión; { $n } segundo.
        [many] { $who } perdió la conexión; { $n } de segundos.
       *[other] { $who } perdió la conexión; { $n } segundos.
    }
say-back = { $who } ha vuelto.
say-held =
    { PERSON($who) ->
        [you] Un bot juega por ti.
       *[other] Un bot juega por { $who }.
    }
say-seated =
    { PERSON($who) ->
        [you] Te sientas a la mesa.
       *[other] { $who } se sienta a la mesa.
    }
say-renamed = { $before } ahora es { $name }.
say-left =
    { PERSON($who) ->
        [you] Te levantas de la mesa.
       *[other] { $who } se levanta de la mesa.
    }
say-ready =
    { PERSON($who) ->
        [you] Tú quieres seguir.
       *[other] { $who } quiere seguir.
    }
say-matchBegan = Empieza la partida.
say-lot =
    { PERSON($who) ->
        [you] Cada uno roba una ficha. La tuya, { TILE($tile, form: "definite") }, es la más alta.
       *[other] Cada uno roba una ficha. La más alta, { TILE($tile, form: "definite") }, es de { $who }.
    }
say-dealt = Mano { $round }.
say-mixed =
    { $inTurn ->
        [true] Las fichas están boca abajo. Los jugadores las toman por turno.
       *[false] Las fichas están boca abajo. Todos las toman a la vez.
    }
say-mixedAgain =
    { PERSON($who) ->
        [you] Tú pides que se revuelva otra vez y tomas al final.
       *[other] { $who } pide que se revuelva otra vez y toma al final.
    }
say-took =
    { $tile ->
        [none] Tomas una ficha. Por tomar: { $left }.
       *[other] Tomas { TILE($tile, form: "definite") }. Por tomar: { $left }.
    }
say-tookAll =
    { PERSON($who) ->
        [you] Ya tienes todas tus fichas.
       *[other] { $who } ya tiene todas sus fichas.
    }
say-yourTaking =
    Toma { $n ->
        [one] { $n } ficha
        [many] { $n } de fichas
       *[other] { $n } fichas
    }.{ $mayMix ->
        [true] { " " }Antes puedes pedir que se revuelva otra vez.
       *[false] { "" }
    }
say-lifted = Levantas tus fichas: { SEQUENCE($tiles, as: "tile") }.
say-mayDeclare = Los jugadores pueden anunciar el seis doble antes de la salida.
say-youMayDeclare = Tienes el seis doble. Puedes anunciarlo antes de la salida.
say-declared =
    { PERSON($who) ->
        [you] Tú anuncias el seis doble y sales con él.
       *[other] { $who } anuncia el seis doble y sale con él.
    }
say-thrownBack = Un jugador tiene demasiados dobles o demasiadas fichas de un número. Se vuelve a repartir.
say-credited =
    { $n ->
        [one] No se podía llegar a la mesa. El reloj recupera { $n } segundo.
        [many] No se podía llegar a la mesa. El reloj recupera { $n } de segundos.
       *[other] No se podía llegar a la mesa. El reloj recupera { $n } segundos.
    }
say-lost = Se perdió la conexión. Lo intentamos otra vez.
say-connected =
    { $missed ->
        [0] Ya hay conexión. No te has perdido ninguna jugada.
       *[other]
            Ya hay conexión. Te has perdido { $missed ->
                [one] { WORD($missed, form: "counted") } jugada
                [many] { WORD($missed, form: "counted") } de jugadas
               *[other] { WORD($missed, form: "counted") } jugadas
            }: { $news }
    }
say-connectedAnew = Ya hay conexión. La mesa está al día.
answer-endsEqual = Los dos extremos son { $n }.
answer-ends = Extremos: { LIST($ends, as: "end", form: "open") }.
# After the ends, where their sum scores.
answer-sum = Suman { $n }.

answer-noEnds = Aún no se ha jugado ninguna ficha.
answer-hand =
    { COUNT($held) ->
        [0] No tienes fichas.
       *[other]
            { COUNT($fits) ->
                [0]
                    Tienes { COUNT($held) ->
                        [one] { COUNT($held) } ficha
                        [many] { COUNT($held) } de fichas
                       *[other] { COUNT($held) } fichas
                    }: { SEQUENCE($held, as: "tile") }.
               *[other]
                    Tienes { COUNT($held) ->
                        [one] { COUNT($held) } ficha
                        [many] { COUNT($held) } de fichas
                       *[other] { COUNT($held) } fichas
                    }: { SEQUENCE($held, as: "tile") }. Encaja: { SEQUENCE($fits, as: "tile") }.
            }
    }
answer-row =
    { KIND($where) ->
        [first] De izquierda a derecha: { SEQUENCE($tiles, as: "laid") }.
       *[other] { CAPITAL(PLACE($where)) }: { SEQUENCE($tiles, as: "laid") }.
    }
answer-number =
    { $out ->
        [one] Ha salido { $out } de { $all } { WORD($n, form: "suit") }. Tienes { $held }.
        [many] Han salido { $out } de { $all } { WORD($n, form: "suit") }. Tienes { $held }.
       *[other] Han salido { $out } de { $all } { WORD($n, form: "suit") }. Tienes { $held }.
    }
answer-numberSeen =
    { $out ->
        [one] Ha salido { $out } de { $all } { WORD($n, form: "suit") }.
        [many] Han salido { $out } de { $all } { WORD($n, form: "suit") }.
       *[other] Han salido { $out } de { $all } { WORD($n, form: "suit") }.
    }
answer-whichNumber = ¿Qué número?
answer-noPlays = Aún no hay jugadas.
answer-counts = { SEQUENCE($counts) }.
answer-count =
    { PERSON($who) ->
        [you] Tú { $n }
       *[other] { $who } { $n }
    }
answer-score =
    { $target ->
        [none] { CAPITAL(SEQUENCE($scores)) }. Mano { $round }.
       *[other] { CAPITAL(SEQUENCE($scores)) }, a { $target }. Mano { $round }.
    }
answer-partyScore = { $names } { $score }
answer-clock =
    { PERSON($who) ->
        [you] Tienes { $time }.
       *[other] { $who } tiene { $time }.
    }
answer-reserve = De reserva: { $time }.
answer-noClock = No hay ningún reloj en marcha.
answer-nothingSaid = Aún no hay anuncios.
answer-zenOn = Solo las fichas: el tapete, los extremos, tus fichas y el reloj.
answer-zenOff = Se muestra todo.
answer-soundOn = Sonido activado.
answer-soundOff = Sonido desactivado.
answer-notUnderstood = «{ $text }» no es una orden. Prueba 65 r, pass, draw, ends, n 6, score, hand o line.
say-ends =
    { COUNT($ends) ->
        [0] { "" }
        [1] Extremo { LIST($ends) }.
       *[other] Extremos { LIST($ends) }.
    }
say-arms = Extremos: { SEQUENCE($ends, as: "end", form: "told") }.
