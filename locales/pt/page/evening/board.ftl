### Club evenings: board.

board-title = Painel público
board-closed = A noite do clube acabou
board-seats = Lugares da partida { $n }
board-previous = Anterior
board-next = Próxima
board-stop = Parar
board-goOn = Continuar
board-full = Tela cheia
board-notLive = Sem conexão. Isto pode estar desatualizado.
board-takeSeats = Partida { $n }: aos seus lugares
board-join = Entre com
board-timeLeft = Restam
board-sound = Som
board-winners =
    { $count ->
        [one] { $names } vence a noite
       *[other] { $names } vencem a noite
    }
board-points =
    { $n ->
        [one] { $n } ponto de partida
       *[other] { $n } pontos de partida
    }
