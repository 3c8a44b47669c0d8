### Tournaments: the list, the form to open one, the page of a tournament and its board for a wall.

title = Torneios
open = Abrir um torneio
missing = Não há torneio neste endereço.
# A single player without a name. `$n` is their number in the tournament.
nameless = Jogador { $n }
pair-both = { $first } e { $second }
# A pair of which only one has a name, and one of which nobody has. `$n` is the number of the pair in the tournament.
pair-of = { $name } e parceiro
pair-nameless = Dupla { $n }
bot = robô
rated = Valendo rating
withdrawn = fora do torneio
board-open = Painel para a parede
# What a row says of a tournament, one after the other. `winner` also names the winner of the last match of a bracket.
places = { $n } de { $max } vagas ocupadas
winner = Vitória: { $name }
yours = Você participa

# The buttons of a card: of a tournament that is over, and of one in which the reader takes part.
card-results = Resultados
card-go = Ir para o torneio

status =
    .to-come = Próximos
    .running = Em andamento
    .over = Encerrados

empty = Nenhum torneio está previsto.
more = Mostrar mais

formats =
    .arena = Arena
    .swiss = Sistema suíço
    .round-robin = Todos contra todos
    .knock-out = Mata-mata
explained =
    .arena = Você joga até o tempo acabar, cada partida contra um adversário livre.
    .swiss = Todos jogam o mesmo número de fases, contra quem tem pontos parecidos.
    .round-robin = Todos jogam contra todos, e vence quem tem mais pontos.
    .knock-out = Quem perde uma partida sai, e quem vence a final vence o torneio.

length-arena =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
length-rounds =
    { $n ->
        [one] { $n } fase
       *[other] { $n } fases
    }
length-once = todos se enfrentam uma vez
length-twice = todos se enfrentam duas vezes
length-thirdPlace = com partida pelo terceiro lugar

round-name = Fase { $n }
round-final = Final
round-semi = Semifinais
round-quarter = Quartas de final
round-third = Terceiro lugar

facts-title = Sobre o torneio
facts-starts = Começa
facts-planned = Previsto para
facts-started = Começou
facts-ends = Termina
facts-game = Jogo
facts-format = Sistema
facts-who = Quem joga
facts-singles = Individual
facts-pairs = Duplas fixas
facts-pace = Ritmo
facts-rating = Rating
facts-casual = Amistoso
# What follows if a person leaves a rated match.
facts-leave = Se você sair
facts-leaves = Você perde a partida, mesmo que um robô continue e vença.
facts-leavePartner = O rating da outra pessoa da dupla não muda.
facts-entrants = Vagas
facts-needed = { $n } de { $max } ocupadas; para começar são precisas { $min }
facts-taken = { $n } de { $max } ocupadas
facts-late = Entrada tardia
facts-lateUntil = Até a fase { $n }
facts-lateArena = Até o fim
facts-noLate = Não é possível
facts-next = Próxima fase
facts-byHost = Quando o anfitrião começar
facts-automatic =
    { $n ->
        [0] Assim que saírem todos os resultados
        [one] { $n } segundo depois do último resultado
       *[other] { $n } segundos depois do último resultado
    }
facts-absent = Ausentes
facts-absentAfter =
    { $n ->
        [one] Perdem a partida depois de { $n } minuto
       *[other] Perdem a partida depois de { $n } minutos
    }
facts-absentAfterSeconds =
    { $n ->
        [one] Perdem a partida depois de { $n } segundo
       *[other] Perdem a partida depois de { $n } segundos
    }
facts-bots = Contas de robôs
facts-botsMay = Podem participar
facts-botsMayNot = Não podem participar
facts-host = Anfitrião
facts-closed = Fechado: { $date }
facts-unconfirmed =
    { $n ->
        [one] { $n } dupla espera a confirmação do parceiro
       *[other] { $n } duplas esperam a confirmação do parceiro
    }

now-toCome = Começa: { $when }.
now-ready = Está quase começando.
now-arena = Tempo restante: { $time }
now-arenaOver = O tempo acabou. As últimas partidas estão em jogo.
now-round = A fase { $n } de { $all } está em jogo.
now-paired = A fase { $n } está em jogo.
now-next = A próxima fase começa em { $time }.
now-byHost = O anfitrião começa a próxima fase.
now-over = O torneio terminou.
now-notHeld = O torneio não foi realizado.
now-won = Vitória: { $name }.
now-fewer = Só é possível jogar { $n } de { $all } fases: depois não há emparceiramento sem repetição.

