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
                [you]
                    { $drawn ->
                        [0] Tú { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
                       *[other] Tú +{ $drawn } { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
                    }
               *[other]
                    { $drawn ->
                        [0] { $who } { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
                       *[other] { $who } +{ $drawn } { DIGITS($tile) }{ PLACE($at, form: "short") }. { say-endsShort }
                    }
            }
       *[other]
            { PERSON($who) ->
                [you]
                    { KIND($at) ->
                        [first] Tú sales con { TILE($tile, form: "definite") }. { say-ends }
                       *[other]
                            { $drawn ->
                                [0] Tú juegas { TILE($tile, form: "definite") }{ PLACE($at, form: "after") }. { say-ends }
                               *[other] Tú robas { $drawn } y juegas { TILE($tile, form: "definite") }{ PLACE($at, form: "after") }. { say-ends }
                            }
                    }
               *[other]
                    { KIND($at) ->
                        [first] { $who } sale con { TILE($tile, form: "definite") }. { say-ends }
                       *[other]
                            { $drawn ->
                                [0] { $who } juega { TILE($tile, form: "definite") }{ PLACE($at, form: "after") }. { say-ends }
                               *[other] { $who } roba { $drawn } y juega { TILE($tile, form: "definite") }{ PLACE($at, form: "after") }. { say-ends }
                            }
                    }
            }
    }
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
                [you]
                    { $drawn ->
                        [0] Tú pasas.{ say-without }
                       *[other] Tú robas { $drawn } y pasas.{ say-without }
                    }
               *[other]
                    { $drawn ->
                        [0] { $who } pasa.{ say-without }
                       *[other] { $who } roba { $drawn } y pasa.{ say-without }
                    }
            }
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
say-unmarked = Se quita la marca.
say-dealtHub = Mano { $round }. Se sale con { TILE($tile, form: "definite") }.
say-drawForLead = Tu turno. Nadie tiene { TILE($tile, form: "definite") }: roba.
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
say-chooseHalf = Las dos mitades de { TILE($tile, form: "definite") } pueden tocar. ¿Cuál queda abierta, { EITHER($halves, as: "word") }?
say-goOn =
    { $choice ->
        [both] Puedes poner otro doble, cerrar el doble o terminar el turno.
        [double] Puedes poner otro doble o terminar el turno.
        [close] Puedes cerrar el doble o terminar el turno.
       *[done] Puedes terminar el turno.
    }
say-chosen = Has elegido { TILE($tile, form: "definite") }. Otra vez lo juega, Escape lo devuelve.
say-cancelled = { CAPITAL(TILE($tile, form: "definite")) } se queda contigo.
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
        [you] Cada uno toma una ficha: la más alta es { TILE($tile, form: "definite") }, así que sales tú.
       *[other] Cada uno toma una ficha: la más alta es { TILE($tile, form: "definite") }, así que sale { $who }.
    }
say-dealt =
    { PERSON($who) ->
        [you]
            { $tile ->
                [none] Mano { $round }. Sales tú.
               *[other] Mano { $round }. Sales tú con { TILE($tile, form: "definite") }.
            }
       *[other]
            { $tile ->
                [none] Mano { $round }. Sale { $who }.
               *[other] Mano { $round }. Sale { $who } con { TILE($tile, form: "definite") }.
            }
    }
say-mixed =
    { $inTurn ->
        [true] Las fichas están boca abajo y se toman por turno.
       *[false] Las fichas están boca abajo y todos toman a la vez.
    }
say-mixedAgain =
    { PERSON($who) ->
        [you] Tú pides que se revuelva otra vez y tomas al final.
       *[other] { $who } pide que se revuelva otra vez y toma al final.
    }
say-took =
    { $tile ->
        [none] Una ficha es tuya, por tomar: { $left }.
       *[other] Tomas { TILE($tile, form: "definite") }, por tomar: { $left }.
    }
say-tookAll =
    { PERSON($who) ->
        [you] Tú tienes todas tus fichas.
       *[other] { $who } tiene todas sus fichas.
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
say-mayDeclare = Antes de la salida se puede anunciar el seis doble.
say-youMayDeclare = Tienes el seis doble y puedes anunciarlo antes de la salida.
say-declared =
    { PERSON($who) ->
        [you] Tú anuncias el seis doble y sales con él.
       *[other] { $who } anuncia el seis doble y sale con él.
    }
say-thrownBack = Alguien tiene demasiados dobles o demasiadas fichas de un número. Se vuelve a repartir.
say-credited =
    { $n ->
        [one] No se podía llegar a la mesa. Se devuelve { $n } segundo.
        [many] No se podía llegar a la mesa. Se devuelven { $n } de segundos.
       *[other] No se podía llegar a la mesa. Se devuelven { $n } segundos.
    }
say-lost = Se perdió la conexión. Se intenta de nuevo.
say-connected =
    { $missed ->
        [0] Hay conexión. No te has perdido nada.
       *[other]
            Hay conexión. Te has perdido { $missed ->
                [one] { WORD($missed, form: "counted") } jugada
                [many] { WORD($missed, form: "counted") } de jugadas
               *[other] { WORD($missed, form: "counted") } jugadas
            }: { $news }
    }
say-connectedAnew = Hay conexión. La mesa se muestra como está.
answer-endsEqual = Los dos extremos son { $n }.
answer-ends = Extremos: { LIST($ends, as: "end", form: "open") }.

answer-noEnds = Aún no hay fichas en la mesa.
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
answer-number = Fuera: { $out } de { $all } { WORD($n, form: "suit") }. Tienes { $held }.
answer-numberSeen = Fuera: { $out } de { $all } { WORD($n, form: "suit") }.
answer-whichNumber = ¿Qué número?
answer-noPlays = Aún no se ha jugado nada.
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
        [you]
            Tienes { $n ->
                [one] { $n } segundo
                [many] { $n } de segundos
               *[other] { $n } segundos
            }.
       *[other]
            { $who } tiene { $n ->
                [one] { $n } segundo
                [many] { $n } de segundos
               *[other] { $n } segundos
            }.
    }
answer-noClock = No corre ningún reloj.
answer-nothingSaid = Aún no se ha dicho nada.
answer-zenOn = Solo se ven el tapete, los extremos, tus fichas y el reloj.
answer-zenOff = Se ve todo.
answer-soundOn = Sonido activado.
answer-soundOff = Sonido apagado.
answer-notUnderstood = «{ $text }» no es una orden. Prueba 65 r, pass, draw, ends, n 6, score, hand o line.
say-ends =
    { COUNT($ends) ->
        [0] { "" }
        [1] Extremo { LIST($ends) }.
       *[other] Extremos { LIST($ends) }.
    }
