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
board-takeSeats = Partida { $n }: a sus puestos
board-join = Únete con
board-timeLeft = Queda
board-sound = Sonido
board-winners =
    { $count ->
        [one] { $names } gana la velada
       *[other] { $names } ganan la velada
    }
board-points =
    { $n ->
        [one] { $n } punto de partida
       *[other] { $n } puntos de partida
    }
