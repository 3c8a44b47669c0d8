### Clubs.

title = Clubes

club = Club

toClub = Ir al club

toClubs = Todos tus clubes

# In a list of people, for one who has not given a name.
unnamed = alguien sin nombre
people = { LIST($names) }

runBy = Organizan: { LIST($names) }.

remove = Quitar

keep = Dejarlo

saved = Guardado.

mine-title = Tus clubes
mine-none = Este dispositivo aún no conoce ningún club tuyo. Abre uno aquí o sigue el enlace que te dio tu club.
mine-organises = Lo organizas tú.
mine-enteredAs = Entraste como { $email }.

open-title = Abrir un club
open-intro = Un club guarda la lista de sus miembros y celebra veladas con ellos. Quien lo abre lo organiza y puede pedir ayuda a otros.
open-name = Nombre del club
open-you = Tu nombre
open-youHelp = Los miembros ven quién organiza el club.
open-open = Abrir el club

code-title = Unirse a una velada
code-code = Las cuatro letras de la velada
code-codeHelp = Las muestra quien organiza.
code-find = Buscar la velada
code-wrongCode = El código tiene cuatro letras.
code-here = Veladas en este dispositivo, también sin red

page-organises = Organizas este club.
page-enteredAs = Estás en la lista de este club como { $email }.
page-enter = Entrar con tu correo
page-noMember = Solo los miembros abren veladas, y este dispositivo aún no te conoce como miembro. Ponte en la lista de miembros y después entra con ese correo.
page-addYourself = Ponerte en la lista
page-evenings = Veladas
page-noEvenings = Aún no se ha celebrado ninguna velada.
page-newEvening = Nueva velada
page-goingOn = En curso
page-held = Celebradas
page-players =
    { $n ->
        [one] { $n } jugador
        [many] { $n } de jugadores
       *[other] { $n } jugadores
    }
page-notBegun = aún no ha empezado
page-match = partida { $begun } de { $matches }
page-cutShort = terminó antes de la última partida
page-earlier = Ver veladas anteriores
page-manage = Para quienes organizan
page-members = Miembros
page-settings = Ajustes y organizadores
page-link = Enlace para los miembros
page-linkHelp = Quien lo abra entra con el correo que figura en tu lista.
page-copy = Copiar el enlace

entry-title = Juegos para divertirse
entry-intro = Escribe el correo con el que estás en la lista de «{ $page }».
entry-email = Correo electrónico
entry-go = Seguir
entry-unknown = Este correo no está en la lista de «{ $page }». Mira si está escrito como lo diste o pregunta a quien organiza.
entry-unknownToOrganiser = Este correo no está en la lista de «{ $page }». Mira si está escrito como en la lista. Organizas este club, así que puedes ponerte en ella.
entry-welcome = Te damos la bienvenida
entry-registered = Estás en la lista de «{ $page }». Desde ahora este dispositivo cuenta como tuyo.
entry-enteredAs = Este dispositivo entró aquí como { $email }.
entry-another = ¿Ahora es de otra persona? Entonces escribe su correo.

join-title = Organizar el club
join-intro = Te han pedido que organices: que veas la lista de miembros con sus correos, la cambies igual que los ajustes, y celebres veladas.
join-join = Quiero organizar
join-already = Ya organizas este club.

members-title = Miembros
members-none = Aún no hay nadie en la lista. Añade aquí al primer miembro o carga una lista que tengas.
members-count =
    { $n ->
        [one] { $n } miembro
        [many] { $n } de miembros
       *[other] { $n } miembros
    }
members-find = Buscar por nombre, correo o nota
members-found =
    { $n ->
        [one] { $n } miembro encontrado
        [many] { $n } de miembros encontrados
       *[other] { $n } miembros encontrados
    }
members-all =
    { $n ->
        [one] Mostrar { $n } miembro
        [many] Mostrar los { $n } de miembros
       *[other] Mostrar los { $n } miembros
    }
