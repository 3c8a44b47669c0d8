# Un mensaje es un parámetro: su valor es el nombre, sus atributos son lo que dice el acuerdo.

tiles-set = Juego de fichas
    .double-6 = El juego es doble seis: 28 fichas, cada par de números del 0 (blanca) al 6 una vez.
    .double-9 = El juego es doble nueve: 55 fichas, cada par de números del 0 (blanca) al 9 una vez.
    .double-12 = El juego es doble doce: 91 fichas, cada par de números del 0 (blanca) al 12 una vez.
    .double-15 = El juego es doble quince: 136 fichas, cada par de números del 0 (blanca) al 15 una vez.
    .double-18 = El juego es doble dieciocho: 190 fichas, cada par de números del 0 (blanca) al 18 una vez.
    .triomino-56 = El juego son 56 fichas triangulares, una por cada tres números del 0 al 5. Leídos en sentido horario desde el menor, los números nunca bajan: hay un 1-2-3, pero no un 1-3-2.

tiles-without = Fichas apartadas
    .none = No se aparta ninguna ficha del juego.
    .always = { $count ->
        [one] Antes del reparto se aparta { $count } ficha: { $tiles }.
       *[other] Antes del reparto se apartan { $count } fichas: { $tiles }.
    }
    .players = { $count ->
        [one] Con { $players } jugadores se aparta { $count } ficha antes del reparto: { $tiles }.
       *[other] Con { $players } jugadores se apartan { $count } fichas antes del reparto: { $tiles }.
    }

tiles-blanks = Blancas
    .plain = La blanca vale 0 y solo encaja con otra blanca.
    .plain-pictures = La blanca es aquí un número como los demás, con su propio dibujo.
    .plain-sum-7 = La blanca vale 0. Con ella no se suma siete, así que sobre una blanca abierta solo va un matador.
    .plain-triangles = El 0 es un número como los demás y solo encaja con el 0.
    .wild = Las blancas son comodines: una blanca puede ponerse junto a cualquier número, y cualquier ficha junto a una blanca abierta. Nadie dice a qué número sustituye.

tiles-faces = Cara de las fichas
    .pips = Las fichas muestran puntos.
    .pictures = Las fichas muestran dibujos en lugar de puntos, uno por número. Lo demás no cambia.
    .cards = Las fichas parecen cartas. Lo demás no cambia.

seats-count = Jugadores
    .list = Número de jugadores: { $players }.
    .missing = No se ha acordado cuántas fichas se toman con { $players } jugadores, así que no puede abrirse esa mesa.

seats-sides = Bandos
    .solo = Cada uno juega por su cuenta.
    .pairs = Cuatro jugadores forman dos parejas. Los compañeros se sientan frente a frente y llevan un solo tanteo.
    .pairs-at-4 = Cuatro jugadores forman dos parejas: los compañeros se sientan frente a frente y llevan un solo tanteo. Con otro número, cada uno juega por su cuenta.
    .two-hands = Dos jugadores llevan dos atriles cada uno, como si fueran dos parejas: el turno pasa de un atril de uno a un atril del otro, de cada atril se ponen solo sus fichas y el jugador ve los dos suyos.

seats-direction = Orden del turno
    .clockwise = Se juega en sentido horario: sigue el vecino de la izquierda.
    .counterclockwise = Se juega en sentido antihorario: sigue el vecino de la derecha.

deal-hand = Fichas por jugador
    .same = { $tiles ->
        [one] Cada jugador toma { $tiles } ficha, sin mirar.
       *[other] Cada jugador toma { $tiles } fichas, sin mirar.
    }
    .players = { $tiles ->
        [one] Con { $players } jugadores, cada uno toma { $tiles } ficha, sin mirar.
       *[other] Con { $players } jugadores, cada uno toma { $tiles } fichas, sin mirar.
    }
    .two-hands = { $tiles ->
        [one] Cada jugador toma { $tiles } ficha, sin mirar, repartidas por igual entre sus dos atriles.
       *[other] Cada jugador toma { $tiles } fichas, sin mirar, la mitad para cada uno de sus dos atriles.
    }

deal-rest = Fichas sobrantes
    .boneyard = Las fichas que nadie tomó quedan boca abajo: son el pozo.
    .asleep = Las fichas que nadie tomó duermen: quedan boca abajo, no se roban ni se cuentan.
    .none-left = Se reparten todas las fichas; no sobra ninguna.

