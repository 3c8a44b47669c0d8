### A table: the sheet of a round, and what stands at its end and at the end of a match.

round-sheet = Раунд { $n }
round-hands = Кости на руках
round-noTiles = костей нет
round-special = По этим правилам { DIGITS($tile) } считают за { $n }.
round-sum = Всего на руках: { $n }
round-before = Было
round-this = За раунд
round-thisFish = За раунд, рыба
round-total = Стало
round-youHold = У вас на руках { $n }.
round-inHand = у вас на руках
round-cloth = Показать ряд
round-ready = Дальше
round-youAreReady = Ждём остальных
round-nextIn = Следующий раунд через { $n } с или когда все нажмут «Дальше».
round-waitingFor = Ждём: { $names }.
round-out =
    { PERSON($who) ->
        [you]
            { $yours ->
                [true] Вы заканчиваете раунд: он ваш.
               *[false] Вы заканчиваете раунд.
            }
       *[other] { $who } заканчивает раунд.
    }
round-partnerOut =
    { $yours ->
        [true] Ваш партнёр заканчивает раунд: он ваш.
       *[false] Ваш партнёр заканчивает раунд.
    }
round-blocked =
    { PERSON($who) ->
        [you] Рыба: ряд закрыли вы.
       *[other] Рыба: ряд закрывает { $who }.
    }
round-fish =
    { PERSON($who) ->
        [you] Рыба: ряд закрыли вы.
       *[other] Рыба: ряд закрывает { $who }.
    }
round-outPays-opponents =
    { PERSON($party) ->
        [several]
            { CAPITAL($party) } записывают { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }: всё, что на руках у соперников.
        [other]
            { CAPITAL($party) } записывает { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }: всё, что на руках у соперников.
       *[yours]
            { CAPITAL($party) } записываете { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }: всё, что на руках у соперников.
    }
round-outPays-table =
    { PERSON($party) ->
        [several]
            { CAPITAL($party) } записывают { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }: всё, что осталось на руках, и у партнёра тоже.
        [other]
            { CAPITAL($party) } записывает { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }: всё, что осталось на руках, и у партнёра тоже.
       *[yours]
            { CAPITAL($party) } записываете { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }: всё, что осталось на руках, и у партнёра тоже.
    }
round-outPays-own = Проигравшие записывают то, что у них на руках.
round-blockWinner =
    .lowest-player =
        { PERSON($party) ->
            [several] Меньше всего очков на руках, { $own }: рыбу выигрывают { $party }.
            [other] Меньше всего очков на руках, { $own }: рыбу выигрывает { $party }.
           *[yours] Меньше всего очков на руках, { $own }: рыбу выигрываете { $party }.
        }
    .lowest-side =
        { PERSON($party) ->
            [several] Меньше всего очков вместе, { $own }: рыбу выигрывают { $party }.
            [other] Меньше всего очков вместе, { $own }: рыбу выигрывает { $party }.
           *[yours] Меньше всего очков вместе, { $own }: рыбу выигрываете { $party }.
        }
    .side-of-lowest-player = Рыбу выигрывает сторона с самой лёгкой рукой: { $party }.
    .blocker-vs-next = Сравнивают руки того, кто сделал рыбу, и следующего. Выигрывает рука легче: { $party }.
    .fewest-tiles = Меньше всего костей: { $party }.
round-wins =
    { PERSON($party) ->
        [several] Раунд выигрывают { $party }.
        [other] Раунд выигрывает { $party }.
       *[yours] Раунд выигрываете { $party }.
    }