members-name = Nombre
members-email = Correo electrónico
members-note = Nota
members-noteHelp = Solo la ven quienes organizan.
members-since = desde { $date }
members-edit = Cambiar
members-editNamed = Cambiar a { $name }
members-removeNamed = Quitar a { $name }
members-save = Guardar
members-cancel = Cancelar
members-sure = ¿Quitar a { $name } de la lista? Con ese correo ya no se podrá entrar.
members-removed = { $name } ya no está en la lista.
members-add = Añadir un miembro
members-addOne = Añadir
members-added = { $name } está en la lista.
members-changed = Los datos de { $name } han cambiado.

list-title = Cargar una lista
list-help = Un miembro por línea: nombre, correo, nota. La primera línea puede nombrar las columnas. Guarda la hoja de cálculo como CSV en UTF-8 o copia sus celdas.
list-file = Archivo
list-paste = O pega aquí las líneas
list-example = Ana, ana@example.org, mesa junto a la ventana
list-look = Ver qué cambia
list-would-added =
    { $n ->
        [one] Se añade { $n } miembro.
        [many] Se añaden { $n } de miembros.
       *[other] Se añaden { $n } miembros.
    }
list-would-changed =
    { $n ->
        [one] Cambia { $n } miembro.
        [many] Cambian { $n } de miembros.
       *[other] Cambian { $n } miembros.
    }
list-would-unchanged =
    { $n ->
        [one] Sigue igual { $n } miembro.
        [many] Siguen igual { $n } de miembros.
       *[other] Siguen igual { $n } miembros.
    }
list-rest = Los miembros que no están en esta lista se quedan.
list-nothing = El club ya sabe todo esto.
list-ignored = Se deja fuera, porque un club no guarda esas columnas: { $columns }.
list-addedHead = Se añaden
list-changedHead = Cambian
list-becomes = { $before } → { $after }
list-take = Cargar la lista
list-taken =
    { $n ->
        [one] Lista cargada: { $n } línea era nueva.
        [many] Lista cargada: { $n } de líneas eran nuevas.
       *[other] Lista cargada: { $n } líneas eran nuevas.
    }
list-bad = No se ha cargado nada. Corrige estas líneas y vuelve a intentarlo:
list-line = Línea { $n }: { $fault }
list-more =
    { $n ->
        [one] y { $n } línea más
        [many] y { $n } de líneas más
       *[other] y { $n } líneas más
    }
list-save = Guardar la lista en un archivo
list-faults =
    .empty = en esta lista no hay nadie.
    .encoding = esto no es UTF-8. Guarda el archivo como «CSV UTF-8».
    .open-quote = aquí se abren unas comillas que no se cierran nunca.
    .no-column =
        { $column ->
            [name] entre los títulos falta la columna «nombre». Ponle ese título.
            [email] entre los títulos falta la columna «correo». Ponle ese título.
           *[note] entre los títulos falta la columna «nota». Ponle ese título.
        }
    .column-twice =
        { $column ->
            [name] hay dos columnas «nombre». Deja una de ellas.
            [email] hay dos columnas «correo». Deja una de ellas.
           *[note] hay dos columnas «nota». Deja una de ellas.
        }
    .too-many-fields =
        { $columns ->
            [one] hay más de { $columns } campo. Un texto con comas va entre comillas.
            [many] hay más de { $columns } de campos. Un texto con comas va entre comillas.
           *[other] hay más de { $columns } campos. Un texto con comas va entre comillas.
        }
    .no-name = falta el nombre.
    .bad-name =
        { $max ->
            [one] un nombre tiene como mucho { $max } carácter visible.
            [many] un nombre tiene como mucho { $max } de caracteres visibles.
           *[other] un nombre tiene como mucho { $max } caracteres visibles.
        }
    .no-email = falta el correo. Una línea es: nombre, correo, nota.
    .bad-email = «{ $email }» no es un correo. Escríbelo así: ana@example.org.
    .email-twice = { $email } ya está en la línea { $line }.
    .bad-note =
        { $max ->
            [one] una nota tiene como mucho { $max } carácter visible.
            [many] una nota tiene como mucho { $max } de caracteres visibles.
           *[other] una nota tiene como mucho { $max } caracteres visibles.
        }