deal-redeal = Repetir el reparto
    .none = El reparto vale, sean como sean las fichas.
    .none-but-lead = El reparto vale, salvo cuando ninguna ficha decide quién sale.
    .doubles = { $doubles ->
        [one] Si un jugador tiene { $doubles } doble o más, se revuelve y se reparte de nuevo. Ese reparto no cuenta para nada.
       *[other] Si un jugador tiene { $doubles } dobles o más, se revuelve y se reparte de nuevo. Ese reparto no cuenta para nada.
    }
    .suit = { $suit ->
        [one] Si un jugador tiene { $suit } ficha o más de un mismo número, incluido su doble, se revuelve y se reparte de nuevo. Ese reparto no cuenta para nada.
       *[other] Si un jugador tiene { $suit } fichas o más de un mismo número, incluido su doble, se revuelve y se reparte de nuevo. Ese reparto no cuenta para nada.
    }
    .both = Si un jugador tiene { $doubles } dobles o más, o { $suit } fichas o más de un mismo número, incluido su doble, se revuelve y se reparte de nuevo. Ese reparto no cuenta para nada.

lead-first = Quién sale en la primera mano
    .doubles = Quién sale en la primera mano lo deciden las fichas.
    .lot = La primera salida se sortea: cada uno levanta una ficha y sale la mejor.
    .youngest = En la primera mano sale el más joven. Donde nadie dice su edad, se sortea: cada uno levanta una ficha y sale la mejor.
    .random = En la primera mano puede salir cualquiera; se sortea: cada uno levanta una ficha y sale la mejor.

lead-order = Fichas que deciden la salida
    .down = Sale quien tiene el { $first }; si nadie lo tiene, quien tiene el { $second }, y así hasta el { $last }.
    .up = Sale quien tiene el { $first }; si nadie lo tiene, quien tiene el { $second }, y así hasta el { $peak }, y por último el { $last }.
    .single = Sale quien tiene el { $tile }.
    .list = Sale quien tiene la primera ficha de esta lista que alguien tenga: { $tiles }.
    .empty = Ninguna ficha da derecho a salir.

lead-lotBy = Cómo se comparan las fichas del sorteo
    .half = De las fichas sorteadas gana la de mitad mayor; a igual mitad, gana un doble, y después la suma mayor.
    .sum = De las fichas sorteadas gana la de suma mayor; a igual suma, la de mitad mayor.

lead-ifNone = Si nadie tiene esa ficha
    .heaviest = Si nadie tiene ninguna de ellas, sale la ficha más pesada: la de suma mayor; a igual suma, aquella cuya mitad mayor sea más alta.
    .heaviest-triangles = Si nadie tiene ninguna de ellas, sale la ficha más pesada: la de suma mayor; a igual suma, la de número más alto, y después la de número central más alto.
    .lightest = Si nadie tiene ninguna de ellas, sale la ficha más ligera: la de suma menor; a igual suma, aquella cuya mitad mayor sea más baja.
    .highest-pair = Si nadie tiene ninguna de ellas, sale la ficha con el par más alto: dos números iguales, cuanto más altos mejor, y después el tercer número mayor. Si nadie tiene un par, sale la ficha de suma mayor; a igual suma, la de número más alto, y después la de número central más alto.
    .redeal = Si nadie tiene ninguna de ellas, se revuelve y se reparte de nuevo.
    .draw = Si nadie tiene ese doble, los jugadores, desde el primer puesto, roban por turno una ficha cada uno, y se la quedan, hasta que el doble aparece. Quien lo encuentra sale con él en el acto.

lead-tile = Ficha de salida
    .that-tile = Hay que salir con esa ficha. Quien sale por otra razón puede salir con cualquiera.
    .that-tile-always = Hay que salir con esa ficha.
    .any = Se puede salir con cualquier ficha.
    .any-double = En la primera mano hay que salir con esa ficha. Después, el derecho a salir pasa de un puesto a otro hasta llegar a un jugador que tenga un doble; ese sale con cualquiera de sus dobles.
    .any-double-first = En la primera mano hay que salir con esa ficha.

lead-next = Quién sale en las manos siguientes
    .as-first = Quién sale se decide de nuevo en cada mano, del mismo modo.
    .winner = En cada mano siguiente sale quien ganó la anterior.
    .winner-any-double = En las manos siguientes tiene derecho a salir quien ganó la anterior, con cualquiera de sus dobles; si no tiene ninguno, el derecho pasa al puesto siguiente en el orden del turno, y así sucesivamente.
    .rotate = La salida pasa en cada mano al puesto siguiente en el orden del turno.
    .winning-side = En cada mano siguiente sale el bando que ganó la anterior: cualquiera de los compañeros.
    .descending-double = Cada mano tiene su { $hub ->
        [engine] propio doble de salida, la máquina
       *[hub] propio doble de salida
    }: { $first } en la primera, después { $second } y así hasta el 0-0, y luego otra vez desde el más alto. Sale quien tiene ese doble.

