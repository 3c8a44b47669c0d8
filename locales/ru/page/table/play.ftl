### A table: play.

lattice-choose = На какое место?
lattice-chooseCell =
    { $n ->
        [one] { CAPITAL(TILE($tile)) }: подходит в { $n } месте.
        [few] { CAPITAL(TILE($tile)) }: подходит в { $n } местах.
        [many] { CAPITAL(TILE($tile)) }: подходит в { $n } местах.
       *[other] { CAPITAL(TILE($tile)) }: подходит в { $n } места.
    }
lattice-playCell = Поставить: { PLACE($where) }; от вершины { TILE($tile) }
lattice-oneTurn = Подходит только этой стороной.
lattice-cells =
    { COUNT($places) ->
        [0] Сейчас ничего не подходит.
       *[other]
            Что-то подходит { COUNT($places) ->
                [one] в { COUNT($places) } месте
                [few] в { COUNT($places) } местах
                [many] в { COUNT($places) } местах
               *[other] в { COUNT($places) } места
            }: { SEQUENCE($places, as: "place", between: "; ") }.
    }
lattice-joints =
    .bridge = Мост
    .hexagon = Шестиугольник
    .double-hexagon = Двойной шестиугольник
    .triple-hexagon = Тройной шестиугольник
    .triple = Заход тройкой
lattice-made =
    { $speech ->
        [short]
            { $joint ->
                [none] { "" }
               *[other]
                    { $joint ->
                        [bridge] Мост
                        [hexagon] Шестиугольник
                        [double-hexagon] Двойной шестиугольник
                        [triple-hexagon] Тройной шестиугольник
                       *[triple] Заход тройкой
                    }:{ " " }
            }+{ $n }.
       *[other]
            { $joint ->
                [none] { "" }
               *[other]
                    { $joint ->
                        [bridge] Мост
                        [hexagon] Шестиугольник
                        [double-hexagon] Двойной шестиугольник
                        [triple-hexagon] Тройной шестиугольник
                       *[triple] Заход тройкой
                    }:{ " " }
            }{ $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }.{ $lost ->
                [0] { "" }
               *[other]
                    { " " }За взятые кости минус { $lost ->
                        [one] { $lost } очко
                        [few] { $lost } очка
                        [many] { $lost } очков
                       *[other] { $lost } очка
                    }.
            }
    }
lattice-costs =
    { $n ->
        [one] Минус { $n } очко.
        [few] Минус { $n } очка.
        [many] Минус { $n } очков.
       *[other] Минус { $n } очка.
    }
lattice-mayDraw = Можно и взять.
lattice-step = Среди треугольников: к месту с той стороны
lattice-turn = Среди треугольников: повернуть кость
lattice-walkHelp = Стрелки ведут от кости к кости, вверх и вниз из ряда в ряд. Escape возвращает к своим костям.

ends-name = { CAPITAL(PLACE($where, form: "end")) }
ends-none = костей ещё нет
ends-play = Поставить{ PLACE($where, form: "after") }, { WORD($n) }
ends-waits =
    { $toes ->
        [true]
            Сначала ещё { $missing ->
                [one] { $missing } палец
                [few] { $missing } пальца
                [many] { $missing } пальцев
               *[other] { $missing } пальца
            } к { DIGITS($tile) }
       *[false] Сначала нужно накрыть { DIGITS($tile) }
    }
ends-sides =
    { $n ->
        [one] { $n } место
        [few] { $n } места
        [many] { $n } мест
       *[other] { $n } места
    }
ends-half = Открыто { $n }
ends-close = Закрыть дубль
ends-done = Закончить ход
ends-drawFrom = Взять из { $n }
ends-pass = Пропускаю
ends-cancel = Отменить

hand-empty = У вас нет костей.
# $fits says what to say after the pips: none, lead, cells (of a lattice, too many to name) or ends.
hand-option = { DIGITS($tile) }, { hand-pips }{ hand-fits }, { $place } из { $of }
hand-pips =
    { $sum ->
        [one] { WORD($sum, form: "pips") } точка
        [few] { WORD($sum, form: "pips") } точки
        [many] { WORD($sum, form: "pips") } точек
       *[other] { WORD($sum, form: "pips") } точки
    }
hand-fits =
    { $fits ->
        [none] { "" }
        [lead] , можно зайти
        [cells]
            { COUNT($where) ->
                [one] , подходит в { COUNT($where) } месте
                [few] , подходит в { COUNT($where) } местах
                [many] , подходит в { COUNT($where) } местах
               *[other] , подходит в { COUNT($where) } места
            }
       *[ends] , подходит { LIST($where, as: "place") }
    }
hand-back = Кости левее
hand-forward = Кости правее

status-yourTurn = Ваш ход
status-titleYourTurn = Ваш ход · { $rules }
status-youLead = Вы начинаете
status-youLeadWith = Вы начинаете с { DIGITS($tile) }
status-nothingDraw = Ничего не подходит: берите
status-nothingPass = Ничего не подходит: пропуск
status-turnOf = Ход: { $name }
status-chooseEnd = С какого конца?
status-chooseTrain = На какой поезд?
status-cover = Накройте { DIGITS($tile) }
status-drawForLead = { DIGITS($tile) } ни у кого нет: берите
status-chooseHalf = Какая половинка останется открытой?
status-goOn = Ещё дубль или закончить?
status-closeOrDone = Закрыть дубль или закончить?
status-tapAgain = Нажмите ещё раз
status-forced = Подходит только { DIGITS($tile) }: ход через { $n }
status-forcedDraw = Ничего не подходит: базар через { $n }
status-forcedPass = Ничего не подходит: пропуск через { $n }
status-watching = Вы смотрите игру
status-taking =
    { $n ->
        [one] Возьмите { $n } кость
        [few] Возьмите { $n } кости
        [many] Возьмите { $n } костей
       *[other] Возьмите { $n } кости
    }
