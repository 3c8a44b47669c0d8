# Un mensaje es un parámetro: su valor es el nombre, sus atributos son lo que dice el acuerdo.
# El atributo `nothing` dice en pocas palabras lo que no hay, para la última línea del acuerdo.
# Al principio del archivo inglés se explica por qué datos eligen las palabras.

tiles-set = Juego de fichas
    .double-6 = Se juega con el doble seis: 28 fichas.
    .double-9 = Se juega con el doble nueve: 55 fichas.
    .double-12 = Se juega con el doble doce: 91 fichas.
    .double-15 = Se juega con el doble quince: 136 fichas.
    .double-18 = Se juega con el doble dieciocho: 190 fichas.
    .triomino-56 = Se juega con 56 fichas triangulares, una por cada tres números del 0 al 5. En sentido horario desde el menor, los números nunca bajan: hay un 1-2-3, pero no un 1-3-2.

tiles-without = Fichas apartadas
    .nothing = sin apartar fichas
    .none = No se aparta ninguna ficha.
    .always = Antes de repartir, aparta { $tiles }.
    .players = Con { $players } jugadores, aparta { $tiles } antes de repartir.

tiles-blanks = Blancas
    .plain = La blanca vale 0 y solo encaja con otra blanca.
    .plain-uncounted = La blanca solo encaja con otra blanca.
    .plain-pictures = La blanca es un número como cualquier otro, con su propio dibujo.
    .plain-sum-7 = La blanca vale 0. Con ella no se suma siete, así que en una blanca abierta solo va un matador.
    .plain-triangles = El 0 es un número como cualquier otro y solo encaja con otro 0.
    .wild = Las blancas son comodines: una blanca encaja con cualquier número, y cualquier ficha con una blanca abierta. No tienes que nombrar el número.

tiles-faces = Cara de las fichas
    .pips = { $triangles ->
        [yes] Las fichas muestran números.
       *[no] Las fichas muestran puntos.
    }
    .pictures = { $triangles ->
        [yes] Las fichas muestran dibujos en lugar de números, uno por número.
       *[no] Las fichas muestran dibujos en lugar de puntos, uno por número.
    }
    .cards = Las fichas parecen cartas.

seats-count = Jugadores
    .list = Número de jugadores: { $players }.
    .missing = Con { $players } jugadores no se puede abrir mesa: no se ha acordado cuántas fichas se toman.

seats-sides = Parejas
    .solo = Cada uno juega por su cuenta.
    .pairs = Juegan cuatro, dos contra dos. Los compañeros se sientan frente a frente y comparten tanteo.
    .pairs-at-4 = Cuatro jugadores juegan dos contra dos: los compañeros se sientan frente a frente y comparten tanteo. Con otro número, cada uno juega por su cuenta.
    .two-hands = Juegan dos, cada uno con dos atriles, como si fueran dos parejas. Los atriles juegan por turno: uno tuyo, uno de tu rival. Cada atril pone sus propias fichas, y tú ves los dos tuyos.

seats-direction = Orden del turno
    .clockwise = Se juega en el sentido de las agujas del reloj, hacia la izquierda.
    .counterclockwise = Se juega en sentido contrario a las agujas del reloj, hacia la derecha.

deal-hand = Fichas por jugador
    .same = { $tiles ->
        [one] Cada uno toma { $tiles } ficha, boca abajo.
       *[other] Cada uno toma { $tiles } fichas, boca abajo.
    }
    .players = { $tiles ->
        [one] Con { $players } jugadores, cada uno toma { $tiles } ficha, boca abajo.
       *[other] Con { $players } jugadores, cada uno toma { $tiles } fichas, boca abajo.
    }
    .two-hands = { $tiles ->
        [one] Cada jugador toma { $tiles } ficha, boca abajo, la mitad para cada atril.
       *[other] Cada jugador toma { $tiles } fichas, boca abajo, la mitad para cada atril.
    }
    .none-left = Se reparten todas.

deal-rest = Fichas sobrantes
    .boneyard = Las fichas que sobran quedan boca abajo: son el pozo.
    .out-of-play = Las fichas que sobran quedan boca abajo, fuera del juego.
    .asleep = Las fichas que sobran duermen: quedan boca abajo, y no se roban ni se cuentan.

deal-redeal = Repetir el reparto
    .nothing = sin repetir el reparto
    .none = El reparto no se repite nunca.
    .doubles = { $doubles ->
        [one] Si alguien tiene { $doubles } doble o más, se reparte de nuevo.
       *[other] Si alguien tiene { $doubles } dobles o más, se reparte de nuevo.
    }
    .suit = { $suit ->
        [one] Si alguien tiene { $suit } ficha o más de un mismo número, contando el doble, se reparte de nuevo.
       *[other] Si alguien tiene { $suit } fichas o más de un mismo número, contando el doble, se reparte de nuevo.
    }
    .both = Si alguien tiene { $doubles } dobles o más, o { $suit } fichas o más de un mismo número, se reparte de nuevo.

lead-first = Quién sale en la primera mano
    .doubles = Las fichas deciden quién sale en la primera mano.
    .lot = La salida se sortea: cada uno levanta una ficha y sale quien tiene la mejor.
    .youngest = Sale el más joven. Si no sabes quién es, se sortea: cada uno levanta una ficha y sale quien tiene la mejor.
    .random = Puede salir cualquiera. Se sortea: cada uno levanta una ficha y sale quien tiene la mejor.

