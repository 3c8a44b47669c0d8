### Competitions of a club: several club nights with one standings.

title = Competições
one = Competição
all = Todas as competições
intro = Uma competição soma várias noites do clube: em vários dias, ou em várias salas ao mesmo tempo.
none = Ainda não há competições.
missing = Não há nenhuma competição neste endereço. Ele pode estar errado, ou a competição foi apagada.
nights =
    { $n ->
        [one] { $n } noite do clube
        [many] { $n } de noites do clube
       *[other] { $n } noites do clube
    }
notOfficial = ainda não oficial
officialOn = oficial desde { $day }

new = Nova competição
name = Nome
counts = Quem tem um lugar?
ofPlayers = Cada jogador
ofPairs = Cada dupla fixa
make = Criar competição

status = Estado dos resultados
soFar = Estes resultados ainda não são oficiais.
official = Resultados oficiais, versão { $version }
since = desde { $when }.
# The code that shows whether anybody has changed a file.
checksum = Soma de verificação (SHA-256):
changed = Os resultados mudaram desde esta versão.
which = Resultados
resultsSoFar = Resultados até agora

standings = Classificação
place = Posição
player = Jogador
pair = Dupla
# The sessions of a competition are its club nights. Also the heading of a column with their number.
sessions = Sessões
played = Partidas
points = Pontos de partida
wins = Vitórias
effectiveness = Saldo
plus = Pontos pró
minus = Pontos contra
penalties = Penalidades
aheadBy = à frente em { $key }
keys-points = pontos de partida
keys-wins = vitórias
keys-effectiveness = saldo
keys-difference = diferença de pontos
keys-plus = pontos pró
keys-meetings = confrontos entre eles
keys-progress = até onde chegaram
keys-group = lugar no grupo
keys-number = número
noResults = Ainda não há resultados.
# A club night that is not over.
goesOn = ainda em jogo
matches =
    { $n ->
        [one] { $n } resultado
        [many] { $n } de resultados
       *[other] { $n } resultados
    }
match = Partida { $match }, mesa { $table }

files-title = Baixar
files-pdf = PDF, A4
files-letter = PDF, Carta
files-csv = Planilha
files-json = JSON para programas

manage = Para organizadores
night = Noite do clube
add = Adicionar
remove = Remover
removeNamed = Remover { $name }
dayOf = Dia de { $name }
room = Sala
roomOf = Sala de { $name }
save = Salvar
saved = Salvo.
keep = Cancelar
delete = Apagar competição
sure = Apagar { $name }? As noites do clube ficam.

people-title = Quem é quem?
people-help = Os resultados não são oficiais antes da sua resposta. Os membros são conhecidos sem pergunta.
people-sameName =
    { $n ->
        [one] { $name } jogou como convidado em { $n } noite do clube. É uma só pessoa?
        [many] { $name } jogou como convidado em { $n } de noites do clube. É uma só pessoa?
       *[other] { $name } jogou como convidado em { $n } noites do clube. É uma só pessoa?
    }
people-alike = { $one } e { $other } são a mesma pessoa?
# The second name stands on the entry list of the competition.
people-entry = { $one } é a pessoa que está na lista de inscritos como { $other }?
people-same = A mesma pessoa
people-different = Pessoas diferentes

entries-title = Lista de inscritos
entries-help = A lista dá aos jogadores o número da licença e o clube. A primeira linha dá nome às colunas: nome, licença, clube. Sem essa linha, cada linha é um nome.
entries-paste = Ou cole as linhas aqui
entries-example = nome, licença, clube
entries-look = Ver antes
entries-found = Pessoas nesta lista: { $n }
entries-ignored = Não usamos estas colunas: { $columns }.
entries-replaces = Esta lista substitui a atual. Os resultados oficiais não mudam.
entries-take = Importar a lista
entries-taken = A lista de inscritos está salva.
entries-now = Pessoas na lista de inscritos: { $n }
entries-unlisted = Jogam, mas não estão na lista: { $n }
entries-absent = Estão na lista, mas ainda não jogam: { $n }
entries-save = Salvar a lista como arquivo
entries-remove = Remover a lista
entries-sure = Remover a lista de inscritos? Os resultados oficiais não mudam.

notes-title = Notas dos organizadores
notes-label = Escreva uma nota
notes-help = Ela guarda a hora e fica. Só os organizadores do clube a veem.
notes-night = Noite do clube da nota
notes-noNight = Nenhuma noite do clube
notes-write = Anotar
notes-written = A nota está salva.
notes-none = Nenhuma nota ainda.

declare-help = Os resultados oficiais não mudam. Uma correção é uma nova versão.
declare-declare = Declarar oficiais
declare-sure = Estes resultados são definitivos?
declare-done = Os resultados oficiais estão em dia.
declare-questions = Responda às perguntas acima. Depois você pode declarar os resultados oficiais.

refusals =
    .taken = O clube já tem a competição { $name }.
    .too-many =
        { $max ->
            [one] Um clube tem no máximo { $max } competição. Apague-a primeiro.
            [many] Um clube tem no máximo { $max } de competições. Apague uma primeiro.
           *[other] Um clube tem no máximo { $max } competições. Apague uma primeiro.
        }
    .changed = Alguém mudou a competição enquanto isso. Veja-a de novo.
    .official = Uma competição com resultados oficiais não pode ser apagada.
    .too-many-versions =
        { $max ->
            [one] Uma competição tem no máximo { $max } versão oficial.
            [many] Uma competição tem no máximo { $max } de versões oficiais.
           *[other] Uma competição tem no máximo { $max } versões oficiais.
        }
    .too-many-notes = Uma competição tem no máximo este número de notas: { $max }.
    .faulty = Estas noites do clube não podem ser somadas.
    .not-over = Uma noite do clube ainda está em jogo. Encerre-a primeiro.
    .questions = Primeiro responda quem é quem.

# $evening is the name of a club night.
faults =
    .too-many-sessions =
        { $max ->
            [one] Uma competição tem no máximo { $max } noite do clube.
            [many] Uma competição tem no máximo { $max } de noites do clube.
           *[other] Uma competição tem no máximo { $max } noites do clube.
        }
    .too-many-answers =
        { $max ->
            [one] Uma competição tem no máximo { $max } resposta sobre quem é quem.
            [many] Uma competição tem no máximo { $max } de respostas sobre quem é quem.
           *[other] Uma competição tem no máximo { $max } respostas sobre quem é quem.
        }
    .too-many-players =
        { $max ->
            [one] Uma competição tem no máximo { $max } jogador.
            [many] Uma competição tem no máximo { $max } de jogadores.
           *[other] Uma competição tem no máximo { $max } jogadores.
        }
    .session-twice = { $evening } está duas vezes na competição.
    .bad-room = O nome de uma sala tem no máximo { $max } caracteres visíveis.
    .no-evening = O clube não tem a noite { $evening }.
    .other-order = { $evening } ordena os lugares de outra forma que a primeira noite do clube.
    .no-pairs = { $evening } não tem duplas fixas.
    .knock-out = { $evening } é um mata-mata. Seus lugares não podem ser somados.
