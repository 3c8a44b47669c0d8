# Вечера команд: несколько постоянных пар с общим местом.
setup-pairs-teams-size = Пар в команде; 1 — без команд
setup-pairs-teams-fewer = Меньше пар в команде
setup-pairs-teams-more = Больше пар в команде
setup-pairs-teams-help = Пары с 1 по { $n } — команда 1, и так далее. Команды встречаются так же, как пары. Столов у встречи: { $n }.
setup-pairs-teams-count =
    { $n ->
        [one] { $n } команда
        [few] { $n } команды
        [many] { $n } команд
       *[other] { $n } команды
    }
setup-pairs-teams-untilOne =
    { $n ->
        [one] { $n } партия, пока не останется одна команда.
        [few] { $n } партии, пока не останется одна команда.
        [many] { $n } партий, пока не останется одна команда.
       *[other] { $n } партии, пока не останется одна команда.
    }
setup-pairs-teams-name = Название команды { $n }
setup-pairs-teams-player = Имя игрока { $n } команды
setup-pairs-teams-late = Команда играет в оставшихся партиях.
setup-pairs-teams-leaves = Уходит вся команда.
setup-pairs-teams-drawn = Команда участвует со следующей жеребьёвки.
common-team = Команда { $n }
common-standings-team = Команда
participant-team = Ваша команда: { $name }
participant-teamPlace = { $place }-е место из { $teams }
organiser-people-teams = Команды
