### A table: play.

lattice-choose = ¿En qué lugar?
lattice-chooseCell =
    { $n ->
        [one] { CAPITAL(TILE($tile, form: "definite")) } encaja en { $n } lugar.
        [many] { CAPITAL(TILE($tile, form: "definite")) } encaja en { $n } de lugares.
       *[other] { CAPITAL(TILE($tile, form: "definite")) } encaja en { $n } lugares.
    }
lattice-playCell = Jugar { PLACE($where) }: leída desde la punta, { TILE($tile) }{ ends-scores }
lattice-oneTurn = Solo encaja girada así.
lattice-cells =
    { COUNT($places) ->
        [0] Ahora no encaja ninguna de tus fichas.
       *[other]
            Tus fichas encajan en { COUNT($places) ->
                [one] { COUNT($places) } lugar
                [many] { COUNT($places) } de lugares
               *[other] { COUNT($places) } lugares
            }: { SEQUENCE($places, as: "place", between: "; ") }.
    }
# Dónde queda un triángulo, tras la ficha a la que se une.
lattice-told = { CAPITAL(PLACE($where)) }.
lattice-joint =
    { $joint ->
        [none] { "" }
       *[other]
            { $joint ->
                [bridge] Puente
                [hexagon] Hexágono
                [double-hexagon] Hexágono doble
                [triple-hexagon] Hexágono triple
               *[triple] Salida con triple
            }:{ " " }
    }
lattice-costs =
    { $n ->
        [one] Eso cuesta { $n } tanto.
        [many] Eso cuesta { $n } de tantos.
       *[other] Eso cuesta { $n } tantos.
    }
lattice-mayDraw = O roba.
lattice-step = Triángulos: ir al lugar siguiente en esa dirección
lattice-turn = Triángulos: girar la ficha
lattice-walkHelp = Las flechas izquierda y derecha van de ficha en ficha; arriba y abajo, de fila en fila. Escape vuelve a tus fichas.

ends-name = { CAPITAL(PLACE($where, form: "end")) }
ends-none = aún sin fichas
ends-play = Jugar { PLACE($where) }, { WORD($n) }{ ends-scores }
# What the tile would score there; 0 for nothing, or if you do not want to know.
ends-scores =
    { $points ->
        [0] { "" }
       *[other] , da { $points }
    }
ends-waits =
    { $toes ->
        [true]
            { DIGITS($tile) } necesita antes { $missing ->
                [one] { $missing } dedo más
                [many] { $missing } de dedos más
               *[other] { $missing } dedos más
            }
       *[false] Cubre antes { DIGITS($tile) }
    }
ends-half = Queda abierto { $n }
ends-close = Cerrar el doble
ends-done = Listo
ends-drawFrom =
    { $cost ->
        [0] Robar, quedan { $n }
       *[other] Robar (−{ $cost }), quedan { $n }
    }
ends-pass = Paso
ends-cancel = Cancelar

hand-empty = No tienes fichas.
# $fits says what to say after the pips: none, lead, cells (of a lattice, too many to name) or ends.
hand-option = { DIGITS($tile) }, { hand-pips }{ hand-fits }{ hand-scores }, { $place } de { $of }
hand-pips =
    { $sum ->
        [one] { WORD($sum, form: "pips") } punto
        [many] { WORD($sum, form: "pips") } de puntos
       *[other] { WORD($sum, form: "pips") } puntos
    }
hand-fits =
    { $fits ->
        [none] { "" }
        [lead] , puede salir
        [cells]
            { COUNT($where) ->
                [one] , encaja en { COUNT($where) } lugar
                [many] , encaja en { COUNT($where) } de lugares
               *[other] , encaja en { COUNT($where) } lugares
            }
       *[ends] , encaja { LIST($where, as: "place") }
    }
# $varies says that it would score less at another end.
hand-scores =
    { $points ->
        [0] { "" }
       *[other]
            { $varies ->
                [true] , da hasta { $points }
               *[false] , da { $points }
            }
    }
hand-back = Fichas a la izquierda
hand-forward = Fichas a la derecha

sum-none = Aún no hay tantos.
sum-ends = Suma de los extremos: { $n }
sum-equal = Los extremos son iguales
sum-differ = Los extremos son distintos

status-yourTurn = Te toca
status-titleYourTurn = Te toca · { $rules }
status-youLead = Sales tú
status-youLeadWith = Sales tú con { DIGITS($tile) }
status-nothingDraw = Nada encaja: roba
status-nothingPass = Nada encaja: pasa
status-fits =
    { $n ->
        [one] Encaja una ficha{ status-oneScores }
        [many] Encajan { $n } de fichas{ status-someScore }
       *[other] Encajan { $n } fichas{ status-someScore }
    }
status-oneScores =
    { $scoring ->
        [0] { "" }
       *[other] { " " }y da tantos
    }
