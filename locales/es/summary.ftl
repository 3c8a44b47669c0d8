# El acuerdo en resumen: lo que se le cuenta a quien llega antes de sentarse. Cada mensaje es una frase de 20 palabras como mucho.
# $sides: duel (dos jugadores), solo (cada uno por su cuenta), pairs (parejas), mixed (parejas solo si son cuatro), two-hands
# (dos jugadores con dos juegos de fichas cada uno).

summary-heading = En resumen

summary-name = { $changed ->
    [yes] { $name }, con cambios.
   *[no] { $name }.
}

# Cómo acaba la partida.
summary-aim = { $reach ->
    [loses] { $loser ->
        [goat] { $test ->
            [above] A { $target }: quien los pasa pierde y es la cabra.
           *[at-least] A { $target }: quien llega pierde y es la cabra.
        }
        [donkey] { $test ->
            [above] A { $target }: quien los pasa pierde y es el burro.
           *[at-least] A { $target }: quien llega pierde y es el burro.
        }
       *[other] { $test ->
            [above] A { $target }: quien los pasa pierde.
           *[at-least] A { $target }: quien llega pierde.
        }
    }
   *[wins] { $test ->
        [above] A { $target }: quien los pasa gana.
        [exactly] Gana quien llega a { $target } justos: lo que se pase no se anota.
       *[at-least] A { $target }: quien llega gana.
    }
}
summary-aim-rounds = { $test ->
    [above] { $target ->
        [one] Gana la partida quien gana más de { $target } mano.
       *[other] Gana la partida quien gana más de { $target } manos.
    }
   *[at-least] { $target ->
        [one] Gana la partida quien gana { $target } mano.
       *[other] Gana la partida quien gana { $target } manos.
    }
}
summary-aim-row = { $rounds ->
    [one] Gana la partida quien gana { $rounds } mano.
   *[other] Gana la partida quien gana { $rounds } manos seguidas; cada victoria devuelve a los rivales a 0.
}
summary-target-two = Con { $players } jugadores se juega a { $target }; con { $players2 }, a { $target2 }.
summary-target-three = Con { $players } jugadores se juega a { $target }; con { $players2 }, a { $target2 }; con { $players3 }, a { $target3 }.
summary-target-range = La meta va de { $least } a { $most }, según el número de jugadores.
summary-reach = { $unit ->
    [rounds] Gana la partida quien gana ese número de manos.
   *[points] { $reach ->
        [loses] { $test ->
            [above] Quien la pasa pierde.
           *[at-least] Quien llega pierde.
        }
       *[wins] { $test ->
            [above] Quien la pasa gana.
            [exactly] Gana quien llega justo; lo que se pase no se anota.
           *[at-least] Quien llega gana.
        }
    }
}
summary-rounds = { $limit ->
    [yes] { $rounds ->
        [one] La partida dura como máximo { $rounds } mano.
       *[other] La partida dura como máximo { $rounds } manos.
    }
   *[no] { $rounds ->
        [one] La partida tiene { $rounds } mano.
       *[other] La partida tiene { $rounds } manos.
    }
}
summary-total = { $unit ->
    [rounds] Gana quien gana más manos.
   *[points] { $reach ->
        [loses] Gana el total más bajo.
       *[wins] Gana el total más alto.
    }
}
summary-players = { $sides ->
    [duel] Juegan dos.
    [pairs] Juegan dos contra dos, los compañeros frente a frente.
    [mixed] Para { $players } jugadores; si son cuatro, por parejas.
    [two-hands] Juegan dos, cada uno con dos atriles, como si fueran dos parejas.
   *[solo] Para { $players } jugadores, cada uno por su cuenta.
}

