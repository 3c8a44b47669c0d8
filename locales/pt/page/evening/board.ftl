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