you-title = Você
you-enter = Participar
you-partner = Nome da conta do seu parceiro
you-partnerHelp = Seu parceiro confirma a dupla nesta página.
you-in = Você participa.
you-with = Você participa com { $name }.
you-tookPart = Você participou.
you-tookPartWith = Você participou com { $name }.
you-table = Sua mesa está pronta. Adversário: { $name }.
you-go = Ir para a sua mesa
you-come = Você tem { $time } para chegar, ou perde a partida.
you-waiting = Você espera o próximo adversário. Deixe esta página aberta.
you-resting = Sua próxima partida começa com a próxima fase.
you-out = Suas partidas aqui terminaram.
you-withdraw = Sair do torneio
you-withdrawAsk = Sair do torneio? Se você tem uma partida aberta, você a perde.
you-withdrawn = Você saiu do torneio.
you-return = Voltar
you-waitsFor = { $name } ainda precisa confirmar a dupla nesta página.
you-takeBack = Retirar a dupla
you-invited = { $name } quer jogar em dupla com você.
you-confirm = Jogar com { $name }
you-decline = Recusar
you-account = Você precisa de uma conta para participar deste torneio.
you-signIn = Entrar ou criar uma conta
you-full = Todas as vagas estão ocupadas.
you-late = Já é tarde para participar.
you-keep = Cancelar

said-table = Sua mesa está pronta
said-round = As partidas da fase { $n } estão definidas
said-over = O torneio terminou

entrants-title = Participantes
entrants-none = Ainda não há participantes.
entrants-rating = Rating { $n }
entrants-remove = Remover
entrants-removeAsk = Remover { $name } do torneio? Uma partida aberta conta como derrota.
entrants-letBack = Deixar { $name } voltar
entrants-back = Deixar voltar
entrants-all =
    { $n ->
        [one] Mostrar { $n } participante
       *[other] Mostrar os { $n } participantes
    }

rounds-title = Fases
rounds-none = As partidas da primeira fase são definidas no começo.
rounds-noneArena = Ainda não há partidas.
rounds-lately = Partidas mais recentes
rounds-watch = Assistir
rounds-watchNamed = Assistir a { $first } contra { $second }
rounds-replay = Reprise
rounds-replayNamed = Reprise de { $first } contra { $second }
rounds-playing = Em jogo
rounds-soon = A mesa já vai abrir
rounds-coming = Esperando os jogadores até { $time }
rounds-byes = Sem adversário: { LIST($names) }
rounds-against = { $first } contra { $second }
rounds-again = Jogada de novo depois de um empate
# Who left a match, after how it ended: “Win for Eva. Left, gave up or ran out of time: Ana”.
rounds-left = { $outcome }. Saída, desistência ou tempo esgotado: { LIST($names) }

# The winner is a player or a pair, so the sentences fit both.
outcomes =
    .first = Vitória: { $first }
    .second = Vitória: { $second }
    .tie = Empate
    .walkover-first = Vitória sem jogar: { $first }
    .walkover-second = Vitória sem jogar: { $second }
    .neither = Os dois lados faltaram ou saíram, e os dois perdem

bracket-title = Chave
bracket-which = Fase
bracket-undecided = Ainda não se sabe
bracket-nobody = Sem adversário
bracket-goesOn = Na próxima fase: { $name }
bracket-scroll = Chave do torneio

standings-title = Classificação
standings-place = Posição
standings-name = Nome
standings-points = Pontos
standings-played = Partidas
standings-won = Vitórias
standings-tied = Empates
standings-lost = Derrotas
standings-annulled = saiu cedo, e estas partidas não contam
standings-walkovers =
    { $n ->
        [one] { $n } vitória sem jogar
       *[other] { $n } vitórias sem jogar
    }
standings-byes =
    { $n ->
        [one] { $n } fase sem adversário
       *[other] { $n } fases sem adversário
    }
standings-streak =
    { $n ->
        [one] { $n } vitória seguida: a próxima vale o dobro
       *[other] { $n } vitórias seguidas: a próxima vale o dobro
    }
standings-how = Como se decidem as posições
standings-winner = Quem sai do torneio mantém a sua posição. Vence o melhor dos que ficaram.

# Why an entrant is before the next one, with both values: “Ahead on points: 4 to 3½”.
ahead =
    .points = À frente em pontos: { $ours } a { $theirs }
    .direct-encounter = À frente nas partidas entre os empatados: { $ours } a { $theirs }
    .buchholz-cut-1 = À frente no Buchholz sem o menor: { $ours } a { $theirs }
    .buchholz = À frente no Buchholz: { $ours } a { $theirs }
    .sonneborn-berger = À frente no Sonneborn-Berger: { $ours } a { $theirs }
    .wins = Mais vitórias: { $ours } a { $theirs }
    .fewer-matches = Os mesmos pontos em menos partidas: { $ours } a { $theirs }
    .round-reached = Foi mais longe na chave
    .third-place = Venceu a partida pelo terceiro lugar
    .lot = À frente por sorteio: o resto é igual

