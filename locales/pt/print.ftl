# Páginas para imprimir: peças para recortar e folhas de uma noite do clube.

print-page = Página { $page } de { $pages }

## Peças para recortar

print-tiles-title = { $tiles ->
    [one] { $set }, { $tiles } peça
   *[other] { $set }, { $tiles } peças
}
print-tiles-title-pictures = { $title }. { $pictures }
print-tiles-advice = Imprima a 100% em papel grosso. Corte pelas linhas finas.
print-set-double-6 = Duplo seis
print-set-double-9 = Duplo nove
print-set-double-12 = Duplo doze
print-set-double-15 = Duplo quinze
print-set-double-18 = Duplo dezoito
print-set-triomino-56 = Triângulos

## Folhas de uma noite do clube

print-document-title = { $sheet }. { $evening }
print-tonight-title = Tudo para esta noite
print-seating-title = Lugares
print-schedule-title = Lugares da noite inteira
print-tables-title = Cartões de mesa
print-score-title = Súmulas
print-players-title = Cartões dos jogadores
print-results-title = Resultados
print-standings-title = Classificação
print-certificates-title = Certificados
print-money-title = Dinheiro
print-log-title = Registro

print-nameless = N.º { $number }
print-nameless-evening = Noite do clube
print-team = Equipe { $number }
print-group = Grupo { $number }

print-date = { $month ->
    [1] { $day } de janeiro de { $year }
    [2] { $day } de fevereiro de { $year }
    [3] { $day } de março de { $year }
    [4] { $day } de abril de { $year }
    [5] { $day } de maio de { $year }
    [6] { $day } de junho de { $year }
    [7] { $day } de julho de { $year }
    [8] { $day } de agosto de { $year }
    [9] { $day } de setembro de { $year }
    [10] { $day } de outubro de { $year }
    [11] { $day } de novembro de { $year }
   *[12] { $day } de dezembro de { $year }
}
print-match = Partida { $number } de { $matches }
print-match-table = Partida { $number } de { $matches }, mesa { $table }
print-table = Mesa { $table }

## Lugares

print-seat-top = em cima
print-seat-left = à esquerda
print-seat-bottom = embaixo
print-seat-right = à direita
print-seats-note = As mesas são vistas de cima. Os parceiros ficam frente a frente: em cima e embaixo, à esquerda e à direita. Joga-se no sentido anti-horário.
print-schedule-note = 1·2 – 3·4: 1 e 2 ficam em cima e embaixo; 3 e 4, à esquerda e à direita.
print-players-heading = Jogadores
print-resting = Descansam: { $players }
print-filler = { $players } completam a mesa. Esta partida não conta para eles.
print-filler-of-match = Partida { $number }: { $players } completam a mesa. Esta partida não conta para eles.

## Títulos das colunas

print-column-match = Partida
print-column-table = Mesa
print-column-resting = Descansam
print-column-top-bottom = Em cima e embaixo
print-column-left-right = À esquerda e à direita
print-column-place = Posição
print-column-player = Jogador
print-column-team = Equipe
print-column-played = Partidas
print-column-match-points = Pontos de partida
print-column-wins = Vitó{ "\u00AD" }rias
print-column-effectiveness = Saldo
print-column-plus = Pontos pró
print-column-minus = Pontos contra
print-column-penalties = Penali{ "\u00AD" }dades
print-column-money = Ganho
print-column-prize = Prêmio
print-row-total = Total
print-column-seat = Lugar
print-column-partner = Parceiro
print-column-opponents = Adversários
print-column-partner-opponents = Parceiro, adversários
print-column-score = Placar
print-column-first-pair = Primeira dupla
print-column-second-pair = Segunda dupla
print-column-pairs = Primeira dupla, segunda dupla
print-column-remark = Nota
print-column-round = Rodada
print-column-leader = Sai
print-column-points = Pontos
print-column-sum = Soma
print-column-decided-by = Critério
print-column-penalty = Penali{ "\u00AD" }dade
print-column-reason = Motivo
print-column-time = Hora (UTC)
print-column-corrected-by = Quem
print-column-entry = O quê
print-column-before = Antes
print-column-after = Depois

## Cartões de mesa

print-card-next-seat = depois: mesa { $table }, { $seat }
print-card-next-rest = depois: descansa
print-card-last-match = última partida
print-card-courtesies = Nesta mesa

## Súmulas

