### A table: score.

round-sheet = Раунд { $n }
round-out =
    { PERSON($who) ->
        [you] Вы заканчиваете раунд.
       *[other] { $who } заканчивает раунд.
    }
round-blocked =
    { PERSON($who) ->
        [you] Рыба: ряд закрыт вашей костью.
       *[other] Рыба. Закрывает ряд { $who }.
    }
round-fish =
    { PERSON($who) ->
        [you] Рыба: ряд закрыт вашей костью.
       *[other] Рыба. Закрывает ряд { $who }.
    }
round-outPays-opponents =
    { PERSON($party) ->
        [several]
            { CAPITAL($party) } получают { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }: всё, что на руках у соперников.
        [other]
            { CAPITAL($party) } получает { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }: всё, что на руках у соперников.
       *[yours]
            { CAPITAL($party) } получаете { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }: всё, что на руках у соперников.
    }
round-outPays-table =
    { PERSON($party) ->
        [several]
            { CAPITAL($party) } получают { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }: все оставшиеся кости, и у партнёра.
        [other]
            { CAPITAL($party) } получает { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }: все оставшиеся кости, и у партнёра.
       *[yours]
            { CAPITAL($party) } получаете { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }: все оставшиеся кости, и у партнёра.
    }
round-outPays-own = Проигравшие записывают то, что у них на руках.
round-blockWinner =
    .lowest-player =
        { PERSON($party) ->
            [several] Меньше всего точек, { $own }, и рыбу выигрывают { $party }.
            [other] Меньше всего точек, { $own }, и рыбу выигрывает { $party }.
           *[yours] Меньше всего точек, { $own }, и рыбу выигрываете { $party }.
        }
    .lowest-side =
        { PERSON($party) ->
            [several] Меньше всего точек вместе, { $own }, и рыбу выигрывают { $party }.
            [other] Меньше всего точек вместе, { $own }, и рыбу выигрывает { $party }.
           *[yours] Меньше всего точек вместе, { $own }, и рыбу выигрываете { $party }.
        }
    .side-of-lowest-player = Рыбу выигрывает самая лёгкая рука: { $party }.
    .blocker-vs-next = Из закрывшего и следующего за ним выигрывает рука легче: { $party }.
    .fewest-tiles = Меньше всего костей: { $party }.
round-wins =
    { PERSON($party) ->
        [several] Раунд: выигрывают { $party }.
        [other] Раунд: выигрывает { $party }.
       *[yours] Раунд: выигрываете { $party }.
    }
round-roundPoint =
    { PERSON($party) ->
        [several] Раунд: выигрывают { $party }, одно очко.
        [other] Раунд: выигрывает { $party }, одно очко.
       *[yours] Раунд: выигрываете { $party }, одно очко.
    }
round-inARow =
    { $n ->
        [one] Подряд выигран { $n } раунд: { $party }.
        [few] Подряд выиграно { $n } раунда: { $party }.
        [many] Подряд выиграно { $n } раундов: { $party }.
       *[other] Подряд выиграно { $n } раунда: { $party }.
    }