# El reparto.
summary-hand = { $sides ->
    [two-hands] { $tiles ->
        [one] { $tiles } ficha por jugador, la mitad en cada atril.
       *[other] { $tiles } fichas por jugador, la mitad en cada atril.
    }
   *[solo] { $tiles ->
        [one] { $tiles } ficha por jugador.
       *[other] { $tiles } fichas por jugador.
    }
}
summary-hand-two = { $tiles ->
    [one] { $tiles } ficha por jugador si son { $players }, { $tiles2 } si son { $players2 }.
   *[other] { $tiles } fichas por jugador si son { $players }, { $tiles2 } si son { $players2 }.
}
summary-hand-three = { $tiles ->
    [one] { $tiles } ficha por jugador si son { $players }, { $tiles2 } si { $players2 }, { $tiles3 } si { $players3 }.
   *[other] { $tiles } fichas por jugador si son { $players }, { $tiles2 } si { $players2 }, { $tiles3 } si { $players3 }.
}
summary-hand-range = De { $least } a { $most } fichas cada uno, según el número de jugadores.
summary-set = { $set ->
    [double-9] El juego es el doble nueve, de 0-0 a 9-9.
    [double-12] El juego es el doble doce, de 0-0 a 12-12.
    [double-15] El juego es el doble quince, de 0-0 a 15-15.
    [double-18] El juego es el doble dieciocho, de 0-0 a 18-18.
    [triomino-56] El juego tiene 56 triángulos con tres números de 0 a 5.
   *[double-6] El juego es el doble seis, de 0-0 a 6-6.
}
summary-without = { $count ->
    [one] Se juega sin el { $tiles }.
   *[other] Se juega sin { $tiles }.
}
summary-without-many = { $count ->
    [one] Se aparta { $count } ficha del juego.
   *[other] Se apartan { $count } fichas del juego.
}
summary-without-players = { $count ->
    [one] Con { $players } jugadores se juega sin el { $tiles }.
   *[other] Con { $players } jugadores se juega sin { $tiles }.
}
summary-without-some = Se apartan algunas fichas, según el número de jugadores.
summary-blanks = La blanca es comodín: va con cualquier número, y cualquier ficha va con ella.
summary-faces = { $faces ->
    [cards] Las fichas parecen cartas.
   *[pictures] Las fichas llevan dibujos en vez de puntos.
}
summary-rest = { $rest ->
    [out] Las fichas que sobran no se usan.
   *[dealt] Se reparten todas las fichas.
}
summary-redeal-doubles = { $doubles ->
    [one] Si alguien tiene { $doubles } doble, se reparte de nuevo.
   *[other] Si alguien tiene { $doubles } dobles, se reparte de nuevo.
}
summary-redeal-suit = { $suit ->
    [one] Si alguien tiene { $suit } ficha de un mismo número, se reparte de nuevo.
   *[other] Si alguien tiene { $suit } fichas de un mismo número, se reparte de nuevo.
}
summary-redeal-both = { $doubles ->
    [one] Si alguien tiene { $doubles } doble o { $suit } fichas de un mismo número, se reparte de nuevo.
   *[other] Si alguien tiene { $doubles } dobles o { $suit } fichas de un mismo número, se reparte de nuevo.
}
summary-direction = { $direction ->
    [counterclockwise] Se juega en sentido contrario a las agujas del reloj.
   *[clockwise] Se juega en el sentido de las agujas del reloj.
}

