### The page: open.

open-conflict = Эти два правила не сочетаются: «{ $first }» и «{ $second }» Измените одно из них.
open-howMany = Сколько игроков
open-clock = Часы
open-otherwise = как в ссылке
open-title = Открыть стол
open-rules = Правила
open-search = Поиск: игры, места, слова
open-lately = Недавние и избранные
open-found =
    { $n ->
        [one] { $n } игра
        [few] { $n } игры
        [many] { $n } игр
       *[other] { $n } игры
    }
open-star = В избранном: { $game }
open-nothing = Такой игры нет. Попробуйте место, число игроков или меньше слов.
open-options = Свои правила
open-optionsHelp = Что за вашим столом играют иначе.
open-changed = изменено
open-changedCount =
    { $n ->
        [one] { $n } изменение
        [few] { $n } изменения
        [many] { $n } изменений
       *[other] { $n } изменения
    }
open-back = Вернуть исходные
open-players = Игроки
open-seats = Места в порядке хода
open-seat = Место { $n }
open-partner = ваш партнёр
open-me = Вы
open-free = Свободно для всех
open-bots-random = Бот, лёгкий
open-bots-greedy = Бот, средний
open-bots-steady = Бот, сильный
open-pace = Время на ход
open-noClock = Без часов
open-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
        [many] { $n } секунд
       *[other] { $n } секунды
    }
open-tempo = Темп
open-tempos-open = Открытый
open-tempos-even = Ровный
open-tempoEffects-open = Каждый ход виден сразу.
open-tempoEffects-even = Ход виден не раньше чем через мгновение после начала очереди. Вынужденный ход делается через 3 секунды. Так раздумья ничего не выдают.
open-tiles = Как игроки получают кости
open-taking = Руки
open-takings =
    .dealt = Раздаются
    .together = Берут все сразу
    .in-turn = Берут по очереди
open-takingEffects =
    .dealt = Кости раздают каждому.
    .together = Кости лежат рубашкой вверх. Все берут одновременно. Через 20 секунд недостающие кости возьмут за вас.
    .in-turn = Первым берёт тот, кто начинает, потом остальные по очереди. Кто начинает, может попросить перемешать ещё раз и тогда берёт последним. У каждого 20 секунд.
open-lifting = Когда смотрят кости
open-liftings =
    .at-once = Сразу
    .in-stages = По очереди
open-liftingEffects =
    .at-once = Вы видите свои кости, как только они у вас.
    .in-stages = Сразу смотрят тот, кто начинает, и следующий. Третий смотрит после первого хода, четвёртый — после второго. Если зайти надо определённой костью, все смотрят сразу.
open-boneyard = С базара берут
open-boneyards-next = Следующую кость
open-boneyards-pointed = Кость на выбор
open-singleChoice = Если ход только один
open-singleChoices-waits = Делает игрок
open-singleChoices-moved = Делается сам через 3 секунды
open-handOrder = Порядок костей на руках
open-handOrders-free = Как вам удобно
open-handOrders-fixed = Как их взяли
open-handOrderEffects-free = Свои кости можно переставлять.
open-handOrderEffects-fixed = Кости остаются в том порядке, в каком вы их взяли. Если вам нужно их переставлять, включите это в настройках.
open-agreement = О чём вы договариваетесь
open-copyRules = Скопировать ссылку на эти правила
open-create = Открыть стол
open-find = Найти соперников
open-unknownRules = По ссылке нужны правила, которых у нас нет: { $rules }. Выберите другие ниже.