lead-afterBlock = Quién sale después de un cierre
    .same = Un cierre no cambia nada en esto.
    .same-winner = Después de un cierre sale, del bando que lo ganó, el que tenía menos; si tienen lo mismo, quien juega antes después del que cerró.
    .same-compared = Después de un cierre sale el que ganó de los dos jugadores comparados.
    .blocker = Después de un cierre sale quien puso la ficha que cerró.
    .winner = Después de un cierre sale quien lo ganó; de los compañeros, el que tenía menos; si tienen lo mismo, quien juega antes después del que cerró.
    .winner-compared = Después de un cierre sale quien lo ganó; de los compañeros, el que fue comparado.
    .lowest-hand = Después de un cierre sale quien tenía menos en sus fichas.

lead-afterTie = Quién sale después de un cierre sin ganador
    .same = Lo mismo vale tras un cierre que nadie ganó.
    .same-winner = Tras un cierre que nadie ganó, vuelve a salir quien salió en esa mano.
    .blocker = Tras un cierre que nadie ganó, sale quien puso la ficha que cerró.
    .rotate = Tras un cierre que nadie ganó, sale el puesto siguiente en el orden del turno.
    .as-first = Tras un cierre que nadie ganó, la salida se decide como en la primera mano.

layout-shape = Cómo se ponen las fichas
    .line = Las fichas forman una línea con dos extremos. Los dobles van atravesados.
    .cross = Las fichas forman una cruz: el primer doble puesto es el doble cruzado, y pueden crecer brazos de sus cuatro lados. Los dobles siguientes van atravesados en su brazo y no abren nada.
    .tree = Las fichas forman un árbol: de cada doble se puede seguir por sus cuatro lados.
    .trains = De la máquina, en el centro, parten trenes: uno por jugador y uno público. Cada tren empieza con el número de la máquina. Se juega en el tren propio, en el público y en los que llevan marca. Quien pasa pone una marca en su tren; la quita la siguiente ficha que su dueño ponga en él.
    .chicken-foot = Las fichas crecen como patas de gallina: primero se ponen seis fichas contra el doble de salida, y en ningún otro sitio. Después se puede seguir en cualquier mitad abierta. Cada doble posterior es una pata: hasta que tiene contra él tres fichas, sus dedos, no se juega en otro sitio.
    .triangles = Los triángulos se ponen lado con lado. La ficha va a un sitio libre que toque por un lado entero al menos una ficha puesta; tocar solo un vértice no basta.

layout-crossOpens = Cuándo se abren los brazos
    .at-once = Los cuatro lados del doble cruzado están abiertos desde que se pone.
    .after-both-sides = Los otros dos lados del doble cruzado se abren cuando hay fichas en los dos primeros.

layout-match = Qué encaja con qué
    .equal = Las fichas se ponen con números iguales en contacto.
    .equal-wild = Las fichas se ponen con números iguales en contacto; una blanca puede tocar cualquier número.
    .equal-triangles = Los dos números del lado en contacto deben coincidir, y también cada vértice que la ficha comparta con las ya puestas.
    .sum-7 = Las mitades en contacto deben sumar siete: 1 y 6, 2 y 5, 3 y 4. Los matadores 0-0, 1-6, 2-5 y 3-4 pueden ponerse en cualquier extremo y por cualquier lado.

turn-plays = Fichas por turno
    .one = En cada turno se pone una ficha.
    .two-doubles = En cada turno se pone una ficha, o dos dobles en dos extremos distintos.
    .double-run = En cada turno se pone una ficha; después el jugador puede seguir con todos los dobles suyos que encajen, en cualquier extremo abierto, también en los nuevos.
    .cover-double = En cada turno se pone una ficha, pero un doble debe cubrirse en el mismo turno: con una ficha propia o con una robada, si encaja. Si no se cubre, el turno es un paso y el tren propio recibe la marca. Un doble sin cubrir es el único extremo abierto para todos hasta que alguien lo cubra. La máquina es todo un turno. Si la última ficha es un doble, no hace falta cubrirlo.

turn-closeDouble = Cerrar un doble
    .yes = Quien pone un doble puede declararlo cerrado: ya no se pone nada en él. En el turno de salida no se cierra ningún doble. Si no queda ningún extremo abierto, hay cierre en el acto, aunque aún se pudiera robar.
    .no = Los dobles no se pueden cerrar.

turn-equalEnds = Extremos iguales
    .free = Cuando los dos extremos muestran el mismo número, la ficha puede ir a cualquiera.
    .leader-right = Cuando los dos extremos muestran el mismo número, la ficha va solo al extremo que queda a la derecha de quien salió.

