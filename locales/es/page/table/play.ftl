### A table: play.

lattice-choose = ¿En qué lugar?
lattice-chooseCell =
    { $n ->
        [one] { CAPITAL(TILE($tile, form: "definite")) } encaja en { $n } lugar.
        [many] { CAPITAL(TILE($tile, form: "definite")) } encaja en { $n } de lugares.
       *[other] { CAPITAL(TILE($tile, form: "definite")) } encaja en { $n } lugares.
    }
lattice-playCell = Jugar { PLACE($where) }: desde la punta, { TILE($tile) }
lattice-oneTurn = Solo encaja girada así.
lattice-cells =
    { COUNT($places) ->
        [0] Ahora nada encaja.
       *[other]
            Algo encaja en { COUNT($places) ->
                [one] { COUNT($places) } lugar
                [many] { COUNT($places) } de lugares
               *[other] { COUNT($places) } lugares
            }: { SEQUENCE($places, as: "place", between: "; ") }.
    }
lattice-joints =
    .bridge = Puente
    .hexagon = Hexágono
    .double-hexagon = Hexágono doble
    .triple-hexagon = Hexágono triple
    .triple = Salida con triple
lattice-made =
    { $speech ->
        [short]
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
            }+{ $n }.
       *[other]
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
            }{ $n ->
                [one] { $n } tanto
                [many] { $n } de tantos
               *[other] { $n } tantos
            }.{ $lost ->
                [0] { "" }
               *[other]
                    { " " }Por robar, { $lost ->
                        [one] { $lost } tanto
                        [many] { $lost } de tantos
                       *[other] { $lost } tantos
                    } menos.
            }
    }
lattice-costs =
    { $n ->
        [one] Eso cuesta { $n } tanto.
        [many] Eso cuesta { $n } de tantos.
       *[other] Eso cuesta { $n } tantos.
    }
lattice-mayDraw = O roba.
lattice-step = Entre triángulos: al lugar de ese lado
lattice-turn = Entre triángulos: girar la ficha
lattice-walkHelp = Las flechas van de ficha en ficha, y de fila en fila hacia arriba y abajo. Escape vuelve a tus fichas.

ends-name = { CAPITAL(PLACE($where, form: "end")) }
ends-none = aún sin fichas
ends-play = Jugar { PLACE($where) }, { WORD($n) }
ends-waits =
    { $toes ->
        [true]
            Primero, { $missing ->
                [one] { $missing } dedo más
                [many] { $missing } de dedos más
               *[other] { $missing } dedos más
            } en { DIGITS($tile) }
       *[false] Primero hay que cubrir { DIGITS($tile) }
    }
ends-sides =
    { $n ->
        [one] { $n } lugar
        [many] { $n } de lugares
       *[other] { $n } lugares
    }
ends-half = Queda abierto { $n }
ends-close = Cerrar el doble
ends-done = Listo
ends-drawFrom = Robar, pozo: { $n }
ends-pass = Paso
ends-cancel = Cancelar

hand-empty = No tienes fichas.
# $fits says what to say after the pips: none, lead, cells (of a lattice, too many to name) or ends.
hand-option = { DIGITS($tile) }, { hand-pips }{ hand-fits }, { $place } de { $of }
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
hand-back = Fichas a la izquierda
hand-forward = Fichas a la derecha

status-yourTurn = Te toca
status-titleYourTurn = Te toca · { $rules }
status-youLead = Sales tú
status-youLeadWith = Sales tú con { DIGITS($tile) }
status-nothingDraw = Nada encaja: roba
status-nothingPass = Nada encaja: pasa
status-turnOf = Juega { $name }
status-chooseEnd = ¿En qué extremo?
status-chooseTrain = ¿En qué tren?
status-cover = Cubre { DIGITS($tile) }
status-drawForLead = Nadie tiene { DIGITS($tile) }: roba
status-chooseHalf = ¿Qué mitad queda abierta?
status-goOn = ¿Otro doble o listo?
status-closeOrDone = ¿Cerrar el doble o listo?
status-tapAgain = Toca otra vez para jugar
status-forced = Solo encaja { DIGITS($tile) }: se juega en { $n }
status-forcedDraw = Nada encaja: se roba en { $n }
status-forcedPass = Nada encaja: se pasa en { $n }
status-watching = Estás mirando
status-taking =
    { $n ->
        [one] Toma { $n } ficha
        [many] Toma { $n } de fichas
       *[other] Toma { $n } fichas
    }
status-takingOf = { $name } toma fichas
status-taken = Ya tienes tus fichas
status-unlifted = Tus fichas siguen boca abajo
status-dealing = Se reparten las fichas
status-between = La mano terminó
status-over = La partida terminó
status-stopped = La partida se detuvo
status-waiting = Se espera a que la gente se siente
status-frozen = El servidor no puede guardar jugadas ahora. Los relojes están parados; tus fichas, a salvo.
status-reconnecting = Reconectando, { $n } s.
status-clockRuns = Tu reloj sigue corriendo: { $clock }.
status-connecting = Conectando con la mesa
status-closed = La conexión con esta mesa terminó.
status-reload = Volver a cargar la página