lead-order = Fichas que deciden la salida
    .down = { $rounds ->
        [first] En la primera mano sale quien tiene el { $first }.
       *[every] Sale quien tiene el { $first }.
    } Si nadie lo tiene, sale quien tiene el { $second }, y así hasta el { $last }.
    .up = { $rounds ->
        [first] En la primera mano sale quien tiene el { $first }.
       *[every] Sale quien tiene el { $first }.
    } Si nadie lo tiene, sale quien tiene el { $second }, y así hasta el { $peak }. El { $last } va el último.
    .single = { $rounds ->
        [first] En la primera mano sale quien tiene el { $tile }.
       *[every] Sale quien tiene el { $tile }.
    }
    .list = { $rounds ->
        [first] Antes de la primera mano, busca estas fichas por orden: { $tiles }.
       *[every] Busca estas fichas por orden: { $tiles }.
    } Sale quien tiene la primera que aparezca.
    .empty = Ninguna ficha en particular decide la salida.

lead-lotBy = Cómo se comparan las fichas del sorteo
    .half = { $triangles ->
        [yes] La mejor es la ficha con el número más alto. En caso de empate, ganan tres números iguales, y después la suma mayor.
       *[no] La mejor es la ficha con la mitad más alta. En caso de empate, gana un doble, y después la suma mayor.
    }
    .sum = { $triangles ->
        [yes] La mejor es la ficha con la suma mayor. En caso de empate, gana el número más alto.
       *[no] La mejor es la ficha con la suma mayor. En caso de empate, gana la mitad más alta.
    }

# Delante de «sale la ficha más pesada» y similares.
if-nobody = { $order ->
    [none] { $rounds ->
        [first] En la primera mano
       *[every] En cada mano
    }
    [one] Si nadie lo tiene,
   *[many] Si nadie tiene ninguna de esas fichas,
}

lead-ifNone = Si nadie tiene esa ficha
    .heaviest = { if-nobody } sale la ficha más pesada: { $triangles ->
        [yes] la suma mayor. A igual suma, el número más alto, después el central más alto.
       *[no] la suma mayor, después la mitad más alta.
    }
    .lightest = { if-nobody } sale la ficha más ligera: { $triangles ->
        [yes] la suma menor. A igual suma, aquella cuyo número más alto sea menor.
       *[no] la suma menor. A igual suma, aquella cuya mitad más alta sea menor.
    }
    .highest-pair = { if-nobody } sale la ficha con los dos números iguales más altos. Si empatan, decide el tercer número. Si nadie tiene dos iguales, sale la más pesada.
    .redeal = { if-nobody } se revuelve y se reparte de nuevo.
    .draw = Si nadie tiene ese doble, cada uno roba por turno una ficha, desde el primer puesto. Te quedas con lo robado. Quien encuentra el doble sale con él en el acto.

lead-tile = Ficha de salida
    .that-tile = Hay que salir con esa ficha. En las manos siguientes, sal con la que quieras.
    .that-tile-always = Hay que salir con esa ficha.
    .any = Sal con la ficha que quieras.
    .any-double = En la primera mano hay que salir con esa ficha. En las siguientes, sal con cualquier doble. Si no tienes ninguno, sale el siguiente.
    .any-double-first = En la primera mano hay que salir con esa ficha.

lead-next = Quién sale en las manos siguientes
    .as-first = Así empieza cada mano.
    .winner = Quien domina sale en la mano siguiente.
    .winner-any-double = Quien domina sale en la mano siguiente con cualquier doble. Si no tiene ninguno, sale el siguiente.
    .rotate = En cada mano la salida pasa al siguiente.
    .winning-side = { $sides ->
        [solo] Quien gana la mano sale en la siguiente.
        [pairs] La pareja que gana la mano sale en la siguiente, cualquiera de los dos compañeros.
        [hands] Quien gana la mano sale en la siguiente, con cualquiera de sus dos atriles.
       *[mixed] Los que ganan la mano salen en la siguiente, cualquiera de los dos compañeros.
    }
    .descending-double = { $hub ->
        [engine] Cada mano empieza con su propio doble, la máquina: primero el { $first }, luego el { $second }, y así hasta el 0-0.
       *[hub] Cada mano empieza con su propio doble: primero el { $first }, luego el { $second }, y así hasta el 0-0.
    } { $again ->
        [yes] Después del 0-0 vuelve el { $first }. Sale con él quien lo tiene.
       *[no] Sale con él quien lo tiene.
    }

lead-afterBlock = Quién sale después de un cierre
    .same = También tras un cierre.
    .blocker = Tras un cierre sale quien cerró.
    .winner = Tras un cierre sale quien lo ganó.
    .winner-partner = { $sides ->
        [hands] Tras un cierre, el ganador sale con el atril que menos suma.
        [pairs] Tras un cierre sale, de la pareja que lo ganó, el compañero que menos suma.
       *[mixed] Tras un cierre sale, de los que lo ganaron, el que menos suma.
    } Si suman igual, el que juega antes.
    .winner-compared = Tras un cierre sale, de los dos comparados, el que menos suma. Si suman igual, quien ganó el cierre.
    .leader-again = Tras un cierre vuelve a salir quien salió en esa mano.
    .lowest-hand = Tras un cierre sale quien menos suma.

lead-afterTie = Quién sale después de un cierre sin ganador
    .same = Tras un cierre que nadie ganó, se sale como tras cualquier otra mano.
    .same-winner = Tras un cierre que nadie ganó, vuelve a salir quien salió en esa mano.
    .blocker = Tras un cierre que nadie ganó, sale quien cerró.
    .rotate = Tras un cierre que nadie ganó, la salida pasa al siguiente.
    .as-first = Tras un cierre que nadie ganó, la salida se decide como en la primera mano.

