### Deals that can be checked: the page that explains them, and the check of a match.

title = Repartos limpios
intro = Aquí ni un jugador ni el servidor pueden elegir las fichas. No hace falta que lo creas: tu propio dispositivo comprueba cada reparto.
steps-secret = Antes de cada mano, el servidor elige un número secreto y muestra su huella.
steps-secretWhy = Una huella, que los expertos llaman SHA-256, corresponde a un solo número. Nadie puede averiguar el número a partir de ella, y el servidor ya no puede cambiarlo.
steps-parts = Después, el dispositivo de cada jugador añade un número al azar.
steps-partsWhy = El servidor no conocía esos números cuando eligió su secreto, así que no pudo apuntar a ninguna ficha.
steps-shuffle = El secreto y los números de todos los jugadores revuelven juntos las fichas.
steps-shuffleWhy = Los mismos números dan siempre el mismo orden. Con una sola cifra distinta, el orden es otro.
steps-reveal = Cuando termina la partida, el servidor muestra los secretos.
steps-revealWhy = Tu dispositivo calcula la huella de cada secreto y revuelve otra vez. Luego compara las fichas de cada jugador y las robadas.
ownLast = Tu última partida
noOwn = Todavía no has jugado en este dispositivo. Juega una partida y aquí podrás comprobar sus repartos.
play = Jugar
limits = Lo que esto no demuestra
limitsText = Un reparto limpio también puede ser malo: cinco dobles salen cerca de una vez cada 270 repartos de siete fichas. La comprobación no dice nada de cómo juega la gente. Si ningún dispositivo añade un número, hay que confiar en que el servidor no probó muchos secretos.
yourself = Compruébalo sin nosotros
yourselfText = Copia el registro de la partida. Lo comprueba la orden «boneyard verify», y también un programa corto en Python que viene con el código fuente.

sealed = Estos repartos no se pueden comprobar: la partida no ha terminado o la repartió una versión anterior.
right =
    { $n ->
        [one] El reparto de { $n } mano es correcto.
       *[other] Los repartos de las { $n } manos son correctos.
    }
wrong =
    { $n ->
        [one] El reparto de { $n } mano no es correcto.
       *[other] Los repartos de { $n } manos no son correctos.
    }
done = Tu dispositivo los acaba de calcular con los números del registro.
how = Cómo se comprueban los repartos
round = Mano { $n }
commitment = La huella corresponde al secreto.
seen = Tu dispositivo vio la huella antes del reparto, y corresponde al secreto.
own =
    .added = El número de tu dispositivo está en el reparto.
    .other = Este reparto lleva otro número, no el de este dispositivo. Si tenías la mesa abierta en dos dispositivos, es el del otro.
tiles = Las fichas de todos y todo el pozo coinciden con lo calculado.
lot = Por sorteo sale el puesto { $seat }.
faults =
    .commitment = La huella corresponde a otro secreto.
    .seen = A tu dispositivo le mostraron otra huella antes del reparto.
    .tiles = Las fichas de alguien o el pozo no salen de esos números.
    .lot = Por sorteo sale otro puesto.
    .chain = Se cambió una línea del registro.
numbers =
    .commitment = Huella (SHA-256)
    .secret = Secreto
    .order = Orden de las fichas: las de cada puesto y luego el pozo
part = Número del puesto { $seat }
