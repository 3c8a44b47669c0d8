### Regulations of club nights: how rounds, matches and places count. On pages and on paper.

regulation-title = Regulamento
regulation-name =
    .club = Duplas do clube
    .spain = Espanha
    .mexico = México
    .brazil = Brasil
    .venezuela = Venezuela
    .dominican-republic = República Dominicana
    .cuba = Cuba
    .puerto-rico = Porto Rico
    .jamaica = Jamaica
regulation-changed = { $name }, com mudanças
regulation-own = { $name }, com base em { $base }
regulation-target =
    { $points ->
        [one] Vence a partida a primeira dupla com { $points } ponto.
        [many] Vence a partida a primeira dupla com { $points } de pontos.
       *[other] Vence a partida a primeira dupla com { $points } pontos.
    }
regulation-tiles =
    .double-six = São 28 peças, até a carroça de seis. Cada jogador pega 7.
    .double-nine = São 55 peças, até a carroça de nove. Cada jogador pega 10.
regulation-counts =
    .losers = Quem vence a rodada marca os pontos que restam aos dois perdedores.
    .all = Quem vence a rodada marca os pontos que restam aos quatro jogadores.
    .rounds = Cada rodada vencida vale um ponto.
regulation-bonus =
    { $points ->
        [one] Os bônus somam no máximo { $points } ponto a uma rodada.
        [many] Os bônus somam no máximo { $points } de pontos a uma rodada.
       *[other] Os bônus somam no máximo { $points } pontos a uma rodada.
    }
regulation-lead =
    .rotates = Depois de cada rodada, a saída passa para a direita, não importa quem ganhou.
    .winner = A dupla que vence uma rodada sai na seguinte.
regulation-reset = Uma rodada vencida deixa a outra dupla com 0.
regulation-excess =
    .on = Os pontos acima da meta são anotados.
    .off = Os pontos acima da meta não são anotados.
regulation-limit =
    { $minutes ->
        [one] Depois de { $minutes } minuto, as mesas terminam a rodada.
        [many] Depois de { $minutes } de minutos, as mesas terminam a rodada.
       *[other] Depois de { $minutes } minutos, as mesas terminam a rodada.
    }
regulation-noLimit = As partidas não têm limite de tempo.
regulation-warning =
    { $minutes ->
        [one] As mesas são avisadas { $minutes } minuto antes.
        [many] As mesas são avisadas { $minutes } de minutos antes.
       *[other] As mesas são avisadas { $minutes } minutos antes.
    }
regulation-wins-same =
    { $points ->
        [one] Uma vitória vale { $points } ponto de partida.
        [many] Uma vitória vale { $points } de pontos de partida.
       *[other] Uma vitória vale { $points } pontos de partida.
    }
regulation-wins-each = Pontos de partida por vitória: { $shutout } contra 0, { $half } contra 1 a { $middle }, { $close } contra mais.
regulation-wins-stopped =
    { $points ->
        [one] Uma partida parada antes da meta vale { $points } ponto de partida.
        [many] Uma partida parada antes da meta vale { $points } de pontos de partida.
       *[other] Uma partida parada antes da meta vale { $points } pontos de partida.
    }
regulation-order = As posições são decididas, nesta ordem, por: { $keys }.
regulation-key =
    .points = pontos de partida
    .wins = vitórias
    .effectiveness = saldo
    .difference = diferença de pontos
    .plus = pontos pró
    .meetings = confrontos diretos
    .progress = até onde chegaram
    .group = lugar no grupo
    .number = número
regulation-draw-swiss = Enfrentam-se duplas com pontos parecidos, e nenhuma duas vezes enquanto for possível.
regulation-draw-bye = Uma dupla sem adversários vence essa partida por { $target } a { $middle }.
regulation-draw-knockOut = Quem perde uma partida sai. Até onde cada dupla chegou decide os lugares antes de tudo.
regulation-walkover-score = Se uma dupla não aparece, a outra vence por { $target } a { $lost }.
regulation-walkover-worth = Pontos de partida por essa vitória: { $points }.
regulation-walkover-nothing = Essa partida não conta para a dupla ausente.
regulation-walkover-penalty = A dupla ausente recebe por isso uma penalidade de { $points }.
regulation-annulledRound =
    .same = Uma rodada anulada não vale nada. Sai de novo o mesmo jogador.
    .next = Uma rodada anulada não vale nada. A saída passa para a direita.
regulation-tiedBlock =
    .same = Um jogo fechado empatado não vale nada e se repete. Sai de novo o mesmo jogador.
    .next = Um jogo fechado empatado não vale nada. A saída passa para a direita.
regulation-penalties =
    .effectiveness = As penalidades baixam o saldo e nada mais.
    .points = As penalidades baixam os pontos pró e, com eles, o saldo.
    .match-points = As penalidades baixam os pontos de partida e nada mais.
regulation-expulsion =
    .keeps = A dupla de um jogador expulso perde a partida e mantém seus pontos.
    .zero = A dupla de um jogador expulso perde a partida com 0 pontos.
regulation-expelled =
    .stay = Os resultados anteriores de uma dupla expulsa continuam valendo.
    .annulled = Os resultados anteriores de uma dupla expulsa não contam para ninguém.
regulation-draw-groups = Cada duas duplas de um grupo se enfrentam uma vez. As melhores de cada grupo jogam depois um mata-mata.
regulation-draw-groupPlaces = Até onde cada dupla chegou, e depois o lugar no grupo, decidem os lugares antes de tudo.
regulation-sources = Fontes
regulation-open = As fontes não dizem: { $items }.
regulation-item =
    .target = meta
    .limit = limite de tempo
    .warning = aviso antes do fim
    .counts = quanto vale uma rodada
    .bonus = bônus
    .lead = quem sai
    .excess = pontos acima da meta
    .order = ordem das posições
    .walkover = ausências
    .annulled-round = rodadas anuladas
    .tied-block = jogos fechados empatados
    .penalties = o que as penalidades baixam
    .expulsion = expulsões
