### Clubs.

title = Clubes

club = Club

toClub = Ir al club

toClubs = Todos tus clubes
missing = No hay ningún club en esta dirección. Puede que esté mal escrita o que el club se haya borrado.

# In a list of people, for one who has not given a name.
unnamed = una persona sin nombre
people = { LIST($names) }

runBy = Organizadores: { LIST($names) }.

remove = Quitar

keep = Cancelar

saved = Guardado.

mine-title = Tus clubes
mine-none = Aún no hay clubes en este dispositivo. Crea uno aquí o sigue el enlace de tu club.
mine-organises = Eres organizador.
mine-member = Eres miembro.
mine-enteredAs = Has entrado como { $email }.

# A club on the list of clubs: its club night and the reader’s place.
card-now = Ahora: partida { $begun } de { $matches }
card-next = Próxima noche de club: { $day }
card-last = Última noche de club: { $day }
card-place = Tu lugar esta temporada: { $place } de { $n }
card-night = Ir a la noche de club
card-unnamed = Noche de club
# What a screen reader says of the first three on the steps.
card-won = Los tres primeros: { LIST($names) }.

open-title = Crear un club
open-intro = Un club tiene una lista de miembros y celebra noches de club. Serás su organizador y primer miembro, y puedes invitar a otros a ayudar.
open-name = Nombre del club
open-you = Tu nombre
open-youHelp = Los miembros ven quiénes son los organizadores.
open-open = Crear club

code-title = Unirse a una noche de club
code-code = Las cuatro letras de la velada
code-codeHelp = Las tiene el organizador.
code-find = Buscar noche de club
code-wrongCode = El código tiene cuatro letras.
code-here = Noches de club en este dispositivo, también sin red

page-organises = Eres organizador de este club.
page-enteredAs = Has entrado como { $email }.
page-member = Eres miembro de este club.
page-enter = Entrar
page-evenings = Noches de club
page-noEvenings = Aún no hay ninguna velada.
page-newEvening = Organizar una noche de club
page-tournaments = Torneos
page-competitions = Competiciones
page-goingOn = En curso
page-held = Noches de club anteriores
page-players =
    { $n ->
        [one] { $n } jugador
        [many] { $n } de jugadores
       *[other] { $n } jugadores
    }
page-notBegun = aún no ha empezado
page-match = partida { $begun } de { $matches }
page-cutShort = terminó antes de la última partida
page-notCounted = no cuenta para la temporada
page-earlier = Mostrar las anteriores
page-manage = Para organizadores
page-members = Miembros
page-settings = Ajustes y organizadores
page-link = Enlace para los miembros
page-linkHelp = Los miembros lo abren y entran con el correo que tienen en tu lista. Si un miembro no tiene correo, pulsa «Invitar» junto a su nombre en la lista.

entry-title = Juegos para divertirse
entry-intro = Escribe el correo que diste en «{ $page }».
entry-email = Correo electrónico
entry-go = Entrar
entry-unknown = Este correo no está registrado en «{ $page }». Revisa cómo está escrito o pregunta a un organizador.
entry-welcome = Te damos la bienvenida
entry-registered = Has entrado en «{ $page }». Este dispositivo te recordará.
entry-enteredAs = Has entrado en este dispositivo como { $email }.
entry-member = Has entrado en este dispositivo.
entry-another = ¿Eres otro miembro? Escribe tu propio correo.
entry-byLink = Un organizador de { $club } hizo este enlace para ti. Con él entras en este dispositivo.
entry-enterByLink = Entrar

join-title = Hazte organizador
join-intro = Te han invitado a ser organizador. Los organizadores ven a los miembros y sus correos, cambian la lista y los ajustes, y llevan las veladas.
join-join = Hacerme organizador
join-already = Ya eres organizador de este club.