layout-shape = Cómo se ponen las fichas
    .line = Las fichas forman una línea con dos extremos. Los dobles van atravesados.
    .cross = El primer doble es el doble cruzado: se juega por sus cuatro lados. Los dobles siguientes van atravesados y no abren brazos.
    .tree = En cada doble se juega por sus cuatro lados.
    .trains = Cada jugador tiene su tren, y hay uno público. Cada tren empieza en la máquina, con su número. Juegas en tu tren, en el público y en los que llevan marca. Si pasas, tu tren lleva marca hasta que vuelvas a jugar en él.
    .chicken-foot = Las seis primeras fichas van en el doble de salida. Después se juega en cualquier mitad abierta. Cada doble posterior recibe tres fichas, sus dedos, antes de que se juegue en otro sitio. Puedes dominar con un doble: entonces no necesita dedos.
    .triangles = Pon tu triángulo de modo que toque otro por un lado entero. Tocar un vértice no basta.

layout-crossOpens = Cuándo se abren los brazos
    .at-once = Los cuatro lados del doble cruzado están abiertos desde el principio.
    .after-both-sides = Sus otros dos lados se abren cuando ya tienen ficha los dos lados de la línea.

layout-match = Qué encaja con qué
    .equal = Las fichas se unen por números iguales.
    .equal-wild = Las fichas se unen por números iguales o por una blanca.
    .equal-triangles = En el lado común deben coincidir los dos números, y también en cada vértice común.
    .sum-7 =
        Las mitades que se tocan deben sumar siete: 1 y 6, 2 y 5, 3 y 4.{ $matadors ->
            [none] { "" }
           *[other] { " " }Los matadores { $matadors } van en cualquier extremo, por cualquier lado.
        }

turn-plays = Fichas por turno
    .one = En tu turno pones una ficha.
    .two-doubles = En tu turno pones una ficha, o dos dobles en dos extremos distintos. Al salir pones solo una.
    .double-run = En tu turno pones una ficha. Después puedes añadir los dobles que encajen en cualquier extremo abierto.
    .cover-double = En tu turno pones una ficha, pero un doble debes cubrirlo en el mismo turno. { $cover ->
        [hand] Cúbrelo con una ficha tuya.
        [one] Cúbrelo con una ficha tuya o con una robada, si encaja.
       *[many] Cúbrelo con una ficha tuya o robada.
    } Si no puedes, pasas y tu tren lleva marca. Hasta que alguien cubra el doble, nadie juega en otro sitio. Salir con la máquina es un turno entero. Puedes dominar con un doble sin cubrir.

turn-closeDouble = Cerrar un doble
    .yes = Al poner un doble puedes cerrarlo: ya no se juega en él. En el turno de salida no se cierran dobles. { $draws ->
        [yes] Si no queda ningún extremo abierto, hay cierre en el acto, aunque se pueda robar.
       *[no] Si no queda ningún extremo abierto, hay cierre en el acto.
    }
    .no = Los dobles no se pueden cerrar.

turn-equalEnds = Extremos iguales
    .free = Si los dos extremos muestran el mismo número, juega en el que quieras.
    .leader-right = Si los dos extremos muestran el mismo número, se juega solo en el de la derecha de quien salió.

draw-mode = Si no puedes jugar
    .none = Si no puedes jugar, pasas.
    .until-playable = Si no puedes jugar, roba del pozo de una en una hasta que una encaje, y ponla. Si ya no se puede robar, pasas.
    .until-playable-max = { $max ->
        [one] Si no puedes jugar, roba una ficha. Si encaja, ponla; si no, pasas.
       *[other] Si no puedes jugar, roba de una en una hasta que una encaje, como mucho { $max } por turno. Si ninguna encaja, pasas.
    }
    .exactly = { $count ->
        [one] Si no puedes jugar, roba una ficha. Si encaja, ponla; si no, pasas.
       *[other] Si no puedes jugar, roba { $count } fichas, o las que queden. Si alguna encaja, ponla; si no, pasas.
    }
    .all-dealt = Se reparten todas las fichas, así que no hay nada que robar. Si no puedes jugar, pasas.
    .all-kept = { $reserve ->
        [one] La última ficha nunca se roba, así que no hay nada que robar. Si no puedes jugar, pasas.
       *[other] Las últimas { $reserve } fichas nunca se roban, así que no hay nada que robar. Si no puedes jugar, pasas.
    }
    .no-boneyard = { $left ->
        [none] Con { $players } jugadores no hay pozo: si no puedes jugar, pasas.
       *[kept] Con { $players } jugadores no hay nada que robar: si no puedes jugar, pasas.
    }

draw-count = Fichas que se roban
    .number = { $count ->
        [one] Robas { $count } ficha cada vez.
       *[other] Robas { $count } fichas cada vez.
    }

draw-max = Máximo de fichas robadas por turno
    .none = En un turno puedes robar cuanto haga falta.
    .number = { $max ->
        [one] En un turno robas como mucho { $max } ficha.
       *[other] En un turno robas como mucho { $max } fichas.
    }

draw-reserve = Fichas que nunca se roban
    .nothing = sin fichas reservadas
    .none = Se puede robar hasta la última ficha del pozo.
    .number = { $reserve ->
        [one] La última ficha del pozo nunca se roba.
       *[other] Las últimas { $reserve } fichas del pozo nunca se roban.
    }

