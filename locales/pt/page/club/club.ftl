### Clubs.

title = Clubes

club = Clube

toClub = Ir para o clube

toClubs = Todos os seus clubes
missing = Não há nenhum clube neste endereço. Ele pode estar errado, ou o clube foi apagado.

# In a list of people, for one who has not given a name.
unnamed = uma pessoa sem nome
people = { LIST($names) }

runBy = Organizadores: { LIST($names) }.

remove = Remover

keep = Cancelar

saved = Salvo.

mine-title = Seus clubes
mine-none = Ainda não há clubes neste aparelho. Crie um aqui ou siga o link do seu clube.
mine-organises = Você é organizador aqui.
mine-member = Você é membro.
mine-enteredAs = Você entrou como { $email }.

# A club on the list of clubs: its club night and the reader’s place.
card-now = Agora: partida { $begun } de { $matches }
card-next = Próxima noite do clube: { $day }
card-last = Última noite do clube: { $day }
card-place = Sua posição nesta temporada: { $place } de { $n }
card-night = Ir para a noite do clube
card-unnamed = Noite do clube
# What a screen reader says of the first three on the steps.
card-won = Os três primeiros: { LIST($names) }.

open-title = Criar um clube
open-intro = Um clube mantém uma lista de membros e faz noites do clube. Você será o organizador e o primeiro membro, e pode convidar outros para ajudar.
open-name = Nome do clube
open-you = Seu nome
open-youHelp = Os membros veem quem são os organizadores.
open-open = Criar clube

code-title = Entrar em uma noite do clube
code-code = As quatro letras da noite do clube
code-codeHelp = O organizador tem as letras.
code-find = Procurar noite do clube
code-wrongCode = O código tem quatro letras.
code-here = Noites do clube neste aparelho, também sem rede

page-organises = Você organiza este clube.
page-enteredAs = Você entrou como { $email }.
page-member = Você é membro deste clube.
page-enter = Entrar
page-evenings = Noites do clube
page-noEvenings = Nenhuma noite do clube ainda.
page-newEvening = Organizar uma noite do clube
page-tournaments = Torneios
page-competitions = Competições
page-goingOn = Em andamento
page-held = Noites anteriores
page-players =
    { $n ->
        [0] nenhum jogador
       *[other]
            { $n ->
                [one] { $n } jogador
                [many] { $n } de jogadores
               *[other] { $n } jogadores
            }
    }
page-notBegun = ainda não começou
page-match = partida { $begun } de { $matches }
page-cutShort = encerrada antes da última partida
page-notCounted = não conta para a temporada
page-earlier = Mostrar as anteriores
page-manage = Para organizadores
page-members = Membros
page-settings = Configurações e organizadores
page-link = Link para os membros
page-linkHelp = Os membros abrem o link e entram com o e-mail que está na sua lista. Se um membro não tem e-mail, toque em “Convidar” ao lado do nome na lista.

entry-title = Jogos para se divertir
entry-intro = Digite o e-mail que você deu a { $page }.
entry-email = E-mail
entry-go = Entrar
entry-unknown = Este e-mail não está cadastrado em { $page }. Confira se digitou certo ou fale com um organizador.
entry-welcome = Boas-vindas
entry-registered = Você entrou em { $page }. Este aparelho continua conectado.
entry-enteredAs = Você entrou neste aparelho como { $email }.
entry-member = Você entrou neste aparelho.
entry-another = Você é outro membro? Então digite o seu e-mail.
entry-byLink = Um organizador de { $club } fez este link para você. Com ele, você entra neste aparelho.
entry-enterByLink = Entrar

join-title = Ser organizador
join-intro = Você recebeu um convite para organizar. Os organizadores veem os membros e os e-mails, mudam a lista e as configurações e cuidam das noites do clube.
join-join = Ser organizador
join-already = Você já é organizador deste clube.

members-title = Membros
members-none = A lista está vazia. Adicione aqui o primeiro membro ou importe uma lista.
members-count =
    { $n ->
        [0] nenhum membro
       *[other]
            { $n ->
                [one] { $n } membro
                [many] { $n } de membros
               *[other] { $n } membros
            }
    }