print-score-limit = { $minutes ->
    [one] Tempo por partida: { $minutes } minuto.
   *[other] Tempo por partida: { $minutes } minutos.
}
print-score-leaders = Saem nesta ordem: { $players }.
print-score-scorekeeper-blank = Anotador:
print-score-scorekeeper = Anotador: { $player }
print-score-result-blank = Resultado anotado:
print-score-result = { $ending ->
    [stopped] Resultado anotado: { $first } : { $second }, partida interrompida
    [lot] Resultado anotado: { $first } : { $second }, por sorteio
    [absent] Resultado anotado: { $first } : { $second }, W.O.
    [expelled] Resultado anotado: { $first } : { $second }, expulsão
   *[target] Resultado anotado: { $first } : { $second }
}
print-score-rounds-unknown = Desta partida só se conhece o resultado final.
print-score-winners = Vitória de { $players }. Pontos de partida: { $points }.
print-score-signature = Assinatura: { $players }

## Resultados, em colunas estreitas

print-result-none = Nenhuma partida terminou ainda.
print-result-in-progress = em jogo
print-result-stopped = inter{ "\u00AD" }rompida
print-result-lot = por sorteio
print-result-absent = W.O.
print-result-expelled = expulsão
print-result-rests = descansa
print-result-bye = sem adversários
print-result-filler = não conta
print-result-filler-pair = { $players } (não conta)

## Classificação

print-standings-final = Classificação final
print-standings-after = Classificação depois da partida { $number } de { $matches }
print-key-points = pontos de partida
print-key-wins = vitó{ "\u00AD" }rias
print-key-effectiveness = saldo
print-key-plus = pontos pró
print-key-meetings = confron{ "\u00AD" }tos diretos
print-key-progress = até onde chegaram
print-key-group = lugar no grupo
print-key-number = número
print-standings-decided-note = “Critério” mostra por que um jogador fica na frente do seguinte.
print-standings-level-note = = Estes jogadores estão empatados em tudo. O número menor vem antes.

## Dinheiro

print-money-none = Nesta noite joga-se sem apostas.
print-money-chips = { $amount ->
    [0] nenhuma ficha
    [one] { $amount } ficha
   *[other] { $amount } fichas
}
print-money-unit = { $amount } { $unit }
print-money-stake = Aposta: { $stake }. Para cada ponto de partida de uma vitória, cada perdedor paga uma aposta, e cada vencedor recebe uma.
print-money-prize-stakes = Prêmio adicional: do terceiro lugar em diante, cada jogador paga ao primeiro { $amount }.
print-money-prize-losses = Prêmio adicional: do terceiro lugar em diante, cada jogador paga ao primeiro tanto quanto perdeu.
print-money-prize-winnings = Prêmio adicional: do terceiro lugar em diante, cada jogador paga ao primeiro tanto quanto ganhou.
print-money-so-far = A noite não terminou. Estas são as somas até agora.
print-money-payments = Quem paga a quem
print-money-payment = { $from } paga a { $to }: { $amount }.
print-money-even = Ninguém deve nada.

## Registro

print-log-none = Não houve correções nem sanções.
print-log-sanctions = Sanções e penalidades
print-log-expelled = Expulsão da noite
print-log-corrections = Correções
print-log-corrections-and-notes = Correções e notas
# A note of the organiser, and what it is about, such as a table.
print-log-note = Nota
print-log-note-about = Nota: { $about }
print-log-annulled = Anuladas e jogadas de novo
print-log-match = Partida { $number }
print-log-only-table = Mesa { $table }
print-log-table = Partida { $number }, mesa { $table }
print-log-round = Partida { $number }, mesa { $table }, rodada { $round }
print-log-scorekeeper = Partida { $number }, mesa { $table }, anotador

## Cartazes e certificados

print-poster-seating = Partida { $number } de { $matches }: quem senta onde
print-certificate-title = Certificado
print-certificate-place = { $place ->
    [1] Primeiro lugar
    [2] Segundo lugar
   *[3] Terceiro lugar
}
print-certificate-shared-place = { $place ->
    [1] Primeiro lugar dividido
    [2] Segundo lugar dividido
   *[3] Terceiro lugar dividido
}
print-certificate-points = Pontos de partida: { $points }. Jogadores: { $players }.
print-certificate-organiser = Organizador

## The results of a competition over several club nights

# The title: results that were declared official, or those so far.
print-competition-official = Resultados oficiais
print-competition-so-far = Resultados até agora
# A competition whose name cannot be printed.
print-competition-nameless = Competição
# Below the title.
print-competition-since = Versão { $version }, oficial desde { $date }, { $time } UTC.
print-competition-not-official = Estes resultados ainda não são oficiais.
# With it, readers check that nobody changed the file.
print-competition-checksum = Soma de verificação (SHA-256): { $checksum }
# Below the matches of a club night that is not over.
print-competition-goes-on = Esta sessão ainda está sendo jogada.
# The licence number and the club of a player, from the entry list of the competition.
print-column-licence = Licença
print-column-club = Clube
# The number of club nights of the competition in which a player has played.
print-column-sessions = Sessões
print-column-pair = Dupla
