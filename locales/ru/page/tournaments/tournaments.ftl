### Tournaments: the list, the form to open one, the page of a tournament and its board for a wall.

title = Турниры
open = Открыть турнир
missing = По этому адресу турнира нет.
# A single player without a name. `$n` is their number in the tournament.
nameless = Игрок { $n }
pair-both = { $first } и { $second }
# A pair of which only one has a name, and one of which nobody has. `$n` is the number of the pair in the tournament.
pair-of = { $name } и партнёр
pair-nameless = Пара { $n }
bot = бот
rated = На рейтинг
withdrawn = вне турнира
board-open = Табло на стену
# What a row says of a tournament, one after the other. `winner` also names the winner of the last match of a bracket.
places = Занято мест: { $n } из { $max }
winner = Победа: { $name }
yours = Вы участвуете

# The buttons of a card: of a tournament that is over, and of one in which the reader takes part.
card-results = Результаты
card-go = К турниру

status =
    .to-come = Скоро
    .running = Идут
    .over = Окончены

empty = Турниров пока не намечено.
more = Показать ещё

formats =
    .arena = Арена
    .swiss = Швейцарская система
    .round-robin = Круговой турнир
    .knock-out = На выбывание
explained =
    .arena = Вы играете, пока не выйдет время, каждый раз со свободным соперником.
    .swiss = У всех поровну туров, а соперники подбираются с близким числом баллов.
    .round-robin = Каждый играет с каждым, побеждает тот, у кого больше баллов.
    .knock-out = Проигравший партию выбывает, победитель финала выигрывает турнир.

length-arena =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
        [many] { $n } минут
       *[other] { $n } минуты
    }
length-rounds =
    { $n ->
        [one] { $n } тур
        [few] { $n } тура
        [many] { $n } туров
       *[other] { $n } тура
    }
length-once = каждый с каждым по разу
length-twice = каждый с каждым дважды
length-thirdPlace = с партией за третье место

round-name = Тур { $n }
round-final = Финал
round-semi = Полуфиналы
round-quarter = Четвертьфиналы
round-third = Третье место

facts-title = О турнире
facts-starts = Начало
facts-planned = Был назначен на
facts-started = Начало было
facts-ends = Конец
facts-game = Игра
facts-format = Система
facts-who = Кто играет
facts-singles = Каждый за себя
facts-pairs = Постоянные пары
facts-pace = Время на ход
facts-rating = Рейтинг
facts-casual = Без рейтинга
# What follows if a person leaves a rated match.
facts-leave = Если вы уйдёте
facts-leaves = Партия засчитывается вам как поражение, даже если бот доиграет и победит.
facts-leavePartner = Рейтинг партнёра не меняется.
facts-entrants = Места
facts-needed = Занято { $n } из { $max }; для начала нужно { $min }
facts-taken = Занято { $n } из { $max }
facts-late = Поздний вход
facts-lateUntil = До тура { $n }
facts-lateArena = До самого конца
facts-noLate = Нельзя
facts-next = Следующий тур
facts-byHost = Когда его начнёт хозяин
facts-automatic =
    { $n ->
        [0] Сразу, как только есть все результаты
        [one] Через { $n } секунду после последнего результата
        [few] Через { $n } секунды после последнего результата
        [many] Через { $n } секунд после последнего результата
       *[other] Через { $n } секунды после последнего результата
    }
facts-absent = Кто не пришёл
facts-absentAfter =
    { $n ->
        [one] Поражение через { $n } минуту
        [few] Поражение через { $n } минуты
        [many] Поражение через { $n } минут
       *[other] Поражение через { $n } минуты
    }
facts-absentAfterSeconds =
    { $n ->
        [one] Поражение через { $n } секунду
        [few] Поражение через { $n } секунды
        [many] Поражение через { $n } секунд
       *[other] Поражение через { $n } секунды
    }