draw-ifAble = Si puedes jugar
    .forbidden = Si puedes jugar, tienes que jugar.
    .allowed = Aunque tengas jugada, puedes robar mientras el turno lo permita. Si después tienes una ficha que encaja, no puedes pasar.

draw-penalty = Lo que cuesta robar
    .nothing = { $both ->
        [yes] sin penalizaciones
       *[no] sin penalización por robar
    }
    .none = Robar no cuesta nada.
    .number = { $penalty ->
        [one] Cada ficha que robas te cuesta { $penalty } tanto. Tu tanteo puede bajar de 0.
       *[other] Cada ficha que robas te cuesta { $penalty } tantos. Tu tanteo puede bajar de 0.
    }

draw-passPenalty = Lo que cuesta pasar
    .nothing = sin penalización por pasar
    .none = Pasar no cuesta nada.
    .number = { $penalty ->
        [one] Si pasas después de robar en el mismo turno, pierdes { $penalty } tanto más. Pasar sin haber robado es gratis.
       *[other] Si pasas después de robar en el mismo turno, pierdes { $penalty } tantos más. Pasar sin haber robado es gratis.
    }

end-out = Dominar
    .first-player = Cuando pones tu última ficha, dominas y termina la mano. Dominas aunque esa ficha también cierre.
    .whole-side = La mano termina solo cuando una pareja ha puesto todas sus fichas.

end-block = Cuándo hay cierre
    .no-move = { $draws ->
        [yes] Hay cierre cuando nadie puede jugar y ya no se puede robar.
       *[no] Hay cierre cuando nadie puede jugar.
    }
    .dead-suit = { $draws ->
        [yes] Hay cierre en cuanto todos los extremos muestran un mismo número del que solo falta, como mucho, el doble. Ya nadie roba. También hay cierre cuando nadie puede jugar y ya no se puede robar.
       *[no] Hay cierre en cuanto todos los extremos muestran un mismo número del que solo falta, como mucho, el doble. También hay cierre cuando nadie puede jugar.
    }

end-deadBoneyard = Juego muerto con fichas en el pozo
    .drawn-out = Mientras se pueda robar, no hay cierre: el siguiente debe robarlo todo antes.
    .drawn-out-closing = Mientras haya un extremo abierto y se pueda robar, no hay cierre: el siguiente debe robarlo todo antes.
    .drawn-out-in-turns = Mientras haya dónde jugar y se pueda robar, no hay cierre: se roba por turnos.
    .stays = Si están puestas todas las fichas de todos los números abiertos, hay cierre en el acto. Ya nadie roba.

value-special = Cuánto valen las fichas
    .pips = Cada ficha que te queda vale la suma de sus puntos.
    .halves = Cada ficha que te queda vale la suma de sus dos números.
    .numbers = Cada ficha que te queda vale la suma de sus tres números.
    .only = { $count ->
        [one] Si solo te queda el { $tiles }, vale { $points }.
       *[other] Si solo te quedan { $tiles }, valen { $points } en total.
    }
    .held = { $count ->
        [one] Si te queda el { $tiles }, vale { $points }.
       *[other] Cada una de estas fichas que te quede vale { $points }: { $tiles }.
    }

score-sense = Quién anota
    .winner-gains = Anotas ganando manos.
    .winner-gains-play = Durante el juego anotan todos. Lo que queda sin poner solo lo anota quien gana la mano.
    .losers-pay = { $reach ->
        [loses] Los tantos van en tu contra.
       *[wins] Anotan los que pierden la mano.
    } { $sides ->
        [solo] Si dominas, no anotas nada.
        [hands] Si dominas, no anotas nada, aunque te queden fichas en el otro atril.
        [pairs] Si dominas, tu pareja no anota nada.
       *[mixed] Si dominas, no anotas nada, ni tampoco tu compañero si juegas en pareja.
    }
    .round-points = Quien gana la mano anota 1 tanto. Las fichas que quedan no cuentan.
    .play-only = Anotas durante el juego y por premios; lo que queda sin poner no cuenta.
    .play-only-bare = Anotas solo durante el juego: ni dominar ni un cierre dan tantos.
    .no-block = Un cierre no da tantos.
    .none = No se anotan tantos, solo manos ganadas.
    .none-single = No se anotan tantos.

score-out = Lo que se anota al dominar
    .opponents = { $sides ->
        [solo] { $others ->
            [one] Cuando dominas, anotas lo que le queda a tu rival.
           *[many] Cuando dominas, anotas todo lo que les queda a los demás.
        }
        [hands] Cuando dominas, anotas lo que le queda a tu rival en sus dos atriles. Lo de tu otro atril no cuenta.
        [pairs] Cuando dominas, tu pareja anota lo que les queda a los rivales. Lo de tu compañero no cuenta.
       *[mixed] Cuando dominas, anotas lo que les queda a los rivales. Lo de tu compañero no cuenta.
    }
    .table = { $sides ->
        [solo] Cuando dominas, anotas todo lo que queda sin poner.
        [hands] Cuando dominas, anotas todo lo que queda sin poner, también lo de tu otro atril.
        [pairs] Cuando dominas, tu pareja anota todo lo que queda sin poner, también lo de tu compañero.
       *[mixed] Cuando dominas, anotas todo lo que queda sin poner, también lo de tu compañero.
    }
    .own = { $sides ->
        [solo] { $others ->
            [one] Cuando alguien domina, el otro anota lo que le queda.
           *[many] Cuando alguien domina, cada uno de los demás anota lo que le queda.
        }
        [hands] Cuando alguien domina, el otro anota lo que le queda en sus dos atriles.
        [pairs] Cuando alguien domina, la otra pareja anota lo que le queda.
       *[mixed] Cuando alguien domina, cada rival o pareja rival anota lo que le queda.
    }