draw-mode = Quien no puede jugar
    .none = Quien no puede jugar, pasa; no se roba.
    .until-playable = Quien no puede jugar roba del pozo, de una en una, hasta que una ficha encaje, y la pone; si del pozo ya no se puede robar, pasa. Lo robado se queda con él.
    .until-playable-max = { $max ->
        [one] Quien no puede jugar roba del pozo hasta que una ficha encaje, pero como mucho { $max } por turno. Si no encaja, o del pozo ya no se puede robar, pasa. Lo robado se queda con él.
       *[other] Quien no puede jugar roba del pozo, de una en una, hasta que una ficha encaje, pero como mucho { $max } por turno. Si ninguna encaja, o del pozo ya no se puede robar, pasa. Lo robado se queda con él.
    }
    .exactly = { $count ->
        [one] Quien no puede jugar roba { $count } ficha del pozo y debe ponerla si encaja. Si no encaja, o no queda ninguna, pasa.
       *[other] Quien no puede jugar roba { $count } fichas del pozo, o las que queden, y después pone una que encaje. Si ninguna encaja, pasa.
    }

draw-count = Fichas que se roban
    .number = { $count ->
        [one] Se roba { $count } ficha cada vez.
       *[other] Se roban { $count } fichas cada vez.
    }

draw-max = Máximo de fichas robadas por turno
    .none = En un turno se puede robar cuanto haga falta.
    .number = { $max ->
        [one] En un turno se roba como mucho { $max } ficha.
       *[other] En un turno se roban como mucho { $max } fichas.
    }

draw-reserve = Fichas que nunca se roban
    .none = El pozo puede robarse hasta la última ficha.
    .number = { $reserve ->
        [one] La última ficha del pozo nunca se roba.
       *[other] Las últimas { $reserve } fichas del pozo nunca se roban.
    }

draw-ifAble = Quien puede jugar
    .forbidden = Quien puede jugar debe jugar.
    .allowed = Quien puede jugar puede robar en su lugar, mientras en ese turno aún se pueda. Quien después tiene una ficha que encaja no puede pasar.

draw-penalty = Lo que cuesta robar
    .none = Robar no cuesta nada.
    .number = { $penalty ->
        [one] Cada ficha robada cuesta { $penalty } tanto. El total puede bajar de 0.
       *[other] Cada ficha robada cuesta { $penalty } tantos. El total puede bajar de 0.
    }

draw-passPenalty = Lo que cuesta pasar
    .none = Pasar no cuesta nada.
    .number = { $penalty ->
        [one] Pasar después de haber robado en el mismo turno cuesta { $penalty } tanto más. Pasar sin robar no cuesta nada.
       *[other] Pasar después de haber robado en el mismo turno cuesta { $penalty } tantos más. Pasar sin robar no cuesta nada.
    }

end-out = Dominar
    .first-player = La mano termina cuando alguien pone su última ficha: eso es dominar, aunque esa ficha también cierre.
    .whole-side = La mano sigue hasta que todos los de un bando hayan puesto su última ficha.

end-block = Cuándo hay cierre
    .no-move = Hay cierre cuando nadie puede jugar y ya no se puede robar.
    .dead-suit = Hay cierre en cuanto todos los extremos abiertos muestran un mismo número y todas las fichas de ese número, salvo quizá su doble, están en la mesa; ya no se roba, y el pozo queda como está. También hay cierre cuando nadie puede jugar y ya no se puede robar.

end-deadBoneyard = Juego muerto con fichas en el pozo
    .drawn-out = Mientras se pueda robar no hay cierre: a quien le toca debe robar antes todo lo que pueda.
    .drawn-out-closing = Mientras quede un extremo abierto y se pueda robar no hay cierre: a quien le toca debe robar antes todo lo que pueda.
    .drawn-out-in-turns = Mientras quede dónde poner y se pueda robar no hay cierre: los jugadores siguen robando por turno, cada uno lo que se roba en un turno.
    .stays = Si todas las fichas de todos los números abiertos están en la mesa, hay cierre en el acto; el pozo queda como está.

