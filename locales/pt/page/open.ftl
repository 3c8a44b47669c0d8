### The page: open.

open-title = Escolha um jogo
open-otherwise = como diz o link
open-rules = Regras
open-search = Buscar jogos, lugares, palavras
open-lately = Recentes e favoritos
open-found =
    { $n ->
        [one] Um jogo
        [many] { $n } de jogos
       *[other] { $n } jogos
    }
open-star = Favorito: { $game }
open-nothing = Nenhum jogo tem esse nome. Tente um lugar, o número de jogadores ou menos palavras.
open-options = Regras da casa
open-optionsHelp = O que a sua mesa joga diferente.
open-changed = mudada
open-changedCount =
    { $n ->
        [0] nenhuma mudança
       *[other]
            { $n ->
                [one] { $n } mudança
                [many] { $n } de mudanças
               *[other] { $n } mudanças
            }
    }
open-back = Voltar ao padrão
open-bots-beginner = Robô, iniciante
open-bots-easy = Robô, fácil
open-bots-steady = Robô, médio
open-bots-strong = Robô, forte
open-bots-master = Robô, mestre
open-agreement = O que fica combinado
open-copyRules = Copiar link das regras
