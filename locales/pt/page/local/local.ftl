### The page: tables that run on a device, without the server.

atTable = Esta mesa está só neste aparelho. Ela não precisa de conexão.
here = Neste aparelho
instead = Sem conexão: você pode jogar aqui com robôs. A mesa fica neste aparelho.
notHere = Esta mesa não está neste aparelho. Abra-a no aparelho em que você começou.
broken = Não conseguimos abrir esta mesa agora. Suas peças e seus pontos estão seguros.
frozen = Este aparelho não consegue salvar jogadas agora: talvez falte espaço. Os relógios estão parados, e suas peças estão seguras.
offline = Sem conexão. Você pode jogar com robôs, ler as lições e regras que já abriu e continuar uma noite do clube.
