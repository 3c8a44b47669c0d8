### The page: open.

open-conflict = Эти два правила не сочетаются: «{ $first }» и «{ $second }» Измените одно из них.
open-howMany = Сколько игроков
open-clock = Часы
open-otherwise = как в ссылке
open-title = Открыть стол
open-rules = Правила
open-options = Свои правила
open-optionsHelp = Что за вашим столом будет иначе.
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
open-free = Свободно для того, кто придёт
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
open-tempoEffects-even = Ход виден не раньше чем через мгновение после начала очереди, а вынужденный делается через 3 секунды: по раздумьям ничего не узнать.
open-tiles = Как игроки получают кости
open-taking = Руки
open-takings =
    .dealt = Раздаются
    .together = Берут все сразу
    .in-turn = Берут по очереди
open-takingEffects =
    .dealt = Кости раздаются каждому.
    .together = Кости лежат рубашкой вверх, и все берут одновременно. Через 20 секунд недостающие берутся за игрока.
    .in-turn = Первым берёт начинающий, потом следующий, и так далее. Начинающий может попросить перемешать ещё раз и тогда берёт последним. У каждого 20 секунд.
open-lifting = Когда их смотрят
open-liftings =
    .at-once = Сразу
    .in-stages = По очереди
open-liftingEffects =
    .at-once = Каждый видит свои кости, как только получил их.
    .in-stages = Начинающий и следующий смотрят сразу, третий после первого хода, четвёртый после второго. Если для первого хода нужно искать кость, все смотрят сразу.
open-boneyard = Базар
open-boneyards-next = Следующая кость
open-boneyards-pointed = Кость, на которую укажут
open-singleChoice = Единственный ход
open-singleChoices-waits = Ждёт игрока
open-singleChoices-moved = Делается через 3 секунды
open-handOrder = Порядок в руке
open-handOrders-free = Как хочется
open-handOrders-fixed = Как были взяты
open-handOrderEffects-free = Кости в руке можно передвигать.
open-handOrderEffects-fixed = Кости остаются на своих местах. Кому нужно их трогать, разрешит это в настройках.
open-agreement = О чём вы договариваетесь
open-copyRules = Скопировать ссылку на эти правила
open-create = Открыть стол
open-unknownRules = Ссылка просит правила, которых здесь нет: { $rules }. Выберите другие ниже.
