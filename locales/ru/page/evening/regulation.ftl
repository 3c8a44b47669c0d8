### Club evenings: the choice of a regulation, and of fixed pairs.

setup-regulation-which = Регламент
setup-regulation-change = Изменить правила
setup-regulation-counts = Что даёт раунд
setup-regulation-countsKinds-losers = Кости проигравших
setup-regulation-countsKinds-all = Все кости
setup-regulation-countsKinds-rounds = Одно очко
setup-regulation-tiles = Кости
setup-regulation-tilesKinds =
    .double-six = До дубля шесть
    .double-nine = До дубля девять
setup-regulation-lead = Кто начинает после первого раунда
setup-regulation-leadKinds-rotates = Следующий справа
setup-regulation-leadKinds-winner = Победители
setup-regulation-bonus = Больше всего премий за раунд, очков
setup-regulation-warning = Предупредить за сколько минут
setup-regulation-wins = Баллы за победу
setup-regulation-winsKinds-shutout = против 0
setup-regulation-winsKinds-half = до половины
setup-regulation-winsKinds-close = против большего
setup-regulation-winsKinds-stopped = остановлена
setup-regulation-order = Что определяет места
setup-regulation-orderHelp = Сверху вниз: следующее считается, только если всё выше равно.
# $key is such as “wins”.
setup-regulation-earlier = Поднять: { $key }
setup-regulation-without = Убрать: { $key }
setup-pairs-title = Кто с кем играет
setup-pairs-kinds-single = Все со всеми
setup-pairs-kinds-pairs = Постоянные пары
setup-pairs-help = Игроки 1 и 2 — пара, 3 и 4 тоже, и так далее.
setup-pairs-odd = У одного игрока нет партнёра. Добавьте игрока или уберите одного.
setup-pairs-pair = Пара { $n }
setup-pairs-partner = Имя партнёра
setup-pairs-changes-late = Пара играет в оставшихся партиях.
setup-pairs-changes-leaves = Уходят оба игрока пары.
setup-pairs-changes-substitute = Замена получает номер игрока. Прежние результаты остаются у пары.
round-winnerLeads = Начинают победители прошлого раунда.
