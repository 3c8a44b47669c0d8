### Matches that are over and their replays; profiles and leaderboards; and rated tables before they are opened.

won = победа
lost = поражение
tied = ничья
stopped = остановлена
# A bot held the seat at the end, or the time of the seat ran out.
left = не до конца
timeUp = время вышло
you = Вы
bot = Бот { $name }
player = Игрок { $n }
rated = На рейтинг
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
# `$change` has a sign: “Rating 1512 (+12)”.
rating = Рейтинг { $after } ({ $change })
clubPoints = Клубные очки: { $n }
rounds =
    { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
        [many] { $n } раундов
       *[other] { $n } раунда
    }
download = Скачать запись
downloadJson = Скачать как JSON
# A match in a few words: the game, then the day and the hour.
named = { $game }, { $date }
play = Сыграть партию

list-title = Ваши партии
list-choose = Какие партии
list-filter = Фильтр
list-sinceDay = с { $date }
list-untilDay = по { $date }
list-game = Игра
list-allGames = Все игры
list-with = Имя игрока
list-since = С
list-until = По
list-show = Показать
list-all = Показать все
list-empty = Вы ещё не доиграли ни одной партии.
list-none = Таких партий у вас нет.
list-more = Ещё партии
list-pages = Партии
list-public = Все открытые партии
# $format is DGN or JSON.
list-downloadAll = Скачать все как { $format }
list-chance = Ваши раздачи и случай
list-shown =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }

replay-title = Повтор: { $game }
replay-missing = По этому адресу нет повтора. Повтор партии видят только те, кто в ней играл.
replay-controls = Повтор
replay-previousRound = Предыдущий раунд
replay-previous = Предыдущий ход
replay-run = Пуск
replay-stop = Стоп
replay-next = Следующий ход
replay-nextRound = Следующий раунд
replay-speed = Скорость
# How many times as fast as usual: “0.5×”.
replay-times = { $n }×
replay-point = Место в партии
replay-at = Раунд { $round }, ход { $n } из { $of }
replay-round = Раунд { $n }
replay-plays = Ходы
replay-dealt = Кости розданы
replay-roundEnds = Раунд окончен
replay-matchEnds = Партия окончена
replay-done = ход окончен
replay-thrownBack = Кости раздаются заново
replay-whose = Чьи кости показаны
replay-nobodys = Ничьи
replay-everyones = Всех игроков
replay-hand = Кости на руках: { $name }
replay-hidden = Кости на руках скрыты.
replay-noTiles = Костей нет
replay-notYet = Кости ещё не открыты.
replay-link = Скопировать ссылку на этот ход
replay-copy = Скопировать запись DGN
replay-deals = Проверить раздачи
replay-keys = Клавиши: влево и вправо — один ход, вверх и вниз — один раунд, Home и End — к началу и к концу. Пробел пускает и останавливает.
replay-result = Итог
replay-mine = Ваши партии

person-since = Аккаунт создан { $date }
person-missing = Игрока с таким именем нет.
person-ratings = Рейтинги
person-noRatings = Партий на рейтинг ещё не было.
# A rating and how uncertain it is: “1512 ± 80”.
person-rating = { $rating } ± { $deviation }
person-provisional = предварительный
person-ratedMatches =
    { $n ->
        [one] { $n } партия на рейтинг
        [few] { $n } партии на рейтинг
        [many] { $n } партий на рейтинг
       *[other] { $n } партии на рейтинг
    }
person-uncertain = Число после ± показывает, насколько рейтинг неточен. Предварительный рейтинг рассчитан по небольшому числу партий.
person-chart = Рейтинг после каждой партии: { $family }
# What a chart shows, for readers who do not see it.
person-chartText = От { $first } до { $last }. Самый низкий { $low }, самый высокий { $high }.
person-asTable = Таблицей
person-date = Дата
person-after = Рейтинг
person-played = Сыгранные игры
person-nothing = Партий ещё не было.
person-game = Игра
person-matches = Партии
person-won = Победы
person-tied = Ничьи
person-left = Уходы
person-club = Клубные очки
person-leaderboards = Таблицы рейтинга
person-bot = бот
person-matchesOf = Открытые партии: { $name }

leaderboard-title = Таблицы рейтинга
leaderboard-families = Виды игр
leaderboard-rank = Место
leaderboard-name = Игрок
leaderboard-rating = Рейтинг
leaderboard-matches = Партии
leaderboard-empty = Здесь пока никого нет. Рейтинг попадает сюда примерно после дюжины партий на рейтинг. До этого он предварительный.
leaderboard-note = Рейтинг попадает сюда примерно после дюжины партий на рейтинг.
leaderboard-play = Сыграть на рейтинг
leaderboard-season = Сезон
leaderboard-now = Сейчас
leaderboard-quarter = { $n }-й квартал { $year } года
leaderboard-seasonNote = С { $from } по { $to }. Считается последняя в сезоне партия каждого игрока на рейтинг.
leaderboard-seasonEmpty = В этом сезоне никого нет.

table-rated = На рейтинг
table-ratedHelp = Партия меняет рейтинги игроков, и в ней всегда есть часы. Всем нужен аккаунт.
table-needsPeople = Действует для «{ $find }». Для своего стола на рейтинг выберите «{ $free }» для всех остальных мест.
table-needsAccount = На рейтинг играют только с аккаунтом.
table-account = Войти или создать аккаунт