facts-bots = Аккаунты ботов
facts-botsMay = Могут участвовать
facts-botsMayNot = Не могут участвовать
facts-host = Хозяин
facts-closed = Закрыт { $date }
facts-unconfirmed =
    { $n ->
        [one] { $n } пара ждёт согласия партнёра
        [few] { $n } пары ждут согласия партнёра
        [many] { $n } пар ждут согласия партнёра
       *[other] { $n } пары ждут согласия партнёра
    }

now-toCome = Начало: { $when }.
now-ready = Турнир вот-вот начнётся.
now-arena = Осталось: { $time }
now-arenaOver = Время вышло. Доигрываются последние партии.
now-round = Идёт тур { $n } из { $all }.
now-paired = Идёт тур { $n }.
now-next = До следующего тура: { $time }.
now-byHost = Следующий тур начинает хозяин.
now-over = Турнир окончен.
now-notHeld = Турнир не состоялся.
now-won = Победа: { $name }.
now-fewer = Сыграть можно только { $n } из { $all } туров: дальше не составить пар без повторений.

you-title = Вы
you-enter = Участвовать
you-partner = Имя аккаунта вашего партнёра
you-partnerHelp = Партнёр подтверждает пару на этой странице.
you-in = Вы участвуете.
you-with = Вы участвуете в паре. Партнёр: { $name }.
you-tookPart = Вы участвовали в турнире.
you-tookPartWith = Вы играли в паре. Партнёр: { $name }.
you-table = Ваш стол готов. Соперник: { $name }.
you-go = К вашему столу
you-come = Придите за стол, осталось { $time }, иначе партия проиграна.
you-waiting = Вы ждёте следующего соперника. Не закрывайте эту страницу.
you-resting = Ваша следующая партия — в следующем туре.
you-out = Ваши партии здесь окончены.
you-withdraw = Выйти из турнира
you-withdrawAsk = Выйти из турнира? Если у вас идёт партия, она проиграна.
you-withdrawn = Вы вышли из турнира.
you-return = Вернуться
you-waitsFor = Пару ещё нужно подтвердить на этой странице. Партнёр: { $name }.
you-takeBack = Отозвать пару
you-invited = { $name } хочет играть с вами в паре.
you-confirm = Играть в паре: { $name }
you-decline = Отказаться
you-account = Чтобы участвовать в турнире, нужен аккаунт.
you-signIn = Войти или создать аккаунт
you-full = Все места заняты.
you-late = Запись на турнир закрыта.
you-keep = Отмена

said-table = Ваш стол готов
said-round = Тур { $n }: пары составлены
said-over = Турнир окончен

entrants-title = Участники
entrants-none = Участников пока нет.
entrants-rating = Рейтинг { $n }
entrants-remove = Исключить
entrants-removeAsk = Исключить из турнира: { $name }? Открытая партия будет проиграна.
entrants-letBack = Вернуть в турнир: { $name }
entrants-back = Вернуть
entrants-all =
    { $n ->
        [one] Показать всех: { $n } участник
        [few] Показать всех: { $n } участника
        [many] Показать всех: { $n } участников
       *[other] Показать всех: { $n } участника
    }

rounds-title = Туры
rounds-none = Пары первого тура составляются в начале.
rounds-noneArena = Партий пока нет.
rounds-lately = Недавние партии
rounds-watch = Смотреть
rounds-watchNamed = Смотреть: { $first } против { $second }
rounds-replay = Повтор
rounds-replayNamed = Повтор: { $first } против { $second }
rounds-playing = Играют
rounds-soon = Стол вот-вот откроется
rounds-coming = Ждём игроков до { $time }
rounds-byes = Без соперника: { LIST($names) }
rounds-against = { $first } против { $second }
rounds-again = Переигровка после ничьей
# Who left a match, after how it ended: “Win for Eva. Left, gave up or ran out of time: Ana”.
rounds-left = { $outcome }. Уход, сдача или конец времени: { LIST($names) }