score-blockWinner = Quién gana el cierre
    .lowest-player = { $sides ->
        [solo] Gana el cierre quien suma menos.
        [hands] Gana el cierre quien suma menos en sus dos atriles.
        [pairs] Gana el cierre la pareja que suma menos.
       *[mixed] Gana el cierre el jugador o la pareja que suma menos.
    }
    .lowest-side = { score-blockWinner.lowest-player }
    .side-of-lowest-player = { $sides ->
        [solo] Gana el cierre quien suma menos.
        [hands] Gana el cierre quien tiene el atril que suma menos, aunque sumen igual los dos suyos.
        [pairs] Gana el cierre la pareja del jugador que suma menos, aunque sumen igual los dos compañeros.
       *[mixed] Gana el cierre, también para su compañero, el jugador que suma menos.
    }
    .blocker-vs-next = En un cierre se comparan quien puso la última ficha y el siguiente. { $sides ->
        [solo] Gana quien suma menos.
        [hands] Gana el atril que suma menos.
        [pairs] Gana la pareja del que suma menos.
       *[mixed] Gana, también para su compañero, el que suma menos.
    }
    .fewest-tiles = { $sides ->
        [pairs] Gana el cierre la pareja con menos fichas.
        [mixed] Gana el cierre el jugador o la pareja con menos fichas.
       *[solo] Gana el cierre quien tiene menos fichas.
    }
    .nobody = El cierre no lo gana nadie.

score-block = Lo que se anota en un cierre
    .opponents = { $sides ->
        [solo] { $others ->
            [one] Quien gana el cierre anota lo que le queda al rival.
           *[many] Quien gana el cierre anota lo que les queda a los demás.
        }
        [hands] Quien gana el cierre anota lo que le queda al rival.
       *[other] Quienes ganan el cierre anotan lo que les queda a los rivales.
    }
    .table = { $sides ->
        [solo] Quien gana el cierre anota todo lo que queda sin poner, también lo suyo.
        [hands] Quien gana el cierre anota todo lo que queda sin poner, también lo suyo.
        [pairs] La pareja que gana el cierre anota todo lo que queda sin poner, también lo suyo.
       *[mixed] Quienes ganan el cierre anotan todo lo que queda sin poner, también lo suyo.
    }
    .opponents-minus-own = { $sides ->
        [solo] { $others ->
            [one] Quien gana el cierre anota lo del rival menos lo suyo, pero nunca menos de 0.
           *[many] Quien gana el cierre anota lo de todos los rivales menos lo suyo, pero nunca menos de 0.
        }
        [hands] Quien gana el cierre anota lo del rival menos lo suyo, pero nunca menos de 0.
       *[other] Quienes ganan el cierre anotan lo de los rivales menos lo suyo, pero nunca menos de 0.
    }
    .sum-of-differences = { $others ->
        [one] Quien gana el cierre anota la diferencia con el rival.
       *[many] Quien gana el cierre anota la suma de las diferencias con cada rival.
    }
    .own = { $sides ->
        [solo] { $others ->
            [one] En un cierre, el que pierde anota lo suyo.
           *[many] En un cierre, todos menos el ganador anotan lo suyo.
        }
        [hands] En un cierre, el que pierde anota lo de sus dos atriles.
        [pairs] En un cierre, la pareja que pierde anota lo suyo.
       *[mixed] En un cierre, todos menos los ganadores anotan lo suyo.
    }
    .own-all = { $sides ->
        [pairs] En un cierre, cada pareja anota lo suyo.
        [mixed] En un cierre, cada jugador o pareja anota lo suyo.
       *[solo] En un cierre, cada uno anota lo suyo.
    }
    .difference = { $others ->
        [one] En un cierre, quien pierde anota la diferencia; quien gana, nada.
       *[many] En un cierre, cada perdedor anota la diferencia con el ganador; el ganador, nada.
    }
    .highest-pays-table = { $sides ->
        [pairs] En un cierre, la pareja que suma más anota lo de todos.
        [mixed] En un cierre, el jugador o la pareja que suma más anota lo de todos.
       *[solo] En un cierre, quien suma más anota lo de todos.
    }

# Qué es igual en un cierre empatado.
if-tied = { $compared ->
    [tiles] { $others ->
        [one] Si tienen el mismo número de fichas
       *[many] Si varios tienen el menor número de fichas
    }
    [single] { $sides ->
        [hands] Si empatan los atriles que menos suman de los dos jugadores
        [pairs] Si empatan los que menos suman de cada pareja
       *[mixed] Si empatan los que menos suman de varios bandos
    }
    [next] Si esos dos suman lo mismo
   *[all] { $others ->
        [one] { $sides ->
            [pairs] Si las dos parejas suman lo mismo
           *[solo] Si los dos suman lo mismo
        }
       *[many] { $sides ->
            [solo] Si varios empatan con la suma más baja
           *[mixed] Si varios bandos empatan con la suma más baja
        }
    }
}

