### Accounts: signing in, what is in an account, a forgotten password, and links that came by e-mail.

title = Tu cuenta
intro = Con una cuenta, tu nombre, tus mesas, tus clubes y tus ajustes son los mismos en todos tus dispositivos. Puedes jugar sin ella.
haveOne = ¿Ya tienes una cuenta?
nameOrEmail = Nombre o correo
show = Mostrar la contraseña
save = Guardar
saved = Guardado.
cancel = Cancelar

signIn-title = Entrar
signIn-move = Pasar a mi cuenta lo que hice aquí como invitado
signIn-guest = Invitado en este navegador: { $name }
signIn-forgotten = ¿Olvidaste la contraseña?

create-title = Crear una cuenta
create-name = Nombre
create-nameHelp = Los demás ven este nombre y con él entras.
create-guest = Lo que hiciste en este navegador sigue siendo tuyo. Puedes añadir un correo más tarde, por si olvidas la contraseña.

said =
    .signed-in = Has entrado.
    .created = Tu cuenta está lista y ya has entrado.
    .signed-out = Has salido.
    .deleted = Tu cuenta se ha borrado.

then-guest = Después vuelves a donde estabas.
then-back = Volver a donde estabas

signedInAs = Has entrado como { $name }
since = Cuenta desde el { $date }
matches = Tus partidas
friends = Amigos
profile = Tu perfil
signOut = Salir
you = Nombre y cara

email-title = Correo electrónico
email-none = No has dado ningún correo. Con él puedes poner otra contraseña si olvidas la tuya.
email-waiting = Falta confirmarlo. Abre el enlace del mensaje que te enviamos.
email-waitingNoMail = Aún sin confirmar. Abre el enlace que el anfitrión de este servidor tiene para ti.
email-confirmed = Confirmado. Puedes entrar con él.
email-add = Añadir un correo
email-change = Cambiar el correo
email-again = Cambiar o enviar otra vez
email-remove = Quitar el correo
email-field = Correo electrónico
email-send = Enviar enlace
email-sent = Hay un enlace en camino a { $email }. El correo valdrá cuando abras el enlace.
email-sentNoMail = Este servidor no envía correos. Su anfitrión tiene un enlace para { $email }: pídeselo y ábrelo.
email-turns = Enviarme un correo cuando una partida lenta me espere
email-arrivals = Enviarme un correo cuando venga alguien a jugar, si he pedido que me avisen
email-removed = Se ha quitado tu correo.

password-title = Contraseña
password-now = Contraseña actual
password-new = Contraseña nueva
password-help =
    { $min ->
        [one] Al menos { $min } carácter. Cuatro palabras son una buena contraseña.
        [many] Al menos { $min } de caracteres. Cuatro palabras son una buena contraseña.
       *[other] Al menos { $min } caracteres. Cuatro palabras son una buena contraseña.
    }
password-change = Cambiar la contraseña
password-changed = Tu contraseña ha cambiado. Has salido en los demás dispositivos.

sessions-title = Dónde has entrado
# The names of a browser and of a system: “Firefox on Windows”.
sessions-device = { $browser } en { $system }
sessions-unknown = Dispositivo desconocido
sessions-here = Este navegador
sessions-since = Entrada: { $date }
sessions-used = Último uso: { $date }
sessions-end = Salir
sessions-endNamed = Salir: { $device }
sessions-endOthers = Salir en todos los demás dispositivos
sessions-ended = Has salido en: { $device }.
sessions-othersEnded = Has salido en todos los demás dispositivos.

data-title = Tus datos
data-help = Puedes descargar un archivo con todo lo que este servidor guarda sobre ti.
data-download = Descargar mis datos
data-delete = Borrar la cuenta
data-deleted = Se borran tu nombre, tu correo, tu contraseña y tus ajustes. Dejas todos tus clubes, mesas y torneos, y sales en todos los dispositivos. No se puede deshacer.
data-stays = Los registros de tus partidas se quedan, sin tu nombre.
data-confirm = Borrar mi cuenta

passkeys = Llaves de acceso

