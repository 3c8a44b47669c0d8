### Clubs.

title = Clubes

club = Clube

toClub = Ir para o clube

toClubs = Todos os seus clubes

# In a list of people, for one who has not given a name.
unnamed = alguém sem nome
people = { LIST($names) }

runBy = Organização: { LIST($names) }.

remove = Remover

keep = Deixar

saved = Salvo.

mine-title = Seus clubes
mine-none = Este aparelho ainda não conhece nenhum clube seu. Abra um aqui ou siga o link que o seu clube deu.
mine-organises = Você organiza.
mine-enteredAs = Você entrou como { $email }.

open-title = Abrir um clube
open-intro = Um clube guarda a lista dos seus membros e faz noites com eles. Quem abre organiza, e pode pedir ajuda a outros.
open-name = Nome do clube
open-you = Seu nome
open-youHelp = Os membros veem quem organiza o clube.
open-open = Abrir o clube

code-title = Entrar em uma noite
code-code = As quatro letras da noite
code-codeHelp = Quem organiza as mostra.
code-find = Procurar a noite
code-wrongCode = O código tem quatro letras.
code-here = Noites neste aparelho, também sem rede

page-organises = Você organiza este clube.
page-enteredAs = Você está na lista deste clube como { $email }.
page-enter = Entrar com o seu e-mail
page-noMember = Só membros abrem noites, e este aparelho ainda não conhece você como membro. Coloque-se na lista de membros e depois entre com esse e-mail.
page-addYourself = Entrar na lista
page-evenings = Noites
page-noEvenings = Ainda não houve nenhuma noite.
page-newEvening = Nova noite
page-goingOn = Em andamento
page-held = Já realizadas
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
page-cutShort = acabou antes da última partida
page-earlier = Ver noites anteriores
page-manage = Para quem organiza
page-members = Membros
page-settings = Configurações e organizadores
page-link = Link para os membros
page-linkHelp = Quem abrir entra com o e-mail que está na sua lista.
page-copy = Copiar o link

entry-title = Jogos para se divertir
entry-intro = Escreva o e-mail com que você está cadastrado em “{ $page }”.
entry-email = E-mail
entry-go = Continuar
entry-unknown = Este e-mail não está cadastrado em “{ $page }”. Veja se está escrito como você deu, ou pergunte a quem organiza.
entry-unknownToOrganiser = Este e-mail não está cadastrado em “{ $page }”. Veja se está escrito como na lista. Você organiza este clube, então pode se colocar na lista.
entry-welcome = Boas-vindas
entry-registered = Você está na lista de “{ $page }”. De agora em diante este aparelho conta como seu.
entry-enteredAs = Este aparelho entrou aqui como { $email }.
entry-another = Agora é de outra pessoa? Então escreva o e-mail dela.

join-title = Organizar o clube
join-intro = Pediram que você organize: veja a lista de membros com os e-mails, mude a lista e as configurações, e faça noites.
join-join = Quero organizar
join-already = Você já organiza este clube.

members-title = Membros
members-none = Ainda não há ninguém na lista. Adicione aqui o primeiro membro ou carregue uma lista que você tenha.
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
members-note = Observação
members-noteHelp = Só quem organiza vê.
members-since = desde { $date }
members-edit = Mudar
members-editNamed = Mudar { $name }
members-removeNamed = Remover { $name }
members-save = Salvar
members-cancel = Cancelar
members-sure = Remover { $name } da lista? Com esse e-mail não se entra mais.
members-removed = { $name } não está mais na lista.
members-add = Adicionar um membro
members-addOne = Adicionar
members-added = { $name } está na lista.
members-changed = Os dados de { $name } mudaram.

list-title = Carregar uma lista
list-help = Um membro por linha: nome, e-mail, observação. A primeira linha pode dar nome às colunas. Salve a planilha como CSV em UTF-8 ou copie as células.
list-file = Arquivo
list-paste = Ou cole as linhas aqui
list-example = Ana, ana@example.org, mesa perto da janela
list-look = Ver o que muda
list-would-added =
    { $n ->
        [0] Nenhum membro é adicionado.
       *[other]
            { $n ->
                [one] { $n } membro é adicionado.
                [many] { $n } de membros são adicionados.
               *[other] { $n } membros são adicionados.
            }
    }
