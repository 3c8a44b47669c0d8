### On the page about fair deals: this reader’s opening hands, and everyone’s, against chance.

chance-title = As suas distribuições e o acaso
chance-intro = Quantas carroças e quantos pontos havia nas suas mãos iniciais? Aqui você compara com o que o acaso dá.
chance-which = Quais mãos
chance-group = { $family }: { $n } de { $of } peças
chance-yours =
    { $n ->
        [one] A sua { $n } mão
        [many] As suas { $n } de mãos
       *[other] As suas { $n } mãos
    }
chance-everyone = Todas as partidas valendo rating daqui
chance-byChance = Acaso
chance-verdict =
    .too-few = Precisamos de pelo menos { $needed } mãos para saber. Até lá, a diferença pode ser acaso.
    .as-expected = As suas mãos parecem puro acaso.
    .unusual = As suas mãos são um pouco incomuns. De 100 jogadores com distribuições honestas, um ou dois veem isso.
    .very-unusual = As suas mãos são muito incomuns. Quase ninguém com distribuições honestas vê isso. Confira as distribuições das suas partidas.
chance-all =
    .too-few = Todas as partidas valendo rating daqui ainda têm poucas mãos para saber.
    .as-expected = As mãos de todas as partidas valendo rating daqui parecem puro acaso.
    .unusual = As mãos de todas as partidas valendo rating daqui são um pouco incomuns. Com distribuições honestas, isso acontece cerca de uma vez em 100.
    .very-unusual = As mãos de todas as partidas valendo rating daqui são muito incomuns. Com distribuições honestas, isso quase nunca acontece.
chance-none = Ainda não contamos nenhuma mão sua. Jogue uma partida até o fim e olhe aqui de novo.
chance-signIn = Entre para ver as da sua conta
chance-uncounted =
    { $n ->
        [one] { $n } partida sua ainda não foi contada. Leva alguns minutos.
        [many] { $n } de partidas suas ainda não foram contadas. Leva alguns minutos.
       *[other] { $n } partidas suas ainda não foram contadas. Leva alguns minutos.
    }
chance-doubles = Carroças na mão inicial
chance-doublesText = Com que frequência uma mão teve cada número de carroças, em porcentagem de todas as mãos.
chance-pips = Pontos na mão inicial
chance-pipsText = Média das suas mãos: { $yours } pontos. Pelo acaso: { $chance }.
chance-pipsOfAll = Média de todas as mãos: { $yours } pontos. Pelo acaso: { $chance }.
chance-band = A barra larga mostra onde ficam 19 de cada 20 médias honestas.
chance-asTable = Os números em uma tabela
chance-number = Carroças
chance-count = { $n } ({ $share })
chance-p = Distribuições honestas diferem pelo menos isso nesta parte dos casos. Carroças: { $doubles }. Pontos: { $pips }.