round-roundPoint =
    { PERSON($party) ->
        [several] Раунд выигрывают { $party }: одно очко.
        [other] Раунд выигрывает { $party }: одно очко.
       *[yours] Раунд выигрываете { $party }: одно очко.
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
            [one] Capicúa, последняя кость на два конца: { $party } — ещё { $n } очко.
            [few] Capicúa, последняя кость на два конца: { $party } — ещё { $n } очка.
            [many] Capicúa, последняя кость на два конца: { $party } — ещё { $n } очков.
           *[other] Capicúa, последняя кость на два конца: { $party } — ещё { $n } очка.
        }
    .capicu =
        { $n ->
            [one] Capicú, последняя кость на два конца: { $party } — ещё { $n } очко.
            [few] Capicú, последняя кость на два конца: { $party } — ещё { $n } очка.
            [many] Capicú, последняя кость на два конца: { $party } — ещё { $n } очков.
           *[other] Capicú, последняя кость на два конца: { $party } — ещё { $n } очка.
        }
    .chuchazo =
        { $n ->
            [one] Выход дублем пусто: { $party } — ещё { $n } очко.
            [few] Выход дублем пусто: { $party } — ещё { $n } очка.
            [many] Выход дублем пусто: { $party } — ещё { $n } очков.
           *[other] Выход дублем пусто: { $party } — ещё { $n } очка.
        }
    .pass-all-three =
        { $n ->
            [one] Все трое пропустили ход: { $party } — ещё { $n } очко.
            [few] Все трое пропустили ход: { $party } — ещё { $n } очка.
            [many] Все трое пропустили ход: { $party } — ещё { $n } очков.
           *[other] Все трое пропустили ход: { $party } — ещё { $n } очка.
        }
    .round-1 =
        { $n ->
            [one] Первый раунд: { $party } — ещё { $n } очко.
            [few] Первый раунд: { $party } — ещё { $n } очка.
            [many] Первый раунд: { $party } — ещё { $n } очков.
           *[other] Первый раунд: { $party } — ещё { $n } очка.
        }
    .round-2 =
        { $n ->
            [one] Второй раунд: { $party } — ещё { $n } очко.
            [few] Второй раунд: { $party } — ещё { $n } очка.
            [many] Второй раунд: { $party } — ещё { $n } очков.
           *[other] Второй раунд: { $party } — ещё { $n } очка.
        }
    .round-3 =
        { $n ->
            [one] Третий раунд: { $party } — ещё { $n } очко.
            [few] Третий раунд: { $party } — ещё { $n } очка.
            [many] Третий раунд: { $party } — ещё { $n } очков.
           *[other] Третий раунд: { $party } — ещё { $n } очка.
        }
    .round-4 =
        { $n ->
            [one] Четвёртый раунд: { $party } — ещё { $n } очко.
            [few] Четвёртый раунд: { $party } — ещё { $n } очка.
            [many] Четвёртый раунд: { $party } — ещё { $n } очков.
           *[other] Четвёртый раунд: { $party } — ещё { $n } очка.
        }
    .out =
        { $n ->
            [one] За выход: { $party } — ещё { $n } очко.
            [few] За выход: { $party } — ещё { $n } очка.
            [many] За выход: { $party } — ещё { $n } очков.
           *[other] За выход: { $party } — ещё { $n } очка.
        }
round-tieGiven =
    .blocker-loses = На руках поровну: проигрывает тот, кто сделал рыбу.
    .blocker-wins = На руках поровну: выигрывает тот, кто сделал рыбу.
    .leader-wins = На руках поровну: выигрывает тот, кто начинал раунд.
