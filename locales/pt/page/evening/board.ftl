### Club evenings: board.

board-title = Painel público
board-closed = A noite acabou
board-seats = Lugares da partida { $n }
board-previous = Anterior
board-next = Próximo
board-stop = Parar
board-goOn = Continuar
board-full = Tela cheia
board-notLive = Sem conexão; isto pode estar desatualizado.