programs-title = Programas
programs-help = Un token permite que un programa actúe por ti sin tu contraseña. Puedes revocarlo en cualquier momento.
programs-docs = Cómo hablan los programas con este servidor
programs-list = Tokens
programs-botTitle = Cuenta de bot
programs-none = No tienes tokens.
programs-made = Creado el { $date }
programs-used = Último uso: { $date }
programs-unused = Sin usar todavía
programs-may = Puede: { LIST($what) }
programs-scopes =
    .read = leer
    .play = jugar
    .clubs = gestionar clubes
programs-scopeHelp =
    .read = Leer lo que tú ves: mesas, partidas, clubes.
    .play = Abrir mesas, sentarse y jugar.
    .clubs = Cambiar tus clubes y noches de club.
programs-new = Nuevo token
programs-name = ¿Cómo se llama?
programs-mayWhat = ¿Qué puede hacer?
programs-make = Crear token
programs-secret = Copia el token ahora: solo se muestra una vez.
programs-secretOf = Token { $name }
programs-copy = Copiar token
programs-done = Listo
programs-withdraw = Revocar
programs-withdrawNamed = Revocar: { $name }
programs-withdrawn = Revocado: { $name }.
programs-bot = Convertir en cuenta de bot
programs-botHelp = Si con esta cuenta juega un programa, todos en la mesa deben verlo. Conviértela en cuenta de bot antes de que juegue.
programs-botForever = Es para siempre: la cuenta nunca volverá a ser de una persona.
programs-botTables = Cada mesa, partida y lista muestra que juega un programa.
programs-botPools = No puede buscar rivales entre personas.
programs-botConfirm = Convertir para siempre en cuenta de bot
programs-isBot = Esta es una cuenta de bot: todos ven que juega un programa.

forgotten-title = Contraseña olvidada
forgotten-intro = Escribe el nombre o el correo de tu cuenta. Enviamos un enlace a ese correo. Con él pones una contraseña nueva.
forgotten-send = Enviar enlace
forgotten-answer = Si existe esa cuenta y su correo está confirmado, hay un enlace en camino. Sin correo, pregunta al anfitrión de este servidor.
forgotten-introNoMail = Escribe el nombre o el correo de tu cuenta. Este servidor no envía correos: su anfitrión recibe un enlace para ti. Con él pones una contraseña nueva.
forgotten-ask = Pedir un enlace al anfitrión
forgotten-answerNoMail = Si existe esa cuenta, el anfitrión de este servidor tiene un enlace para ti. Pídeselo.
forgotten-back = Volver a entrar

reset-title = Contraseña nueva
reset-set = Guardar la contraseña
reset-done = Tu contraseña nueva está guardada. Has salido en todos los dispositivos.
reset-incomplete = Falta una parte del enlace. Abre el enlace entero del mensaje o pide otro.
reset-another = Pedir otro enlace

confirm-title = Confirmar el correo
confirm-done = Tu correo está confirmado. Puedes entrar con él.
confirm-incomplete = Falta una parte del enlace. Abre el enlace entero del mensaje o envía otro desde tu cuenta.

faults =
    .no-name = Escribe un nombre.
    .no-email = Escribe un correo.
    .no-password = Escribe una contraseña.
    .no-scope = Elige qué puede hacer el token.
    .at-in-name = El nombre de una cuenta no lleva @.
    .long-name =
        { $max ->
            [one] Un nombre tiene como máximo { $max } carácter.
            [many] Un nombre tiene como máximo { $max } de caracteres.
           *[other] Un nombre tiene como máximo { $max } caracteres.
        }
    .short-password =
        { $min ->
            [one] Una contraseña tiene al menos { $min } carácter.
            [many] Una contraseña tiene al menos { $min } de caracteres.
           *[other] Una contraseña tiene al menos { $min } caracteres.
        }
    .long-password =
        { $max ->
            [one] Esta contraseña es demasiado larga. El servidor acepta como mucho { $max } byte.
            [many] Esta contraseña es demasiado larga. El servidor acepta como mucho { $max } de bytes.
           *[other] Esta contraseña es demasiado larga. El servidor acepta como mucho { $max } bytes.
        }