refused-notSeated = No tienes puesto en esta mesa.
refused-notYourTurn = Todavía no: le toca a { $who }.
refused-noRound = Ahora no se juega ninguna mano.
refused-matchBegan = La partida ya empezó y nadie se levanta.
refused-nothingToWaitFor = Ahora no se espera a nadie.
refused-notAway = { $who } está aquí.
refused-inGrace =
    { $n ->
        [one] { $who } tiene todavía { $n } segundo para volver.
        [many] { $who } tiene todavía { $n } de segundos para volver.
       *[other] { $who } tiene todavía { $n } segundos para volver.
    }
refused-notHeld = No tienes { TILE($tile, form: "definite") }.
refused-mustLead = Esta mano se abre con { TILE($tile, form: "definite") }.
refused-mustLeadDouble = Esta mano se abre con un doble.
refused-wrongPlace = { CAPITAL(TILE($tile, form: "definite")) } no puede ir ahí.
refused-doesNotFit = { CAPITAL(TILE($tile, form: "definite")) } no encaja. Los extremos son { LIST($ends) }.
refused-rightOnEqualEnds = Los dos extremos son { $n }, y entonces se juega a la derecha.
refused-mustPlay =
    { KIND($where) ->
        [first] Sales tú: puedes poner { TILE($tile, form: "definite") }.
       *[other] Tienes que jugar: { TILE($tile, form: "definite") } encaja { PLACE($where) }.
    }
refused-whichHalf = Encaja cualquier mitad de { TILE($tile, form: "definite") }. Di cuál queda abierta: { EITHER($halves) }.
refused-onlyDoubles = En este turno solo puede seguir otro doble.
refused-nothingToClose = Solo se cierra un doble recién puesto.
refused-notDone = En este turno aún no se ha puesto nada.
refused-mustDraw = No se puede pasar: en el pozo hay fichas.
refused-nothingToDraw = No hay nada que robar.
refused-nothingToTake = Ahora no te falta ninguna ficha del montón.
refused-takenAlready = Alguien acaba de tomar esa ficha. Toma otra.
refused-notMixedAgain = Solo quien sale puede pedir que se revuelva otra vez, antes de que nadie tome ficha.
refused-notPointed = Aquí no se puede señalar esa ficha. Roba la siguiente.
refused-beforeLead =
    { $n ->
        [one] Antes de la salida aún se puede anunciar el 6-6: { $n } segundo.
        [many] Antes de la salida aún se puede anunciar el 6-6: { $n } de segundos.
       *[other] Antes de la salida aún se puede anunciar el 6-6: { $n } segundos.
    }
refused-nothingToDeclare = Ahora no puedes anunciar el 6-6.
refused-frozen = El servidor no puede guardar jugadas ahora. Vuelve a intentarlo en un momento.
refused-noSuchSeat = Esta mesa no tiene puesto { $n }.
refused-seatTaken = Alguien acaba de sentarse ahí.
refused-alreadySeated = Ya estás en esta mesa.

plays-title = Jugadas
plays-empty = Aún no hay jugadas.
plays-passed = paso
plays-declared = anuncia el 6-6
plays-drew = roba { $n }
plays-closed = cierra
plays-at = { PLACE($where) }
plays-by-bot = por un bot
plays-by-forced = forzada
plays-by-clock = sin tiempo

keys-title = Teclas
keys-note = Actúan con el foco en la mesa.
keys-move = Moverte por tus fichas
keys-tile = Ir a esa ficha, 0 es la décima
keys-play = Jugar; con dos extremos, elegir
keys-ends = Jugar en el extremo izquierdo o derecho
keys-train = Elegir un tren para la ficha
keys-arms = Jugar en el brazo de arriba o de abajo
keys-close = Cerrar el doble recién puesto
keys-done = Terminar un turno que puede seguir
keys-draw = Robar
keys-pass = Pasar
keys-declare = Anunciar el 6-6
keys-sort = Mover la ficha entre las tuyas
keys-cancel = Cancelar
keys-command = Escribir una orden
keys-sayEnds = Decir los extremos
keys-sayHand = Decir mis fichas y lo que encaja
keys-sayLine = Decir la línea de izquierda a derecha
keys-sayNumber = Cuántas han salido de ese número
keys-sayLast = Decir las cuatro últimas jugadas
keys-sayCounts = Decir cuántas fichas tiene cada puesto
keys-sayScore = Decir los tantos
keys-sayClock = Decir los relojes
keys-grid = Recorrer la línea
keys-zen = Solo tapete y fichas
keys-mute = Activar o apagar el sonido
keys-help = Estas teclas
keys-again = Anuncio anterior y siguiente
keys-digit = cifra
keys-space = Espacio

command-label = Orden
command-help = Por ejemplo 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.
command-run = Hacerlo