round-bonus =
    .capicua =
        { $n ->
            [one] Capicúa, последняя кость на два конца: { $party }, ещё { $n } очко.
            [few] Capicúa, последняя кость на два конца: { $party }, ещё { $n } очка.
            [many] Capicúa, последняя кость на два конца: { $party }, ещё { $n } очков.
           *[other] Capicúa, последняя кость на два конца: { $party }, ещё { $n } очка.
        }
    .capicu =
        { $n ->
            [one] Capicú, последняя кость на два конца: { $party }, ещё { $n } очко.
            [few] Capicú, последняя кость на два конца: { $party }, ещё { $n } очка.
            [many] Capicú, последняя кость на два конца: { $party }, ещё { $n } очков.
           *[other] Capicú, последняя кость на два конца: { $party }, ещё { $n } очка.
        }
    .chuchazo =
        { $n ->
            [one] Выход дублем пусто: { $party }, ещё { $n } очко.
            [few] Выход дублем пусто: { $party }, ещё { $n } очка.
            [many] Выход дублем пусто: { $party }, ещё { $n } очков.
           *[other] Выход дублем пусто: { $party }, ещё { $n } очка.
        }
    .pass-all-three =
        { $n ->
            [one] Все трое пропустили ход: { $party }, ещё { $n } очко.
            [few] Все трое пропустили ход: { $party }, ещё { $n } очка.
            [many] Все трое пропустили ход: { $party }, ещё { $n } очков.
           *[other] Все трое пропустили ход: { $party }, ещё { $n } очка.
        }
    .round-1 =
        { $n ->
            [one] Первый раунд: { $party }, ещё { $n } очко.
            [few] Первый раунд: { $party }, ещё { $n } очка.
            [many] Первый раунд: { $party }, ещё { $n } очков.
           *[other] Первый раунд: { $party }, ещё { $n } очка.
        }
    .round-2 =
        { $n ->
            [one] Второй раунд: { $party }, ещё { $n } очко.
            [few] Второй раунд: { $party }, ещё { $n } очка.
            [many] Второй раунд: { $party }, ещё { $n } очков.
           *[other] Второй раунд: { $party }, ещё { $n } очка.
        }
    .round-3 =
        { $n ->
            [one] Третий раунд: { $party }, ещё { $n } очко.
            [few] Третий раунд: { $party }, ещё { $n } очка.
            [many] Третий раунд: { $party }, ещё { $n } очков.
           *[other] Третий раунд: { $party }, ещё { $n } очка.
        }
    .round-4 =
        { $n ->
            [one] Четвёртый раунд: { $party }, ещё { $n } очко.
            [few] Четвёртый раунд: { $party }, ещё { $n } очка.
            [many] Четвёртый раунд: { $party }, ещё { $n } очков.
           *[other] Четвёртый раунд: { $party }, ещё { $n } очка.
        }
    .out =
        { $n ->
            [one] За выход: { $party }, ещё { $n } очко.
            [few] За выход: { $party }, ещё { $n } очка.
            [many] За выход: { $party }, ещё { $n } очков.
           *[other] За выход: { $party }, ещё { $n } очка.
        }
round-tieGiven =
    .blocker-loses = Руки равны: проигрывает закрывший ряд.
    .blocker-wins = Руки равны: выигрывает закрывший ряд.
    .leader-wins = Руки равны: выигрывает начинавший раунд.