# The winner is a player or a pair, so the sentences fit both.
outcomes =
    .first = Победа: { $first }
    .second = Победа: { $second }
    .tie = Ничья
    .walkover-first = Победа без игры: { $first }
    .walkover-second = Победа без игры: { $second }
    .neither = Обе стороны не пришли или ушли, поражение обеим

bracket-title = Сетка
bracket-which = Тур
bracket-undecided = Ещё неизвестно
bracket-nobody = Нет соперника
bracket-goesOn = Дальше проходит: { $name }
bracket-scroll = Сетка турнира

standings-title = Положение
standings-place = Место
standings-name = Имя
standings-points = Баллы
standings-played = Партии
standings-won = Победы
standings-tied = Ничьи
standings-lost = Поражения
standings-annulled = ранний выход, эти партии не считаются
standings-walkovers =
    { $n ->
        [one] { $n } победа без игры
        [few] { $n } победы без игры
        [many] { $n } побед без игры
       *[other] { $n } победы без игры
    }
standings-byes =
    { $n ->
        [one] { $n } тур без соперника
        [few] { $n } тура без соперника
        [many] { $n } туров без соперника
       *[other] { $n } тура без соперника
    }
standings-streak =
    { $n ->
        [one] { $n } победа подряд: следующая победа считается вдвойне
        [few] { $n } победы подряд: следующая победа считается вдвойне
        [many] { $n } побед подряд: следующая победа считается вдвойне
       *[other] { $n } победы подряд: следующая победа считается вдвойне
    }
standings-how = Как распределяются места
standings-winner = Кто вышел из турнира, сохраняет своё место. Побеждает лучший из тех, кто остался.

# Why an entrant is before the next one, with both values: “Ahead on points: 4 to 3½”.
ahead =
    .points = Впереди по баллам: { $ours } против { $theirs }
    .direct-encounter = Впереди по партиям между равными: { $ours } против { $theirs }
    .buchholz-cut-1 = Впереди по усечённому Бухгольцу: { $ours } против { $theirs }
    .buchholz = Впереди по Бухгольцу: { $ours } против { $theirs }
    .sonneborn-berger = Впереди по коэффициенту Бергера: { $ours } против { $theirs }
    .wins = Больше побед: { $ours } против { $theirs }
    .fewer-matches = Столько же баллов за меньшее число партий: { $ours } против { $theirs }
    .round-reached = Дальше по сетке
    .third-place = Победа в партии за третье место
    .lot = Впереди по жребию: всё остальное равно

# How to compute each tie-break by hand, by format. The numbers must be those of the server.
tieBreaks-swiss =
    .points = Баллы: 1 за победу, ½ за ничью. Победа без игры и тур без соперника дают 1, пропущенный тур — 0.
    .direct-encounter = Баллы в партиях между равными, если каждый из них сыграл за столом со всеми остальными. Если кто-то ещё остаётся равным, среди них считается снова.
    .buchholz-cut-1 = Усечённый Бухгольц: Бухгольц без самого малого слагаемого.
    .buchholz = Бухгольц: сумма по всем турам до сих пор. Тур, сыгранный за столом, даёт баллы соперника, любой другой тур — ваши собственные баллы, открытая партия — ничего. Если соперник пропустил последние туры или проиграл их без игры, каждый из них добавляет здесь ½ к его баллам.
    .sonneborn-berger = Коэффициент Бергера: для каждого тура его слагаемое в Бухгольце умножается на ваши баллы в этом туре, и всё складывается.
    .wins = Победы за столом: столбец «Победы».
    .lot = Жребий, который вытянул сервер.
tieBreaks-roundRobin =
    .points = Баллы: 1 за победу, в том числе без игры, и ½ за ничью. Тур без соперника даёт 0. Если участник вышел, не сыграв за столом половины всех своих партий, ни одна его партия не считается.
    .direct-encounter = Баллы в партиях между равными, если все они встречались. Победы без игры считаются. Если кто-то ещё остаётся равным, среди них считается снова.
    .sonneborn-berger = Коэффициент Бергера: для каждой засчитанной партии баллы соперника умножаются на ваши баллы в ней, и всё складывается.
    .wins = Победы за столом: столбец «Победы».
    .lot = Жребий, который вытянул сервер.
