### Friends, who is here, and invitations to tables.

title = Amigos
guest-text = Con una cuenta tienes una lista de amigos. Ves quién está aquí y a qué juega, y los invitas a tu mesa.
guest-link = Entrar o crear una cuenta
list = Tus amigos
listHelp = Solo tú ves esta lista. Nadie tiene que aceptar para estar en ella.
none = Todavía no tienes amigos aquí. Añade a alguien por su nombre, o elige entre las personas con las que has jugado.
here = Está aquí
hereTitle = Amigos que están aquí
opensTable = Al invitar se abre una mesa: { $game }.
toYourTable = La invitación es para tu mesa que espera.
away = No está aquí
plays = Juega a { $game }
watch = Mirar
profile = Perfil
bot = bot
waits = Espera en una mesa puntuable: { $game }
join = Sentarse
joinNamed = Sentarse con { $name }
add-label = Nombre de la cuenta de un amigo
add-help = Esa persona no recibe ningún aviso.
add-action = Añadir
add-empty = Escribe el nombre de una cuenta.
make = Añadir como amigo
makeNamed = Añadir como amigo: { $name }
remove = Quitar
removeNamed = Quitar a { $name }
block = Bloquear
unblock = Desbloquear
unblockNamed = Desbloquear a { $name }
said-added = { $name } está ahora entre tus amigos.
said-removed = { $name } ya no está entre tus amigos.
said-blocked = Bloqueo hecho: { $name } ya no puede invitarte.
said-unblocked = { $name } puede invitarte de nuevo.
partners = Has jugado hace poco con
noPartners = Después de una partida, aquí aparecen las personas con cuenta que han jugado contigo.
noOtherPartners = Aquí aparecen otras personas con cuenta que han jugado contigo. Tus amigos están en la lista de amigos.
play = Abrir mesa
blocked = Bloqueados
blockedHelp = Los bloqueados no pueden invitarte, y no te sentarás con ellos cuando busques rivales. No reciben ningún aviso.
noBlocked = No has bloqueado a nadie. Puedes bloquear a una persona en su página.
hide = Ocultar que estoy aquí
hideHelp = Los demás no ven que estás aquí ni a qué juegas.
relation-title = Tú y { $name }
relation-friend = { $name } está entre tus amigos.
relation-blocked = Has bloqueado a { $name }.
relation-help = Una persona bloqueada no puede invitarte, y no se sienta contigo cuando buscas rivales. No recibe ningún aviso.

# Inviting to a table that waits for players.
invite-title = Invita a tus amigos
invite-help = Ven la invitación en todas las páginas durante 10 minutos. No sabrás quién la rechaza.
invite-nobody = Ninguno de tus amigos está aquí ahora.
invite-account = Con una cuenta tienes una lista de amigos para invitar.
invite-label = Nombre de una cuenta
invite-invite = Invitar
invite-inviteNamed = Invitar a { $name }
invite-again = Invitar de nuevo
invite-againNamed = Invitar de nuevo a { $name }
invite-sent = Invitación enviada
invite-atTable = En esta mesa
invite-saidSent = Invitación enviada a { $name }.
invite-cannot = No se puede invitar a { $name }: { $why }

# An invitation, as the person who is invited sees it.
notice-text = { $name } te invita
notice-rated = { $game }, puntuable
notice-sit = Sentarse
notice-later = Ahora no
notice-more =
    { $n ->
        [one] { $n } invitación más
        [many] { $n } de invitaciones más
       *[other] { $n } invitaciones más
    }
