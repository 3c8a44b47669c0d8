### The analysis of a match that is over, beside its replay.

title = Análisis
start = Analizar esta partida
note = Mira cuánto valió cada jugada y cuál habría sido mejor. Lo calcula tu dispositivo, y juzga cada jugada por lo que su jugador podía ver.
running = { $n } de { $of } jugadas
stop = Parar
goOn = Continuar
none = El análisis necesita las fichas de todos los jugadores. El registro de esta partida no las tiene.
failed = Este dispositivo no puede analizar la partida ahora.
noPlay = Elige una jugada para leer sobre ella.
notYet = Esta jugada aún no está analizada.
# A play: who played what.
named = { $name }: { $move }
# Moves in a few words. `$where` names the place.
move-at = { $tile }, { $where }
# A tile of which either half could have touched: `$n` is the number that stays open.
move-leaving = { $tile }, { $where }, queda abierto { $n }
move-draw = robar
move-close = cerrar el doble
move-done = terminar el turno
move-pass = pasar
grade =
    .good = Buena
    .inaccuracy = Imprecisión
    .mistake = Error
    .blunder = Error grave
best = El motor juega lo mismo.
only = No había otra jugada.
# `$error` is half of an interval.
better = Mejor por { $points } tantos (± { $error }): { $move }.
# The difference may be chance. `$points` has a sign.
even = El motor juega { $move }. La diferencia puede ser azar: { $points } tantos (± { $error }).
why =
    .last-tile = Coloca la última ficha.
    .scores = Da { $n }, y ninguna otra jugada da más.
    .stops = Después, seguro que { $who } no tiene ninguna ficha que encaje.
    .keeps = Después encajan { $n } fichas propias, más que tras cualquier otra jugada.
    .double = Un doble solo encaja con un número, así que cuesta colocarlo más tarde.
    .heavy = De las fichas que encajan es la de más puntos: { $n }.
# What all hands show.
hindsight =
    .stopped = Con el reparto real, después { $who } no habría tenido ninguna ficha que encaje.
    .let = Con el reparto real, después { $who } habría tenido una ficha que encaja. Tras esta jugada no había ninguna.
# A pass or a draw. `$numbers` is a list.
proved = Esto mostró a todos que entre sus fichas no había ninguno de estos números: { $numbers }.
knew = Lo que { $name } podía saber
knewNothing = Nadie había mostrado qué números le faltan.
lacks = { $name } no tiene ninguno de estos números: { $numbers }.
options = Jugadas y cuánto valen
played = jugada
worth = { $points } ± { $error }
try = Probar
tryOf = Probarla: { $move }
optionsNote = Tantos que un bando gana en la mano, menos lo que ganan los otros. Son la media de repartos al azar que concuerdan con lo que vio el jugador. Ganar la partida cuenta 50 más.
hidden = Dónde podía estar cada ficha oculta
tile = Ficha
boneyard = Pozo
outlook = Cuánto vale la mano
outlookOf = { $name }: { $points }
outlookNote = En tantos, con las fichas de todos como estaban, si todos siguen jugando al azar.
moments = Las jugadas que más cambiaron la mano
moment = Mano { $n }, { $name }: { $move }
change = { $name }: de { $before } a { $after } tantos
players = Cómo jugó cada uno
player = Jugador
choices = Decisiones
agreed = Como el motor
loss = Tantos perdidos por decisión
count-inaccuracies = Imprecisiones
count-mistakes = Errores
count-blunders = Errores graves
whatIf = ¿Y si…?
looking = Un momento…
lookFailed = Esta jugada no se puede probar.
over = La mano termina aquí.
toPlay = Le toca a { $name }. Se ven las fichas de todos.
back = Volver a la partida
undo = Una jugada atrás