# La salida.
summary-lead-lot = { $first ->
    [youngest] Primero sale el más joven; si no se sabe quién es, se sortea.
    [random] Primero puede salir cualquiera: se sortea.
   *[lot] { $by ->
        [sum] La primera salida se sortea: sale quien saca la suma más alta.
       *[half] La primera salida se sortea: sale quien saca la mitad más alta.
    }
}
summary-lead-tile = { $opens ->
    [any] Primero sale quien tiene el { $tile }, con cualquier ficha.
   *[that] Primero sale el { $tile }.
}
summary-lead-down = { $opens ->
    [any] Primero sale, con cualquier ficha, quien tiene el { $first }; si no está, el { $second }… hasta el { $last }.
   *[that] Primero sale el { $first }; si no está, el { $second }… hasta el { $last }.
}
summary-lead-up = { $opens ->
    [any] Primero sale, con cualquier ficha, quien tiene el { $first }; si no está, { $second }… { $peak }, al final { $last }.
   *[that] Primero sale el { $first }; si no está, { $second }… { $peak }, al final { $last }.
}
summary-lead-list = { $opens ->
    [any] Primero sale, con cualquier ficha, quien tiene la primera de estas: { $tiles }.
   *[that] Sale la primera de estas: { $tiles }.
}
summary-lead-weight = { $tile ->
    [lightest] { $opens ->
        [any] Primero sale, con cualquier ficha, quien tiene la ficha más ligera.
       *[that] Primero sale la ficha más ligera.
    }
    [highest-pair] { $opens ->
        [any] Primero sale, con cualquier ficha, quien tiene los dos números iguales más altos.
       *[that] Primero sale la ficha con los dos números iguales más altos.
    }
   *[heaviest] { $opens ->
        [any] Primero sale, con cualquier ficha, quien tiene la ficha más pesada.
       *[that] Primero sale la ficha más pesada.
    }
}
summary-lead-none = { $tile ->
    [redeal] Si nadie puede, se reparte de nuevo.
    [lightest] Si nadie puede, sale la ficha más ligera.
    [highest-pair] Si nadie puede, sale el par de números iguales más alto.
   *[heaviest] Si nadie puede, sale la ficha más pesada.
}
summary-lead-next = { $next ->
    [winner] { $opens ->
        [double] Después quien gana sale con cualquier doble; si no tiene, sale el siguiente.
       *[any] Después sale quien gana, con cualquier ficha.
    }
    [winning-side] Después sale cualquiera de los ganadores, con cualquier ficha.
    [rotate] { $opens ->
        [double] Después se sale por turno, con cualquier doble; quien no tiene cede la salida.
       *[any] Después se sale por turno, con cualquier ficha.
    }
   *[as-first] Todas las manos empiezan igual.
}
summary-lead-after-block = { $who ->
    [lightest] Tras un cierre sale quien suma menos.
    [leader] Tras un cierre repite quien salió.
    [winner] Tras un cierre sale quien lo gana.
    [compared] Tras un cierre sale quien ganó la comparación.
    [lighter] Tras un cierre sale, de los ganadores, quien suma menos.
   *[blocker] Tras un cierre sale quien cerró.
}
summary-lead-after-tie = { $who ->
    [next] Tras un cierre empatado sale el siguiente.
    [as-first] Tras un cierre empatado la salida se decide como la primera.
    [blocker] Tras un cierre empatado sale quien cerró.
   *[leader] Tras un cierre empatado repite quien salió.
}
summary-hub = Cada mano empieza con un doble: el { $first }, luego el { $second } y así hacia abajo; sale quien lo tiene.
summary-hub-search = Si nadie lo tiene, se toma una ficha por turno hasta que aparezca.

# El juego.
summary-shape = { $shape ->
    [cross] { $opens ->
        [later] El primer doble es cruzado: sus otros dos lados se abren cuando los dos primeros están cubiertos.
       *[at-once] El primer doble es cruzado: puedes jugar en sus cuatro lados.
    }
    [tree] Puedes jugar en los cuatro lados de cada doble.
    [trains] De la máquina sale un tren para cada jugador y uno público.
    [chicken-foot] Primero van seis fichas al doble de salida; después, cada doble pide tres antes de jugar en otro sitio.
    [triangles] Los triángulos se tocan por un lado: deben coincidir los números del lado y de los vértices comunes.
   *[line] Se juega en cualquiera de los dos extremos.
}
summary-markers = Juega en tu tren, en el público o en uno marcado; si pasas, marcas el tuyo.
summary-sum-seven =
    Las mitades que se tocan suman siete{ $matadors ->
        [none] .
       *[other] ; los matadores { $matadors } van en cualquier sitio.
    }
summary-equal = Se tocan números iguales.
summary-plays = { $plays ->
    [two-doubles] Tras la salida puedes poner dos dobles por turno, en extremos distintos.
    [double-run] Después de tu ficha puedes añadir todos los dobles que encajen.
   *[cover-double] { $draws ->
        [yes] Cubre un doble en el mismo turno, con una ficha tuya o robada.
       *[no] Cubre un doble en el mismo turno, con una ficha tuya.
    }
}
summary-uncovered = Mientras un doble está sin cubrir, nadie juega en otro sitio.
summary-close = Salvo al salir, puedes cerrar el doble que pones: ya no admite más fichas.
summary-equal-ends = Si los dos extremos son iguales, se juega a la derecha de quien salió.
summary-pass = Si no puedes jugar, pasas.
summary-draw-until = Si no puedes jugar, roba del pozo hasta que puedas.
summary-draw-most = { $max ->
    [one] Si no puedes jugar, roba { $max } ficha del pozo como mucho; si no encaja, pasas.
   *[other] Si no puedes jugar, roba del pozo hasta que puedas, { $max } fichas como mucho; después pasas.
}
summary-draw-exactly = { $count ->
    [one] Si no puedes jugar, roba { $count } ficha del pozo; si no encaja, pasas.
   *[other] Si no puedes jugar, roba { $count } fichas del pozo; si ninguna encaja, pasas.
}
summary-draw-none = Con { $players } jugadores no se roba: pasas.
summary-draw-able = Puedes robar aunque puedas jugar.
summary-draw-reserve = { $reserve ->
    [one] En el pozo siempre queda { $reserve } ficha.
   *[other] En el pozo siempre quedan { $reserve } fichas.
}
summary-draw-penalty = Cada ficha robada te cuesta { $points }.
summary-pass-penalty = Pasar después de robar te cuesta { $points } más.

