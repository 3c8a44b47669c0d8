### Filters of the open tables on the home page.

title = Filtros
# How many filters are in use.
on = Filtros ativos: { $n }
game = Jogo
any = Qualquer
pace = Tempo por vez
paces =
    .none = Sem relógio
    .fast = Até 20 segundos
    .calm = Até 2 minutos
    .days = Dias
rated = Rating
ratings =
    .rated = Valendo rating
    .casual = Amistosa
seats = Lugares livres
atLeast = { $n } ou mais
company = Companhia
companies =
    .people = Só pessoas
    .bots = Com robôs
hidden =
    { $n ->
        [0] Todas as mesas servem para os seus filtros.
       *[other]
            { $n ->
                [one] { $n } mesa não serve para os seus filtros.
                [many] { $n } de mesas não servem para os seus filtros.
               *[other] { $n } mesas não servem para os seus filtros.
            }
    }
clear = Limpar os filtros
host =
    .here = O anfitrião está aqui
    .away = O anfitrião não está