members-find = Procurar por nome, e-mail ou observação
members-found =
    { $n ->
        [0] Nenhum membro encontrado
       *[other]
            { $n ->
                [one] { $n } membro encontrado
                [many] { $n } de membros encontrados
               *[other] { $n } membros encontrados
            }
    }
members-all =
    { $n ->
        [one] Mostrar { $n } membro
        [many] Mostrar todos os { $n } de membros
       *[other] Mostrar todos os { $n } membros
    }
members-name = Nome
members-email = E-mail
members-emailHelp = Pode ficar vazio.
members-note = Observação
members-noteHelp = Só os organizadores veem.
members-since = desde { $date }
members-edit = Editar
members-editNamed = Editar { $name }
members-removeNamed = Remover { $name }
members-invite = Convidar
members-inviteNamed = Convidar { $name }
members-linkHelp = Envie este link só para { $name }. Ele serve para um aparelho, até { $date }. Você o vê uma única vez.
members-linkFor = Link para { $name }
members-save = Salvar
members-cancel = Cancelar
members-sure = Remover { $name } da lista? Esse membro não vai mais conseguir entrar.
members-removed = { $name } saiu da lista.
members-add = Adicionar um membro
members-addOne = Adicionar
members-added = { $name } está na lista.
members-changed = Os dados de { $name } mudaram.
members-merge = Juntar com…
members-mergeNamed = Juntar { $name } com…
members-mergeWhom = A mesma pessoa que { $name }
members-mergeName = Que nome fica
members-mergeStays = Na lista fica: { $entry }.
members-mergeEffect = As temporadas e as estatísticas dos dois se somam. Se os dois jogaram na mesma noite, um deles é convidado nela. Não dá para desfazer.
members-mergeNow = Juntar
members-mergeTaken = Juntar com { $name }
members-merged = Agora os dois são { $name }.
members-alike = { $other } já está na lista. { $name } é a mesma pessoa?
members-alikeSame = Sim, a mesma pessoa
members-alikeOther = Não, adicionar outra pessoa

list-title = Importar uma lista
list-help = Escreva um membro por linha: nome, e-mail, observação. Só o nome é necessário. A primeira linha pode dar nome às colunas. Você também pode copiar as células de uma planilha.
list-paste = Ou cole as linhas aqui
list-example = Ana, ana@example.org, mesa perto da janela
list-look = Ver antes
list-would-added =
    { $n ->
        [0] Nenhum membro será adicionado.
       *[other]
            { $n ->
                [one] { $n } membro será adicionado.
                [many] { $n } de membros serão adicionados.
               *[other] { $n } membros serão adicionados.
            }
    }
list-would-changed =
    { $n ->
        [0] Nenhum membro vai mudar.
       *[other]
            { $n ->
                [one] { $n } membro vai mudar.
                [many] { $n } de membros vão mudar.
               *[other] { $n } membros vão mudar.
            }
    }
list-would-unchanged =
    { $n ->
        [0] Nenhum membro fica como está.
       *[other]
            { $n ->
                [one] { $n } membro fica como está.
                [many] { $n } de membros ficam como estão.
               *[other] { $n } membros ficam como estão.
            }
    }
list-rest = Os membros que não estão nesta lista continuam.
list-nothing = O clube já tem todos estes membros.
list-ignored = Não usamos estas colunas, porque o clube não guarda esses dados: { $columns }.
list-addedHead = Adicionados
list-changedHead = Alterados
list-becomes = { $before } → { $after }
list-joined = A linha { $n } tem mais campos do que colunas. O resto está na observação: “{ $note }”.
list-alike = { $name } é a mesma pessoa que { $other }? Então escreva os dois nomes do mesmo jeito.
list-take = Importar
list-taken =
    { $n ->
        [0] Importado: nenhuma linha era nova.
       *[other]
            { $n ->
                [one] Importado: { $n } linha era nova.
                [many] Importado: { $n } de linhas eram novas.
               *[other] Importado: { $n } linhas eram novas.
            }
    }
list-bad = Nada foi importado. Corrija estas linhas e tente de novo:
list-line = Linha { $n }: { $fault }
list-more =
    { $n ->
        [0] e mais nenhuma linha
       *[other]
            { $n ->
                [one] e mais { $n } linha
                [many] e mais { $n } de linhas
               *[other] e mais { $n } linhas
            }
    }