value-special = Cuánto valen las fichas
    .pips = Una ficha sin poner vale la suma de sus puntos.
    .numbers = Una ficha sin poner vale la suma de sus tres números.
    .only = { $count ->
        [one] { $points ->
            [one] Si a un jugador solo le queda el { $tiles }, cuenta { $points } tanto.
           *[other] Si a un jugador solo le queda el { $tiles }, cuenta { $points } tantos.
        }
       *[other] { $points ->
            [one] Si a un jugador solo le quedan { $tiles }, cuentan { $points } tanto.
           *[other] Si a un jugador solo le quedan { $tiles }, cuentan { $points } tantos.
        }
    }
    .held = { $count ->
        [one] { $points ->
            [one] El { $tiles } sin poner cuenta { $points } tanto.
           *[other] El { $tiles } sin poner cuenta { $points } tantos.
        }
       *[other] { $points ->
            [one] { $tiles } sin poner cuentan { $points } tanto cada una.
           *[other] { $tiles } sin poner cuentan { $points } tantos cada una.
        }
    }

score-sense = Quién anota
    .winner-gains = El bando que gana la mano se anota los tantos; los demás no anotan nada.
    .winner-gains-play = Por lo que queda sin poner solo anota el bando que gana la mano; los tantos hechos durante el juego se los anota cada uno.
    .losers-pay = Los bandos que pierden la mano se anotan tantos en contra; quien domina no anota nada, ni tampoco su compañero.
    .losers-pay-solo = Quienes pierden la mano se anotan tantos en contra; quien domina no anota nada.
    .round-points = Quien gana la mano se anota 1 tanto, valga lo que valga lo que queda.
    .play-only = Lo que queda sin poner no se anota: solo se anotan los tantos hechos durante el juego y los premios.
    .play-only-bare = Solo se anotan los tantos hechos durante el juego: ni dominar ni un cierre dan nada.
    .no-block = Un cierre no da nada.
    .none = No se anotan tantos: se cuentan las manos ganadas.

score-out = Lo que se anota al dominar
    .opponents = Quien domina se anota lo que les queda a los rivales; lo del compañero no cuenta.
    .opponents-solo = Quien domina se anota todo lo que les queda a los demás.
    .table = Quien domina se anota todo lo que queda sin poner, incluido lo de su compañero.
    .table-two-hands = Quien domina se anota todo lo que queda sin poner, incluido lo de su otro atril.
    .own = Cuando alguien domina, cada uno de los otros bandos se anota lo que le queda.

score-blockWinner = Quién gana el cierre
    .lowest-player = El cierre lo gana aquel cuyas fichas suman menos; en las parejas se suman las de los dos compañeros.
    .lowest-player-solo = El cierre lo gana aquel cuyas fichas suman menos.
    .lowest-side = El cierre lo gana el bando cuyas fichas, las de todos los suyos, suman menos.
    .side-of-lowest-player = El cierre lo gana el bando del jugador que tiene menos por sí solo; dos compañeros iguales no empatan.
    .blocker-vs-next = En el cierre se comparan dos jugadores: quien puso la última ficha y el siguiente. Gana el bando del que tiene menos.
    .fewest-tiles = El cierre lo gana el bando con menos fichas.
    .nobody = El cierre no lo gana nadie.

score-block = Lo que se anota en un cierre
    .opponents = Quien gana el cierre se anota lo que tienen los rivales.
    .table = Quien gana el cierre se anota todo lo que queda sin poner, incluido lo de su bando.
    .opponents-minus-own = Quien gana el cierre se anota lo que tienen los demás juntos menos lo que tiene su bando; nunca menos de cero.
    .sum-of-differences = Quien gana el cierre se anota la diferencia entre lo de cada rival y lo suyo, todas sumadas.
    .own = En un cierre, cada bando menos el ganador se anota lo que tiene.
    .own-all = En un cierre, cada bando se anota lo que tiene.
    .difference = En un cierre, el ganador no anota nada; quien tiene más se anota la diferencia con el ganador.
    .highest-pays-table = En un cierre, el único bando que más tiene se anota lo de todos; los demás no anotan nada.

# Qué empata en un cierre: los que menos tienen, los dos comparados o los que menos fichas tienen.
tie-lowest = Si los que menos tienen empatan
tie-compared = Si esos dos tienen lo mismo
tie-fewest = Si los que menos fichas tienen empatan