status-takingOf = Кости берёт { $name }
status-taken = Все ваши кости у вас
status-unlifted = Ваши кости пока лежат рубашкой вверх
status-dealing = Идёт раздача
status-between = Раунд окончен
status-over = Партия окончена
status-stopped = Партия остановлена
status-waiting = Ждём, пока займут места
status-frozen = Сервер сейчас не может сохранять ходы. Время стоит, ваши кости целы.
status-reconnecting = Связь восстанавливается, { $n } с.
status-clockRuns = Ваше время идёт: { $clock }.
status-connecting = Подключаемся к столу
status-closed = Связь с этим столом прервана.
status-reload = Обновить страницу

refused-notSeated = У вас нет места за этим столом.
refused-notYourTurn = Пока рано. Ход: { $who }.
refused-noRound = Сейчас раунд не идёт.
refused-matchBegan = Партия началась, вставать нельзя.
refused-nothingToWaitFor = Вашей готовности сейчас никто не ждёт.
refused-notAway = { $who } на месте.
refused-inGrace =
    { $n ->
        [one] { $who }: на возвращение ещё { $n } секунда.
        [few] { $who }: на возвращение ещё { $n } секунды.
        [many] { $who }: на возвращение ещё { $n } секунд.
       *[other] { $who }: на возвращение ещё { $n } секунды.
    }
refused-notHeld = У вас нет такой кости: { TILE($tile) }.
refused-mustLead = Этот раунд открывает { TILE($tile) }.
refused-mustLeadDouble = Этот раунд открывает дубль.
refused-wrongPlace = Туда нельзя поставить { TILE($tile) }.
refused-doesNotFit = { CAPITAL(TILE($tile)) }: не подходит. { say-ends }
refused-rightOnEqualEnds = На обоих концах { $n }, тогда ставят справа.
refused-mustPlay =
    { KIND($where) ->
        [first] Вы начинаете: можно поставить { TILE($tile) }.
       *[other] Нужно ставить:{ PLACE($where, form: "after") } подходит { TILE($tile) }.
    }
refused-whichHalf = Подходят обе половины ({ TILE($tile) }). Выберите, какая останется открытой: { EITHER($halves) }.
refused-onlyDoubles = В этот ход можно добавить только дубль.
refused-nothingToClose = Закрыть можно только что поставленный дубль.
refused-notDone = В этот ход ещё ничего не поставлено.
refused-mustDraw = Пропускать нельзя: на базаре есть кости.
refused-nothingToDraw = Брать нечего.
refused-nothingToTake = Сейчас вам нечего брать из кучи.
refused-takenAlready = Эту кость только что взяли. Возьмите другую.
refused-notMixedAgain = Перемешать ещё раз просит только начинающий, пока никто не взял ни одной кости.
refused-notPointed = На эту кость здесь не указывают. Берите следующую.
refused-beforeLead =
    { $n ->
        [one] До первого хода ещё можно объявить 6-6: { $n } секунда.
        [few] До первого хода ещё можно объявить 6-6: { $n } секунды.
        [many] До первого хода ещё можно объявить 6-6: { $n } секунд.
       *[other] До первого хода ещё можно объявить 6-6: { $n } секунды.
    }
refused-nothingToDeclare = Сейчас вы не можете объявить 6-6.
refused-frozen = Сервер сейчас не может сохранять ходы. Попробуйте чуть позже.
refused-noSuchSeat = За этим столом нет места { $n }.
refused-seatTaken = Это место только что заняли.
refused-alreadySeated = Вы уже сидите за этим столом.

plays-title = Ходы
plays-empty = Ходов ещё не было.
plays-passed = пропуск
plays-declared = объявляет 6-6
plays-drew = взято { $n }
plays-closed = дубль закрыт
plays-at = { PLACE($where) }
plays-by-bot = за игрока ходил бот
plays-by-forced = вынужденный
plays-by-clock = время вышло

keys-title = Клавиши
keys-note = Действуют, пока фокус на столе.
keys-move = По своим костям
keys-tile = К кости с этим номером, 0 — десятая
keys-play = Поставить; если концов два — выбрать
keys-ends = Поставить слева или справа
keys-train = Выбрать поезд для кости
keys-arms = Поставить на верхнюю или нижнюю ветвь
keys-close = Закрыть поставленный дубль
keys-done = Закончить ход, который можно продолжить
keys-draw = Взять с базара
keys-pass = Пропустить ход
keys-declare = Объявить 6-6
keys-sort = Переложить кость на руках
keys-cancel = Отменить
keys-command = Набрать команду
keys-sayEnds = Назвать концы
keys-sayHand = Назвать мои кости и что подходит
keys-sayLine = Назвать ряд слева направо
keys-sayNumber = Сколько костей этого числа вышло
keys-sayLast = Повторить четыре последних хода
keys-sayCounts = Сколько у кого костей
keys-sayScore = Назвать счёт
keys-sayClock = Сколько времени осталось
keys-grid = Пройти по ряду
keys-zen = Только стол и кости
keys-mute = Включить или выключить звук
keys-help = Эти клавиши
keys-again = Предыдущее и следующее сообщение
keys-digit = цифра
keys-space = Пробел

command-label = Команда
command-help = Например: 65 r, 6-5@R, 6-5@M, 6-5@3, 60@L=6, 125 2 3, pass, draw, close, done, ends, n 6, score.
command-run = Выполнить