score-blockTie = Cierre empatado
    .void = { if-tied }, nadie gana el cierre.
    .void-own = { $others ->
        [one] { if-tied }, nadie anota el cierre.
       *[many] Los que empatan con la suma más baja no anotan en el cierre. Los que suman más sí anotan.
    }
    .void-highest = Si hay empate en la suma más alta, nadie anota el cierre.
    .eggs = { if-tied }, nadie anota el cierre. { $eggs ->
        [once] Los tantos empatados, contados una vez,
       *[sum] Los tantos empatados, sumados,
    } quedan en la mesa como «huevos». Se los anota también quien gane la mano siguiente. Si esa también empata, los huevos siguen ahí.
    .eggs-own = { $others ->
        [one] { if-tied }, nadie anota el cierre.
       *[many] Los que empatan con la suma más baja no anotan en el cierre. Los que suman más sí anotan.
    } { $eggs ->
        [once] Los tantos empatados, contados una vez,
       *[sum] Los tantos empatados, sumados,
    } quedan en la mesa como «huevos». En la mano siguiente se los lleva quien más anote. Si hay empate, los huevos siguen ahí.
    .eggs-highest = Si hay empate en la suma más alta, nadie anota el cierre. { $eggs ->
        [once] Los tantos empatados, contados una vez,
       *[sum] Los tantos empatados, sumados,
    } quedan en la mesa como «huevos». En la mano siguiente se los lleva quien más anote. Si hay empate, los huevos siguen ahí.
    .carry = { if-tied }, nadie anota el cierre. Todo lo que queda sin poner se acumula para quien gane la mano siguiente. Si esa también empata, se acumula otra vez.
    .carry-own = { if-tied }, nadie anota el cierre. Todo lo que queda sin poner se acumula. En la mano siguiente se lo lleva quien más anote. Si hay empate, se acumula otra vez.
    .carry-highest = Si hay empate en la suma más alta, nadie anota el cierre. Todo lo que queda sin poner se acumula. En la mano siguiente se lo lleva quien más anote. Si hay empate, se acumula otra vez.
    .blocker-loses = { $decided ->
        [yes] { $sides ->
            [pairs] { if-tied }, pierde el cierre la pareja que cerró.
           *[other] { if-tied }, pierde el cierre quien cerró.
        }
       *[no] Si quien cerró empata con uno solo, gana ese otro. Cualquier otro empate queda sin ganador.
    }
    .blocker-wins = { $decided ->
        [yes] { $sides ->
            [pairs] { if-tied }, gana el cierre la pareja que cerró.
           *[other] { if-tied }, gana el cierre quien cerró.
        }
       *[no] Si quien cerró está entre los que empatan, gana. Cualquier otro empate queda sin ganador.
    }
    .leader-wins = { $decided ->
        [yes] { $sides ->
            [pairs] { if-tied }, gana el cierre la pareja que salió.
           *[other] { if-tied }, gana el cierre quien salió.
        }
       *[no] Si quien salió está entre los que empatan, gana el cierre. Cualquier otro empate queda sin ganador.
    }

score-eggs = Cómo se cuentan los huevos
    .sum = Los huevos son los tantos empatados, sumados.
    .once = Los huevos son los tantos empatados, contados una vez.

score-play = Tantos durante el juego
    .nothing = sin tantos durante el juego
    .none = Poner una ficha no da tantos.
    .fives = Tras cada ficha, suma los extremos abiertos. Un doble en un extremo cuenta sus dos mitades. Si en la mesa solo hay un doble, es un único extremo. Si la suma es múltiplo de cinco, la anotas en el acto.
    .fives-threes = Tras cada ficha, suma los extremos abiertos. Un doble en un extremo cuenta sus dos mitades. Si en la mesa solo hay un doble, es un único extremo. Si la suma es múltiplo de cinco, anotas 1 tanto por cada cinco. Si es múltiplo de tres, 1 por cada tres. 10 da 2, 9 da 3, 15 da 8.
    .headings = Igualar los dos extremos da 2 tantos, o 3 si uno de ellos es un doble.
    .headings-lead = Salir con un doble da 2.
    .triominoes = Cada triángulo que pones da la suma de sus tres números. Un puente da 40 más: tu ficha toca otra por un solo lado, y su vértice opuesto toca una tercera. Un hexágono, la sexta ficha alrededor de un vértice, da 50 más. Dos a la vez dan 60 más; tres, 70.
    .triominoes-lead = Salir con tres números iguales da 10 más; el 0-0-0, 40 en total.
    .face-sum = Cada triángulo que pones da la suma de sus tres números.
    .empty-arm = Un brazo del doble cruzado cuenta cuando ya tiene una ficha.
    .played-out = Si llegas a la meta durante el juego, primero se termina la mano.

score-opening = Ficha de salida
    .every = La salida da tantos como cualquier ficha.
    .none = La salida no da tantos.
    .later-5-5 = La salida no da tantos, salvo el 5-5 después de la primera mano.
    .later-5-5-below = La salida no da tantos. Después de la primera mano, el 5-5 sí los da si tienes menos de { $cap }.

score-round = Redondeo
    .nothing = sin redondeo
    .none = Los tantos del ganador no se redondean.
    .nearest-5 = Los tantos del ganador de la mano se redondean al múltiplo de cinco más cercano.
    .up-5 = Los tantos del ganador de la mano se redondean al siguiente múltiplo de cinco.

score-roundCap = Límite de los tantos de la mano
    .none = El ganador anota todos los tantos de la mano.
    .number = Ganando una mano nunca pasas de { $cap } tantos. Lo que pase de ahí se pierde.

