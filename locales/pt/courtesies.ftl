### Courtesies at the table, on printed pages and on phones.

# Each courtesy as a rule. “The player” is the one who needs it. It may follow a name: “Ana: …”.
courtesy =
    .partner-writes = O parceiro anota os pontos.
    .partner-shuffles = O parceiro embaralha.
    .may-rearrange = O jogador pode tocar nas próprias peças e mudá-las de lugar.
    .neighbour-sets = O jogador põe a peça virada para cima e diz as duas pontas depois da jogada. O jogador à sua direita coloca a peça no lugar.
    .all-say-ends = Cada um diz com clareza as duas pontas depois da sua jogada.
    .may-ask-count = O jogador pode perguntar quantas peças de um número já saíram. O jogador à sua direita deve responder.
    .neighbour-stands = O jogador à direita põe as peças em pé sem olhar e sem tocar nas faces. No fim da rodada, vira as que sobraram.
    .neighbour-places = O jogador aponta a peça e diz a ponta. O jogador à sua direita coloca a peça.
    .knocks-to-pass = O jogador passa com duas batidas da mão na mesa, diante do jogador à sua direita.
    .others-knock = Os outros passam com duas batidas no centro da mesa, onde todos vejam.
    .sheet-shown = O anotador mostra a súmula depois de cada rodada. Para pedir a súmula, toque uma vez na mesa diante do anotador.