round-blockPays =
    .opponents =
        { PERSON($party) ->
            [several]
                { CAPITAL($party) } записывают { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: всё, что на руках у остальных.
            [other]
                { CAPITAL($party) } записывает { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: всё, что на руках у остальных.
           *[yours]
                { CAPITAL($party) } записываете { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: всё, что на руках у остальных.
        }
    .table =
        { PERSON($party) ->
            [several]
                { CAPITAL($party) } записывают { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: всё, что осталось на руках.
            [other]
                { CAPITAL($party) } записывает { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: всё, что осталось на руках.
           *[yours]
                { CAPITAL($party) } записываете { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: всё, что осталось на руках.
        }
    .opponents-minus-own =
        { PERSON($party) ->
            [several]
                { CAPITAL($party) } записывают { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: очки остальных минус свои.
            [other]
                { CAPITAL($party) } записывает { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: очки остальных минус свои.
           *[yours]
                { CAPITAL($party) } записываете { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: очки остальных минус свои.
        }
    .sum-of-differences =
        { PERSON($party) ->
            [several]
                { CAPITAL($party) } записывают { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: разница с каждой другой рукой, всё вместе.
            [other]
                { CAPITAL($party) } записывает { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: разница с каждой другой рукой, всё вместе.
           *[yours]
                { CAPITAL($party) } записываете { $n ->
                    [one] { $n } очко
                    [few] { $n } очка
                    [many] { $n } очков
                   *[other] { $n } очка
                }: разница с каждой другой рукой, всё вместе.
        }
round-losersPay =
    .own = Все, кроме самой лёгкой стороны, записывают то, что у них на руках.
    .own-all = Рыба на всех: каждый записывает то, что у него на руках.
    .difference = Разницу записывает сторона, у которой больше.
    .highest-pays-table = Рыба на одного. У кого больше всех, записывает сумму всех рук, { $n }: { $party }.
round-tie-void = У самых лёгких рук поровну: никто не записывает.
round-tie-eggs =
    { $n ->
        [one] У самых лёгких рук поровну: следующего раунда ждут яйца, { $n } очко.
        [few] У самых лёгких рук поровну: следующего раунда ждут яйца, { $n } очка.
        [many] У самых лёгких рук поровну: следующего раунда ждут яйца, { $n } очков.
       *[other] У самых лёгких рук поровну: следующего раунда ждут яйца, { $n } очка.
    }
round-tie-carry =
    { $n ->
        [one] У самых тяжёлых рук поровну. На следующий раунд переносится { $n } очко.
        [few] У самых тяжёлых рук поровну. На следующий раунд переносится { $n } очка.
        [many] У самых тяжёлых рук поровну. На следующий раунд переносится { $n } очков.
       *[other] У самых тяжёлых рук поровну. На следующий раунд переносится { $n } очка.
    }
round-tie-other = На руках поровну: никто не записывает.
round-made = По ходу игры: { SEQUENCE($made) }.
round-madeBy = { $names } { $n }
round-voided = Если выходит больше { $target }, очки не в счёт.
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
# Там, где очки — это плохо.
# Там, где очки — это плохо.
# Там, где очки — это плохо.
round-takes =
    { PERSON($party) ->
        [several]
            { CAPITAL($party) } получают { $n ->
                [one] { $n } штрафное очко
                [few] { $n } штрафных очка
                [many] { $n } штрафных очков
               *[other] { $n } штрафного очка
            }.
        [other]
            { CAPITAL($party) } получает { $n ->
                [one] { $n } штрафное очко
                [few] { $n } штрафных очка
                [many] { $n } штрафных очков
               *[other] { $n } штрафного очка
            }.
       *[yours]
            { CAPITAL($party) } получаете { $n ->
                [one] { $n } штрафное очко
                [few] { $n } штрафных очка
                [many] { $n } штрафных очков
               *[other] { $n } штрафного очка
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
                    }, нужно { $openAt } за раунд.
               *[other]
                    { CAPITAL($party) } открывают запись: { $n ->
                        [one] { $n } очко
                        [few] { $n } очка
                        [many] { $n } очков
                       *[other] { $n } очка
                    }, вместе с запомненными { $remembered }.
            }
        [other]
            { $remembered ->
                [0]
                    { CAPITAL($party) } открывает запись: { $n ->
                        [one] { $n } очко
                        [few] { $n } очка
                        [many] { $n } очков
                       *[other] { $n } очка
                    }, нужно { $openAt } за раунд.
               *[other]
                    { CAPITAL($party) } открывает запись: { $n ->
                        [one] { $n } очко
                        [few] { $n } очка
                        [many] { $n } очков
                       *[other] { $n } очка
                    }, вместе с запомненными { $remembered }.
            }
       *[yours]
            { $remembered ->
                [0]
                    { CAPITAL($party) } открываете запись: { $n ->
                        [one] { $n } очко
                        [few] { $n } очка
                        [many] { $n } очков
                       *[other] { $n } очка
                    }, нужно { $openAt } за раунд.
               *[other]
                    { CAPITAL($party) } открываете запись: { $n ->
                        [one] { $n } очко
                        [few] { $n } очка
                        [many] { $n } очков
                       *[other] { $n } очка
                    }, вместе с запомненными { $remembered }.
            }
    }
round-remembers =
    { $n ->
        [one] { CAPITAL($party) }: запомнено { $n } очко. Запись открывают с { $openAt } за раунд.
        [few] { CAPITAL($party) }: запомнено { $n } очка. Запись открывают с { $openAt } за раунд.
        [many] { CAPITAL($party) }: запомнено { $n } очков. Запись открывают с { $openAt } за раунд.
       *[other] { CAPITAL($party) }: запомнено { $n } очка. Запись открывают с { $openAt } за раунд.
    }
round-notWritten =
    { $n ->
        [one] { CAPITAL($party) }: не записано { $n } очко. Запись открывают с { $openAt } за раунд.
        [few] { CAPITAL($party) }: не записано { $n } очка. Запись открывают с { $openAt } за раунд.
        [many] { CAPITAL($party) }: не записано { $n } очков. Запись открывают с { $openAt } за раунд.
       *[other] { CAPITAL($party) }: не записано { $n } очка. Запись открывают с { $openAt } за раунд.
    }
round-cleared = { CAPITAL($party) }: запомненное ({ $n }) сгорает.
round-received =
    { $n ->
        [one] { CAPITAL($party) }: со стола ещё { $n } очко.
        [few] { CAPITAL($party) }: со стола ещё { $n } очка.
        [many] { CAPITAL($party) }: со стола ещё { $n } очков.
       *[other] { CAPITAL($party) }: со стола ещё { $n } очка.
    }
round-capped = Из { $credit } записано { $n }: больше { $cap } не записывают.
round-waiting =
    { $n ->
        [one] На столе ждёт { $n } очко.
        [few] На столе ждёт { $n } очка.
        [many] На столе ждёт { $n } очков.
       *[other] На столе ждёт { $n } очка.
    }
round-brief = За раунд: { SEQUENCE($made) }.
round-taken = Штрафные очки: { SEQUENCE($made) }.
# Что говорится после раунда: очки всех сторон.
# Что говорится после раунда: очки всех сторон.
# Что говорится после раунда: очки всех сторон.
round-totals = Всего: { SEQUENCE($totals) }.
round-next-seat =
    { PERSON($who) ->
        [you] Следующий раунд начинаете вы{ $why }.
       *[other] Следующий раунд начинает { $who }{ $why }.
    }
round-next-tile = Следующий раунд начинает игрок с решающей костью.
round-next-lot = Кому начинать следующий раунд, решает жребий.
round-next-side = Следующий раунд начинает победившая сторона: { $party }.
round-why-wentOut = { " " }после своего выхода
round-why-won = { " " }после выигранной рыбы
round-why-blocked = { " " }после своей рыбы
round-why-rotate = : очередь переходит к следующему месту
round-why-lightest = : самая лёгкая рука
round-why-again = { " " }снова: раунд никто не выиграл

match-headline =
    { PERSON($party) ->
        [several] Победа: { $party }
        [you] Вы победили
        [yours] Вы победили: { $party }
       *[other] Победа: { $party }
    }
# Перед предложением об одном из раундов.
# Перед предложением об одном из раундов.
# Перед предложением об одном из раундов.
match-count =
    { $n ->
        [one] { $n } раунд.
        [few] { $n } раунда.
        [many] { $n } раундов.
       *[other] { $n } раунда.
    }
match-openedByYou = В последнем ваша { DIGITS($tile) } открыла выход: { $name }.
match-openedForYou = В последнем { $name } открывает вам выход ходом { DIGITS($tile) }.
match-behind = После раунда { $round } отставание было { $n }: { $party }.
match-ahead = После раунда { $round } перевес был { $n }: { $party }.
match-wentOut =
    { PERSON($who) ->
        [you] Раундов с вашим выходом: { $n } из { $of }.
       *[other] { $who }: раундов с выходом { $n } из { $of }.
    }
match-best =
    { PERSON($party) ->
        [other]
            { CAPITAL($party) }: лучший раунд — номер { $round }, { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }.
        [several]
            { CAPITAL($party) }: лучший раунд — номер { $round }, { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }.
       *[you]
            Ваш лучший раунд — номер { $round }: { $n ->
                [one] { $n } очко
                [few] { $n } очка
                [many] { $n } очков
               *[other] { $n } очка
            }.
    }
match-clean =
    { PERSON($party) ->
        [other] { CAPITAL($party) }: раундов без очков { $n } из { $of }.
        [several] { CAPITAL($party) }: раундов без очков { $n } из { $of }.
       *[you] Раундов, где вы не получили очков: { $n } из { $of }.
    }
match-rating = Клубные очки
match-rematch = Ещё партию
match-rematchAsked = Ещё партия: ждём остальных
match-look = Посмотреть партию
match-replay = Повтор
# `$change` has a sign: “Ana: rating 1512 (+12)”.
match-ratingAfter = { $name }: рейтинг { $after } ({ $change })
match-unrated = Эта партия не меняет рейтинг.
match-left = { $name } не доигрывает партию до конца: засчитано поражение.
match-partner = { $name }: партия не считается, потому что партнёр ушёл.
match-tooEarly = Партия закончилась раньше, чем все сделали ход, и рейтинг не меняет.
# “Ana: club points 12”.
match-clubPoints = { $name }: клубные очки { $n }
match-result = Итог
match-download = Скачать запись
match-copyRecord = Скопировать запись DGN
match-copied = Запись скопирована.
match-notCopied = Браузер не дал скопировать. Запись ниже: скопируйте её сами.
match-noRecord = Запись не загрузилась. Попробуйте ещё раз.
match-record = Запись партии
match-won =
    { PERSON($party) ->
        [several] Партию выигрывают { $party }.
        [other] Партию выигрывает { $party }.
       *[yours] Партию выигрываете { $party }.
    }
match-goesTo =
    { PERSON($party) ->
        [several] На этот раз партию выигрывают { $party }.
       *[other] На этот раз партию выигрывает { $party }.
    }
match-goat =
    { PERSON($party) ->
        [you] На этот раз в козлах вы. Ме-е-е.
        [yours] На этот раз в козлах: { $party }. Ме-е-е.
        [several] Козлы: { $party }. Ме-е-е.
       *[other] Козёл: { $party }. Ме-е-е.
    }
match-donkey =
    { PERSON($party) ->
        [you] На этот раз в ослах вы. И-а.
        [yours] На этот раз в ослах: { $party }. И-а.
        [several] Ослы: { $party }. И-а.
       *[other] Осёл: { $party }. И-а.
    }
match-lost =
    { PERSON($party) ->
        [you] Вы проиграли партию.
       *[other] Партия проиграна: { $party }.
    }
match-drawn = Партия вничью.
match-reached =
    { $n ->
        [one] { $n } очко, играли до { $target }.
        [few] { $n } очка, играли до { $target }.
        [many] { $n } очков, играли до { $target }.
       *[other] { $n } очка, играли до { $target }.
    }
match-exactly =
    { $target ->
        [one] Ровно { $target } очко.
        [few] Ровно { $target } очка.
        [many] Ровно { $target } очков.
       *[other] Ровно { $target } очка.
    }
# Последняя кость партии.
# Последняя кость партии.
# Последняя кость партии.
match-last =
    .capicua = И напоследок capicúa.
    .capicu = И напоследок capicú.
    .chuchazo = И напоследок chuchazo: выход дублем пусто.
# Соперники без единого очка.
# Соперники без единого очка.
# Соперники без единого очка.
match-shutOut = Всухую: у соперников ни очка.
match-rounds =
    { $lowest ->
        [true] Раундов: { $n }. Выигрывает меньшая сумма.
       *[false] Раундов: { $n }. Выигрывает бо́льшая сумма.
    }
match-instant =
    .six-in-a-row = Шесть раундов выиграно подряд.
    .out-with-0-0 = Кто выходит с 0-0, выигрывает партию: лысый козёл.
    .out-with-6-6-if-a-loser-holds-over-25 = Кто выходит с 6-6, когда у соперника на руках больше 25, выигрывает партию.
    .announced-6-6 = 6-6 объявлена: этот раунд решает партию.
match-eliminated =
    { PERSON($who) ->
        [you] Ваше время вышло.
       *[other] { $who }: время вышло.
    }
match-gaveUp =
    { PERSON($who) ->
        [you] Вы сдаётесь.
       *[other] { $who } сдаётся.
    }
match-stopped = Партия остановлена.
match-nobodyWins = Никто не выиграл, рейтинг не меняется.

sheet-round = Раунд
sheet-empty = Ещё не записан ни один раунд.
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
    .chuchazo = Chuchazo
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
sheet-rows-unwritten-row = Серия прервана
sheet-rows-unwritten-cap = Сверх { $cap }, не записано
sheet-rows-unwritten-exact = Больше цели, не записано
sheet-inARowNote = Счёт — это раунды, выигранные подряд.
sheet-titles-won = победа
sheet-titles-lost = проигрыш
sheet-titles-goat = козёл
sheet-titles-baldGoat = лысый козёл
sheet-titles-sixLove = шесть подряд
sheet-titles-tie = ничья

# After the first round, for a person without a name.
askName-question = Сказать остальным, как вас зовут?
askName-label = Ваше имя
askName-save = Сохранить
askName-later = Не сейчас
askName-saved = Другие видят вас под именем { $name }.