score-bonus = Premios
    .nothing = sin premios
    .none = No hay premios.
    .capicua = Capicúa: domina con una ficha que encaje en los dos extremos y anotas { $points } más. Los extremos deben ser distintos, y los dobles no valen.
    .capicu = Capicú: domina con una ficha que encaje en los dos extremos y anotas { $points } más. Los extremos deben ser distintos, y los dobles no valen.
    .chuchazo = Chuchazo: domina con el 0-0 y anotas { $points } más.
    .pass-all-three = Cada vez que tras tu ficha pasan los otros tres, anotas { $points } más, aunque pierdas la mano. Esos tantos se suman al final de la mano.
    .three-passes = Cada vez que tras tu ficha hay tres pasos seguidos, anotas { $points } más, aunque pierdas la mano. Esos tantos se suman al final de la mano.
    .rounds = { $count ->
        [one] Ganar la mano { $rounds } da { $points } más.
       *[other] Ganar las manos { $rounds } da { $points } más.
    }
    .out = Dominar da { $points } más.

account-openAt = Cuándo se abre la cuenta
    .nothing = sin mínimo para empezar a anotar
    .none = Se anota desde la primera mano.
    .number = { $sides ->
        [pairs] { $points ->
            [one] Tu pareja abre su cuenta con { $points } tanto o más en una mano. Desde entonces cuenta todo.
           *[other] Tu pareja abre su cuenta con { $points } tantos o más en una mano. Desde entonces cuenta todo.
        }
       *[other] { $points ->
            [one] Abres tu cuenta con { $points } tanto o más en una mano. Desde entonces cuenta todo.
           *[other] Abres tu cuenta con { $points } tantos o más en una mano. Desde entonces cuenta todo.
        }
    }

account-below = Los tantos de antes
    .lost = Antes de eso, lo que no llega se pierde.
    .remembered = Antes de eso, lo que no llega se guarda y se suma al abrir la cuenta. No ayuda a abrirla.

account-clearOnOut = Tantos guardados de quien domina
    .yes = Si dominas, se borran tus tantos guardados.
    .no = Si dominas, conservas tus tantos guardados.

account-blockResets = Tantos guardados tras un cierre
    .yes = { $others ->
        [one] Cuando en un cierre uno anota por los dos, el otro pierde sus tantos guardados.
       *[many] Cuando en un cierre uno anota por todos, los demás pierden sus tantos guardados.
    }
    .no = Cuando en un cierre anota uno solo, cada rival conserva sus tantos guardados.

account-carryOpens = Tantos acumulados y la cuenta
    .yes = Los tantos acumulados ayudan a abrir la cuenta. { $below ->
        [remembered] Si ni así basta, también se guardan.
       *[lost] Si ni así basta, también se pierden.
    }
    .no = Los tantos acumulados no ayudan a abrir la cuenta: debe bastar la propia mano. { $below ->
        [remembered] Si no basta, también se guardan.
       *[lost] Si no basta, también se pierden.
    }

# Manos ganadas seguidas: qué pasa con el tanteo ajeno.
in-a-row = { $sides ->
    [pairs] Ganar una mano devuelve a 0 a la otra pareja; un empate no cambia nada.
   *[other] Ganar una mano devuelve a 0 el tanteo rival; un empate no cambia nada.
}

# Quien gana o pierde primero.
party = { $sides ->
    [solo] El primero
    [hands] El primero
    [pairs] La primera pareja
   *[mixed] El primer jugador o pareja
}

# Después de los tantos: quién es la cabra.
goat = { $game ->
    [goat] pierde y es la cabra.
    [donkey] pierde y es el burro.
   *[other] pierde la partida.
}

match-target = Meta
    .wins-at-least = { $unit ->
        [row] { $target ->
            [one] { party } que gane { $target } mano seguida gana la partida.
           *[other] { party } que gane { $target } manos seguidas gana la partida.
        } { in-a-row }
        [rounds] { $target ->
            [one] { party } que gane { $target } mano gana la partida.
           *[other] { party } que gane { $target } manos gana la partida.
        }
       *[points] { $target ->
            [one] { party } que llegue a { $target } tanto gana la partida.
           *[other] { party } que llegue a { $target } tantos gana la partida.
        }
    }
    .wins-above = { $unit ->
        [row] { $target ->
            [one] { party } que gane más de { $target } mano seguida gana la partida.
           *[other] { party } que gane más de { $target } manos seguidas gana la partida.
        } { in-a-row }
        [rounds] { $target ->
            [one] { party } que gane más de { $target } mano gana la partida.
           *[other] { party } que gane más de { $target } manos gana la partida.
        }
       *[points] { $target ->
            [one] { party } que pase de { $target } tanto gana la partida.
           *[other] { party } que pase de { $target } tantos gana la partida.
        }
    }
    .wins-exactly = { $unit ->
        [row] { $target ->
            [one] { party } que gane { $target } mano seguida gana la partida.
           *[other] { party } que gane { $target } manos seguidas gana la partida.
        } { in-a-row }
        [rounds] { $target ->
            [one] { party } que gane { $target } mano gana la partida.
           *[other] { party } que gane { $target } manos gana la partida.
        }
       *[points] { $target ->
            [one] { party } que tenga { $target } tanto exacto gana la partida. Si algo te hace pasar de ahí, no vale, ni siquiera lo que da dominar.
           *[other] { party } que tenga { $target } tantos exactos gana la partida. Si algo te hace pasar de ahí, no vale, ni siquiera lo que da dominar.
        }
    }
    .loses-at-least = { $target ->
        [one] { party } que llegue a { $target } tanto { goat }
       *[other] { party } que llegue a { $target } tantos { goat }
    }
    .loses-above = { $target ->
        [one] { party } que pase de { $target } tanto { goat }
       *[other] { party } que pase de { $target } tantos { goat }
    }
    .loses-exactly = { $target ->
        [one] { party } que tenga { $target } tanto exacto pierde la partida. Si algo te hace pasar de ahí, no vale.
       *[other] { party } que tenga { $target } tantos exactos pierde la partida. Si algo te hace pasar de ahí, no vale.
    }
    .several = { $others ->
        [one] Si los dos tanteos llegan a la meta en la misma mano, gana el más alto. Si hay empate, se juega otra mano.
       *[many] Si llegan varios a la meta en la misma mano, gana el tanteo más alto. Si hay empate, se juega otra mano.
    }
    .none = La partida no termina por tantos.

