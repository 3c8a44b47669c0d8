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
home-open = Elegir las reglas
home-tables = Mesas abiertas
home-noTables = No hay mesas abiertas. Juega con un bot o abre una.
home-openOne = Abrir una mesa
home-seatsFree =
    { $n ->
        [one] { $n } puesto libre
        [many] { $n } de puestos libres
       *[other] { $n } puestos libres
    }
home-sitDown = Sentarse
home-you = Juegas como
home-name = Nombre
home-nameHelp = Lo ven los demás en la mesa, hasta 24 caracteres.
home-saveName = Guardar el nombre
home-nameSaved = Los demás te ven ahora como { $name }.

invite-title = Tu mesa está abierta
invite-text = Envía este enlace. Quien lo abra puede ocupar un puesto libre.
invite-link = Enlace a la mesa
invite-copy = Copiar el enlace
invite-copied = Enlace copiado.
invite-notCopied = El navegador no dejó copiar. El enlace está seleccionado: cópialo tú.
invite-go = Ir a la mesa

presets-homes-goat = Rusia y alrededores: Kozyol (la cabra)
presets-homes-spain = España
presets-homes-venezuela = Venezuela
presets-homes-caribbean = En el Caribe
presets-homes-brazil = Brasil
presets-homes-indonesia = Indonesia
presets-homes-families = En familia, con niños
presets-homes-clubs = En clubes
presets-homes-everywhere = En muchos lugares
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
