### Club evenings: procedure.

procedure-title = O jogo à mesa
procedure-start = Antes da rodada { $n }
procedure-handshake = Antes da primeira partida, todos se cumprimentam com um aperto de mão.
procedure-leads = { $name } sai.
procedure-shuffles = { $name } embaralha.
procedure-reshuffle = Só { $name } pode embaralhar mais uma vez, e então pega por último: { $order }.
procedure-taking = Peguem as peças nesta ordem: { $order }.
procedure-tooMany = Se um jogador pegou peças a mais e olhou uma delas, embaralhem de novo. Se não olhou nenhuma, quem tem de menos pega peças que ninguém levantou.
procedure-lifting = Levantem as peças em um ou dois movimentos. { $first } e { $second } levantam primeiro. { $third } levanta depois da primeira jogada, { $fourth } depois da segunda.
procedure-standing = Ponham as peças em pé na ordem em que estavam e não mudem essa ordem. Toquem em uma peça só para jogar. Deixem os espaços abertos.
procedure-play = Durante o jogo
procedure-first = { $name } pode jogar qualquer peça. Ela vai no meio da mesa, virada para cima. Uma carroça fica com o lado comprido para { $name }. Outra peça fica com o número maior para { $partner }. Ninguém mexe mais nela.
procedure-turn = A vez anda no sentido anti-horário, uma peça por vez. As pontas têm de encaixar, e as carroças ficam atravessadas.
procedure-rightEnd = Se as duas pontas mostram o mesmo número, joguem na ponta à direita de { $name }.
procedure-noBanging = Não batam as peças na mesa.
procedure-pass = Se você não pode jogar, diga “passo” com clareza. Enquanto um jogador joga uma série de peças do mesmo número, os outros não precisam dizer.
procedure-end = Fim da rodada
procedure-out = Se um jogador jogou todas as suas peças, a dupla dele vence a rodada.
procedure-block = Se ninguém pode jogar, o jogo está fechado. A dupla que soma menos vence a rodada. Se as somas são iguais, ninguém marca.
procedure-after = O organizador confirma o resultado e anuncia os próximos lugares e a classificação. No fim da noite do clube, anuncia o dinheiro e a classificação final.
procedure-courtesies = Nesta mesa

# The same with names. They must not say which need a player has.
# $player gets the courtesy, $helper does the task. $helper may be two players: “Vera or Gleb”.
courtesyNamed =
    .partner-writes = Se for a vez de { $player } anotar, anota { $helper }.
    .partner-shuffles = Se for a vez de { $player } embaralhar, embaralha { $helper }.
    .may-rearrange = { $player } pode tocar nas próprias peças e mudá-las de lugar.
    .neighbour-sets = { $player } põe a peça virada para cima e diz as duas pontas depois da jogada. { $helper } coloca a peça no lugar.
    .may-ask-count = { $player } pode perguntar quantas peças de um número já saíram. { $helper } deve responder.
    .neighbour-stands = { $helper } põe em pé as peças de { $player } sem olhar e sem tocar nas faces. No fim da rodada, { $helper } vira as que sobraram.
    .neighbour-places = { $player } aponta a peça e diz a ponta. { $helper } coloca a peça.
    .knocks-to-pass = { $player } passa com duas batidas da mão na mesa, diante de { $helper }.