match-reach = Qué pasa al llegar a la meta
    .wins = Quien llega a la meta gana la partida.
    .loses = Quien llega a la meta pierde la partida.

match-test = Cómo se llega a la meta
    .at-least = Llegas a la meta con esos tantos o más.
    .above = Tienes que pasar de la meta.
    .exactly = Tienes que llegar a la meta exacta. Si algo te hace pasar de ahí, no vale.

match-cap = Máximo de tantos
    .nothing = sin tope de tantos
    .none = Los tantos por encima de la meta también cuentan.
    .number = Lo que pase de { $cap } se pierde.

match-rounds = Número de manos
    .none = Se juegan las manos que hagan falta.
    .single = Se juega una mano: si la ganas, ganas la partida. Si nadie la gana, hay empate.
    .highest = { $unit ->
        [points] { $rounds ->
            [one] Tras { $rounds } mano, gana la partida el tanteo más alto. Si empatan los primeros, la partida termina en empate.
           *[other] Tras { $rounds } manos, gana la partida el tanteo más alto. Si empatan los primeros, la partida termina en empate.
        }
       *[rounds] { $rounds ->
            [one] Tras { $rounds } mano, gana la partida quien más manos ha ganado. Si empatan los primeros, la partida termina en empate.
           *[other] Tras { $rounds } manos, gana la partida quien más manos ha ganado. Si empatan los primeros, la partida termina en empate.
        }
    }
    .lowest = { $rounds ->
        [one] Tras { $rounds } mano, gana la partida el tanteo más bajo. Si empatan los primeros, la partida termina en empate.
       *[other] Tras { $rounds } manos, gana la partida el tanteo más bajo. Si empatan los primeros, la partida termina en empate.
    }

match-instant = Lo que termina la partida en el acto
    .nothing = sin victoria instantánea
    .none = Nada termina la partida en el acto.
    .six-in-a-row = Gana seis manos seguidas y ganas la partida. { in-a-row }
    .out-with-0-0 = Chivo pelado: domina con el 0-0 y ganas la partida en el acto.
    .out-with-6-6-if-a-loser-holds-over-25 = Domina con el 6-6 y ganas la partida en el acto, si a algún rival le quedan más de 25.
    .announced-6-6 = { $announcer ->
        [anyone] Si tienes el 6-6, puedes anunciarlo antes de la salida y salir con él.
        [open] Si tienes el 6-6 y la cuenta abierta, puedes anunciarlo antes de la salida y salir con él.
       *[first] Si tu cuenta fue la primera en abrirse, puedes anunciar el 6-6 antes de la salida y salir con él.
    } Si ganas esa mano, ganas la partida. { $sides ->
        [pairs] Si la pierdes y a tu pareja le quedan 25 o más, pierdes la partida.
        [mixed] Si la pierdes y te quedan 25 o más, contando los de tu compañero, pierdes la partida.
       *[solo] Si la pierdes y te quedan 25 o más, pierdes la partida.
    } Un empate no decide nada.

match-severalOver = Varios perdedores
    .all = { $others ->
        [one] Si los dos tanteos llegan a la meta en la misma mano, pierden los dos.
       *[many] Si llegan varios a la meta en la misma mano, pierden todos.
    }
    .highest = { $others ->
        [one] Si los dos tanteos llegan a la meta en la misma mano, solo pierde el más alto.
       *[many] Si llegan varios a la meta en la misma mano, solo pierde quien tiene más.
    }

match-announceBy = Quién puede anunciar
    .first-open = Solo puede anunciar quien abrió primero su cuenta.
    .open-side = Puede anunciar quien tenga la cuenta abierta.

rating-formula = Puntos de clasificación
    .nothing = sin puntos de clasificación
    .none = La partida no tiene puntos de clasificación propios.
    .goat-club = Clasificación: a 100 se le resta el tanteo de cada ganador y se toma la décima parte, redondeada, mínimo 1. Los perdedores reciben 0. Si a alguien se le acaba el tiempo, su tanteo sustituye al 100.
    .club-3-2-1 = Puntos de partida: { $most ->
        [below] 3 si el rival tiene 0 tantos, 2 si tiene más.
       *[above] 3 si el rival tiene 0 tantos, 2 de 1 a 50 y 1 con más.
    } Si a alguien se le acaba el tiempo, los ganadores reciben 1. Los perdedores reciben 0.

rating-remembered = Tantos guardados en la clasificación
    .yes = Para la clasificación, los tantos guardados cuentan en tu tanteo.
    .no = Para la clasificación, los tantos guardados no cuentan.