score-blockTie = Cierre empatado
    .void = { $equal }, nadie gana el cierre y no se anota nada por él.
    .void-own = { $equal }, no se anotan nada; quien tiene más sí anota.
    .void-own-two = Si los dos empatan, nadie anota nada.
    .void-highest = Si varios empatan en tener más, no se anota nada.
    .eggs = { $equal }, nadie anota, y { $eggs ->
        [once] su cuenta común, una sola vez,
       *[sum] lo que tienen entre ellos
    } se queda en la mesa: son los «huevos». Los suma a lo suyo quien gane la mano siguiente; si también hay empate, los huevos siguen esperando.
    .eggs-own = { $equal }, { $eggs ->
        [once] su cuenta común, una sola vez,
       *[sum] lo que tienen entre ellos
    } se queda en la mesa: son los «huevos»; quien tiene más sí anota. En la mano siguiente se los anota además quien más tenga que anotar; si son varios, los huevos siguen esperando.
    .eggs-highest = Si varios empatan en tener más, nadie anota, y { $eggs ->
        [once] su cuenta común, una sola vez,
       *[sum] lo que tienen entre ellos
    } se queda en la mesa: son los «huevos». En la mano siguiente se los anota además quien más tenga que anotar; si son varios, los huevos siguen esperando.
    .carry = { $equal }, nadie anota, y la suma de todas las fichas se acumula. La suma a lo suyo quien gane la mano siguiente; si también hay empate, sigue esperando.
    .carry-own = { $equal }, nadie anota, y la suma de todas las fichas se acumula. En la mano siguiente se la anota además quien más tenga que anotar; si son varios, sigue esperando.
    .carry-highest = Si varios empatan en tener más, nadie anota, y la suma de todas las fichas se acumula. En la mano siguiente, acabe como acabe, se la anota además quien más tenga; si son varios, sigue esperando.
    .blocker-loses = { $equal }, pierde el cierre el bando que puso la última ficha, y lo gana el otro.
    .blocker-wins = { $equal }, gana el cierre el bando que puso la última ficha.
    .leader-wins = { $equal }, gana el cierre el bando que salió.

score-eggs = Cómo se cuentan los huevos
    .sum = Los huevos son lo que tienen los empatados entre todos.
    .once = Los huevos son la cuenta común, una sola vez.

score-play = Tantos durante el juego
    .none = Poner una ficha no da tantos por sí mismo.
    .fives = Después de cada ficha se suman los números de todos los extremos abiertos; un doble en un extremo cuenta sus dos mitades, y un doble solo en la mesa es un único extremo. Si la suma es múltiplo de cinco, quien puso la ficha se la anota en el acto.
    .fives-threes = Después de cada ficha se suman los números de todos los extremos abiertos; un doble en un extremo cuenta sus dos mitades, y un doble solo en la mesa es un único extremo. Si la suma es múltiplo de cinco, quien puso la ficha se anota 1 tanto por cada cinco; si es múltiplo de tres, 1 por cada tres: 10 da 2, 9 da 3, 15 da 8.
    .headings = La ficha que deja el mismo número en los dos extremos da 2 tantos, y 3 si uno de los extremos es un doble. Salir con un doble da 2.
    .triominoes = Por cada triángulo se anota la suma de sus tres números. Salir con tres números iguales da 10 más; salir con el 0-0-0 da 40 en total. Un puente da 40 más: solo toca un lado, y el vértice opuesto coincide con otra ficha. Un hexágono, la sexta ficha alrededor de un vértice, da 50 más; dos a la vez, 60; tres, 70.
    .face-sum = Por cada triángulo se anota la suma de sus tres números, y nada más.
    .empty-arm = Un brazo del doble cruzado solo cuenta cuando ya tiene una ficha.
    .played-out = Llegar a la meta durante el juego no termina la partida en el acto: antes se juega la mano hasta el final.

score-opening = Ficha de salida
    .every = La ficha de salida da tantos como cualquier otra.
    .none = La ficha de salida no da nada.
    .later-5-5 = La ficha de salida no da nada, salvo el 5-5 después de la primera mano.
    .later-5-5-below = La ficha de salida no da nada, salvo el 5-5 después de la primera mano, y solo a un bando con menos de { $cap }.

score-round = Redondeo
    .none = Lo que se anota el ganador no se redondea.
    .nearest-5 = Lo que se anota el ganador de la mano se redondea al múltiplo de cinco más cercano.
    .up-5 = Lo que se anota el ganador de la mano se redondea hacia arriba a un múltiplo de cinco.

score-roundCap = Límite de los tantos de la mano
    .none = Los tantos por ganar la mano se anotan enteros.
    .number = Los tantos por ganar la mano nunca llevan al ganador más allá de { $cap }: solo se anota lo que le falta para { $cap }.

