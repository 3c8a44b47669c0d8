### The page: frame.

frame-skip = Ir para o conteúdo
frame-skipToTable = Ir para a mesa
frame-pages = Páginas
frame-play = Jogar
frame-rules = Regras
frame-learn = Aprender
frame-clubs = Clubes
frame-settings = Configurações
frame-title = { $page } · Boneyard
frame-offline = Sem conexão. O que está na tela fica; você pode jogar quando a rede voltar.
frame-offlineKept = Sem conexão. Você pode ler as lições e regras que já abriu, continuar uma noite de clube, e jogar quando a rede voltar.
frame-newVersion = Há uma versão nova.
frame-reload = Recarregar a página
frame-loading = Carregando
frame-tryAgain = Tentar de novo
frame-reference = Referência { $reference }
frame-close = Fechar
frame-toHome = Ir para o início

notFound-title = Não há nada aqui
notFound-text = O endereço pode estar errado, ou o que havia aqui já acabou.

failed-page = Esta página não pôde ser carregada. O resto do Boneyard continua funcionando.
failed-table = Sem conexão com a mesa. Nada do que está nela se perde.

errors =
    .unreachable = O servidor não responde. O que você escreveu continua aqui.
    .not-found = Não há nada neste endereço, ou já acabou.
    .bad-request = O servidor não entendeu o que esta página enviou. Recarregue a página. ({ $detail })
    .bad-rules = Não dá para jogar com estas regras: { $detail }
    .bad-name = Um nome tem de 1 a { $max } caracteres visíveis.
    .bad-seats =
        { LAST($allowed) ->
            [one] Estas regras são para { SPAN($allowed) } jogador.
            [many] Estas regras são para { SPAN($allowed) } de jogadores.
           *[other] Estas regras são para { SPAN($allowed) } jogadores.
        }
    .not-allowed = Isso só pode quem está na mesa.
    .foreign-origin = Outro site pediu isso. Abra o Boneyard diretamente e tente de novo.
    .unknown-host = Este servidor não atende pelo nome “{ $host }”. Abra o endereço de costume ou peça a quem cuida dele que permita esse nome.
    .too-many =
        { $retry_s ->
            [0] Foram pedidos demais. Tente de novo em nenhum segundo.
           *[other]
                { $retry_s ->
                    [one] Foram pedidos demais. Tente de novo em { $retry_s } segundo.
                    [many] Foram pedidos demais. Tente de novo em { $retry_s } de segundos.
                   *[other] Foram pedidos demais. Tente de novo em { $retry_s } segundos.
                }
        }
    .too-large =
        { $max ->
            [0] Longo demais: o servidor lê no máximo nenhum byte.
           *[other]
                { $max ->
                    [one] Longo demais: o servidor lê no máximo { $max } byte.
                    [many] Longo demais: o servidor lê no máximo { $max } de bytes.
                   *[other] Longo demais: o servidor lê no máximo { $max } bytes.
                }
        }
    .version = O servidor tem uma versão mais nova desta página. Recarregue.
    .too-slow = A conexão está lenta demais. Recarregue a página para continuar.
    .refused = A mesa não aceitou isso.
    .club = O clube não aceitou isso.
    .evening = Isso não é possível nesta noite.
    .storage = O servidor não conseguiu salvar. Nada mudou.
    .restarting = O servidor está reiniciando. Tente de novo daqui a pouco.
    .too-long =
        { $max_s ->
            [0] Passou de nenhum segundo e o servidor interrompeu. Peça menos de uma vez.
           *[other]
                { $max_s ->
                    [one] Passou de { $max_s } segundo e o servidor interrompeu. Peça menos de uma vez.
                    [many] Passou de { $max_s } de segundos e o servidor interrompeu. Peça menos de uma vez.
                   *[other] Passou de { $max_s } segundos e o servidor interrompeu. Peça menos de uma vez.
                }
        }
    .internal = O servidor errou. Nada mudou.
