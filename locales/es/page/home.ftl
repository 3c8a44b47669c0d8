### The page: home.

home-title = Juega al dominó
home-playNow = Jugar ya
home-goOn = Seguir: { $rules }
home-playNowWith =
    { $bots ->
        [one] { $rules }, contra { $bots } bot
        [many] { $rules }, con { $bots } de bots
       *[other] { $rules }, con { $bots } bots
    }
home-friend = Jugar con amigos
home-open = Elegir reglas
home-tables = Mesas abiertas
home-noTables = No hay mesas abiertas. Juega ya contra un bot o abre una.
home-openOne = Abrir mesa
home-seatsFree =
    { $n ->
        [one] { $n } puesto libre
        [many] { $n } de puestos libres
       *[other] { $n } puestos libres
    }
home-sitDown = Sentarse
home-you = Juegas como
home-name = Nombre
home-nameHelp = Los demás jugadores ven este nombre. Hasta 24 caracteres.
home-saveName = Guardar nombre
home-nameSaved = Los demás jugadores ya te ven como { $name }.

copy-text = Enlace a la mesa
copy-done = Enlace copiado.
copy-blocked = Tu navegador no permitió copiar. El enlace está seleccionado: cópialo tú.

presets-homes-goat = Rusia y sus vecinos: Kozyol (La cabra)
presets-homes-spain = España
presets-homes-venezuela = Venezuela
presets-homes-caribbean = El Caribe
presets-homes-brazil = Brasil
presets-homes-indonesia = Indonesia
presets-homes-families = Familias con niños
presets-homes-clubs = Clubes
presets-homes-everywhere = Muchos países
presets-brief =
    { LAST($players) ->
        [one] { SPAN($players) } jugador
        [many] { SPAN($players) } de jugadores
       *[other] { SPAN($players) } jugadores
    }, { LAST($tiles) ->
        [one] { EITHER($tiles) } ficha
        [many] { EITHER($tiles) } de fichas
       *[other] { EITHER($tiles) } fichas
    }{ $rounds ->
        [0] { "" }
       *[other]
            , { $rounds ->
                [one] { $rounds } mano
                [many] { $rounds } de manos
               *[other] { $rounds } manos
            }
    }{ $target ->
        [0] { "" }
       *[other] , a { $target }
    }