round-blockPays =
    .opponents =
        { PERSON($party) ->
            [several]
                { CAPITAL($party) } получают { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: всё, что на руках у остальных.
            [other]
                { CAPITAL($party) } получает { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: всё, что на руках у остальных.
           *[yours]
                { CAPITAL($party) } получаете { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: всё, что на руках у остальных.
        }
    .table =
        { PERSON($party) ->
            [several]
                { CAPITAL($party) } получают { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: все оставшиеся кости.
            [other]
                { CAPITAL($party) } получает { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: все оставшиеся кости.
           *[yours]
                { CAPITAL($party) } получаете { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: все оставшиеся кости.
        }
    .opponents-minus-own =
        { PERSON($party) ->
            [several]
                { CAPITAL($party) } получают { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: то, что у остальных, без своих.
            [other]
                { CAPITAL($party) } получает { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: то, что у остальных, без своих.
           *[yours]
                { CAPITAL($party) } получаете { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: то, что у остальных, без своих.
        }
    .sum-of-differences =
        { PERSON($party) ->
            [several]
                { CAPITAL($party) } получают { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: насколько каждая другая рука тяжелее.
            [other]
                { CAPITAL($party) } получает { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: насколько каждая другая рука тяжелее.
           *[yours]
                { CAPITAL($party) } получаете { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: насколько каждая другая рука тяжелее.
        }
round-losersPay =
    .own = Все, кроме самой лёгкой стороны, записывают то, что у них на руках.
    .own-all = Рыба на всех: каждый записывает то, что у него на руках.
    .difference = Более тяжёлая сторона записывает разницу.
    .highest-pays-table = Рыба на одного: больше всего точек у стороны { $party }, она записывает весь стол, { $n }.
round-tie-void = Самые лёгкие руки равны: никто не записывает.
round-tie-eggs =
    { $n ->
        [one] Самые лёгкие руки равны: на столе ждут яйца, { $n } очко.
        [few] Самые лёгкие руки равны: на столе ждут яйца, { $n } очка.
        [many] Самые лёгкие руки равны: на столе ждут яйца, { $n } очков.
       *[other] Самые лёгкие руки равны: на столе ждут яйца, { $n } очка.
    }
round-tie-carry =
    { $n ->
        [one] Самые тяжёлые руки равны. На следующий раунд переносится { $n } очко.
        [few] Самые тяжёлые руки равны. На следующий раунд переносится { $n } очка.
        [many] Самые тяжёлые руки равны. На следующий раунд переносится { $n } очков.
       *[other] Самые тяжёлые руки равны. На следующий раунд переносится { $n } очка.
    }
round-tie-other = Руки равны: никто не записывает.
round-made = По ходу игры: { SEQUENCE($made) }.
round-madeBy = { $names } { $n }
round-voided = Очки, с которыми было бы больше { $target }, не в счёт.
round-writes =
    { PERSON($party) ->
        [several]
            { CAPITAL($party) } записывают { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }.
        [other]
            { CAPITAL($party) } записывает { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }.
       *[yours]
            { CAPITAL($party) } записываете { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }.
    }
round-opens =
    { PERSON($party) ->
        [several]
            { $remembered ->
                [0]
                    { CAPITAL($party) } открывают запись: { $n ->
                        [one] { $n } очко
                        [few] { $n } очка
                        [many] { $n } очков
                       *[other] { $n } очка
                    }, ведь за раунд пришло не меньше { $openAt }.
               *[other]
                    { CAPITAL($party) } открывают запись: { $n ->
                        [one] { $n } очко
                        [few] { $n } очка
                        [many] { $n } очков
                       *[other] { $n } очка
                    }, из них запомнено было { $remembered }.
            }
        [other]
            { $remembered ->
                [0]
                    { CAPITAL($party) } открывает запись: { $n ->
                        [one] { $n } очко
                        [few] { $n } очка
                        [many] { $n } очков
                       *[other] { $n } очка
                    }, ведь за раунд пришло не меньше { $openAt }.
               *[other]
                    { CAPITAL($party) } открывает запись: { $n ->
                        [one] { $n } очко
                        [few] { $n } очка
                        [many] { $n } очков
                       *[other] { $n } очка
                    }, из них запомнено было { $remembered }.
            }
       *[yours]
            { $remembered ->
                [0]
                    { CAPITAL($party) } открываете запись: { $n ->
                        [one] { $n } очко
                        [few] { $n } очка
                        [many] { $n } очков
                       *[other] { $n } очка
                    }, ведь за раунд пришло не меньше { $openAt }.
               *[other]
                    { CAPITAL($party) } открываете запись: { $n ->
                        [one] { $n } очко
                        [few] { $n } очка
                        [many] { $n } очков
                       *[other] { $n } очка
                    }, из них запомнено было { $remembered }.
            }
    }
round-remembers =
    { $n ->
        [one] { CAPITAL($party) }: запомнено { $n } очко, меньше { $openAt } записи не открывает.
        [few] { CAPITAL($party) }: запомнено { $n } очка, меньше { $openAt } записи не открывает.
        [many] { CAPITAL($party) }: запомнено { $n } очков, меньше { $openAt } записи не открывает.
       *[other] { CAPITAL($party) }: запомнено { $n } очка, меньше { $openAt } записи не открывает.
    }
round-notWritten =
    { $n ->
        [one] { CAPITAL($party) }: не записано { $n } очко, меньше { $openAt } записи не открывает.
        [few] { CAPITAL($party) }: не записано { $n } очка, меньше { $openAt } записи не открывает.
        [many] { CAPITAL($party) }: не записано { $n } очков, меньше { $openAt } записи не открывает.
       *[other] { CAPITAL($party) }: не записано { $n } очка, меньше { $openAt } записи не открывает.
    }
round-cleared = { CAPITAL($party) }: запомненное ({ $n }) сгорает.
round-received =
    { $n ->
        [one] { CAPITAL($party) }: ещё и отложенное, { $n } очко.
        [few] { CAPITAL($party) }: ещё и отложенное, { $n } очка.
        [many] { CAPITAL($party) }: ещё и отложенное, { $n } очков.
       *[other] { CAPITAL($party) }: ещё и отложенное, { $n } очка.
    }
round-capped = Из { $credit } записано { $n }: больше { $cap } не бывает ни у кого.
round-waiting =
    { $n ->
        [one] На столе ждёт { $n } очко.
        [few] На столе ждёт { $n } очка.
        [many] На столе ждёт { $n } очков.
       *[other] На столе ждёт { $n } очка.
    }
round-hands = Кости на руках
round-noTiles = костей нет
round-special = По этим правилам { DIGITS($tile) } стоит { $n }.
round-sum = Всего на руках: { $n }
round-before = Было
round-this = За раунд
round-thisFish = За раунд, рыба
round-total = Стало
round-next-seat =
    { PERSON($who) ->
        [you] Следующий раунд начинаете вы{ $why }.
       *[other] Следующий раунд начинает { $who }{ $why }.
    }
round-next-tile = Следующий раунд начинает тот, у кого решающая кость.
round-next-lot = Кто начинает следующий раунд, решает жребий.
round-next-side = Право начать следующий раунд: { $party }.
round-why-wentOut = { " " }по праву выхода
round-why-won = { " " }по праву выигранной рыбы
round-why-blocked = { " " }по праву закрытого ряда
round-why-rotate = { " " }по очереди
round-why-lightest = { " " }с самой лёгкой рукой
round-why-again = { " " }снова: раунд никто не выиграл
round-ready = Дальше
round-youAreReady = Ждём остальных
round-nextIn = Следующий раунд через { $n } с или когда готовы все.
round-waitingFor = Ждём: { $names }.

match-won =
    { PERSON($party) ->
        [several] Партия: выигрывают { $party }.
        [other] Партия: выигрывает { $party }.
       *[yours] Партия: выигрываете { $party }.
    }
match-goat =
    { PERSON($party) ->
        [you] Партия проиграна, цель достигнута: { $party }.
        [yours] Партия проиграна, цель достигнута: { $party }.
       *[other] Козёл: { $party }.
    }
match-lost = Партия проиграна: { $party }.
match-drawn = Партия вничью.
match-reached =
    { $n ->
        [one] { $n } очко, цель была { $target }.
        [few] { $n } очка, цель была { $target }.
        [many] { $n } очков, цель была { $target }.
       *[other] { $n } очка, цель была { $target }.
    }
match-rounds =
    { $lowest ->
        [true] Раундов: { $n }. Выигрывает меньшая сумма.
       *[false] Раундов: { $n }. Выигрывает большая сумма.
    }
match-instant =
    .six-in-a-row = Шесть раундов выиграно подряд.
    .out-with-0-0 = Выход с 0-0 выигрывает партию: лысый козёл.
    .out-with-6-6-if-a-loser-holds-over-25 = Выход с 6-6, когда у соперника на руках больше 25, выигрывает партию.
    .announced-6-6 = 6-6 объявлена, и этот раунд решает партию.
match-eliminated =
    { PERSON($who) ->
        [you] Ваше время вышло.
       *[other] { $who }: время вышло.
    }
match-stopped = Партия остановлена.
match-nobodyWins = Никто не выиграл, рейтинг не меняется.
match-rating = Очки рейтинга
match-rematch = Ещё партию
match-rematchAsked = Ещё партия: ждём остальных
match-copyRecord = Скопировать запись DGN
match-copied = Запись скопирована.
match-notCopied = Браузер не дал скопировать. Запись ниже: скопируйте её сами.
match-noRecord = Запись не удалось получить. Попробуйте ещё раз.
match-record = Запись партии
match-home = На главную

sheet-title = Протокол
sheet-round = Раунд
sheet-empty = Ни один раунд ещё не записан.
sheet-outcome-out = выход
sheet-outcome-blocked = рыба
sheet-outcome-fish = рыба
sheet-match = Партия
sheet-waits = Ждёт на столе
sheet-rows-made =
    .fives = По ходу игры, пятёрки
    .fives-threes = По ходу игры, пятёрки и тройки
    .headings = Одинаковые концы
    .triominoes = Поставленные кости
    .face-sum = Поставленные кости
sheet-rows-paid = Взятые кости
sheet-rows-hands = С рук
sheet-rows-tiles = Костей осталось
sheet-rows-won = Выигрыш
sheet-rows-bonus =
    .capicua = Capicúa
    .capicu = Capicú
    .chuchazo = Дубль пусто
    .pass-all-three = Трое пропустили
    .round-1 = 1-й раунд
    .round-2 = 2-й раунд
    .round-3 = 3-й раунд
    .round-4 = 4-й раунд
    .out = Выход
sheet-rows-remembered = Запомненное
sheet-rows-lost = { $n }, не записано
sheet-rows-wiped = запомненные { $n } сгорают
sheet-rows-eggs = Яйца
sheet-rows-carried = Ждало на столе
sheet-rows-inARow = Подряд
sheet-rows-unwritten-row = Ряд прерван
sheet-rows-unwritten-cap = Сверх { $cap }, не пишется
sheet-rows-unwritten-exact = Больше цели, не в счёт
sheet-inARowNote = Счёт показывает раунды, выигранные подряд.
sheet-titles-won = победа
sheet-titles-lost = проигрыш
sheet-titles-goat = козёл
sheet-titles-baldGoat = лысый козёл
sheet-titles-sixLove = шесть подряд
sheet-titles-tie = ничья
