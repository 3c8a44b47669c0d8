### A table: table.

heading =
    Mesa: { $rules }{ $round ->
        [0] { "" }
       *[other] , mano { $round }
    }{ $partner ->
        [none] { "" }
       *[other] , juegas con { $partner }
    }

headings-line = Línea
headings-hand = Tus fichas
headings-seats = Puestos
headings-score = Tantos
headings-plays = Jugadas
headings-made = Tantos de esta mano
headings-actions = Acciones

you = Tú

youWithin = tú

they = ellos

bot = Bot { $name }

player = Jugador { $n }

freeSeat = Libre

names = { LIST($names) }
tile = { TILE($tile) }

seat-bot = bot
seat-partner = compañero
seat-away = sin conexión
seat-turn = juega
seat-ready = quiere seguir
seat-tiles =
    { $n ->
        [one] { $n } ficha
        [many] { $n } de fichas
       *[other] { $n } fichas
    }
seat-points =
    { $n ->
        [one] { $n } tanto
        [many] { $n } de tantos
       *[other] { $n } tantos
    }
seat-remembered =
    { $n ->
        [one] { $n } guardado
        [many] { $n } de guardados
       *[other] { $n } guardados
    }
seat-account = cuenta { $n }
seat-closed = cuenta sin abrir
seat-passed = pasa

hands-number =
    { $n ->
        [1] primer atril
       *[other] segundo atril
    }
hands-yours =
    { $n ->
        [1] Tu primer atril
       *[other] Tu segundo atril
    }
hands-of =
    { $n ->
        [1] { $name } (primer atril)
       *[other] { $name } (segundo atril)
    }
hands-turn =
    { $n ->
        [1] Le toca a tu primer atril.
       *[other] Le toca a tu segundo atril.
    }
hands-both = lleva los dos atriles

bar-menu = Menú
bar-round = Mano { $n }
bar-target = a { $n }
bar-we = Tú
bar-they = Ellos
bar-clock = Tiempo que queda
bar-boneyard =
    { $n ->
        [one] { $n } ficha en el pozo
        [many] { $n } de fichas en el pozo
       *[other] { $n } fichas en el pozo
    }
bar-asleep =
    { $n ->
        [one] { $n } ficha fuera de juego
        [many] { $n } de fichas fuera de juego
       *[other] { $n } fichas fuera de juego
    }
bar-carried =
    { $n ->
        [one] { $n } tanto espera a la mano siguiente
        [many] { $n } de tantos esperan a la mano siguiente
       *[other] { $n } tantos esperan a la mano siguiente
    }

menu-sheet = Acta
menu-plays = Jugadas
menu-rules = Reglas de esta mesa
menu-invite = Invitar a otros
menu-deals = Comprobar los repartos
menu-keys = Teclas
menu-zen = Solo las fichas
menu-zenOff = Mostrar todo
menu-sound = Sonido
menu-walk = Recorrer la línea
menu-command = Escribir una orden
menu-settings = Ajustes
menu-home = Salir de la mesa

cloth-wholeLine = Línea entera
cloth-empty = Aún no se ha jugado ninguna ficha.
cloth-list =
    { $n ->
        [one] { $n } ficha, de izquierda a derecha
        [many] { $n } de fichas, de izquierda a derecha
       *[other] { $n } fichas, de izquierda a derecha
    }
cloth-rows =
    { $n ->
        [one] { $n } ficha en { $rows } filas
        [many] { $n } de fichas en { $rows } filas
       *[other] { $n } fichas en { $rows } filas
    }
cloth-row =
    { KIND($where) ->
        [first] Línea
        [on] { CAPITAL(PLACE($where)) }
       *[other] { CAPITAL(PLACE($where, form: "end")) }
    }
cloth-publicTrain = Público
cloth-marked = abierto
cloth-walkHelp = Las flechas van de ficha en ficha. Escape vuelve a tus fichas.
cloth-laidBy =
    { PERSON($who) ->
        [you] { TILE($tile) }, jugada { $n }, tuya
       *[other] { TILE($tile) }, jugada { $n }, { $who }
    }

# A train as a button: whose it is, the number that it asks for, and how many of your tiles fit.
lanes-name =
    { CAPITAL(PLACE($where, form: "end")) }{ $open ->
        [true] , abierto
       *[false] { "" }
    }, pide { $n }{ $fits ->
        [0] { "" }
        [one] , encaja una ficha
        [many] , encajan { $fits } de fichas
       *[other] , encajan { $fits } fichas
    }
lanes-forAll = para todos
lanes-which = ¿Qué ficha: { EITHER($tiles, as: "tile") }?
# The tunnel in which a train begins; pressing it shows the whole train.
lanes-whole =
    { CAPITAL(PLACE($where, form: "end")) }: { $n ->
        [one] { $n } ficha más, mostrar todas
        [many] { $n } de fichas más, mostrar todas
       *[other] { $n } fichas más, mostrar todas
    }

pile-heading = El montón
pile-help = Toca las fichas una a una o arrastra por encima de ellas. Cuando acabe el tiempo, elegimos por ti las que te falten.
pile-place = Ficha { $n } de { $of }, boca abajo
pile-random = Tomar al azar
pile-mixAgain = Revolver otra vez
pile-left =
    { $n ->
        [one] queda { $n } segundo
        [many] quedan { $n } de segundos
       *[other] quedan { $n } segundos
    }
pile-boneyard = Elige la ficha que robas

problem =
    .not-found = No encontramos esta mesa. Puede que el enlace esté mal escrito o que la mesa se haya cerrado.
    .not-allowed = El navegador no envió la cookie que Boneyard necesita. Permite las cookies de este sitio y vuelve a cargar la página.
    .version = Esta página es más antigua que el servidor. Recárgala para seguir; la mesa espera.
    .other = El servidor cerró esta conexión.

waiting-titleFree =
    { $n ->
        [one] Un puesto libre · { $rules }
        [many] { $n } de puestos libres · { $rules }
       *[other] { $n } puestos libres · { $rules }
    }
waiting-standUp = Levantarme

declare-strip = Los jugadores pueden anunciar el 6-6 antes de la salida: { $n } s
declare-announce = Anunciar el 6-6
declare-keepQuiet = No decir nada

dropped-heldBadge = bot por { $who }

match-home = Inicio
sheet-title = Acta