list-save = Salvar como arquivo
list-faults =
    .empty = a lista está vazia.
    .encoding = o arquivo não está em UTF-8. Salve como “CSV UTF-8”.
    .open-quote = aqui abrem aspas, mas elas não fecham.
    .no-column =
        { $column ->
            [name] falta o título “nome”. Mude o nome de uma das colunas.
            [email] falta o título “e-mail”. Mude o nome de uma das colunas.
           *[note] falta o título “observação”. Mude o nome de uma das colunas.
        }
    .column-twice =
        { $column ->
            [name] duas colunas se chamam “nome”. Deixe só uma.
            [email] duas colunas se chamam “e-mail”. Deixe só uma.
            [licence] duas colunas se chamam “licença”. Deixe só uma.
            [club] duas colunas se chamam “clube”. Deixe só uma.
           *[note] duas colunas se chamam “observação”. Deixe só uma.
        }
    .too-many-fields =
        { $columns ->
            [0] esta linha não pode ter campos. Ponha entre aspas um texto com vírgulas.
           *[other]
                { $columns ->
                    [one] esta linha tem mais de { $columns } campo. Ponha entre aspas um texto com vírgulas.
                    [many] esta linha tem mais de { $columns } de campos. Ponha entre aspas um texto com vírgulas.
                   *[other] esta linha tem mais de { $columns } campos. Ponha entre aspas um texto com vírgulas.
                }
        }
    .no-name = falta o nome.
    .bad-name =
        { $max ->
            [0] um nome tem no máximo nenhum caractere visível.
           *[other]
                { $max ->
                    [one] um nome tem no máximo { $max } caractere visível.
                    [many] um nome tem no máximo { $max } de caracteres visíveis.
                   *[other] um nome tem no máximo { $max } caracteres visíveis.
                }
        }
    .name-twice = { $name } já está na linha { $line }. Escreva os nomes de outro jeito ou dê um e-mail aos dois.
    .bad-email = “{ $email }” não é um endereço de e-mail. Escreva assim: ana@example.org.
    .email-twice = { $email } já está na linha { $line }.
    .bad-note =
        { $max ->
            [0] uma observação tem no máximo nenhum caractere visível.
           *[other]
                { $max ->
                    [one] uma observação tem no máximo { $max } caractere visível.
                    [many] uma observação tem no máximo { $max } de caracteres visíveis.
                   *[other] uma observação tem no máximo { $max } caracteres visíveis.
                }
        }
    .bad-licence = o número da licença é longo demais ou tem caracteres invisíveis. Máximo de caracteres: { $max }.
    .bad-club = o nome do clube é longo demais ou tem caracteres invisíveis. Máximo de caracteres: { $max }.
    .entry-twice = { $name } já está na linha { $line }. Escreva cada nome só uma vez, como nas noites do clube.
    .licence-twice = o número da licença { $licence } já está na linha { $line }.
    .no-headings = esta linha não dá nome às colunas. Comece com uma linha como “nome, licença, clube”.
    .too-many-entries = a lista de inscritos é longa demais. Máximo de pessoas: { $max }.

settings-title = Configurações e organizadores
settings-intro = As mudanças são salvas na hora.
settings-names = Nomes
settings-pageName = Onde os membros estão cadastrados
settings-pageNameHelp = Deixe vazio para usar o nome do clube.
settings-entryName = Nome da página de entrada
settings-evenings = Noites do clube
settings-countersigned = A outra dupla também confirma cada partida
settings-countersignedHelp = Um dos dois confirma no celular antes do organizador.
settings-tiedFish = Para quem anotar o zero quando o jogo fecha empatado
settings-tiedFishes-leader = Para a dupla que saiu
settings-tiedFishes-blocker = Para a dupla que fechou
settings-penalties = Penalidades de costume
settings-penaltiesHelp = Na noite do clube, o organizador escolhe entre elas. O valor diminui o saldo do jogador. Com 0, a sanção fica anotada, mas nada é descontado.
settings-noPenalties = Nenhuma penalidade de costume ainda.
settings-reason = Motivo
settings-amount = Valor
settings-addPenalty = Adicionar uma penalidade
settings-removePenalty = Remover “{ $reason }”