# La mano.
summary-play = { $play ->
    [fives-threes] Si los extremos suman un múltiplo de cinco o de tres, anotas 1 por cada cinco o tres.
    [headings] Si tu ficha iguala los dos extremos, anotas 2, o 3 si uno es un doble.
    [triominoes] Cada triángulo da la suma de sus números; un puente da 40 más, un hexágono 50.
    [face-sum] Cada triángulo da la suma de sus números.
   *[fives] Si tras tu ficha los extremos suman un múltiplo de cinco, te anotas esa suma.
}
summary-play-doubles = Un doble en un extremo cuenta sus dos mitades.
summary-opening = { $opening ->
    [later] La ficha de salida no da tantos, salvo el 5-5 después de la primera mano.
   *[none] La ficha de salida no da tantos.
}
summary-out-opponents = { $sides ->
    [duel] Si dominas, te anotas lo que le queda al otro.
    [two-hands] Si vacías un atril, te anotas lo que le queda al otro.
    [pairs] Si dominas, tu pareja se anota lo que le queda a la otra.
    [mixed] Si dominas, tu bando se anota lo que les queda a los rivales.
   *[solo] Si dominas, te anotas lo que les queda a los demás.
}
summary-out-table = { $sides ->
    [duel] Si dominas, te anotas lo que le queda al otro.
    [two-hands] Si vacías un atril, te anotas todo lo que queda, también lo de tu otro atril.
    [pairs] Si dominas, tu pareja se anota todo lo que queda, también lo de tu compañero.
    [mixed] Si dominas, tu bando se anota todo lo que queda; por parejas, también lo de tu compañero.
   *[solo] Si dominas, te anotas lo que les queda a los demás.
}
summary-out-own = { $sides ->
    [duel] Si dominas, el otro se anota lo que le queda.
    [two-hands] Si vacías un atril, el otro se anota lo que le queda.
    [pairs] Si dominas, la otra pareja se anota lo que le queda.
    [mixed] Si dominas, los otros bandos se anotan lo que les queda.
   *[solo] Si dominas, los demás se anotan lo que les queda.
}
summary-out-round = { $unit ->
    [points] Si dominas, ganas la mano y te anotas 1.
   *[rounds] Si dominas, ganas la mano.
}
summary-out-play = { $bonus ->
    [yes] Solo cuentan los tantos hechos durante el juego y los premios, no las fichas sin poner.
   *[no] Solo cuentan los tantos hechos durante el juego, no las fichas sin poner.
}
summary-rounding = { $to ->
    [up-5] Lo que anota quien gana se redondea hacia arriba a un múltiplo de cinco.
   *[nearest-5] Lo que anota quien gana se redondea al múltiplo de cinco más cercano.
}
summary-round-cap = Ganando una mano nunca pasas de { $cap }.
summary-value = { $count ->
    [numbers] Una ficha sin poner vale la suma de sus números.
   *[pips] Una ficha sin poner vale la suma de sus puntos.
}
summary-special-only = Si solo te queda: { $list }.
summary-special-held = { $count ->
    [one] El { $tiles } sin poner cuenta { $points }.
   *[other] { $tiles } sin poner cuentan { $points } cada una.
}
summary-bonus = { $event ->
    [capicua] La capicúa (tu última ficha va en los dos extremos y no es doble) da { $points } más.
    [capicu] El capicú (tu última ficha va en los dos extremos y no es doble) da { $points } más.
    [chuchazo] El chuchazo (dominar con el 0-0) da { $points } más.
    [pass-all-three] Tres pasos seguidos después de tu ficha dan { $points }.
   *[out] Dominar da { $points } más.
}
summary-bonus-rounds = { $count ->
    [one] Ganar la mano { $rounds } da { $points } más.
   *[other] Ganar las manos { $rounds } da { $points } más.
}