members-title = Miembros
members-none = La lista está vacía. Añade aquí al primer miembro o importa una lista.
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
members-emailHelp = Puedes dejarlo vacío.
members-note = Nota
members-noteHelp = Solo la ven los organizadores.
members-since = desde { $date }
members-edit = Cambiar
members-editNamed = Cambiar a { $name }
members-removeNamed = Quitar a { $name }
members-invite = Invitar
members-inviteNamed = Invitar a { $name }
members-linkHelp = Envía este enlace solo a { $name }. Sirve para un dispositivo, hasta el { $date }. Lo ves una sola vez.
members-linkFor = Enlace para { $name }
members-save = Guardar
members-cancel = Cancelar
members-sure = ¿Quitar a { $name } de la lista? Este miembro ya no podrá entrar.
members-removed = { $name } ya no está en la lista.
members-add = Añadir un miembro
members-addOne = Añadir
members-added = { $name } está en la lista.
members-changed = Los datos de { $name } han cambiado.
members-merge = Unir con…
members-mergeNamed = Unir a { $name } con…
members-mergeWhom = La misma persona que { $name }
members-mergeName = Qué nombre queda
members-mergeStays = En la lista queda: { $entry }.
members-mergeEffect = Se suman las temporadas y las estadísticas de los dos. Si jugaron la misma noche, uno es invitado en ella. No se puede deshacer.
members-mergeNow = Unir
members-mergeTaken = Unir con { $name }
members-merged = Ahora son un solo miembro: { $name }.
members-alike = { $other } ya está en la lista. ¿{ $name } es la misma persona?
members-alikeSame = Sí, la misma persona
members-alikeOther = No, añadir a otra persona

list-title = Importar una lista
list-help = Escribe un miembro por línea: nombre, correo, nota. Solo hace falta el nombre. La primera línea puede llevar los nombres de las columnas. También puedes copiar celdas de una hoja de cálculo.
list-paste = O pega aquí las líneas
list-example = Ana, ana@example.org, mesa junto a la ventana
list-look = Vista previa
list-would-added =
    { $n ->
        [one] Se añadirá { $n } miembro.
        [many] Se añadirán { $n } de miembros.
       *[other] Se añadirán { $n } miembros.
    }
list-would-changed =
    { $n ->
        [one] Cambiará { $n } miembro.
        [many] Cambiarán { $n } de miembros.
       *[other] Cambiarán { $n } miembros.
    }
list-would-unchanged =
    { $n ->
        [one] Seguirá igual { $n } miembro.
        [many] Seguirán igual { $n } de miembros.
       *[other] Seguirán igual { $n } miembros.
    }
list-rest = Los miembros que no están en esta lista se quedan.
list-nothing = El club ya tiene a todos estos miembros.
list-ignored = Estas columnas no se importan, porque un club no las usa: { $columns }.
list-addedHead = Nuevos
list-changedHead = Cambiados
list-becomes = { $before } → { $after }
list-joined = La línea { $n } tiene más campos que columnas. El resto está en la nota: «{ $note }».
list-alike = ¿{ $name } es la misma persona que { $other }? Entonces escribe los dos nombres igual.
list-take = Importar
list-taken =
    { $n ->
        [one] Lista importada: { $n } línea era nueva.
        [many] Lista importada: { $n } de líneas eran nuevas.
       *[other] Lista importada: { $n } líneas eran nuevas.
    }
list-bad = No se importó la lista. Corrige estas líneas y vuelve a intentarlo:
list-line = Línea { $n }: { $fault }
list-more =
    { $n ->
        [one] y { $n } línea más
        [many] y { $n } de líneas más
       *[other] y { $n } líneas más
    }