score-bonus = Premios
    .none = No hay premios.
    .capicua = { $points ->
        [one] Capicúa: dominar con una ficha que no es doble y encaja en los dos extremos, que son distintos, da { $points } tanto más.
       *[other] Capicúa: dominar con una ficha que no es doble y encaja en los dos extremos, que son distintos, da { $points } tantos más.
    }
    .capicu = { $points ->
        [one] Capicú: dominar con una ficha que no es doble y encaja en los dos extremos, que son distintos, da { $points } tanto más.
       *[other] Capicú: dominar con una ficha que no es doble y encaja en los dos extremos, que son distintos, da { $points } tantos más.
    }
    .chuchazo = { $points ->
        [one] Chuchazo: dominar con el 0-0 da { $points } tanto más.
       *[other] Chuchazo: dominar con el 0-0 da { $points } tantos más.
    }
    .pass-all-three = { $points ->
        [one] La jugada tras la cual pasan los otros tres da { $points } tanto al bando que la hizo, cada vez; se lo anota aunque pierda la mano.
       *[other] La jugada tras la cual pasan los otros tres da { $points } tantos al bando que la hizo, cada vez; se los anota aunque pierda la mano.
    }
    .round-1 = { $points ->
        [one] Ganar la primera mano de la partida da { $points } tanto más.
       *[other] Ganar la primera mano de la partida da { $points } tantos más.
    }
    .round-2 = { $points ->
        [one] Ganar la segunda mano de la partida da { $points } tanto más.
       *[other] Ganar la segunda mano de la partida da { $points } tantos más.
    }
    .round-3 = { $points ->
        [one] Ganar la tercera mano de la partida da { $points } tanto más.
       *[other] Ganar la tercera mano de la partida da { $points } tantos más.
    }
    .round-4 = { $points ->
        [one] Ganar la cuarta mano de la partida da { $points } tanto más.
       *[other] Ganar la cuarta mano de la partida da { $points } tantos más.
    }
    .out = { $points ->
        [one] Dominar da { $points } tanto más.
       *[other] Dominar da { $points } tantos más.
    }

account-openAt = Cuándo se abre la cuenta
    .none = Todo se anota desde la primera mano.
    .number = { $points ->
        [one] La cuenta solo se abre cuando un bando tiene que anotar { $points } tanto o más en una sola mano. Desde entonces se anota todo, por poco que sea.
       *[other] La cuenta solo se abre cuando un bando tiene que anotar { $points } tantos o más en una sola mano. Desde entonces se anota todo, por poco que sea.
    }

account-below = Los tantos de antes
    .lost = Mientras la cuenta no está abierta, lo que no llega no se anota.
    .remembered = Mientras la cuenta no está abierta, lo que no llega se guarda aparte y se anota junto con lo que la abra. Los tantos guardados no ayudan a abrirla.

account-clearOnOut = Tantos guardados de quien domina
    .yes = A quien domina se le borran sus tantos guardados.
    .no = Quien domina conserva sus tantos guardados.

account-blockResets = Tantos guardados tras un cierre
    .yes = Cuando en un cierre uno anota por todos, a los demás se les borran sus tantos guardados; quien anota conserva los suyos.
    .no = Cuando en un cierre uno anota por todos, cada uno conserva sus tantos guardados.

account-carryOpens = Tantos acumulados y la cuenta
    .yes = Los tantos que esperaban en la mesa cuentan para abrir la cuenta. Si ni así basta, { $below ->
        [remembered] también se guardan.
       *[lost] también se pierden.
    }
    .no = Los tantos que esperaban en la mesa no cuentan para abrir la cuenta; debe bastar lo de la propia mano. Si no basta, { $below ->
        [remembered] también se guardan.
       *[lost] también se pierden.
    }

match-target = Meta
    .wins-at-least = { $unit ->
        [row] Gana la partida el primero que llega a un total de { $target }; en el total solo cuentan las manos ganadas seguidas.
        [rounds] { $target ->
            [one] Gana la partida el primero que haya ganado { $target } mano.
           *[other] Gana la partida el primero que haya ganado { $target } manos.
        }
       *[points] { $target ->
            [one] Gana la partida quien llega a { $target } tanto. Si llegan varios en la misma mano, gana el que tiene más; si empatan, se juega otra mano.
           *[other] Gana la partida quien llega a { $target } tantos. Si llegan varios en la misma mano, gana el que tiene más; si empatan, se juega otra mano.
        }
    }
    .wins-above = { $unit ->
        [row] Gana la partida el primero que pasa de un total de { $target }; en el total solo cuentan las manos ganadas seguidas.
        [rounds] { $target ->
            [one] Gana la partida el primero que haya ganado más de { $target } mano.
           *[other] Gana la partida el primero que haya ganado más de { $target } manos.
        }
       *[points] { $target ->
            [one] Gana la partida quien pasa de { $target } tanto. Si pasan varios en la misma mano, gana el que tiene más; si empatan, se juega otra mano.
           *[other] Gana la partida quien pasa de { $target } tantos. Si pasan varios en la misma mano, gana el que tiene más; si empatan, se juega otra mano.
        }
    }
    .wins-exactly = { $target ->
        [one] Gana la partida quien tiene exactamente { $target } tanto. Un tanteo que lo sobrepase no vale, tampoco el de dominar. Si lo consiguen varios en la misma mano, gana el primero.
       *[other] Gana la partida quien tiene exactamente { $target } tantos. Un tanteo que los sobrepase no vale, tampoco el de dominar. Si lo consiguen varios en la misma mano, gana el primero.
    }
    .loses-at-least = { $target ->
        [one] Pierde la partida quien llega a { $target } tanto.
       *[other] Pierde la partida quien llega a { $target } tantos.
    }
    .loses-above = { $target ->
        [one] Pierde la partida quien pasa de { $target } tanto.
       *[other] Pierde la partida quien pasa de { $target } tantos.
    }
    .loses-exactly = { $target ->
        [one] Pierde la partida quien tiene exactamente { $target } tanto. Un tanteo que lo sobrepase no vale.
       *[other] Pierde la partida quien tiene exactamente { $target } tantos. Un tanteo que los sobrepase no vale.
    }
    .none = La partida no termina por tantos.

