### The search over public matches, imported matches, and on a profile: favourite games, partners and opponents.

search-intro = Партии на рейтинг, партии турниров и загруженные записи.
search-player = Имя игрока
search-with = Имя второго игрока
search-kinds = Виды игр
search-games = Игры
search-rated = На рейтинг
search-any = Все
search-yes = Только на рейтинг
search-no = Только без рейтинга
search-result = Итог для первого игрока
search-show = Искать
search-none = Таких открытых партий нет.
search-further = Пока ничего не найдено. Можно искать среди более ранних партий.
search-on = Искать среди более ранних
search-casual = Без рейтинга

imported-mark = Загружена
imported-title = Загруженная партия: { $game }
imported-note = Эта партия загружена из записи. Кости раздавали не мы, поэтому раздачи никто не может проверить.
imported-missing = По этому адресу нет загруженной партии.
imported-noDate = День неизвестен
imported-date = День
imported-event = Событие
imported-site = Место
imported-unknown = неизвестно
imported-noReplay = В записи не хватает костей или ходов, поэтому повтора нет.
imported-rounds = Очки после каждого раунда
imported-round = Раунд { $n }
imported-open = В записи не сказано, чем кончилась партия.

people-favourites = Любимые игры
people-times =
    { $n ->
        [one] { $n } партия, побед: { $won }
        [few] { $n } партии, побед: { $won }
        [many] { $n } партий, побед: { $won }
       *[other] { $n } партии, побед: { $won }
    }
people-partners = Партнёры
people-noPartners = Партнёров с аккаунтом ещё не было.
people-opponents = Соперники
people-noOpponents = Соперников с аккаунтом ещё не было.
people-lost = Поражения
people-against = Вы против игрока { $name }
people-score = Ваших побед: { $won }. Побед игрока { $name }: { $lost }. Ничьих: { $tied }.
people-never = Вы ещё не играли друг против друга.
people-met = Открытые партии, где играли вы оба
people-note = Как партии кончились для игрока { $name }. Гости и остановленные партии не в счёт.
people-yourNote = Как партии кончились для вас. Гости и остановленные партии не в счёт.
