### A table: play.

lattice-choose = На какое место?
lattice-chooseCell =
    { $n ->
        [one] { CAPITAL(TILE($tile)) }: подходит в { $n } месте.
        [few] { CAPITAL(TILE($tile)) }: подходит в { $n } местах.
        [many] { CAPITAL(TILE($tile)) }: подходит в { $n } местах.
       *[other] { CAPITAL(TILE($tile)) }: подходит в { $n } места.
    }
lattice-playCell = Поставить: { PLACE($where) }; от вершины { TILE($tile) }{ ends-scores }
lattice-oneTurn = Подходит только этой стороной.
lattice-cells =
    { COUNT($places) ->
        [0] Ни одна ваша кость сейчас не подходит.
       *[other]
            Ваши кости подходят { COUNT($places) ->
                [one] в { COUNT($places) } месте
                [few] в { COUNT($places) } местах
                [many] в { COUNT($places) } местах
               *[other] в { COUNT($places) } места
            }: { SEQUENCE($places, as: "place", between: "; ") }.
    }
# Где лежит треугольник, после кости, к которой он приложен.
lattice-told = { CAPITAL(PLACE($where)) }.
lattice-joint =
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
    }
lattice-costs =
    { $n ->
        [one] Минус { $n } очко.
        [few] Минус { $n } очка.
        [many] Минус { $n } очков.
       *[other] Минус { $n } очка.
    }
lattice-mayDraw = Или возьмите с базара.
lattice-step = Треугольники: к следующему месту в эту сторону
lattice-turn = Треугольники: повернуть кость
lattice-walkHelp = Стрелки влево и вправо ведут от кости к кости, вверх и вниз — от ряда к ряду. Escape возвращает к вашим костям.

ends-name = { CAPITAL(PLACE($where, form: "end")) }
ends-none = костей ещё нет
ends-play = Поставить{ PLACE($where, form: "after") }, { WORD($n) }{ ends-scores }
# What the tile would score there; 0 for nothing, or if you do not want to know.
ends-scores =
    { $points ->
        [0] { "" }
       *[other] , приносит { $points }
    }
ends-waits =
    { $toes ->
        [true]
            Сначала ещё { $missing ->
                [one] { $missing } палец
                [few] { $missing } пальца
                [many] { $missing } пальцев
               *[other] { $missing } пальца
            } к { DIGITS($tile) }
       *[false] Сначала накройте { DIGITS($tile) }
    }
ends-half = Останется { $n }
ends-close = Закрыть дубль
ends-done = Закончить ход
ends-drawFrom =
    { $cost ->
        [0] Взять, на базаре { $n }
       *[other] Взять (−{ $cost }), на базаре { $n }
    }
ends-pass = Пропускаю
ends-cancel = Отменить

hand-empty = У вас нет костей.
# $fits says what to say after the pips: none, lead, cells (of a lattice, too many to name) or ends.
hand-option = { DIGITS($tile) }, { hand-pips }{ hand-fits }{ hand-scores }, { $place } из { $of }
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
# $varies says that it would score less at another end.
hand-scores =
    { $points ->
        [0] { "" }
       *[other]
            { $varies ->
                [true] , приносит до { $points }
               *[false] , приносит { $points }
            }
    }
hand-back = Кости левее
hand-forward = Кости правее

sum-none = Очков пока нет.
sum-ends = Сумма на концах: { $n }
sum-equal = Концы одинаковые
sum-differ = Концы разные

status-yourTurn = Ваш ход
status-titleYourTurn = Ваш ход · { $rules }
status-youLead = Вы начинаете
status-youLeadWith = Вы начинаете с { DIGITS($tile) }
status-nothingDraw = Ничего не подходит: берите
status-nothingPass = Ничего не подходит: пропуск
status-fits =
    { $n ->
        [one] Подходит { $n } кость{ status-oneScores }
        [few] Подходят { $n } кости{ status-someScore }
        [many] Подходит { $n } костей{ status-someScore }
       *[other] Подходит { $n } кости{ status-someScore }
    }
status-oneScores =
    { $scoring ->
        [0] { "" }
       *[other] { " " }и приносит очки
    }
