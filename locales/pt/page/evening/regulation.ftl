### Club evenings: the choice of a regulation, and of fixed pairs.

setup-regulation-which = Regulamento
setup-regulation-change = Mudar as regras
setup-regulation-counts = Quanto vale uma rodada
setup-regulation-countsKinds-losers = Peças dos perdedores
setup-regulation-countsKinds-all = Todas as peças
setup-regulation-countsKinds-rounds = Um ponto
setup-regulation-tiles = Peças
setup-regulation-tilesKinds =
    .double-six = Carroça de seis
    .double-nine = Carroça de nove
setup-regulation-lead = Quem sai depois da primeira rodada
setup-regulation-leadKinds-rotates = O próximo à direita
setup-regulation-leadKinds-winner = Os vencedores
setup-regulation-bonus = Máximo de bônus em uma rodada
setup-regulation-warning = Aviso, minutos antes do fim
setup-regulation-wins = Pontos de partida por vitória
setup-regulation-winsKinds-shutout = contra 0
setup-regulation-winsKinds-half = até a metade
setup-regulation-winsKinds-close = contra mais
setup-regulation-winsKinds-stopped = parada
setup-regulation-order = O que decide as posições
setup-regulation-orderHelp = De cima para baixo: o próximo só conta se o anterior estiver igual.
# $key is such as “wins”.
setup-regulation-earlier = Subir: { $key }
setup-regulation-without = Tirar: { $key }
setup-pairs-title = Quem joga com quem
setup-pairs-kinds-single = Todos com todos
setup-pairs-kinds-pairs = Duplas fixas
setup-pairs-help = Os jogadores 1 e 2 são uma dupla, 3 e 4 também, e assim por diante.
setup-pairs-odd = Um jogador está sem parceiro. Adicione um jogador ou tire um.
setup-pairs-pair = Dupla { $n }
setup-pairs-partner = Nome do parceiro
setup-pairs-changes-late = A dupla entra nas partidas restantes.
setup-pairs-changes-leaves = Saem os dois jogadores da dupla.
setup-pairs-changes-substitute = O substituto recebe o número do jogador. Os resultados anteriores ficam com a dupla.
round-winnerLeads = Saem os vencedores da última rodada.
