### Courtesies at the table, on printed pages and on phones.

# Each courtesy as a rule. “The player” is the one who needs it. It may follow a name: “Ana: …”.
courtesy =
    .partner-writes = O parceiro anota.
    .partner-shuffles = O parceiro embaralha.
    .may-rearrange = O jogador pode tocar as próprias peças e mudá-las de lugar.
    .neighbour-sets = O jogador põe a peça virada para cima e diz as duas pontas depois da jogada. O jogador à sua direita coloca a peça no lugar.
    .all-say-ends = Cada um diz com clareza as duas pontas depois da sua jogada.
    .may-ask-count = O jogador pode perguntar quantas peças de um número já saíram. O jogador à sua direita deve responder.
    .neighbour-stands = O jogador à direita põe as peças em pé sem olhar e sem tocar nas faces. No fim da rodada, vira as que sobraram.
    .neighbour-places = O jogador aponta a peça e diz a ponta. O jogador à sua direita coloca a peça.
    .knocks-to-pass = O jogador passa com duas batidas da mão na mesa, diante do jogador à sua direita.
    .others-knock = Os outros passam com duas batidas no centro da mesa, onde todos vejam.
    .sheet-shown = O anotador mostra a súmula depois de cada rodada. Para pedir a súmula, toque uma vez na mesa diante do anotador.

# The same with names. They must not say which need a player has.
# $player gets the courtesy, $helper does the task. $helper may be two players: “Vera or Gleb”.
courtesyNamed =
    .partner-writes = Se for a vez de { $player } anotar, anota { $helper }.
    .partner-shuffles = Se for a vez de { $player } embaralhar, embaralha { $helper }.
    .may-rearrange = { $player } pode tocar as próprias peças e mudá-las de lugar.
    .neighbour-sets = { $player } põe a peça virada para cima e diz as duas pontas depois da jogada. { $helper } coloca a peça no lugar.
    .may-ask-count = { $player } pode perguntar quantas peças de um número já saíram. { $helper } deve responder.
    .neighbour-stands = { $helper } põe em pé as peças de { $player } sem olhar e sem tocar nas faces. No fim da rodada, { $helper } vira as que sobraram.
    .neighbour-places = { $player } aponta a peça e diz a ponta. { $helper } coloca a peça.
    .knocks-to-pass = { $player } passa com duas batidas da mão na mesa, diante de { $helper }.
