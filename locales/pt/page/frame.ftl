### The page: frame.

frame-skip = Ir para o conteúdo
frame-skipToTable = Ir para a mesa
frame-pages = Páginas
frame-play = Jogar
frame-rules = Regras
frame-learn = Aprender
frame-clubs = Clubes
frame-account = Conta
frame-settings = Configurações
frame-title = { $page } · Boneyard
frame-offline = Sem conexão. Você ainda pode ler esta página. Para jogar, espere a rede voltar.
frame-offlineKept = Sem conexão. Você pode ler as lições e regras que já abriu e continuar uma noite do clube. Para jogar, espere a rede voltar.
frame-newVersion = Há uma versão nova pronta.
frame-reload = Recarregar a página
frame-loading = Carregando
frame-tryAgain = Tentar de novo
frame-reference = Referência { $reference }
frame-close = Fechar
frame-toHome = Ir para o início

notFound-title = Página não encontrada
notFound-text = O endereço pode estar errado.

failed-page = Não conseguimos carregar esta página. O resto do Boneyard continua funcionando.
failed-table = Não conseguimos falar com a mesa. Suas peças e seus pontos estão a salvo.

errors =
    .unreachable = O servidor não responde. O que você digitou continua aqui.
    .not-found = Não achamos nada neste endereço. Ele pode estar errado, ou o conteúdo foi removido.
    .bad-request = O servidor não entendeu o que esta página enviou. Recarregue a página. ({ $detail })
    .bad-rules = Não dá para jogar com estas regras: { $detail }
    .bad-name = Um nome precisa ter de 1 a { $max } caracteres visíveis.
    .bad-seats =
        { LAST($allowed) ->
            [one] Estas regras são para { SPAN($allowed) } jogador.
            [many] Estas regras são para { SPAN($allowed) } de jogadores.
           *[other] Estas regras são para { SPAN($allowed) } jogadores.
        }
    .not-allowed = O navegador não enviou o cookie de que o Boneyard precisa. Permita cookies para este site e recarregue a página.
    .foreign-origin = Outro site pediu isso. Abra o Boneyard diretamente e tente de novo.
    .unknown-host = Este servidor não aceita o nome “{ $host }”. Abra o endereço de sempre ou peça ao administrador que libere este nome.
    .too-many =
        { $retry_s ->
            [0] Você fez isso vezes demais. Tente de novo agora.
           *[other]
                { $retry_s ->
                    [one] Você fez isso vezes demais. Tente de novo em { $retry_s } segundo.
                    [many] Você fez isso vezes demais. Tente de novo em { $retry_s } de segundos.
                   *[other] Você fez isso vezes demais. Tente de novo em { $retry_s } segundos.
                }
        }
    .too-large =
        { $max ->
            [0] Longo demais: o servidor não aceita nenhum byte.
           *[other]
                { $max ->
                    [one] Longo demais: o servidor aceita no máximo { $max } byte.
                    [many] Longo demais: o servidor aceita no máximo { $max } de bytes.
                   *[other] Longo demais: o servidor aceita no máximo { $max } bytes.
                }
        }
    .version = O servidor tem uma versão mais nova desta página. Recarregue a página.
    .too-slow = Sua conexão está lenta demais. Recarregue a página para continuar.
    .refused = A mesa não aceitou isso.
    .account = Sua conta não aceitou isso.
    .club = O clube não aceitou isso.
    .evening = Isso não é possível nesta noite do clube.
    .tournament = O torneio não aceitou isso.
    .moderation = Os moderadores não permitem isso.
    .storage = O servidor não conseguiu salvar. Nada mudou.
    .restarting = O servidor está reiniciando. Tente de novo daqui a pouco.
    .too-long =
        { $max_s ->
            [0] Demorou demais e o servidor interrompeu. Peça menos coisas de uma vez.
           *[other]
                { $max_s ->
                    [one] Demorou mais de { $max_s } segundo e o servidor interrompeu. Peça menos coisas de uma vez.
                    [many] Demorou mais de { $max_s } de segundos e o servidor interrompeu. Peça menos coisas de uma vez.
                   *[other] Demorou mais de { $max_s } segundos e o servidor interrompeu. Peça menos coisas de uma vez.
                }
        }
    .internal = Algo deu errado no servidor. Nada mudou.

reach-hindrances =
    .this-machine-only = Os celulares não conseguem abrir este link: o servidor só atende nesta máquina. Pare o servidor, inicie com --lan e abra esta página de novo.
    .no-network = Os celulares não conseguem abrir este link: esta máquina não está em nenhuma rede. Conecte-a ao Wi-Fi do salão e abra esta página de novo.
reach-which = Endereço no link
reach-help = Escolha o que está na mesma rede que os celulares.