match-reach = Qué pasa al llegar a la meta
    .wins = Quien llega a la meta gana.
    .loses = Quien llega a la meta pierde.

match-test = Cómo se llega a la meta
    .at-least = Se llega a la meta con ese número de tantos o más.
    .above = Se llega a la meta con más tantos que esos.
    .exactly = Se llega a la meta con esos tantos exactos; un tanteo que los sobrepase no vale.

match-cap = Máximo de tantos
    .none = Se anotan todos los tantos, también más allá de la meta.
    .number = { $cap ->
        [one] Nadie tiene nunca más de { $cap } tanto: solo se anota lo que cabe.
       *[other] Nadie tiene nunca más de { $cap } tantos: solo se anota lo que cabe.
    }

match-rounds = Número de manos
    .none = La partida tiene las manos que hagan falta.
    .single = La partida es una sola mano; si nadie la gana, queda en empate.
    .highest = { $rounds ->
        [one] Tras { $rounds } mano la partida ha terminado: gana el que tiene más; si empatan, la partida queda en empate.
       *[other] Tras { $rounds } manos la partida ha terminado: gana el que tiene más; si empatan, la partida queda en empate.
    }
    .lowest = { $rounds ->
        [one] Tras { $rounds } mano la partida ha terminado: gana el que tiene menos; si empatan, la partida queda en empate.
       *[other] Tras { $rounds } manos la partida ha terminado: gana el que tiene menos; si empatan, la partida queda en empate.
    }

match-instant = Lo que termina la partida en el acto
    .none = Ninguna otra cosa termina la partida.
    .six-in-a-row = Seis manos ganadas seguidas ganan la partida. Una mano ganada devuelve a 0 al otro bando; una empatada no cambia nada.
    .out-with-0-0 = Chivo pelado: dominar con el 0-0 gana la partida en el acto, sea cual sea el tanteo.
    .out-with-6-6-if-a-loser-holds-over-25 = Dominar con el 6-6 gana la partida en el acto si a algún rival le quedan más de 25.
    .announced-6-6 = { $announce ->
        [open-side] Antes de la salida, quien tiene el 6-6 y cuyo bando ya abrió su cuenta puede anunciarlo y salir con él.
       *[first-open] Antes de la salida, quien tiene el 6-6 puede anunciarlo y salir con él si su bando fue el primero en abrir su cuenta.
    } Ganar esa mano gana toda la partida. Perderla con 25 o más entre las fichas de su bando pierde toda la partida. Una mano empatada no decide nada.

match-severalOver = Varios perdedores
    .all = Si llegan varios en la misma mano, todos ellos han perdido.
    .highest = Si llegan varios en la misma mano, solo ha perdido el que tiene más.

match-announceBy = Quién puede anunciar
    .first-open = Solo puede anunciar el bando que abrió primero su cuenta.
    .open-side = Puede anunciar cualquier bando con la cuenta abierta.

rating-formula = Puntos de clasificación
    .none = La partida no tiene puntos de clasificación propios.
    .goat-club = Clasificación: cada ganador recibe la décima parte de lo que le falta para 100, redondeada, como mínimo 1; los perdedores reciben 0. Si a alguien se le acaba el tiempo, recibe 0, y su tanteo hace las veces de 100.
    .club-3-2-1 = Puntos de partida: los ganadores reciben 3 si los perdedores tienen 0 tantos, 2 si tienen de 1 a 50, 1 si tienen más, y 1 si se acabó el tiempo; los perdedores reciben 0.

rating-remembered = Tantos guardados en la clasificación
    .yes = Los tantos guardados cuentan para la clasificación.
    .no = Los tantos guardados no cuentan para la clasificación.
