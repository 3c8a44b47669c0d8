### Matches that are over and their replays; profiles and leaderboards; and rated tables before they are opened.

won = vitória
lost = derrota
tied = empate
stopped = interrompida
# A bot held the seat at the end, or the time of the seat ran out.
left = não terminou
timeUp = ficou sem tempo
you = Você
bot = Robô { $name }
player = Jogador { $n }
rated = Valendo rating
points =
    { $n ->
        [one] { $n } ponto
        [many] { $n } de pontos
       *[other] { $n } pontos
    }
# `$change` has a sign: “Rating 1512 (+12)”.
rating = Classificação { $after } ({ $change })
clubPoints = Pontos do clube: { $n }
rounds =
    { $n ->
        [one] { $n } rodada
        [many] { $n } de rodadas
       *[other] { $n } rodadas
    }
download = Baixar o registro
downloadJson = Baixar como JSON
# A match in a few words: the game, then the day and the hour.
named = { $game }, { $date }
play = Jogar uma partida

list-title = Suas partidas
list-choose = Quais partidas
list-filter = Filtrar
list-sinceDay = desde { $date }
list-untilDay = até { $date }
list-game = Jogo
list-allGames = Todos os jogos
list-with = Nome de um jogador
list-since = De
list-until = Até
list-show = Mostrar
list-all = Mostrar todas
list-empty = Você ainda não terminou nenhuma partida.
list-none = Nenhuma das suas partidas corresponde ao filtro.
list-more = Mais partidas
list-pages = Partidas
list-public = Todas as partidas públicas
# $format is DGN or JSON.
list-downloadAll = Baixar todas como { $format }
list-chance = As suas distribuições e o acaso
list-shown =
    { $n ->
        [one] { $n } partida
        [many] { $n } de partidas
       *[other] { $n } partidas
    }

replay-title = Reprise: { $game }
replay-missing = Não temos reprise neste endereço. Só quem jogou uma partida pode vê-la de novo.
replay-controls = Reprise
replay-previousRound = Rodada anterior
replay-previous = Jogada anterior
replay-run = Reproduzir
replay-stop = Parar
replay-next = Próxima jogada
replay-nextRound = Próxima rodada
replay-speed = Velocidade
# How many times as fast as usual: “0.5×”.
replay-times = { $n }×
replay-point = Momento da partida
replay-at = Rodada { $round }, jogada { $n } de { $of }
replay-round = Rodada { $n }
replay-plays = Jogadas
replay-dealt = Peças distribuídas
replay-roundEnds = Fim da rodada
replay-matchEnds = Fim da partida
replay-done = termina a vez
replay-thrownBack = As peças são distribuídas de novo
replay-whose = Quais peças aparecem
replay-nobodys = Nenhuma
replay-everyones = As de todos
replay-hand = Peças na mão: { $name }
replay-hidden = As peças de todos estão escondidas.
replay-noTiles = Sem peças
replay-notYet = As peças ainda estão viradas para baixo.
replay-link = Copiar link desta jogada
replay-copy = Copiar registro DGN
replay-deals = Conferir as distribuições
replay-keys = Setas para os lados: uma jogada. Para cima e para baixo: uma rodada. Home e End: começo e fim. A barra de espaço reproduz e para.
replay-result = Resultado
replay-mine = Suas partidas

person-since = Conta desde { $date }
person-missing = Não há jogador com este nome.
person-ratings = Classificações
person-noRatings = Nenhuma partida valendo rating ainda.
# A rating and how uncertain it is: “1512 ± 80”.
person-rating = { $rating } ± { $deviation }
person-provisional = provisória
person-ratedMatches =
    { $n ->
        [one] { $n } partida valendo rating
        [many] { $n } de partidas valendo rating
       *[other] { $n } partidas valendo rating
    }
person-uncertain = O número depois de ± diz quanto a classificação é incerta. Uma classificação provisória se apoia em poucas partidas.
person-chart = Classificação depois de cada partida: { $family }
# What a chart shows, for readers who do not see it.
person-chartText = De { $first } a { $last }. Menor { $low }, maior { $high }.
person-asTable = Em uma tabela
person-date = Data
person-after = Classificação
person-played = Jogos disputados
person-nothing = Nenhuma partida ainda.
person-game = Jogo
person-matches = Partidas
person-won = Vitórias
person-tied = Empates
person-left = Saídas
person-club = Pontos do clube
person-leaderboards = Tabelas de classificação
person-bot = robô
person-matchesOf = Partidas públicas de { $name }

leaderboard-title = Tabelas de classificação
leaderboard-families = Tipos de jogo
leaderboard-rank = Posição
leaderboard-name = Jogador
leaderboard-rating = Classificação
leaderboard-matches = Partidas
leaderboard-empty = Ainda não há ninguém aqui. Uma classificação aparece depois de cerca de doze partidas valendo rating. Até lá, ela é provisória.
leaderboard-note = Uma classificação aparece depois de cerca de doze partidas valendo rating.
leaderboard-play = Jogar valendo rating
leaderboard-season = Temporada
leaderboard-now = Agora
leaderboard-quarter = Trimestre { $n } de { $year }
leaderboard-seasonNote = De { $from } a { $to }. Conta a última partida valendo rating de cada jogador na temporada.
leaderboard-seasonEmpty = Não há ninguém nesta temporada.

table-rated = Valendo rating
table-ratedHelp = A partida muda a classificação dos jogadores e sempre tem relógio. Todos precisam de uma conta.
table-needsPeople = Vale para “{ $find }”. Para uma mesa sua valendo rating, escolha “{ $free }” nos outros lugares.
table-needsAccount = As partidas valendo rating são para pessoas com conta.
table-account = Entrar ou criar uma conta