# How to compute each tie-break by hand, by format. The numbers must be those of the server.
tieBreaks-swiss =
    .points = Pontos: 1 por vitória, ½ por empate. Uma vitória sem jogar e uma fase sem adversário valem 1, e uma fase em que você faltou, 0.
    .direct-encounter = Pontos nas partidas entre os empatados, se cada um jogou na mesa contra todos os outros. Se alguns continuam empatados, conta-se de novo entre eles.
    .buchholz-cut-1 = Buchholz sem o menor: o Buchholz menos o menor número da sua soma.
    .buchholz = Buchholz: a soma de todas as fases até agora. Uma fase jogada na mesa soma os pontos do adversário. Qualquer outra soma os seus próprios pontos; uma partida aberta, nada. Cada última fase em que um adversário faltou ou que perdeu sem jogar acrescenta aqui ½ aos pontos dele.
    .sonneborn-berger = Sonneborn-Berger: de cada fase, o seu número no Buchholz vezes os seus pontos nessa fase, tudo somado.
    .wins = Partidas vencidas na mesa: a coluna “Vitórias”.
    .lot = O sorteio, feito pelo servidor.
tieBreaks-roundRobin =
    .points = Pontos: 1 por vitória, também sem jogar, e ½ por empate. Uma fase sem adversário vale 0. Se um participante sai antes de jogar na mesa metade de todas as suas partidas, nenhuma delas conta.
    .direct-encounter = Pontos nas partidas entre os empatados, se todos se enfrentaram. Vitórias sem jogar contam. Se alguns continuam empatados, conta-se de novo entre eles.
    .sonneborn-berger = Sonneborn-Berger: de cada partida que conta, os pontos do adversário vezes os seus pontos nela, tudo somado.
    .wins = Partidas vencidas na mesa: a coluna “Vitórias”.
    .lot = O sorteio, feito pelo servidor.
tieBreaks-knockOut =
    .round-reached = A fase alcançada. Quem vence a final vai uma além.
    .third-place = A partida pelo terceiro lugar
tieBreaks-arena =
    .points = Pontos: 2 por vitória, 1 por empate. Depois de duas vitórias seguidas, cada nova vitória vale 4, até uma partida que você não vença. Uma vitória sem jogar vale como qualquer outra.
    .wins = Partidas vencidas na mesa: a coluna “Vitórias”.
    .fewer-matches = Menos partidas na mesa: a coluna “Partidas”.
    .lot = O sorteio, feito pelo servidor.

host-title = Você é o anfitrião
host-start = Começar agora
host-pair = Começar a próxima fase
host-close = Fechar o torneio
host-closeAsk = Fechar o torneio? Depois ninguém pode mudá-lo, e as partidas abertas não contam.
host-closeNow = Fechar
host-share = Link para os jogadores
host-correct = Corrigir
host-correctNamed = Corrigir { $first } contra { $second }
host-decide = Decidir
host-decideNamed = Decidir { $first } contra { $second }
host-how = Como a partida terminou?
host-from = Agora: { $outcome }
host-save = Salvar este resultado
host-sure = Salvar “{ $outcome }”? Todos veem a mudança.

form-title = Abrir um torneio
form-account = Você precisa de uma conta para abrir um torneio.
form-name = Título
form-format = Sistema
form-who = Quem joga
form-singles = Individual
form-pairs = Duplas fixas
form-pairsHelp = Dois jogadores entram juntos e são sempre parceiros.
form-singlesHelp = Cada partida é para dois jogadores.
form-minutes = Minutos
form-rounds = Fases
form-late = Entrada tardia
form-lateHelp = Dá para entrar também depois do começo.
form-lateUntil = Até a fase
form-twice = Todos se enfrentam duas vezes
form-thirdPlace = Partida pelo terceiro lugar
form-thirdPlaceHelp = Quem perde as semifinais joga por ele.
form-places = Vagas
form-min = Participantes necessários para começar
form-max = Participantes no máximo
form-starts = Começo
form-date = Dia e hora
form-startsHelp = Como anfitrião, você também pode começar antes.
form-next = A próxima fase
form-automatic = Começa sozinha
form-byHost = Você começa
form-pause = Pausa antes dela, em segundos
form-absent = Minutos até um ausente perder
form-settings = Rating e participantes
form-rated = Valendo rating
form-ratedHelp = As partidas mudam o rating. Cada jogador precisa de uma conta.
form-bots = Contas de robôs podem participar
form-botsHelp = Programas que jogam sozinhos, marcados como robôs.
form-go = Abrir o torneio
form-check = Confira os campos marcados.