status-someScore =
    { $scoring ->
        [0] { "" }
        [one] , очки приносит { $scoring }
        [few] , очки приносят { $scoring }
        [many] , очки приносят { $scoring }
       *[other] , очки приносят { $scoring }
    }
status-lacksOne = Нет { $a }
status-lacksTwo = Нет ни { $a }, ни { $b }
status-turnOf = Ход: { $name }
status-chooseEnd = На какой конец?
status-chooseTrain = На какой поезд?
status-cover = Накройте { DIGITS($tile) }
status-drawForLead = { DIGITS($tile) } ни у кого нет: берите
status-chooseHalf = Какая половинка останется открытой?
status-goOn = Ещё дубль или закончить ход?
status-closeOrDone = Закрыть дубль или закончить ход?
status-tapAgain = Нажмите ещё раз, чтобы поставить
status-drop = Отпустите на отмеченное место
status-forced = Подходит только { DIGITS($tile) }: ставим через { $n } с
status-forcedDraw = Ничего не подходит: берём с базара через { $n } с
status-forcedPass = Ничего не подходит: пропускаем через { $n } с
status-watching = Вы смотрите игру
status-watchingLater = Вы смотрите игру с задержкой { $n } с
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
status-waiting = Ждём, пока все сядут
status-frozen = Сервер сейчас не может сохранять ходы. Часы остановлены, ваши кости целы.
status-reconnecting = Связь восстанавливается, { $n } с.
status-clockRuns = Ваше время всё ещё идёт: { $clock }.
status-connecting = Подключаемся к столу
status-closed = Соединение со столом прервано.
status-reload = Обновить страницу

refused-notYourTurn = Пока рано: ходит { $who }.
refused-noRound = Сейчас раунда нет.
refused-botSitsHere = { $name } уже сидит за этим столом. Выберите другого бота.
refused-notAway = { $who } на связи.
refused-inGrace =
    { $n ->
        [one] { $who }: на возвращение ещё { $n } секунда.
        [few] { $who }: на возвращение ещё { $n } секунды.
        [many] { $who }: на возвращение ещё { $n } секунд.
       *[other] { $who }: на возвращение ещё { $n } секунды.
    }
refused-notHeld = У вас нет такой кости: { TILE($tile) }.
refused-mustLead = Начать этот раунд надо этой костью: { TILE($tile) }.
refused-mustLeadDouble = Начать этот раунд надо дублем.
refused-wrongPlace = Туда нельзя поставить { TILE($tile) }.
refused-doesNotFit = { CAPITAL(TILE($tile)) }: не подходит. { say-ends }
refused-rightOnEqualEnds = На обоих концах { $n }: ставьте справа.
refused-mustPlay =
    { KIND($where) ->
        [first] Вы начинаете: можно поставить { TILE($tile) }.
       *[other] Поставьте кость:{ PLACE($where, form: "after") } подходит { TILE($tile) }.
    }
refused-whichHalf = Подходит любая половинка ({ TILE($tile) }). Выберите, какая останется открытой: { EITHER($halves) }.
refused-onlyDoubles = В этот ход можно добавить только дубль.
refused-mustDraw = Пропускать нельзя: берите с базара.
refused-nothingToDraw = Брать нечего.
refused-beforeLead =
    { $n ->
        [one] Подождите { $n } секунду: ещё можно объявить 6-6.
        [few] Подождите { $n } секунды: ещё можно объявить 6-6.
        [many] Подождите { $n } секунд: ещё можно объявить 6-6.
       *[other] Подождите { $n } секунды: ещё можно объявить 6-6.
    }
refused-frozen = Сервер сейчас не может сохранять ходы. Попробуйте чуть позже.

plays-title = Ходы
plays-empty = Ходов ещё не было.
plays-passed = пропуск
plays-declared = объявляет 6-6
plays-drew = взято { $n }
plays-closed = дубль закрыт
plays-made = { lattice-joint }+{ $n }
plays-at = { PLACE($where) }
plays-by-forced = вынужденный
plays-by-clock = время вышло

keys-title = Клавиши

command-label = Команда
