### Club evenings: board.

board-title = Tablero público
board-closed = La velada terminó
board-seats = Puestos de la partida { $n }
board-previous = Anterior
board-next = Siguiente
board-stop = Parar
board-goOn = Seguir
board-full = Pantalla completa
board-notLive = Sin conexión. Puede que esto no esté al día.
