### Reports, what moderators decide, appeals, and the host's own rules.

cancel = Cancelar
more = Mostrar más
left =
    { $n ->
        [one] Queda { $n } carácter
        [many] Quedan { $n } de caracteres
       *[other] Quedan { $n } caracteres
    }
tooLong = Es demasiado largo. Acórtalo.
empty = Escribe al menos una frase.
nameless = Un invitado sin nombre
bot = bot

report-title = Denunciar a un jugador
report-of = Denunciar a { $name }
report-whom = ¿A quién denuncias?
report-why = ¿Por qué?
report-unexplained = Elige un motivo.
report-reasons =
    .cheating = Hace trampas, por ejemplo con un programa
    .signalling = Le dice a su compañero qué jugar
    .talk = Insulta o molesta a otros
    .name = Tiene un nombre ofensivo
    .leaving = Abandona partidas
    .stalling = Deja correr el tiempo para molestar
    .other = Otra cosa
report-words = ¿Qué ha pasado? Puedes dejarlo vacío.
report-seen = Los moderadores ven tu nombre, tu denuncia, la partida y lo último que se dijo si la mesa está abierta. La persona no recibe aviso.
report-seenAccount = Los moderadores ven tu nombre, tu denuncia y cómo se porta esta persona en sus partidas. La persona no recibe aviso.
report-send = Enviar denuncia
report-sent = Los moderadores tienen tu denuncia. Gracias.
report-already = Ya has denunciado a esta persona. Los moderadores lo verán.
report-nobody = No hay otra persona en esta mesa.

kinds =
    .warning = Advertencia
    .time-out = Silencio en el chat
    .ban = Expulsión
means =
    .warning = Lee el motivo. No pasa nada más.
    .time-out = No puedes escribir en las mesas.
    .ban = No puedes jugar con otros ni escribir.
since = Desde { $date }
until = Hasta { $date }
forGood = Para siempre
states =
    .holds = En vigor
    .over = Terminada
    .lifted = Levantada
reason = Motivo: { $reason }
liftedOn = Levantada el { $date }. Motivo: { $reason }

own-title = Decisiones sobre ti
own-intro = Los moderadores deciden sobre las denuncias. Aquí lees lo que decidieron sobre ti, y puedes recurrir.
own-none = Los moderadores no han decidido nada sobre ti.
own-link = Decisiones sobre ti
own-notice =
    .warning = Un moderador te ha advertido.
    .time-out = Un moderador te ha quitado la palabra por un tiempo.
    .ban = Un moderador te ha prohibido jugar con otros.
own-read = Leer por qué
own-rules = Normas de este servidor

appeal-title = Recurso
appeal-help = Puedes recurrir una vez. Un moderador lo lee y decide.
appeal-words = ¿Por qué es injusta esta decisión?
appeal-send = Enviar recurso
appeal-sent = Los moderadores tienen tu recurso.
appeal-yours = Tu recurso: { $words }
appeal-said = Recurso: { $words }
appeal-waits = Un moderador decidirá sobre el recurso.
appeal-decided =
    .uphold = La decisión se mantiene. Motivo: { $reason }
    .lift = El recurso se ha aceptado. Motivo: { $reason }

stopped-talk = No puedes escribir en las mesas hasta el { $until }.
stopped-play = No puedes jugar con otros hasta el { $until }.
stopped-forGood = No puedes jugar con otros.
stopped-reason = Motivo del moderador: { $reason }
stopped-link = Qué puedes hacer

house-title = Normas de este servidor
house-none = El anfitrión de este servidor no ha puesto normas propias.
house-by = El anfitrión de este servidor pide esto a todos los que juegan aquí.
house-changed = El anfitrión de este servidor ha cambiado estas normas desde entonces.
house-now = Normas de hoy

title = Moderación
only = Solo los moderadores de este servidor pueden ver esta página.
pages =
    .reports = Denuncias
    .appeals = Recursos
    .sanctions = En vigor
    .log = Registro
    .networks = Redes compartidas
    .plays = Fichas conocidas
openOnes = Abiertas
decidedOnes = Decididas

queue-status = Estado
queue-none = No hay denuncias abiertas.
queue-noneDecided = Todavía no hay denuncias decididas.
queue-count =
    { $open ->
        [one] { $open } denuncia abierta, { $all } en total
        [many] { $open } de denuncias abiertas, { $all } en total
       *[other] { $open } denuncias abiertas, { $all } en total
    }