settings-title = Ajustes y organizadores
settings-intro = Cada cambio vale al instante.
settings-names = Nombres
settings-pageName = Página en la que están apuntados los miembros
settings-pageNameHelp = Si se deja vacío, se llama como el club.
settings-entryName = Cómo se llama la entrada a las veladas
settings-evenings = Veladas
settings-countersigned = La otra pareja también confirma la partida
settings-countersignedHelp = Uno de ellos confirma en el teléfono antes que quien organiza.
settings-tiedFish = Dónde va el cero de un cierre empatado
settings-tiedFishes-leader = En la pareja que salió
settings-tiedFishes-blocker = En la pareja que cerró
settings-penalties = Penalizaciones habituales
settings-penaltiesHelp = Quien organiza la velada elige entre ellas. El valor se resta de la efectividad; 0 es una sanción sin penalización.
settings-noPenalties = Aún no hay ninguna.
settings-reason = Motivo
settings-amount = Valor
settings-addPenalty = Añadir una penalización
settings-removePenalty = Quitar «{ $reason }»

season-title = Clasificación de la temporada
season-which = Temporada
season-halves =
    .n1 = Primera
    .n2 = Segunda
season-half = { $part } mitad de { $year }
season-quarter = Trimestre { $part } de { $year }
season-over = Esta temporada ha terminado.
season-goesOn = Esta temporada sigue.
season-none = Aún no se ha jugado hasta el final ninguna velada de esta temporada.
season-place = Puesto
season-name = Nombre
season-points = Puntos
season-wins = Victorias
season-effectiveness = Efectividad
season-played = Veladas jugadas
season-guest = invitado
season-aheadBy = por delante: { $key }
season-keys-points = puntos
season-keys-wins = victorias
season-keys-effectiveness = efectividad
season-rules = Cómo se cuenta
season-brings =
    .match-points = Una velada da sus puntos de partida.
    .by-place = Una velada da puntos por puesto, desde el primero: { $points }.
season-countsAll = Cuentan todas las veladas.
season-countsBest =
    { $n ->
        [one] De cada uno cuenta { $n } velada, la mejor.
        [many] De cada uno cuentan las { $n } mejores veladas.
       *[other] De cada uno cuentan las { $n } mejores veladas.
    }
season-ranked =
    { $n ->
        [one] Tiene puesto quien ha jugado { $n } velada.
        [many] Tiene puesto quien ha jugado { $n } veladas.
       *[other] Tiene puesto quien ha jugado { $n } veladas.
    }
season-evenings = Veladas que cuentan
season-set = Reglas de la temporada

seasonRules-title = Reglas de la temporada
seasonRules-span = Cuánto dura una temporada
seasonRules-spans =
    .year = Un año
    .half-year = Medio año
    .quarter = Un trimestre
    .month = Un mes
seasonRules-points = Qué da una velada
seasonRules-kinds =
    .match-points = Sus puntos de partida
    .by-place = Puntos por puesto
seasonRules-places = Puntos desde el primer puesto
seasonRules-placesHelp = Por ejemplo: 10, 7, 5, 3, 1. Los puestos siguientes no dan nada.
seasonRules-placesWrong = Escribe números enteros con comas, ninguno mayor que el anterior.
seasonRules-counted = Qué veladas de un jugador cuentan
seasonRules-counts-all = Todas
seasonRules-counts-best = Las mejores
seasonRules-how = Cuántas de las mejores
seasonRules-least = Veladas necesarias para tener puesto