season-title = Classificação da temporada
season-which = Temporada
season-halves =
    .n1 = Primeiro
    .n2 = Segundo
season-half = { $part } semestre de { $year }
season-quarter = Trimestre { $part } de { $year }
season-over = Esta temporada acabou.
season-goesOn = Esta temporada ainda não acabou.
season-none = Nenhuma noite do clube desta temporada terminou ainda.
season-place = Posição
season-name = Nome
season-points = Pontos
season-wins = Vitórias
season-effectiveness = Saldo
season-played = Noites do clube jogadas
season-guest = convidado
season-aheadBy = à frente em { $key }
season-keys-wins = vitórias
season-keys-effectiveness = saldo
season-rules = Como se conta
season-brings =
    .match-points = Você recebe os seus pontos de partida de cada noite do clube.
    .by-place = Você recebe pontos pela posição em cada noite do clube, da primeira posição para baixo: { $points }.
season-countsAll = Todas as noites do clube contam.
season-countsBest =
    { $n ->
        [one] Conta { $n } noite do clube: a sua melhor.
        [many] Contam as suas { $n } melhores noites do clube.
       *[other] Contam as suas { $n } melhores noites do clube.
    }
season-ranked =
    { $n ->
        [one] Você entra na classificação depois de { $n } noite do clube.
        [many] Você entra na classificação depois de { $n } noites do clube.
       *[other] Você entra na classificação depois de { $n } noites do clube.
    }
season-evenings = Noites do clube que contam
season-set = Regras da temporada

seasonRules-title = Regras da temporada
seasonRules-span = Quanto dura uma temporada
seasonRules-spans =
    .year = Um ano
    .half-year = Um semestre
    .quarter = Um trimestre
    .month = Um mês
seasonRules-points = Pontos por noite do clube
seasonRules-kinds =
    .match-points = Pontos de partida
    .by-place = Pontos pela posição
seasonRules-places = Pontos da primeira posição para baixo
seasonRules-placesHelp = Por exemplo: 10, 7, 5, 3, 1. As posições mais baixas não recebem pontos.
seasonRules-placesWrong = Escreva números inteiros com vírgulas. Nenhum pode ser maior que o anterior.
seasonRules-counted = Quais noites do clube contam para um jogador
seasonRules-counts-all = Todas
seasonRules-counts-best = As melhores
seasonRules-how = Quantas das melhores
seasonRules-least = Noites do clube para entrar na classificação

hall-title = Galeria da fama
hall-none = Ainda não há vencedores. Os primeiros aparecem quando uma noite do clube terminar.
hall-champions = Vencedores de temporadas
hall-records = Recordes
hall-honours = Todos que jogaram
hall-seasons = Temporadas ganhas
hall-won = Noites do clube ganhas
hall-played = Noites do clube jogadas
hall-kinds =
    .points = Mais pontos de partida em uma noite do clube
    .wins = Mais vitórias em uma noite do clube
    .effectiveness = Melhor saldo em uma noite do clube
    .wins-in-a-row = Mais noites do clube ganhas em sequência
    .evenings = Mais noites do clube jogadas

organisers-title = Organizadores
organisers-you = você
organisers-since = desde { $date }
organisers-removeNamed = Remover { $name }
organisers-leave = Deixar de organizar
organisers-sure = Remover { $name } da organização? Os links que { $name } criou deixam de funcionar.
organisers-sureYou = Deixar de ser organizador? Os links que você criou deixam de funcionar.
organisers-removed = { $name } não é mais organizador.
organisers-another = Mais um organizador
organisers-anotherHelp = Envie o link só a alguém de confiança. Ele torna uma pessoa organizadora. Os organizadores veem os e-mails de todos os membros.
organisers-invite = Criar link
organisers-made = Copie o link agora: ele só aparece uma vez. Serve uma vez, durante uma semana. Você pode cancelar.
organisers-link = Link para mais um organizador
organisers-links = Links sem uso
organisers-madeBy = Criado por { $name }, até { $date }
organisers-withdraw = Cancelar link
organisers-withdrawn = O link foi cancelado.