list-save = Guardar como archivo
list-faults =
    .empty = la lista está vacía.
    .encoding = el archivo no está en UTF-8. Guárdalo como «CSV UTF-8».
    .open-quote = aquí se abren unas comillas y faltan las de cierre.
    .no-column =
        { $column ->
            [name] falta el título «nombre». Cambia el nombre de una columna.
            [email] falta el título «correo». Cambia el nombre de una columna.
           *[note] falta el título «nota». Cambia el nombre de una columna.
        }
    .column-twice =
        { $column ->
            [name] dos columnas se llaman «nombre». Deja una de ellas.
            [email] dos columnas se llaman «correo». Deja una de ellas.
            [licence] dos columnas se llaman «licencia». Deja una de ellas.
            [club] dos columnas se llaman «club». Deja una de ellas.
           *[note] dos columnas se llaman «nota». Deja una de ellas.
        }
    .too-many-fields =
        { $columns ->
            [one] esta línea tiene más de { $columns } campo. Pon entre comillas los textos con comas.
            [many] esta línea tiene más de { $columns } de campos. Pon entre comillas los textos con comas.
           *[other] esta línea tiene más de { $columns } campos. Pon entre comillas los textos con comas.
        }
    .no-name = falta el nombre.
    .bad-name =
        { $max ->
            [one] un nombre tiene como mucho { $max } carácter visible.
            [many] un nombre tiene como mucho { $max } de caracteres visibles.
           *[other] un nombre tiene como mucho { $max } caracteres visibles.
        }
    .name-twice = { $name } ya está en la línea { $line }. Escribe los nombres de otra forma o pon un correo en las dos líneas.
    .bad-email = «{ $email }» no es una dirección de correo. Escríbela así: ana@example.org.
    .email-twice = { $email } ya está en la línea { $line }.
    .bad-note =
        { $max ->
            [one] una nota tiene como mucho { $max } carácter visible.
            [many] una nota tiene como mucho { $max } de caracteres visibles.
           *[other] una nota tiene como mucho { $max } caracteres visibles.
        }
    .bad-licence = el número de licencia es demasiado largo o tiene signos invisibles. Máximo de caracteres: { $max }.
    .bad-club = el nombre del club es demasiado largo o tiene signos invisibles. Máximo de caracteres: { $max }.
    .entry-twice = { $name } ya está en la línea { $line }. Escribe cada nombre una sola vez, como en las noches de club.
    .licence-twice = el número de licencia { $licence } ya está en la línea { $line }.
    .no-headings = esta línea no da nombre a las columnas. Empieza con una línea como «nombre, licencia, club».
    .too-many-entries = la lista de inscritos es demasiado larga. Máximo de personas: { $max }.

settings-title = Ajustes y organizadores
settings-intro = Los cambios se guardan al momento.
settings-names = Nombres
settings-pageName = Dónde están registrados los miembros
settings-pageNameHelp = Déjalo vacío para usar el nombre del club.
settings-entryName = Nombre de la página de entrada
settings-evenings = Noches de club
settings-countersigned = La otra pareja también confirma cada partida
settings-countersignedHelp = Uno de los dos confirma en un teléfono antes que el organizador.
settings-tiedFish = Dónde se anota el cero de un cierre empatado
settings-tiedFishes-leader = A la pareja que salió
settings-tiedFishes-blocker = A la pareja que cerró
settings-penalties = Penalizaciones habituales
settings-penaltiesHelp = Los organizadores eligen entre ellas en la velada. La cantidad baja la efectividad del jugador. Con 0 se anota la sanción, pero no se resta nada.
settings-noPenalties = Aún no hay penalizaciones habituales.
settings-reason = Motivo
settings-amount = Cantidad
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
season-goesOn = Esta temporada aún no ha terminado.
season-none = Aún no ha terminado ninguna velada de esta temporada.
season-place = Lugar
season-name = Nombre
season-points = Puntos
season-wins = Victorias
season-effectiveness = Efectividad
season-played = Veladas jugadas
season-guest = invitado
season-aheadBy = delante por: { $key }
season-keys-wins = victorias
season-keys-effectiveness = efectividad
season-rules = Cómo se cuenta
season-brings =
    .match-points = De cada velada te llevas tus puntos de partida.
    .by-place = En cada velada ganas puntos según tu lugar, desde el primero: { $points }.
season-countsAll = Cuentan todas las veladas.
season-countsBest =
    { $n ->
        [one] Cuenta tu mejor velada ({ $n }).
        [many] Cuentan tus { $n } de mejores veladas.
       *[other] Cuentan tus { $n } mejores veladas.
    }
