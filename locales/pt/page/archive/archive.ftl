### The search over public matches, imported matches, and on a profile: favourite games, partners and opponents.

search-intro = Partidas valendo rating, partidas de torneios e registros importados.
search-player = Nome de um jogador
search-with = Nome de um segundo jogador
search-kinds = Tipos de jogo
search-games = Jogos
search-rated = Valendo rating
search-any = Todas
search-yes = Só valendo rating
search-no = Só sem rating
search-result = Resultado do primeiro jogador
search-show = Buscar
search-none = Nenhuma partida pública corresponde à busca.
search-further = Nada encontrado até agora. Você pode buscar mais para trás.
search-on = Buscar mais para trás
search-casual = Sem rating

imported-mark = Importada
imported-title = Partida importada: { $game }
imported-note = Esta partida foi importada de um registro. Não fomos nós que distribuímos as peças; por isso ninguém pode conferir as distribuições.
imported-missing = Não temos partida importada neste endereço.
imported-noDate = Dia desconhecido
imported-date = Dia
imported-event = Evento
imported-site = Local
imported-unknown = não consta
imported-noReplay = Faltam peças ou jogadas no registro, por isso não há reprise.
imported-rounds = Pontos depois de cada rodada
imported-round = Rodada { $n }
imported-open = O registro não diz como a partida terminou.

people-favourites = Jogos favoritos
people-times =
    { $n ->
        [one] { $n } partida, vitórias: { $won }
        [many] { $n } de partidas, vitórias: { $won }
       *[other] { $n } partidas, vitórias: { $won }
    }
people-partners = Parceiros
people-noPartners = Nenhum parceiro com conta ainda.
people-opponents = Adversários
people-noOpponents = Nenhum adversário com conta ainda.
people-lost = Derrotas
people-against = Você contra { $name }
people-score = Suas vitórias: { $won }. Vitórias de { $name }: { $lost }. Empates: { $tied }.
people-never = Vocês ainda não jogaram um contra o outro.
people-met = Partidas públicas com vocês dois
people-note = Como as partidas terminaram para { $name }. Convidados e partidas interrompidas não contam.
people-yourNote = Como as partidas terminaram para você. Convidados e partidas interrompidas não contam.