tieBreaks-knockOut =
    .round-reached = Тур, до которого вы дошли. Победитель финала — на один дальше.
    .third-place = Партия за третье место
tieBreaks-arena =
    .points = Баллы: 2 за победу, 1 за ничью. После двух побед подряд каждая следующая даёт 4, до первой партии без победы. Победа без игры считается как любая другая.
    .wins = Победы за столом: столбец «Победы».
    .fewer-matches = Меньше партий за столом: столбец «Партии».
    .lot = Жребий, который вытянул сервер.

host-title = Вы хозяин турнира
host-start = Начать сейчас
host-pair = Начать следующий тур
host-close = Закрыть турнир
host-closeAsk = Закрыть турнир? После этого ничего изменить нельзя, а открытые партии не считаются.
host-closeNow = Закрыть
host-share = Ссылка для игроков
host-correct = Исправить
host-correctNamed = Исправить: { $first } против { $second }
host-decide = Решить
host-decideNamed = Решить: { $first } против { $second }
host-how = Чем кончилась партия?
host-from = Сейчас: { $outcome }
host-save = Сохранить этот исход
host-sure = Сохранить «{ $outcome }»? Изменение увидят все.

form-title = Открыть турнир
form-account = Чтобы открыть турнир, нужен аккаунт.
form-name = Название
form-format = Система
form-who = Кто играет
form-singles = Каждый за себя
form-pairs = Постоянные пары
form-pairsHelp = Двое записываются вместе и всегда играют партнёрами.
form-singlesHelp = В каждой партии играют двое.
form-minutes = Минуты
form-rounds = Туры
form-late = Поздний вход
form-lateHelp = Участвовать можно и после начала.
form-lateUntil = До тура
form-twice = Каждый с каждым дважды
form-thirdPlace = Партия за третье место
form-thirdPlaceHelp = За него играют проигравшие в полуфиналах.
form-places = Места
form-min = Сколько участников нужно для начала
form-max = Наибольшее число участников
form-starts = Начало
form-date = День и час
form-startsHelp = Вы как хозяин можете начать и раньше.
form-next = Следующий тур
form-automatic = Начинается сам
form-byHost = Начинаете вы
form-pause = Перерыв перед ним, в секундах
form-absent = Через сколько минут неявившийся проигрывает
form-settings = Рейтинг и участники
form-rated = На рейтинг
form-ratedHelp = Партии меняют рейтинг. Каждому игроку нужен аккаунт.
form-bots = Аккаунты ботов могут участвовать
form-botsHelp = Программы, которые играют сами и отмечены как боты.
form-go = Открыть турнир
form-check = Проверьте отмеченные поля.

# Why something is refused.
refusals =
    .not-host = Это может только хозяин.
    .bad-title = В названии должно быть от 1 до { $max } видимых знаков.
    .bad-start =
        { $days_max ->
            [one] Выберите день и час, не дальше чем через { $days_max } день.
            [few] Выберите день и час, не дальше чем через { $days_max } дня.
            [many] Выберите день и час, не дальше чем через { $days_max } дней.
           *[other] Выберите день и час, не дальше чем через { $days_max } дня.
        }
    .bad-seconds = Выберите от { $min } до { $max } секунд.
    .bad-rules =
        { $pairs ->
            [true] Эти правила не для двух пар. Выберите другую игру.
           *[false] Эти правила не для двух игроков. Выберите другую игру.
        }
    .no-programs = Аккаунты ботов не могут участвовать в этом турнире.
    .entered = { $name } уже участвует.
    .not-entered = Вы не участвуете.
    .removed = Хозяин исключил вас. Вернуть вас может только он.
    .needs-partner = Здесь играют пары. Введите имя аккаунта вашего партнёра.
    .no-partners = Здесь каждый за себя. Записывайтесь без партнёра.
    .partner-is-you = Нельзя быть партнёром самому себе. Введите имя другого игрока.
    .no-such-partner = У других игроков нет аккаунта с именем «{ $name }».
    .not-invited = Эта пара вас больше не ждёт.
    .too-many-unconfirmed =
        { $max ->
            [one] Согласия партнёра ждёт { $max } пара. Попробуйте позже.
            [few] Согласия партнёра ждут { $max } пары. Попробуйте позже.
            [many] Согласия партнёра ждут { $max } пар. Попробуйте позже.
           *[other] Согласия партнёра ждут { $max } пары. Попробуйте позже.
        }