refusals =
    .name-taken = Otra cuenta se llama { $name }. Elige otro nombre.
    .name-of-house = El sitio usa el nombre { $name } para sí mismo. Elige otro nombre.
    .bad-password = Caracteres de la contraseña: al menos { $chars_min }. Bytes: como mucho { $bytes_max }.
    .wrong-sign-in = El nombre o la contraseña no son correctos. Revisa los dos.
    .wrong-password = Esta no es tu contraseña. Escríbela otra vez.
    .sign-in-again = Entraste hace demasiado tiempo para esto. Sal, entra con tu llave de acceso e inténtalo otra vez.
    .wrong-passkey = Este servidor no conoce esta llave. Entra con tu contraseña.
    .challenge-over = Ha tardado demasiado. Inténtalo otra vez.
    .no-passkeys = Este servidor no puede crear llaves de acceso.
    .last-passkey = Sin esta llave ya no podrías entrar. Primero pon una contraseña.
    .too-many-passkeys =
        { $max ->
            [one] Una cuenta tiene como máximo { $max } llave de acceso. Quita una primero.
           *[other] Una cuenta tiene como máximo { $max } llaves de acceso. Quita una primero.
        }
    .not-signed-in = Tu cuenta ya no está abierta en este navegador.
    .signed-in = Ya has entrado en este navegador. Recarga la página.
    .bad-email = «{ $email }» no es una dirección de correo. Escríbela así: ana@example.org.
    .link-over = Este enlace ya se usó o es demasiado antiguo.
    .in-evening = Aquí participas como invitado en una velada abierta. Entra cuando termine, o no pases a tu cuenta lo que hiciste aquí.
    .last-organiser = El club { $club } necesita un organizador. Nombra a otro antes de borrar tu cuenta.
    .gone = Ya habías salido en ese dispositivo.
    .not-in-scope = Este token no permite eso.
    .bad-token = 
        { $max ->
            [one] Pon al token un nombre de { $max } carácter como máximo y elige qué puede hacer.
            [many] Pon al token un nombre de { $max } de caracteres como máximo y elige qué puede hacer.
           *[other] Pon al token un nombre de { $max } caracteres como máximo y elige qué puede hacer.
        }
    .too-many-tokens = 
        { $max ->
            [one] Una cuenta tiene como máximo { $max } token. Revoca uno primero.
            [many] Una cuenta tiene como máximo { $max } de tokens. Revoca uno primero.
           *[other] Una cuenta tiene como máximo { $max } tokens. Revoca uno primero.
        }
    .has-played = Esta cuenta ya ha jugado y no puede pasar a ser de un bot. Crea otra cuenta para el programa.
    .bot-in-pool = Una cuenta de bot no puede esperar rivales entre personas. Abre una mesa.
    .cooling-off =
        { $minutes ->
            [one] Dejaste varias partidas puntuables antes de que contaran. Podrás volver a jugarlas dentro de { $minutes } minuto. Las demás partidas las puedes jugar ya.
            [many] Dejaste varias partidas puntuables antes de que contaran. Podrás volver a jugarlas dentro de { $minutes } de minutos. Las demás partidas las puedes jugar ya.
           *[other] Dejaste varias partidas puntuables antes de que contaran. Podrás volver a jugarlas dentro de { $minutes } minutos. Las demás partidas las puedes jugar ya.
        }
    .nobody-named = Ninguna cuenta se llama «{ $name }». Revisa cómo se escribe.
    .yourself = Ese es tu propio nombre.
    .too-many-people =
        { $max ->
            [one] Entre amigos y bloqueados puedes tener { $max } persona como máximo. Quita una primero.
           *[other] Entre amigos y bloqueados puedes tener { $max } personas como máximo. Quita una primero.
        }
    .no-seat-to-offer = Solo puedes invitar a una mesa en la que estás sentado y en la que queda un sitio libre.
    .too-many-settings =
        { $bytes_max ->
            [one] Tu cuenta guarda como mucho { $bytes_max } byte de ajustes.
            [many] Tu cuenta guarda como mucho { $bytes_max } de bytes de ajustes.
           *[other] Tu cuenta guarda como mucho { $bytes_max } bytes de ajustes.
        }