status-someScore =
    { $scoring ->
        [0] { "" }
        [one] , una da tantos
        [many] , { $scoring } dan tantos
       *[other] , { $scoring } dan tantos
    }
status-lacksOne = Ningún { $a }
status-lacksTwo = Ni { $a } ni { $b }
status-turnOf = Juega { $name }
status-chooseEnd = ¿En qué extremo?
status-chooseTrain = ¿En qué tren?
status-cover = Cubre { DIGITS($tile) }
status-drawForLead = Nadie tiene { DIGITS($tile) }: roba
status-chooseHalf = ¿Qué mitad queda abierta?
status-goOn = ¿Otro doble o listo?
status-closeOrDone = ¿Cerrar el doble o listo?
status-tapAgain = Toca otra vez para jugar
status-drop = Suéltala en el sitio marcado
status-forced = Solo encaja { DIGITS($tile) }: se juega en { $n } s
status-forcedDraw = Nada encaja: robas en { $n } s
status-forcedPass = Nada encaja: pasas en { $n } s
status-watching = Estás mirando
status-watchingLater = Estás mirando con { $n } segundos de retraso
status-taking =
    { $n ->
        [one] Toma { $n } ficha
        [many] Toma { $n } de fichas
       *[other] Toma { $n } fichas
    }
status-takingOf = { $name } toma fichas
status-taken = Ya tienes tus fichas
status-unlifted = Tus fichas están boca abajo por ahora
status-dealing = Repartiendo las fichas
status-between = La mano terminó
status-over = La partida terminó
status-stopped = La partida se detuvo
status-waiting = Esperando a que se sienten los jugadores
status-frozen = El servidor no puede guardar jugadas ahora. Los relojes están parados y tus fichas, a salvo.
status-reconnecting = Reconectando, { $n } s.
status-clockRuns = Tu reloj sigue corriendo: { $clock }.
status-connecting = Conectando con la mesa
status-closed = Ya no tienes conexión con esta mesa.
status-reload = Recargar la página

refused-notYourTurn = Todavía no: le toca a { $who }.
refused-noRound = Ahora no se está jugando ninguna mano.
refused-botSitsHere = { $name } ya está en esta mesa. Elige otro bot.
refused-notAway = { $who } sigue con conexión.
refused-inGrace =
    { $n ->
        [one] { $who } tiene todavía { $n } segundo para volver.
        [many] { $who } tiene todavía { $n } de segundos para volver.
       *[other] { $who } tiene todavía { $n } segundos para volver.
    }
refused-notHeld = No tienes { TILE($tile, form: "definite") }.
refused-mustLead = En esta mano tienes que salir con { TILE($tile, form: "definite") }.
refused-mustLeadDouble = En esta mano tienes que salir con un doble.
refused-wrongPlace = { CAPITAL(TILE($tile, form: "definite")) } no puede ir ahí.
refused-doesNotFit =
    { COUNT($ends) ->
        [0] { CAPITAL(TILE($tile, form: "definite")) } no encaja.
        [1] { CAPITAL(TILE($tile, form: "definite")) } no encaja. El extremo abierto es { LIST($ends) }.
       *[other] { CAPITAL(TILE($tile, form: "definite")) } no encaja. Los extremos abiertos son { LIST($ends) }.
    }
refused-rightOnEqualEnds = Los dos extremos son { $n }: juega a la derecha.
refused-mustPlay =
    { KIND($where) ->
        [first] Sales tú: puedes poner { TILE($tile, form: "definite") }.
       *[other] Tienes que jugar: { TILE($tile, form: "definite") } encaja { PLACE($where) }.
    }
refused-whichHalf = Encaja cualquiera de las dos mitades de { TILE($tile, form: "definite") }. Elige cuál queda abierta: { EITHER($halves) }.
refused-onlyDoubles = En este turno solo puedes añadir dobles.
refused-mustDraw = No puedes pasar: roba del pozo.
refused-nothingToDraw = No hay nada que robar.
refused-beforeLead =
    { $n ->
        [one] Espera { $n } segundo: aún se puede anunciar el 6-6.
        [many] Espera { $n } de segundos: aún se puede anunciar el 6-6.
       *[other] Espera { $n } segundos: aún se puede anunciar el 6-6.
    }
refused-frozen = El servidor no puede guardar jugadas ahora. Inténtalo otra vez en un momento.

plays-title = Jugadas
plays-empty = Aún no hay jugadas.
plays-passed = paso
plays-declared = anuncia el 6-6
plays-drew = roba { $n }
plays-closed = cierra
plays-made = { lattice-joint }+{ $n }
plays-at = { PLACE($where) }
plays-by-forced = forzada
plays-by-clock = se acabó el tiempo

keys-title = Teclas

command-label = Orden