queue-line = { $reason }, { $date }
queue-by = Denuncia de { $name }
queue-own = Esta denuncia es tuya o trata de ti. Decide otro moderador.
queue-look = Ver la denuncia
queue-lookOf = Ver la denuncia contra { $name } del { $date }
queue-oldest = Se muestran las denuncias más antiguas: { $n }.

one-title = Denuncia
one-about = Denuncia contra { $name }
one-evidence = Lo que se dijo antes
one-noTalk = No se dijo nada.
one-them = denunciado
one-replay = Ver la partida
one-table = Ver la mesa
one-by = Denuncia de
one-deciding = Decisión
one-decision = { $by } decidió el { $date }
one-dismissed = La denuncia se ha descartado.
one-imposed = Se ha impuesto una medida.

file-conduct = Conducta en las partidas
file-begun = Empezadas
file-finished = Terminadas
file-leftThem = Abandonadas
file-givenUp = Rendidas
file-turns = Turnos
file-timedOut = Tiempo agotado
file-sanctions = Decisiones anteriores
file-noSanctions = Antes no se decidió nada sobre esta persona.
file-reports = Denuncias contra esta persona
file-networks = La misma red
file-networksHelp = Estas personas jugaron partidas puntuables desde la misma red. Es una pista, no una prueba: familias y clubes comparten red.
file-noNetworks = Nadie jugó desde la misma red.
file-noPlays = Ninguna pareja con esta persona destaca.
file-person = Persona
file-matches = Partidas
file-partners = Como pareja
file-last = Última
file-byName = Buscar a una persona
file-name = Nombre de una cuenta
file-find = Mostrar
file-profile = Perfil
file-nobody = Ninguna cuenta tiene el nombre { $name }.

decide-what = ¿Qué pasa ahora?
decide-dismiss = Nada
decide-kinds =
    .warn = Advertencia
    .time-out = Silencio en el chat
    .ban = Expulsión
decide-long = ¿Cuánto tiempo?
decide-reason = Motivo
decide-reasonHelp = La persona lo lee.
decide-reasonDismiss = Solo lo leen los moderadores. Puedes dejarlo vacío.
decide-all = Decidir también las otras denuncias abiertas contra esta persona
decide-send = Decidir
decide-done = Está decidido.

appeals-none = No hay recursos abiertos.
appeals-noneDecided = Todavía no hay recursos decididos.
appeals-own = Esta sanción es tuya o trata de ti. Decide otro moderador.
appeals-what = ¿Qué pasa con la sanción?
appeals-uphold = Se mantiene
appeals-lift = Se levanta

held-none = No hay silencios ni expulsiones en vigor.
held-by = De { $name }
held-report = La denuncia
held-lift = Levantar
held-liftOf = Levantar la sanción de { $name }
held-lifted = La sanción de { $name } se ha levantado.

log-none = Los moderadores todavía no han hecho nada.
log-acts =
    .dismiss = Denuncia descartada
    .warn = Advertencia
    .time-out = Silencio en el chat
    .ban = Expulsión
    .lift = Sanción levantada
    .uphold = Recurso rechazado
    .grant = Recurso aceptado
log-line = { $by }, { $date }
log-gone = cuenta borrada

networks-none = Nadie ha jugado partidas puntuables con otros desde una misma red.
networks-pair = Dos personas

plays-none = Ninguna pareja destaca.
plays-never = El anfitrión de este servidor aún no lo ha comprobado.
plays-help = Estas jugadas convienen a unas fichas ocultas más de lo que explican el azar y el juego de otras parejas. Es una pista, no una prueba: los buenos jugadores deducen las fichas por las jugadas.
plays-run = Calculado el { $date }. Partidas puntuables desde el { $since }: { $matches }. Parejas comparadas: { $pairs }.
plays-pair = { $by } y las fichas de { $of }
plays-helps = { $by } deja a { $of } más fichas jugables que otras personas: { $n } por mano.
plays-hinders = { $by } deja a { $of } menos fichas jugables que otras personas: { $n } por mano.
plays-partners = Como compañeros
plays-opponents = Como rivales
plays-figures = Manos: { $rounds }. Errores estándar respecto a otras parejas: { $deviations }.
plays-match = Partida { $n }
plays-matchOf = Partida { $n } de { $by } y { $of }