hall-title = Salón de la fama
hall-none = Aquí nadie ha ganado nada aún: ninguna velada se ha jugado hasta el final.
hall-champions = Ganadores de temporadas
hall-records = Récords
hall-honours = Todos los que jugaron
hall-seasons = Temporadas ganadas
hall-won = Veladas ganadas
hall-played = Veladas jugadas
hall-kinds =
    .points = Más puntos de partida en una velada
    .wins = Más victorias en una velada
    .effectiveness = Mejor efectividad en una velada
    .wins-in-a-row = Más veladas ganadas seguidas
    .evenings = Más veladas jugadas

organisers-title = Organizadores
organisers-you = tú
organisers-since = desde { $date }
organisers-removeNamed = Quitar a { $name }
organisers-leave = Dejar de organizar
organisers-sure = ¿Que { $name } deje de organizar? Los enlaces que hizo { $name } dejan de valer.
organisers-sureYou = ¿Quieres dejar de organizar este club? Los enlaces que hiciste dejan de valer.
organisers-removed = { $name } ya no organiza el club.
organisers-another = Otra persona que organice
organisers-anotherHelp = Envía el enlace solo a la persona que vaya a organizar contigo: sirve para una sola. Quien organiza ve los correos de todos los miembros.
organisers-invite = Hacer un enlace
organisers-made = Copia el enlace ahora: no se vuelve a mostrar. Sirve una sola vez, durante una semana o hasta que lo retires.
organisers-link = Enlace para otra persona que organice
organisers-copy = Copiar el enlace
organisers-links = Enlaces sin usar
organisers-madeBy = De { $name }, hasta el { $date }
organisers-withdraw = Retirar
organisers-withdrawn = El enlace está retirado.

refusals =
    .not-organiser = Eso solo pueden hacerlo quienes organizan este club.
    .gone = Alguien lo ha quitado entretanto. Vuelve a cargar la página para ver qué queda.
    .last-organiser = Un club necesita a alguien que lo organice. Pídeselo antes a otra persona.
    .invitation-over = Este enlace ya no vale. Pide otro a quien organiza.
    .too-many-members =
        { $max ->
            [one] Un club tiene como mucho { $max } miembro.
            [many] Un club tiene como mucho { $max } de miembros.
           *[other] Un club tiene como mucho { $max } miembros.
        }
    .too-many-organisers =
        { $max ->
            [one] Un club tiene como mucho { $max } organizador.
            [many] Un club tiene como mucho { $max } de organizadores.
           *[other] Un club tiene como mucho { $max } organizadores.
        }
    .too-many-invitations =
        { $max ->
            [one] Pueden valer como mucho { $max } enlace. Retira uno antes.
            [many] Pueden valer como mucho { $max } de enlaces. Retira uno antes.
           *[other] Pueden valer como mucho { $max } enlaces. Retira uno antes.
        }
    .email-taken = Otro miembro tiene el correo { $email }.
    .bad-email =
        { $email ->
            [none] Falta el correo.
           *[other] «{ $email }» no es un correo. Escríbelo así: ana@example.org.
        }
    .bad-note =
        { $max ->
            [one] Una nota tiene como mucho { $max } carácter visible.
            [many] Una nota tiene como mucho { $max } de caracteres visibles.
           *[other] Una nota tiene como mucho { $max } caracteres visibles.
        }
    .bad-penalties =
        { $chars ->
            [one] Un club tiene como mucho { $penalties } penalizaciones habituales, cada una con un motivo de hasta { $chars } carácter visible y un valor de hasta { $amount }.
            [many] Un club tiene como mucho { $penalties } penalizaciones habituales, cada una con un motivo de hasta { $chars } de caracteres visibles y un valor de hasta { $amount }.
           *[other] Un club tiene como mucho { $penalties } penalizaciones habituales, cada una con un motivo de hasta { $chars } caracteres visibles y un valor de hasta { $amount }.
        }
    .bad-list = No se ha cargado nada.