# El cierre.
summary-block = { $draws ->
    [yes] Hay cierre cuando nadie puede jugar y ya no se puede robar.
   *[no] Hay cierre cuando nadie puede jugar.
}
summary-block-dead = { $draws ->
    [yes] Hay cierre cuando nadie puede jugar ni robar, o cuando los extremos muestran un mismo número agotado.
   *[no] Hay cierre cuando nadie puede jugar, o cuando los extremos muestran un mismo número agotado.
}
summary-block-boneyard = Si no encaja ninguna ficha, el cierre es inmediato.
summary-block-winner = { $by ->
    [tiles] { $sides ->
        [duel] El cierre lo gana quien tiene menos fichas.
        [two-hands] El cierre lo gana quien tiene menos fichas.
        [pairs] El cierre lo gana la pareja con menos fichas.
        [mixed] El cierre lo gana el bando con menos fichas.
       *[solo] El cierre lo gana quien tiene menos fichas.
    }
    [single] { $sides ->
        [two-hands] El cierre lo gana quien tiene el atril que suma menos.
        [pairs] El cierre lo gana la pareja del jugador que suma menos.
       *[mixed] El cierre lo gana el bando del jugador que suma menos.
    }
    [compared] { $sides ->
        [solo] En un cierre se comparan quien cerró y el siguiente: gana quien suma menos.
        [two-hands] En un cierre se comparan dos atriles, el que cerró y el siguiente: gana el que suma menos.
        [pairs] En un cierre se comparan quien cerró y el siguiente: gana la pareja del que suma menos.
       *[mixed] En un cierre se comparan quien cerró y el siguiente: gana el bando del que suma menos.
    }
   *[lowest] { $sides ->
        [duel] El cierre lo gana quien suma menos.
        [two-hands] El cierre lo gana quien suma menos en sus dos atriles.
        [pairs] El cierre lo gana la pareja que suma menos.
        [mixed] El cierre lo gana el bando que suma menos.
       *[solo] El cierre lo gana quien suma menos.
    }
}
summary-block-pays = { $pays ->
    [opponents] { $sides ->
        [duel] Se anota lo que le queda al otro.
        [two-hands] Se anota lo que le queda al otro.
        [pairs] Se anota lo que le queda a la otra.
        [mixed] Se anota lo que les queda a los rivales.
       *[solo] Se anota lo que les queda a los demás.
    }
    [table] { $sides ->
        [pairs] Se anota todo lo que queda, también lo suyo.
       *[solo] Se anota todo lo que queda, también lo suyo.
    }
    [difference] Se anota la diferencia.
    [minus-own] Se anota lo que les queda a los demás menos lo suyo.
    [differences] Se anota la diferencia con cada uno de los demás.
    [own] { $sides ->
        [duel] El otro se anota lo que le queda.
        [two-hands] El otro se anota lo que le queda.
        [pairs] La otra pareja se anota lo que le queda.
       *[solo] Los demás se anotan lo que les queda.
    }
    [loser-difference] { $sides ->
        [duel] El otro se anota la diferencia.
        [two-hands] El otro se anota la diferencia.
        [pairs] La otra pareja se anota la diferencia.
       *[solo] Los demás se anotan su diferencia con el ganador.
    }
    [highest] { $sides ->
        [duel] En un cierre, solo quien suma más se anota todo lo que queda.
        [pairs] En un cierre, solo la pareja que suma más se anota todo lo que queda.
        [mixed] En un cierre, solo el bando que suma más se anota todo lo que queda.
       *[solo] En un cierre, solo quien suma más se anota todo lo que queda.
    }
   *[all] { $sides ->
        [duel] En un cierre, los dos se anotan lo que les queda.
        [two-hands] En un cierre, los dos se anotan lo que les queda.
        [pairs] En un cierre, las dos parejas se anotan lo que les queda.
        [mixed] En un cierre, cada bando se anota lo que le queda.
       *[solo] En un cierre, cada uno se anota lo que le queda.
    }
}
summary-tie-void = { $among ->
    [round] { if-tied }, nadie gana la mano.
    [lowest] Si empatan los más bajos, no anotan.
    [highest] Si empata la suma más alta, nadie anota.
   *[all] { if-tied }, nadie anota el cierre.
}
summary-tie-eggs = { $among ->
    [lowest] { $eggs ->
        [once] Si empatan los más bajos, una suma queda como «huevos» para quien más anote después.
       *[sum] Si empatan los más bajos, quedan «huevos» para quien más anote después.
    }
    [highest] { $eggs ->
        [once] Si empata la suma más alta, una queda como «huevos» para quien más anote después.
       *[sum] Si empata la suma más alta, quedan «huevos» para quien más anote después.
    }
    [losers] { $eggs ->
        [once] Si empatan, una de las sumas iguales queda como «huevos» para quien pierda después.
       *[sum] Si empatan, las sumas iguales quedan como «huevos» para quien pierda después.
    }
   *[winners] { $eggs ->
        [once] Si empatan, una de las sumas iguales queda como «huevos» para quien gane después.
       *[sum] Si empatan, las sumas iguales quedan como «huevos» para quien gane después.
    }
}
summary-tie-carry = { $among ->
    [lowest] Si empatan los más bajos, todo se acumula para quien más anote después.
    [highest] Si empata la suma más alta, todo se acumula para quien más anote después.
    [losers] { if-tied }, todo se acumula para quien pierda la mano siguiente.
   *[winners] { if-tied }, todo se acumula para quien gane la mano siguiente.
}
summary-tie-broken = { $side ->
    [blocker-loses] { $sides ->
        [pairs] { if-tied }, pierde la pareja que cerró.
        [mixed] { if-tied }, pierde el bando que cerró.
       *[solo] Si quien cerró está empatado, pierde.
    }
    [blocker-wins] { $sides ->
        [pairs] { if-tied }, gana la pareja que cerró.
        [mixed] { if-tied }, gana el bando que cerró.
       *[solo] Si quien cerró está empatado, gana.
    }
   *[leader-wins] { $sides ->
        [pairs] { if-tied }, gana la pareja que salió.
        [mixed] { if-tied }, gana el bando que salió.
       *[solo] Si quien salió está empatado, gana.
    }
}