# Why something is refused.
refusals =
    .not-host = Só o anfitrião pode fazer isso.
    .bad-title = Um título precisa de 1 a { $max } caracteres visíveis.
    .bad-start =
        { $days_max ->
            [one] Escolha um dia e uma hora, no máximo daqui a { $days_max } dia.
           *[other] Escolha um dia e uma hora, no máximo daqui a { $days_max } dias.
        }
    .bad-seconds = Escolha de { $min } a { $max } segundos.
    .bad-rules =
        { $pairs ->
            [true] Estas regras não são para duas duplas. Escolha outro jogo.
           *[false] Estas regras não são para dois jogadores. Escolha outro jogo.
        }
    .no-programs = Contas de robôs não podem participar deste torneio.
    .entered = { $name } já participa.
    .not-entered = Você não participa.
    .removed = O anfitrião removeu você. Só o anfitrião pode deixar você voltar.
    .needs-partner = Aqui jogam duplas. Escreva o nome da conta do seu parceiro.
    .no-partners = Aqui se joga individual. Entre sem parceiro.
    .partner-is-you = Você não pode ser o seu próprio parceiro. Escreva o nome de outro jogador.
    .no-such-partner = Nenhum outro jogador tem uma conta com o nome “{ $name }”.
    .not-invited = Esta dupla não espera mais por você.
    .too-many-unconfirmed =
        { $max ->
            [one] { $max } dupla espera a confirmação do parceiro. Tente mais tarde.
           *[other] { $max } duplas esperam a confirmação do parceiro. Tente mais tarde.
        }
settings =
    .entrants = Escolha de 2 a { $most } participantes e, para começar, não mais que as vagas.
    .minutes = Escolha de { $min } a { $max } minutos.
    .rounds = Escolha de { $min } a { $max } fases.
    .too-many-rounds =
        { $most ->
            [one] Com { $entrants_max } vagas, só é possível jogar { $most } fase sem repetir partidas. Escolha menos fases ou mais vagas.
           *[other] Com { $entrants_max } vagas, é possível jogar no máximo { $most } fases sem repetir partidas. Escolha menos fases ou mais vagas.
        }
    .late-entry = Escolha uma fase de 2 a { $rounds }.
    .cycles = Todos podem se enfrentar uma ou duas vezes.
faults =
    .closed = O torneio está fechado.
    .already-started = O torneio já começou.
    .not-started = O torneio ainda não começou.
    .full =
        { $most ->
            [one] Há { $most } vaga, e ela está ocupada.
           *[other] As { $most } vagas estão ocupadas.
        }
    .too-many-registered = Gente demais entrou e saiu. Ninguém mais pode entrar.
    .entry-closed = Já é tarde para participar.
    .too-few-entrants = São necessários { $needed } participantes, e há { $entrants }.
    .no-entrant = Este participante não existe.
    .no-pairing = Esta partida não existe.
    .already-withdrawn = Este participante já saiu.
    .not-withdrawn = Este participante já participa.
    .too-many-returns = Este participante voltou vezes demais.
    .matches-open =
        { $open ->
            [one] { $open } partida desta fase ainda está aberta.
           *[other] { $open } partidas desta fase ainda estão abertas.
        }
    .all-paired = Todas as fases já começaram.
    .nobody-to-pair = Agora não há dois participantes que possam jogar.
    .all-have-met = Não é possível emparceirar a fase { $round }: sempre se repetiria uma partida ou uma fase sem adversário.
    .time-over = O tempo acabou. Nenhuma partida nova pode começar.
    .too-many-pairings = Há { $most } partidas, e não podem começar mais.
    .already-decided = Esta partida está decidida. Corrija o resultado.
    .not-decided = Esta partida ainda está aberta.
    .followed = Uma partida posterior depende deste resultado, por isso ele fica.
    .same-outcome = O resultado já é este.
    .too-many-corrections = Resultados demais foram corrigidos.

board-title = Painel
board-seeding = Participantes
board-previous = Voltar
board-next = Avançar
board-stop = Parar
board-goOn = Continuar
board-full = Tela cheia
board-lost = Sem conexão. Isto pode estar desatualizado.
board-left = Tempo restante
board-startsIn = Começa em
board-nextIn = Próxima fase em
board-page = Torneio
board-part = { $title }, { $n } de { $all }
