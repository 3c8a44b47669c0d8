### Competitions of a club: several club nights with one standings.

title = Competiciones
one = Competición
all = Todas las competiciones
intro = Una competición suma varias noches de club: en varios días, o en varias salas a la vez.
none = Aún no hay competiciones.
missing = No hay ninguna competición en esta dirección. Puede estar mal escrita, o se borró la competición.
nights =
    { $n ->
        [one] { $n } noche de club
        [many] { $n } de noches de club
       *[other] { $n } noches de club
    }
notOfficial = aún no oficial
officialOn = oficial desde el { $day }

new = Nueva competición
name = Nombre
counts = ¿Quién tiene un puesto?
ofPlayers = Cada jugador
ofPairs = Cada pareja fija
make = Crear competición

status = Estado de los resultados
soFar = Estos resultados aún no son oficiales.
official = Resultados oficiales, versión { $version }
since = desde el { $when }.
# The code that shows whether anybody has changed a file.
checksum = Suma de comprobación (SHA-256):
changed = Los resultados han cambiado desde esta versión.
which = Resultados
resultsSoFar = Resultados hasta ahora

standings = Clasificación
place = Lugar
player = Jugador
pair = Pareja
# The sessions of a competition are its club nights. Also the heading of a column with their number.
sessions = Sesiones
played = Jugadas
points = Puntos de partida
wins = Victorias
effectiveness = Efectividad
plus = Tantos a favor
minus = Tantos en contra
penalties = Penalización
aheadBy = delante por: { $key }
keys-points = puntos de partida
keys-wins = victorias
keys-effectiveness = efectividad
keys-difference = diferencia de tantos
keys-plus = tantos a favor
keys-meetings = enfrentamientos entre ellos
keys-progress = hasta dónde llegaron
keys-group = puesto en el grupo
keys-number = número
noResults = Aún no hay resultados.
# A club night that is not over.
goesOn = aún en juego
matches =
    { $n ->
        [one] { $n } resultado
        [many] { $n } de resultados
       *[other] { $n } resultados
    }
match = Partida { $match }, mesa { $table }

files-title = Descargar
files-pdf = PDF, A4
files-letter = PDF, Carta
files-csv = Hoja de cálculo
files-json = JSON para programas

manage = Para organizadores
night = Noche de club
add = Añadir
remove = Quitar
removeNamed = Quitar { $name }
dayOf = Día de { $name }
room = Sala
roomOf = Sala de { $name }
save = Guardar
saved = Guardado.
keep = Cancelar
delete = Borrar competición
sure = ¿Borrar { $name }? Sus noches de club se conservan.

people-title = ¿Quién es quién?
people-help = Los resultados no son oficiales antes de tu respuesta. A los socios se los conoce sin preguntar.
people-sameName =
    { $n ->
        [one] { $name } jugó como invitado en { $n } noche de club. ¿Es una sola persona?
        [many] { $name } jugó como invitado en { $n } de noches de club. ¿Es una sola persona?
       *[other] { $name } jugó como invitado en { $n } noches de club. ¿Es una sola persona?
    }
people-alike = ¿Son { $one } y { $other } la misma persona?
# The second name stands on the entry list of the competition.
people-entry = ¿Es { $one } la persona que está en la lista de inscritos como { $other }?
people-same = La misma persona
people-different = Personas distintas

entries-title = Lista de inscritos
entries-help = La lista da a los jugadores su número de licencia y su club. La primera línea nombra las columnas: nombre, licencia, club. Sin esa línea, cada línea es un nombre.
entries-paste = O pega aquí las líneas
entries-example = nombre, licencia, club
entries-look = Vista previa
entries-found = Personas en esta lista: { $n }
entries-ignored = Estas columnas no se importan: { $columns }.
entries-replaces = Esta lista sustituye a la actual. Los resultados oficiales no cambian.
entries-take = Importar la lista
entries-taken = La lista de inscritos está guardada.
entries-now = Personas en la lista de inscritos: { $n }
entries-unlisted = Juegan, pero no están en la lista: { $n }
entries-absent = Están en la lista, pero aún no juegan: { $n }
entries-save = Guardar la lista como archivo
entries-remove = Quitar la lista
entries-sure = ¿Quitar la lista de inscritos? Los resultados oficiales no cambian.

notes-title = Notas de los organizadores
notes-label = Escribe una nota
notes-help = Guarda la hora y se queda. Solo la ven los organizadores del club.
notes-night = Noche de club de la nota
notes-noNight = Ninguna noche de club
notes-write = Anotar
notes-written = La nota está guardada.
notes-none = Aún no hay notas.

declare-help = Los resultados oficiales no cambian. Una corrección es una versión nueva.
declare-declare = Declarar oficiales
declare-sure = ¿Son definitivos estos resultados?
declare-done = Los resultados oficiales están al día.
declare-questions = Responde a las preguntas de arriba. Después puedes declarar oficiales los resultados.

refusals =
    .taken = El club ya tiene la competición { $name }.
    .too-many =
        { $max ->
            [one] Un club tiene como máximo { $max } competición. Bórrala primero.
            [many] Un club tiene como máximo { $max } de competiciones. Borra una primero.
           *[other] Un club tiene como máximo { $max } competiciones. Borra una primero.
        }
    .changed = Alguien ha cambiado la competición mientras tanto. Mírala de nuevo.
    .official = Una competición con resultados oficiales no se puede borrar.
    .too-many-versions =
        { $max ->
            [one] Una competición tiene como máximo { $max } versión oficial.
            [many] Una competición tiene como máximo { $max } de versiones oficiales.
           *[other] Una competición tiene como máximo { $max } versiones oficiales.
        }
    .too-many-notes = Una competición tiene como máximo este número de notas: { $max }.
    .faulty = Estas noches de club no se pueden sumar.
    .not-over = Una noche de club aún está en juego. Ciérrala primero.
    .questions = Responde primero quién es quién.

# $evening is the name of a club night.
faults =
    .too-many-sessions =
        { $max ->
            [one] Una competición tiene como máximo { $max } noche de club.
            [many] Una competición tiene como máximo { $max } de noches de club.
           *[other] Una competición tiene como máximo { $max } noches de club.
        }
    .too-many-answers =
        { $max ->
            [one] Una competición tiene como máximo { $max } respuesta sobre quién es quién.
            [many] Una competición tiene como máximo { $max } de respuestas sobre quién es quién.
           *[other] Una competición tiene como máximo { $max } respuestas sobre quién es quién.
        }
    .too-many-players =
        { $max ->
            [one] Una competición tiene como máximo { $max } jugador.
            [many] Una competición tiene como máximo { $max } de jugadores.
           *[other] Una competición tiene como máximo { $max } jugadores.
        }
    .session-twice = { $evening } está dos veces en la competición.
    .bad-room = El nombre de una sala tiene como máximo { $max } caracteres visibles.
    .no-evening = El club no tiene la noche de club { $evening }.
    .other-order = { $evening } ordena los puestos de otra manera que la primera noche de club.
    .no-pairs = { $evening } no tiene parejas fijas.
    .knock-out = { $evening } es una eliminatoria. Sus puestos no se pueden sumar.