settings =
    .entrants = Выберите от 2 до { $most } участников; для начала — не больше, чем мест.
    .minutes = Выберите от { $min } до { $max } минут.
    .rounds = Выберите от { $min } до { $max } туров.
    .too-many-rounds =
        { $most ->
            [one] Если мест { $entrants_max }, без повторных встреч можно сыграть только { $most } тур. Выберите меньше туров или больше мест.
            [few] Если мест { $entrants_max }, без повторных встреч можно сыграть не больше { $most } туров. Выберите меньше туров или больше мест.
            [many] Если мест { $entrants_max }, без повторных встреч можно сыграть не больше { $most } туров. Выберите меньше туров или больше мест.
           *[other] Если мест { $entrants_max }, без повторных встреч можно сыграть не больше { $most } туров. Выберите меньше туров или больше мест.
        }
    .late-entry = Выберите тур от 2 до { $rounds }.
    .cycles = Каждый с каждым играет один или два раза.
faults =
    .closed = Турнир закрыт.
    .already-started = Турнир уже начался.
    .not-started = Турнир ещё не начался.
    .full =
        { $most ->
            [one] Занято всё: { $most } место.
            [few] Заняты все { $most } места.
            [many] Заняты все { $most } мест.
           *[other] Заняты все { $most } места.
        }
    .too-many-registered = Слишком многие записались и вышли. Больше никто записаться не может.
    .entry-closed = Запись на турнир закрыта.
    .too-few-entrants = Нужно участников: { $needed }, а есть: { $entrants }.
    .no-entrant = Такого участника нет.
    .no-pairing = Такой партии нет.
    .already-withdrawn = Этот участник уже вне турнира.
    .not-withdrawn = Этот участник уже в турнире.
    .too-many-returns = Этот участник возвращался слишком часто.
    .matches-open =
        { $open ->
            [one] В этом туре ещё открыта { $open } партия.
            [few] В этом туре ещё открыты { $open } партии.
            [many] В этом туре ещё открыто { $open } партий.
           *[other] В этом туре ещё открыто { $open } партии.
        }
    .all-paired = Все туры уже начались.
    .nobody-to-pair = Сейчас некому играть друг с другом.
    .all-have-met = Тур { $round } не составить: пришлось бы повторить партию или тур без соперника.
    .time-over = Время вышло. Новая партия начаться не может.
    .too-many-pairings = Партий уже { $most }, больше начать нельзя.
    .already-decided = Исход этой партии есть. Исправьте его.
    .not-decided = Эта партия ещё идёт.
    .followed = От этого исхода зависит более поздняя партия, поэтому он остаётся.
    .same-outcome = Исход уже такой.
    .too-many-corrections = Исправлений уже слишком много.

board-title = Табло
board-seeding = Участники
board-previous = Назад
board-next = Дальше
board-stop = Остановить
board-goOn = Продолжить
board-full = На весь экран
board-lost = Нет связи. Данные могли устареть.
board-left = Осталось
board-startsIn = До начала
board-nextIn = До следующего тура
board-page = Турнир
board-part = { $title }, { $n } из { $all }