list-would-changed =
    { $n ->
        [0] Nenhum membro muda.
       *[other]
            { $n ->
                [one] { $n } membro muda.
                [many] { $n } de membros mudam.
               *[other] { $n } membros mudam.
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
list-rest = Os membros que não estão nesta lista ficam.
list-nothing = O clube já sabe tudo isso.
list-ignored = Fica de fora, porque um clube não guarda essas colunas: { $columns }.
list-addedHead = Adicionados
list-changedHead = Mudados
list-becomes = { $before } → { $after }
list-take = Carregar a lista
list-taken =
    { $n ->
        [0] Lista carregada: nenhuma linha era nova.
       *[other]
            { $n ->
                [one] Lista carregada: { $n } linha era nova.
                [many] Lista carregada: { $n } de linhas eram novas.
               *[other] Lista carregada: { $n } linhas eram novas.
            }
    }
list-bad = Nada foi carregado. Corrija estas linhas e tente de novo:
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
list-save = Salvar a lista em um arquivo
list-faults =
    .empty = não há ninguém nesta lista.
    .encoding = isto não é UTF-8. Salve o arquivo como “CSV UTF-8”.
    .open-quote = aqui se abrem aspas que nunca se fecham.
    .no-column =
        { $column ->
            [name] entre os títulos falta a coluna “nome”. Dê esse título a ela.
            [email] entre os títulos falta a coluna “e-mail”. Dê esse título a ela.
           *[note] entre os títulos falta a coluna “observação”. Dê esse título a ela.
        }
    .column-twice =
        { $column ->
            [name] há duas colunas “nome”. Deixe uma delas.
            [email] há duas colunas “e-mail”. Deixe uma delas.
           *[note] há duas colunas “observação”. Deixe uma delas.
        }
    .too-many-fields =
        { $columns ->
            [0] há mais de nenhum campo. Um texto com vírgulas vai entre aspas.
           *[other]
                { $columns ->
                    [one] há mais de { $columns } campo. Um texto com vírgulas vai entre aspas.
                    [many] há mais de { $columns } de campos. Um texto com vírgulas vai entre aspas.
                   *[other] há mais de { $columns } campos. Um texto com vírgulas vai entre aspas.
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
    .no-email = falta o e-mail. Uma linha é: nome, e-mail, observação.
    .bad-email = “{ $email }” não é um e-mail. Escreva assim: ana@example.org.
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

settings-title = Configurações e organizadores
settings-intro = Cada mudança vale na hora.
settings-names = Nomes
settings-pageName = Página em que os membros estão cadastrados
settings-pageNameHelp = Se ficar vazio, ela se chama como o clube.
settings-entryName = Como se chama a entrada para as noites
settings-evenings = Noites
settings-countersigned = A outra dupla também confirma a partida
settings-countersignedHelp = Um deles confirma no celular antes de quem organiza.
settings-tiedFish = Onde fica o zero de um peixe empatado
settings-tiedFishes-leader = Com a dupla que saiu
settings-tiedFishes-blocker = Com a dupla que fechou
settings-penalties = Penalidades de costume
settings-penaltiesHelp = Quem organiza a noite escolhe entre elas. O valor é tirado do saldo; 0 é uma sanção sem penalidade.
settings-noPenalties = Ainda não há nenhuma.
settings-reason = Motivo
settings-amount = Valor
settings-addPenalty = Adicionar uma penalidade
settings-removePenalty = Remover “{ $reason }”

season-title = Classificação da temporada
season-which = Temporada
season-halves =
    .n1 = Primeira
    .n2 = Segunda
season-half = { $part } metade de { $year }
season-quarter = Trimestre { $part } de { $year }
season-over = Esta temporada acabou.
season-goesOn = Esta temporada continua.
season-none = Nenhuma noite desta temporada foi jogada até o fim ainda.
season-place = Posição
season-name = Nome
season-points = Pontos
season-wins = Vitórias
season-effectiveness = Saldo
season-played = Noites jogadas
season-guest = convidado
season-aheadBy = à frente por: { $key }
season-keys-points = pontos
season-keys-wins = vitórias
season-keys-effectiveness = saldo
season-rules = Como se conta
season-brings =
    .match-points = Uma noite dá os seus pontos de partida.
    .by-place = Uma noite dá pontos pela posição, a partir da primeira: { $points }.
season-countsAll = Todas as noites contam.
season-countsBest =
    { $n ->
        [one] De cada um conta { $n } noite, a melhor.
        [many] De cada um contam as { $n } melhores noites.
       *[other] De cada um contam as { $n } melhores noites.
    }
season-ranked =
    { $n ->
        [one] Entra na classificação quem jogou { $n } noite.
        [many] Entra na classificação quem jogou { $n } noites.
       *[other] Entra na classificação quem jogou { $n } noites.
    }
season-evenings = Noites que contam
season-set = Regras da temporada

seasonRules-title = Regras da temporada
seasonRules-span = Quanto dura uma temporada
seasonRules-spans =
    .year = Um ano
    .half-year = Meio ano
    .quarter = Um trimestre
    .month = Um mês
seasonRules-points = O que uma noite dá
seasonRules-kinds =
    .match-points = Os seus pontos de partida
    .by-place = Pontos pela posição
seasonRules-places = Pontos a partir da primeira posição
seasonRules-placesHelp = Por exemplo: 10, 7, 5, 3, 1. As posições seguintes não dão nada.
seasonRules-placesWrong = Escreva números inteiros com vírgulas, nenhum maior que o anterior.
seasonRules-counted = Quais noites de um jogador contam
seasonRules-counts-all = Todas
seasonRules-counts-best = As melhores
seasonRules-how = Quantas das melhores
seasonRules-least = Noites necessárias para se classificar

hall-title = Galeria da fama
hall-none = Ninguém ganhou nada aqui ainda: nenhuma noite foi jogada até o fim.
hall-champions = Vencedores de temporadas
hall-records = Recordes
hall-honours = Todos que jogaram
hall-seasons = Temporadas ganhas
hall-won = Noites ganhas
hall-played = Noites jogadas
hall-kinds =
    .points = Mais pontos de partida em uma noite
    .wins = Mais vitórias em uma noite
    .effectiveness = Melhor saldo em uma noite
    .wins-in-a-row = Mais noites ganhas seguidas
    .evenings = Mais noites jogadas

organisers-title = Organizadores
organisers-you = você
organisers-since = desde { $date }
organisers-removeNamed = Remover { $name }
organisers-leave = Deixar de organizar
organisers-sure = { $name } deixa de organizar? Os links feitos por { $name } deixam de valer.
organisers-sureYou = Quer deixar de organizar este clube? Os links que você fez deixam de valer.
organisers-removed = { $name } não organiza mais o clube.
organisers-another = Mais alguém para organizar
organisers-anotherHelp = Envie o link só à pessoa que vai organizar com você: ele serve para uma só. Quem organiza vê os e-mails de todos os membros.
organisers-invite = Fazer um link
organisers-made = Copie o link agora: ele não aparece de novo. Serve uma vez só, por uma semana ou até você retirá-lo.
organisers-link = Link para mais alguém organizar
organisers-copy = Copiar o link
organisers-links = Links sem uso
organisers-madeBy = De { $name }, até { $date }
organisers-withdraw = Retirar
organisers-withdrawn = O link foi retirado.

refusals =
    .not-organiser = Isso só pode quem organiza este clube.
    .gone = Alguém removeu isso nesse meio-tempo. Recarregue a página para ver o que há.
    .last-organiser = Um clube precisa de quem o organize. Peça antes a outra pessoa.
    .invitation-over = Este link não vale mais. Peça outro a quem organiza.
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
            [0] Valem no máximo nenhum link. Retire um antes.
           *[other]
                { $max ->
                    [one] Valem no máximo { $max } link. Retire um antes.
                    [many] Valem no máximo { $max } de links. Retire um antes.
                   *[other] Valem no máximo { $max } links. Retire um antes.
                }
        }
    .email-taken = Outro membro tem o e-mail { $email }.
    .bad-email =
        { $email ->
            [none] Falta o e-mail.
           *[other] “{ $email }” não é um e-mail. Escreva assim: ana@example.org.
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
            [0] Um clube tem no máximo { $penalties } penalidades de costume, cada uma com um motivo de até nenhum caractere visível e um valor de até { $amount }.
           *[other]
                { $chars ->
                    [one] Um clube tem no máximo { $penalties } penalidades de costume, cada uma com um motivo de até { $chars } caractere visível e um valor de até { $amount }.
                    [many] Um clube tem no máximo { $penalties } penalidades de costume, cada uma com um motivo de até { $chars } de caracteres visíveis e um valor de até { $amount }.
                   *[other] Um clube tem no máximo { $penalties } penalidades de costume, cada uma com um motivo de até { $chars } caracteres visíveis e um valor de até { $amount }.
                }
        }
    .bad-list = Nada foi carregado.
