### The page: home of a person who has played before.

greeting =
    { $time ->
        [morning] Buenos días{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
        [day] Buenas tardes{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
       *[other] Buenas noches{ $name ->
            [none] { "" }
           *[other] , { $name }
        }
    }
yourName = Tu nombre
changeName = Cambiar tu nombre
name = Nombre
nameHelp = Los demás jugadores ven este nombre. Hasta 24 caracteres.
saveName = Guardar nombre
nameSaved = Los demás jugadores ya te ven como { $name }.
account = Entrar o crear una cuenta

ownTables = Tus mesas
yourTurn = Tu turno
playOn = Seguir jugando
thinking = { $who } está pensando
between = La próxima mano está a punto de empezar
waitsFor =
    { $n ->
        [one] Espera a { $n } jugador
        [many] Espera a { $n } de jugadores
       *[other] Espera a { $n } jugadores
    }
# What a table waits for, and for how long: “Ivan is thinking · 5 minutes”.
stateSince = { $state } · { $since }
sitThere = Contigo: { LIST($names) }
you = Tú
bot = Bot { $name }
player = Jugador { $n }
# The names of the people who score together, then their points.
points = { LIST($names) } { $points }
score = { SEQUENCE($items) }
moreTables =
    { $n ->
        [one] { $n } mesa más
        [many] { $n } de mesas más
       *[other] { $n } mesas más
    }

play = Jugar
dealt =
    { $bots ->
        [one] { $rules }, con { $bots } bot
        [many] { $rules }, con { $bots } de bots
       *[other] { $rules }, con { $bots } bots
    }
openTable = Abrir una mesa
matches = Tus partidas
tournaments = Torneos
people = Amigos
profile = Tu perfil
again = Jugar otra vez

openTables = Mesas abiertas
waiting =
    { $n ->
        [one] { $n } espera jugadores
        [many] { $n } de mesas esperan jugadores
       *[other] { $n } esperan jugadores
    }
nobody = Ninguna mesa abierta espera jugadores.
fresh =
    { $n ->
        [one] { $n } mesa nueva
        [many] { $n } de mesas nuevas
       *[other] { $n } mesas nuevas
    }
sit = Sentarse
free =
    { $n ->
        [one] { $n } puesto libre
        [many] { $n } de puestos libres
       *[other] { $n } puestos libres
    }
# The people who wait at a table, and how many more can sit down.
rowOf =
    { $free ->
        [one] { LIST($names) }: { $free } puesto libre
        [many] { LIST($names) }: { $free } de puestos libres
       *[other] { LIST($names) }: { $free } puestos libres
    }

club-title = Noche de club
club-help = Se juega en mesas de verdad; los tantos están en el móvil.
club-tonight = Esta noche
club-unnamed = Noche de club
club-organising = Tú organizas.
club-seat = Te sientas en la mesa { $table }, frente a { $partner }
club-rest = La próxima partida descansas.
club-back = Volver a tu noche de club
club-coming =
    { $n ->
        [one] Viene { $n } jugador.
        [many] Vienen { $n } de jugadores.
       *[other] Vienen { $n } jugadores.
    }
club-join = Ir a una noche de club
club-run = Organizar una noche de club

friends-title = Con amigos
friends-game = ¿A qué se juega?
friends-howMany = ¿Cuántas personas juegan?
friends-bots =
    { $n ->
        [one] { $n } bot ocupa el otro puesto.
        [many] { $n } de bots ocupan los otros puestos.
       *[other] { $n } bots ocupan los otros puestos.
    }
friends-name = ¿Qué nombre verán tus amigos?
friends-go = Abrir la mesa

# A table before its match.
room-free =
    { $n ->
        [one] Queda un puesto libre
        [2] Quedan dos puestos libres
        [3] Quedan tres puestos libres
        [many] Quedan { $n } de puestos libres
       *[other] Quedan { $n } puestos libres
    }
room-invites = { $name } te invita
room-invited = Te invitan a jugar
room-saveName = Guardar nombre
room-rules = Las reglas
room-rated = Puntuable: la partida cambia la clasificación de los jugadores.
room-needsAccount = Las partidas puntuables son para personas con cuenta.
room-begins = La partida empieza cuando todos los puestos estén ocupados.
room-guests =
    { $n ->
        [one] Un invitado ha abierto tu enlace.
        [many] { $n } de invitados han abierto tu enlace.
       *[other] { $n } invitados han abierto tu enlace.
    }
room-chairFree = libre
room-coming = llega un invitado
room-botChair = bot: puedes liberar este puesto
room-place =
    { PERSON($who) ->
        [you]
            { $side ->
                [left] Puesto libre a tu izquierda
                [right] Puesto libre a tu derecha
                [opposite] Puesto libre enfrente de ti
               *[other] Puesto libre { $n }
            }
       *[other]
            { $side ->
                [left] Puesto libre a la izquierda de { $who }
                [right] Puesto libre a la derecha de { $who }
                [opposite] Puesto libre enfrente de { $who }
               *[other] Puesto libre { $n }
            }
    }
room-sit =
    { $side ->
        [left] Sentarme a la izquierda de { $name }
        [right] Sentarme a la derecha de { $name }
        [opposite] Sentarme enfrente de { $name }
       *[other] Sentarme en el puesto { $n }
    }
room-show = Muestra este código o envía el enlace
room-qr = Código QR: el enlace a esta mesa
room-share = Enviar enlace
room-copy = Copiar enlace
room-bots = Dar los puestos libres a bots
room-level = Cómo juegan los bots
room-botHere = Sentar un bot en este puesto
room-removeBot = Liberar este puesto
room-change = Cambiar nombre o cara