# La cuenta, ganar en el acto y los límites.
summary-account = { $below ->
    [remembered] { $points ->
        [one] Abres la cuenta con { $points } tanto en una mano; menos se guarda hasta entonces.
       *[other] Abres la cuenta con { $points } tantos en una mano; menos se guarda hasta entonces.
    }
   *[lost] { $points ->
        [one] Abres la cuenta con { $points } tanto en una mano; menos se pierde.
       *[other] Abres la cuenta con { $points } tantos en una mano; menos se pierde.
    }
}
summary-account-out = Quien domina borra sus tantos guardados.
summary-account-block = Un cierre que paga un solo bando borra los tantos guardados de los demás.
summary-instant-blank = Dominar con el 0-0, el chivo pelado, gana la partida.
summary-instant-six = Dominar con el 6-6 gana la partida si a un rival le quedan más de 25.
summary-instant-both = Dominar con 0-0 gana la partida; con 6-6, si un rival tiene más de 25.
summary-announce = { $by ->
    [first-open] Quien abrió primero la cuenta puede anunciar el 6-6: si gana la mano, gana la partida.
    [open-side] Con la cuenta abierta puedes anunciar el 6-6: si ganas la mano, ganas la partida.
   *[anyone] Con el 6-6 puedes anunciarlo: si ganas la mano, ganas la partida.
}
summary-announce-lost = Si pierdes la mano anunciada con 25 o más sin poner, pierdes la partida.
summary-several = Si llegan varios en la misma mano, solo pierde el total más alto.
summary-cap = Ningún total pasa de { $cap }.
summary-rating = { $formula ->
    [club-3-2-1] { $most ->
        [below] Puntos de partida al ganar: 3 si los perdedores tienen 0; si no, 2.
       *[above] Puntos de partida al ganar: 3 si los perdedores tienen 0, 2 si tienen hasta 50; si no, 1.
    }
   *[goat-club] Clasificación: los ganadores reciben una décima parte de lo que les falta para 100.
}
