### Club evenings: board.

board-title = Tablero público
board-closed = La velada ha terminado
board-seats = Sitios para la partida { $n }
board-previous = Anterior
board-next = Siguiente
board-stop = Parar
board-goOn = Seguir
board-full = Pantalla completa
board-notLive = Sin conexión; esto puede no estar al día.