regulations-title = Regulamentos
regulations-help = Os organizadores e os membros escolhem entre estas regras ao abrir uma noite do clube. Para salvar outras, mude as regras lá.
regulations-none = Ainda não há nenhum regulamento salvo.
regulations-unread = Outra versão do programa salvou estas regras. Não conseguimos ler.
regulations-rules = Regras
regulations-rename = Mudar o nome
regulations-renameNamed = Mudar o nome de { $name }
regulations-name = Nome do regulamento
regulations-save = Salvar
regulations-delete = Apagar
regulations-deleteNamed = Apagar { $name }
regulations-sure = Apagar { $name }? As noites do clube com estas regras continuam com elas.
regulations-deleted = { $name } foi apagado.
regulations-renamed = O regulamento agora se chama { $name }.

refusals =
    .not-organiser = Só os organizadores deste clube podem fazer isso.
    .gone = Outro organizador já removeu isso. Recarregue a página para ver a lista atual.
    .last-organiser = Um clube precisa de um organizador. Convide outro antes de sair.
    .invitation-over = Este link não funciona mais. Peça um novo a um organizador.
    .too-many-members =
        { $max ->
            [0] Um clube tem no máximo nenhum membro.
           *[other]
                { $max ->
                    [one] Um clube tem no máximo { $max } membro.
                    [many] Um clube tem no máximo { $max } de membros.
                   *[other] Um clube tem no máximo { $max } membros.
                }
        }
    .too-many-organisers =
        { $max ->
            [0] Um clube tem no máximo nenhum organizador.
           *[other]
                { $max ->
                    [one] Um clube tem no máximo { $max } organizador.
                    [many] Um clube tem no máximo { $max } de organizadores.
                   *[other] Um clube tem no máximo { $max } organizadores.
                }
        }
    .too-many-invitations =
        { $max ->
            [0] Um clube não pode ter links sem uso. Cancele um antes.
           *[other]
                { $max ->
                    [one] Um clube tem no máximo { $max } link sem uso. Cancele esse antes.
                    [many] Um clube tem no máximo { $max } de links sem uso. Cancele um antes.
                   *[other] Um clube tem no máximo { $max } links sem uso. Cancele um antes.
                }
        }
    .email-taken = Outro membro tem o e-mail { $email }.
    .name-taken = Outro membro se chama { $name }. Escreva o nome de outro jeito ou adicione um e-mail.
    .names-alike = { $other } já está na lista, e os nomes são parecidos.
    .bad-email =
        { $email ->
            [none] Falta o e-mail.
           *[other] “{ $email }” não é um endereço de e-mail. Escreva assim: ana@example.org.
        }
    .bad-note =
        { $max ->
            [0] Uma observação tem no máximo nenhum caractere visível.
           *[other]
                { $max ->
                    [one] Uma observação tem no máximo { $max } caractere visível.
                    [many] Uma observação tem no máximo { $max } de caracteres visíveis.
                   *[other] Uma observação tem no máximo { $max } caracteres visíveis.
                }
        }
    .bad-penalties =
        { $chars ->
            [0] Você pode salvar até { $penalties } penalidades de costume, sem motivo escrito. O valor vai até { $amount }.
           *[other]
                { $chars ->
                    [one] Você pode salvar até { $penalties } penalidades de costume. O motivo tem até { $chars } caractere, e o valor vai até { $amount }.
                    [many] Você pode salvar até { $penalties } penalidades de costume. O motivo tem até { $chars } de caracteres, e o valor vai até { $amount }.
                   *[other] Você pode salvar até { $penalties } penalidades de costume. O motivo tem até { $chars } caracteres, e o valor vai até { $amount }.
                }
        }
    .too-many-regulations = Um clube pode salvar { $max } e não mais. Apague um antes.
    .regulation-taken = O clube já tem o regulamento { $name }.
    .bad-regulation = Nenhuma noite do clube pode ter estas regras. Confira a meta, o limite de tempo, o bônus, os pontos e a ordem.
    .bad-source = O texto sobre a origem é longo demais ou tem caracteres que não aparecem.
    .competition = Não conseguimos mudar a competição.
    .bad-list = Nada foi importado.
    .bad-spreadsheet = Não conseguimos ler a planilha.
