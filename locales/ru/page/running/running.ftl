### How a table is run: time for a turn, what happens when it runs out, talk, and how players get their tiles.
run-title = Порядок за столом
run-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
        [many] { $n } минут
       *[other] { $n } минуты
    }
run-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
run-bank = Запас времени
run-noBank = Нет
run-bankHelp = Один запас на всю партию у каждого игрока. Он идёт, когда время на ход вышло.
run-timeout = Когда время вышло
run-timeouts =
    .play = Ходит стол
    .eliminate = Партия проиграна
    .hold = Место занимает бот
run-timeoutEffects =
    .play = Стол ставит самую тяжёлую подходящую кость. Если её нет, он берёт с базара или пропускает.
    .eliminate = Партия кончается победой другой стороны.
    .hold = Бот играет, пока игрок не вернётся.
run-talk = Разговор
run-talks =
    .phrases = Готовые фразы
    .chat = Фразы и текст
    .off = Нет
run-talkPairs = Партнёры говорят только между раундами.
run-match = Партия
run-matches =
    .rated = На рейтинг
    .unrated = Без рейтинга
run-rated = На рейтинг: зрители видят всё на 15 секунд позже.
run-leaving = Если за 24 часа { $exits } раза уйти из партии на рейтинг, пока не все сделали ход, придётся ждать { $minutes } минут. С каждым следующим разом ждать вдвое дольше, но не больше { $hours } часов.
run-pace = Время на ход
run-noClock = Без часов
run-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
        [many] { $n } секунд
       *[other] { $n } секунды
    }
run-tempo = Темп
run-tempos-open = Открытый
run-tempos-even = Ровный
run-tempoEffects-open = Каждый ход виден сразу.
run-tempoEffects-even = Ход виден не раньше чем через мгновение после начала очереди. Вынужденный ход делается через 3 секунды. Так раздумья ничего не выдают.
accept-rules = Садясь за стол, вы принимаете эти правила.
accept-rulesAndHouse = Садясь за стол, вы принимаете эти правила и правила этого сервера.
accept-house = Правила этого сервера
accept-title = Что приняли игроки
accept-then = Это они приняли, когда сели за стол.
tiles-title = Как игроки получают кости
tiles-taking = Руки
tiles-takings =
    .dealt = Раздаются
    .together = Берут все сразу
    .in-turn = Берут по очереди
tiles-takingEffects =
    .dealt = Кости раздают каждому.
    .together = Кости лежат рубашкой вверх. Все берут одновременно. Через 20 секунд недостающие кости возьмут за вас.
    .in-turn = Первым берёт тот, кто начинает, потом остальные по очереди. Кто начинает, может попросить перемешать ещё раз и тогда берёт последним. У каждого 20 секунд.
tiles-lifting = Когда смотрят кости
tiles-liftings =
    .at-once = Сразу
    .in-stages = По очереди
tiles-liftingEffects =
    .at-once = Вы видите свои кости, как только они у вас.
    .in-stages = Сразу смотрят тот, кто начинает, и следующий. Третий смотрит после первого хода, четвёртый — после второго. Если зайти надо определённой костью, все смотрят сразу.
tiles-boneyard = С базара берут
tiles-boneyards-next = Следующую кость
tiles-boneyards-pointed = Кость на выбор
tiles-singleChoice = Если ход только один
tiles-singleChoices-waits = Делает игрок
tiles-singleChoices-moved = Делается сам через 3 секунды
tiles-handOrder = Порядок костей на руках
tiles-handOrders-free = Как вам удобно
tiles-handOrders-fixed = Как их взяли
tiles-handOrderEffects-free = Свои кости можно переставлять.
tiles-handOrderEffects-fixed = Кости остаются в том порядке, в каком вы их взяли. Если вам нужно их переставлять, включите это в настройках.
