# Labels of house variants, for buttons: a few words each.

variants = Variantes de la casa

variant-to =
    { $n ->
        [one] A { $n } tanto
       *[other] A { $n } tantos
    }
variant-hand =
    { $n ->
        [one] { $n } ficha cada uno
       *[other] { $n } fichas cada uno
    }
variant-hand-for-two =
    { $n ->
        [one] { $n } ficha cada uno entre dos
       *[other] { $n } fichas cada uno entre dos
    }
variant-fewer-tiles = Menos fichas cada uno
variant-double =
    { $n ->
        [6] Juego de doble seis
        [9] Juego de doble nueve
        [12] Juego de doble doce
        [15] Juego de doble quince
       *[other] Juego de doble { $n }
    }
variant-max =
    { $n ->
        [one] Robar como máximo { $n } ficha
       *[other] Robar como máximo { $n } fichas
    }
variant-take =
    { $n ->
        [one] Robar { $n } ficha
       *[other] Robar { $n } fichas
    }
variant-reserve =
    { $n ->
        [one] La última ficha no se roba ({ $n })
       *[other] Las últimas { $n } fichas no se roban
    }
variant-draw-on = Robar hasta que encaje una ficha
variant-draw-all = Se pueden robar todas las fichas
variant-wild-blanks = Blancas comodín
variant-plain-blank = El 0-0 vale 0
variant-blank = El 0-0, si es tu única ficha, vale { $n }
variant-six-alone = El 6-6 vale 50 solo si es tu única ficha
variant-heaviest-leads = Sin dobles sale la ficha más pesada
variant-lot-sum = Por sorteo sale la suma mayor
variant-redeal =
    { $n ->
        [one] Nuevo reparto con { $n } doble
       *[other] Nuevo reparto con { $n } dobles
    }
variant-one-tile = Una ficha por turno
variant-no-closing = Los dobles no se cierran
variant-winners-score = Anotan los que ganan
variant-losers-score = Anotan los que pierden
variant-block-full = El cierre paga todas las fichas ajenas
variant-block-lightest = Gana el cierre quien menos tiene
variant-tie-leader = Cierre empatado: gana la pareja que salió
variant-eggs = Cierre empatado: los tantos esperan
variant-eggs-once = Cierre empatado: los tantos iguales cuentan una vez
variant-one-goat = Solo pierde quien más tantos tiene
variant-announce-any = Anuncia el 6-6 cualquier bando con cuenta abierta
variant-not-rounded = Sin redondeo
variant-out = Dominar vale { $n }
variant-capicua = La capicúa vale { $n }
variant-not-in-a-row = Seis manos ganadas, no seguidas
