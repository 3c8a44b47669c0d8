### The keys of a table.

keys-note = Funcionan cuando el foco está en la mesa.
keys-move = Moverte por tus fichas
keys-tile = Ir a esa ficha; 0 es la décima
keys-play = Jugar; si encaja en dos extremos, elegir
keys-ends = Jugar en el extremo izquierdo o derecho
keys-train = Elegir un tren para la ficha
keys-arms = Jugar en el brazo de arriba o de abajo de un doble cruzado
keys-close = Cerrar el doble que acabas de poner
keys-done = Terminar el turno
keys-draw = Robar
keys-pass = Pasar
keys-declare = Anunciar el 6-6
keys-sort = Mover la ficha entre las tuyas
keys-cancel = Cancelar
keys-command = Escribir una orden
keys-sayEnds = Decir los extremos
keys-sayHand = Decir mis fichas y lo que encaja
keys-sayLine = Decir la línea de izquierda a derecha
keys-sayNumber = Decir cuántas han salido de ese número
keys-sayLast = Decir las cuatro últimas jugadas
keys-sayCounts = Decir cuántas fichas tiene cada puesto
keys-sayScore = Decir los tantos
keys-sayClock = Decir los relojes
keys-grid = Recorrer la línea
keys-zen = Solo las fichas
keys-mute = Activar o desactivar el sonido
keys-help = Estas teclas
keys-again = Repetir el anuncio anterior o el siguiente
keys-digit = cifra
keys-space = Espacio
keys-takeBack = Deshacer tu jugada
keys-talk = Charla
# The line to type commands in.
command-help = Por ejemplo: 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.
command-run = Ejecutar