season-ranked =
    { $n ->
        [one] Entras en la clasificación tras { $n } velada.
        [many] Entras en la clasificación tras { $n } de veladas.
       *[other] Entras en la clasificación tras { $n } veladas.
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
seasonRules-points = Puntos por velada
seasonRules-kinds =
    .match-points = Puntos de partida
    .by-place = Puntos por lugar
seasonRules-places = Puntos desde el primer lugar
seasonRules-placesHelp = Por ejemplo: 10, 7, 5, 3, 1. Los lugares siguientes no dan puntos.
seasonRules-placesWrong = Escribe números enteros separados por comas. Ninguno puede ser mayor que el anterior.
seasonRules-counted = Qué veladas cuentan para cada jugador
seasonRules-counts-all = Todas
seasonRules-counts-best = Las mejores
seasonRules-how = Cuántas de las mejores
seasonRules-least = Veladas necesarias para entrar en la clasificación

hall-title = Salón de la fama
hall-none = Aún no hay ganadores. Los primeros aparecerán cuando termine una velada.
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
organisers-sure = ¿Quitar a { $name } como organizador? Los enlaces que creó { $name } dejarán de funcionar.
organisers-sureYou = ¿Dejar de ser organizador? Los enlaces que creaste dejarán de funcionar.
organisers-removed = { $name } ya no es organizador.
organisers-another = Otro organizador
organisers-anotherHelp = Envía el enlace solo a alguien de confianza. Hace organizador a una persona. Los organizadores ven los correos de todos los miembros.
organisers-invite = Crear enlace
organisers-made = Copia el enlace ahora: solo lo verás una vez. Sirve una sola vez, durante una semana. Puedes retirarlo.
organisers-link = Enlace para otro organizador
organisers-links = Enlaces sin usar
organisers-madeBy = Creado por { $name }, hasta el { $date }
organisers-withdraw = Retirar
organisers-withdrawn = Enlace retirado.

regulations-title = Reglamentos
regulations-help = Los organizadores y los miembros eligen entre estas reglas al abrir una velada. Para guardar otras, cambia allí las reglas.
regulations-none = Todavía no hay ningún reglamento guardado.
regulations-unread = Otra versión del programa guardó estas reglas. No podemos leerlas.
regulations-rules = Reglas
regulations-rename = Cambiar el nombre
regulations-renameNamed = Cambiar el nombre de { $name }
regulations-name = Nombre del reglamento
regulations-save = Guardar
regulations-delete = Borrar
regulations-deleteNamed = Borrar { $name }
regulations-sure = ¿Borrar { $name }? Las veladas con estas reglas las conservan.
regulations-deleted = Se borró { $name }.
regulations-renamed = El reglamento se llama ahora { $name }.

refusals =
    .not-organiser = Eso solo lo pueden hacer los organizadores de este club.
    .gone = Otro organizador ya lo ha quitado. Recarga la página para ver la lista actual.
    .last-organiser = Un club necesita un organizador. Invita a otro antes de irte.
    .invitation-over = Este enlace ya no funciona. Pide otro a un organizador.
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
            [one] Un club tiene como mucho { $max } enlace sin usar. Retíralo primero.
            [many] Un club tiene como mucho { $max } de enlaces sin usar. Retira uno primero.
           *[other] Un club tiene como mucho { $max } enlaces sin usar. Retira uno primero.
        }
    .email-taken = Otro miembro tiene el correo { $email }.
    .name-taken = Otro miembro se llama { $name }. Escribe el nombre de otra forma o añade un correo.
    .names-alike = { $other } ya está en la lista y los nombres se parecen.
    .bad-email =
        { $email ->
            [none] Falta el correo.
           *[other] «{ $email }» no es una dirección de correo. Escríbela así: ana@example.org.
        }
    .bad-note =
        { $max ->
            [one] Una nota tiene como mucho { $max } carácter visible.
            [many] Una nota tiene como mucho { $max } de caracteres visibles.
           *[other] Una nota tiene como mucho { $max } caracteres visibles.
        }
    .bad-penalties =
        { $chars ->
            [one] Puedes guardar hasta { $penalties } penalizaciones habituales. El motivo tiene hasta { $chars } carácter y la cantidad llega hasta { $amount }.
            [many] Puedes guardar hasta { $penalties } penalizaciones habituales. El motivo tiene hasta { $chars } de caracteres y la cantidad llega hasta { $amount }.
           *[other] Puedes guardar hasta { $penalties } penalizaciones habituales. El motivo tiene hasta { $chars } caracteres y la cantidad llega hasta { $amount }.
        }
    .too-many-regulations = Un club puede guardar { $max } y no más. Borra uno primero.
    .regulation-taken = El club ya tiene el reglamento { $name }.
    .bad-regulation = Ninguna velada puede tener estas reglas. Revisa la meta, el límite de tiempo, la bonificación, los puntos y el orden.
    .bad-source = El texto sobre el origen es demasiado largo o tiene caracteres que no se ven.
    .competition = No pudimos cambiar la competición.
    .bad-list = No se importó la lista.
    .bad-spreadsheet = No pudimos leer la hoja de cálculo.
