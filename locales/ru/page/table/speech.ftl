### A table: speech.

say-closed =
    { PERSON($who) ->
        [you] Вы закрыли дубль.
       *[other] { $who }: дубль закрыт.
    }
say-played =
    { $speech ->
        [short]
            { PERSON($who) ->
                [you] Вы { DIGITS($tile) }{ PLACE($at, form: "after") }. { say-endsShort }
               *[other]
                    { $drawn ->
                        [0] { $who } { DIGITS($tile) }{ PLACE($at, form: "after") }. { say-endsShort }
                       *[other] { $who } +{ $drawn } { DIGITS($tile) }{ PLACE($at, form: "after") }. { say-endsShort }
                    }
            }
       *[other]
            { PERSON($who) ->
                [you] Вы: { TILE($tile) }{ PLACE($at, form: "after") }. { say-ends }
               *[other]
                    { KIND($at) ->
                        [first] Ход: { $who }. { CAPITAL(TILE($tile)) }. { say-ends }
                       *[other]
                            { $drawn ->
                                [0] Ход: { $who }. { CAPITAL(TILE($tile)) }{ PLACE($at, form: "after") }. { say-ends }
                               *[other] Ход: { $who }. Взято: { say-tiles }. { CAPITAL(TILE($tile)) }{ PLACE($at, form: "after") }. { say-ends }
                            }
                    }
            }
    }
say-made =
    { $speech ->
        [short] { lattice-joint }+{ $n }.
       *[other]
            { $joint ->
                [none]
                    { PERSON($who) ->
                        [you] Вы получаете { say-points }.
                       *[other] { $who } получает { say-points }.
                    }
               *[other] { lattice-joint }{ say-points }.
            }{ $lost ->
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
say-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
# What the chosen tile would score at one of its places.
say-scoresAt = { CAPITAL(PLACE($where)) }: { say-points }.
say-endsShort =
    { COUNT($ends) ->
        [0] { "" }
       *[other] { SEQUENCE($ends) }.
    }
# $without lists numbers that the player cannot have; empty unless everything is spoken.
say-passed =
    { $speech ->
        [short]
            { PERSON($who) ->
                [you] Вы: пропуск.
               *[other] { $who }: пропуск.
            }
       *[other]
            { PERSON($who) ->
                [you] Вы: пропуск.{ say-without }
               *[other]
                    { $drawn ->
                        [0] { $who }: пропуск.{ say-without }
                       *[other] { $who }: взято: { say-tiles }, пропуск.{ say-without }
                    }
            }
    }
say-tiles =
    { $drawn ->
        [one] { $drawn } кость
        [few] { $drawn } кости
        [many] { $drawn } костей
       *[other] { $drawn } кости
    }
say-without =
    { COUNT($without) ->
        [0] { "" }
       *[other] { " " }Нет { LIST($without, as: "word", form: "suit") }.
    }
say-waits =
    { $toes ->
        [true]
            { CAPITAL(TILE($tile)) }: нужно ещё { $missing ->
                [one] { $missing } палец
                [few] { $missing } пальца
                [many] { $missing } пальцев
               *[other] { $missing } пальца
            }.
       *[false] Нужно накрыть { TILE($tile) }.
    }
say-marked =
    { PERSON($who) ->
        [you] Ваш поезд теперь открыт для всех.
       *[other] Поезд игрока { $who } теперь открыт для всех.
    }
say-unmarked = Поезд снова закрыт.
say-dealtHub = Раунд { $round }. Первая кость: { TILE($tile) }.
say-everyoneDraws = Ни у кого нет кости { TILE($tile) }: все берут.
say-drawForLead = Ваш ход. Ни у кого нет кости { TILE($tile) }: берите с базара.
say-drew = Вы берёте: { TILE($tile) }.
say-yourTurn =
    { $fits ->
        [one] Ваш ход. Подходит { $fits } кость.
        [few] Ваш ход. Подходят { $fits } кости.
        [many] Ваш ход. Подходит { $fits } костей.
       *[other] Ваш ход. Подходит { $fits } кости.
    }
say-yourTurnDraw = Ваш ход. Ничего не подходит: берите с базара.
say-yourTurnPass = Ваш ход. Ничего не подходит: пропуск.
say-yourLead = Ваш ход. Вы начинаете с любой кости.
say-yourLeadWith = Ваш ход. Вы начинаете: { TILE($tile) }.
say-yourLeadDouble = Ваш ход. Вы начинаете с дубля.
say-onlyFits =
    { $n ->
        [one] Ваш ход. Подходит только { TILE($tile) }: ставим через { $n } секунду.
        [few] Ваш ход. Подходит только { TILE($tile) }: ставим через { $n } секунды.
        [many] Ваш ход. Подходит только { TILE($tile) }: ставим через { $n } секунд.
       *[other] Ваш ход. Подходит только { TILE($tile) }: ставим через { $n } секунды.
    }
say-chooseEnd =
    { COUNT($ends) ->
        [2] { CAPITAL(TILE($tile)) }: подходит на оба конца. { CAPITAL(EITHER($ends, as: "end", form: "at")) }?
       *[other] { CAPITAL(TILE($tile)) }: подходит в нескольких местах. { CAPITAL(EITHER($ends, as: "end", form: "at")) }?
    }
say-chooseHalf = { CAPITAL(TILE($tile)) }: подходит любой половинкой. Какая останется открытой, { EITHER($halves, as: "word") }?
say-goOn =
    { $choice ->
        [both] Можно поставить ещё дубль, закрыть дубль или закончить ход.
        [double] Можно поставить ещё дубль или закончить ход.
        [close] Можно закрыть дубль или закончить ход.
       *[done] Можно закончить ход.
    }
say-chosen = Выбрано: { TILE($tile) }. Нажмите ещё раз, чтобы поставить, Escape — чтобы вернуть.
say-cancelled = { CAPITAL(TILE($tile)) }: остаётся на руках.
say-seconds =
    { $n ->
        [one] { $n } секунда.
        [few] { $n } секунды.
        [many] { $n } секунд.
       *[other] { $n } секунды.
    }
say-dropped =
    { $n ->
        [one] { $who }: связь потеряна; { $n } секунда.
        [few] { $who }: связь потеряна; { $n } секунды.
        [many] { $who }: связь потеряна; { $n } секунд.
       *[other] { $who }: связь потеряна; { $n } секунды.
    }
say-back = { $who }: связь восстановлена.
say-held =
    { PERSON($who) ->
        [you] За вас играет бот.
       *[other] За игрока { $who } играет бот.
    }
say-seated =
    { PERSON($who) ->
        [you] Вы садитесь за стол.
       *[other] { $who } садится за стол.
    }
say-renamed = { $before } теперь { $name }.
say-left =
    { PERSON($who) ->
        [you] Вы встаёте из-за стола.
       *[other] { $who } встаёт из-за стола.
    }
say-ready =
    { PERSON($who) ->
        [you] Вы ждёте остальных.
       *[other] { $who } ждёт остальных.
    }
say-matchBegan = Партия начинается.
say-lot =
    { PERSON($who) ->
        [you] Каждый тянет по кости. Старшая ваша, { TILE($tile) }.
       *[other] Каждый тянет по кости. Старшую, { TILE($tile) }, тянет { $who }.
    }
say-dealt = Раунд { $round }.
say-mixed =
    { $inTurn ->
        [true] Кости лежат рубашкой вверх. Их берут по очереди.
       *[false] Кости лежат рубашкой вверх. Все берут одновременно.
    }
say-mixedAgain =
    { PERSON($who) ->
        [you] Вы просите перемешать кости ещё раз и берёте после всех.
       *[other] { $who } просит перемешать кости ещё раз и берёт после всех.
    }
say-took =
    { $tile ->
        [none] Кость ваша, осталось взять { $left }.
       *[other] Вы берёте: { TILE($tile) }, осталось взять { $left }.
    }
say-tookAll =
    { PERSON($who) ->
        [you] Все ваши кости у вас.
       *[other] { $who }: все кости на руках.
    }
say-yourTaking =
    Возьмите { $n ->
        [one] { $n } кость
        [few] { $n } кости
        [many] { $n } костей
       *[other] { $n } кости
    }.{ $mayMix ->
        [true] { " " }Сначала можно попросить перемешать ещё раз.
       *[false] { "" }
    }
say-lifted = Вы поднимаете кости: { SEQUENCE($tiles, as: "tile") }.
say-mayDeclare = До первого хода можно объявить дубль шесть.
say-youMayDeclare = У вас дубль шесть: до первого хода его можно объявить.
say-declared =
    { PERSON($who) ->
        [you] Вы объявляете дубль шесть и ходите с него.
       *[other] { $who } объявляет дубль шесть и ходит с него.
    }
say-thrownBack = В одной руке слишком много дублей или костей одного числа. Пересдача.
say-credited =
    { $n ->
        [one] Связи со столом не было. Часы возвращают { $n } секунду.
        [few] Связи со столом не было. Часы возвращают { $n } секунды.
        [many] Связи со столом не было. Часы возвращают { $n } секунд.
       *[other] Связи со столом не было. Часы возвращают { $n } секунды.
    }
say-lost = Связь потеряна. Пробуем снова.
say-connected =
    { $missed ->
        [0] Связь есть. Без вас ходов не было.
       *[other]
            Связь есть. Без вас { $missed ->
                [one] { $missed } ход
                [few] { $missed } хода
                [many] { $missed } ходов
               *[other] { $missed } хода
            }: { $news }
    }
say-connectedAnew = Связь есть. Стол обновлён.
answer-endsEqual = На обоих концах { $n }.
answer-ends = Концы: { LIST($ends, as: "end", form: "open") }.
# After the ends, where their sum scores.
answer-sum = В сумме { $n }.

answer-noEnds = На столе ещё нет костей.
answer-hand =
    { COUNT($held) ->
        [0] У вас нет костей.
       *[other]
            { COUNT($fits) ->
                [0]
                    У вас { COUNT($held) ->
                        [one] { COUNT($held) } кость
                        [few] { COUNT($held) } кости
                        [many] { COUNT($held) } костей
                       *[other] { COUNT($held) } кости
                    }: { SEQUENCE($held, as: "tile") }.
               *[other]
                    У вас { COUNT($held) ->
                        [one] { COUNT($held) } кость
                        [few] { COUNT($held) } кости
                        [many] { COUNT($held) } костей
                       *[other] { COUNT($held) } кости
                    }: { SEQUENCE($held, as: "tile") }. Подходит: { SEQUENCE($fits, as: "tile") }.
            }
    }
answer-row =
    { KIND($where) ->
        [first] Слева направо: { SEQUENCE($tiles, as: "laid") }.
       *[other] { CAPITAL(PLACE($where)) }: { SEQUENCE($tiles, as: "laid") }.
    }
answer-number =
    { $held ->
        [0] Вышло { $out } из { $all } { WORD($n, form: "suit") }. У вас их нет.
       *[other] Вышло { $out } из { $all } { WORD($n, form: "suit") }. У вас { $held }.
    }
answer-numberSeen = Вышло { $out } из { $all } { WORD($n, form: "suit") }.
answer-whichNumber = Какое число?
answer-noPlays = Ходов ещё не было.
answer-counts = { SEQUENCE($counts) }.
answer-count =
    { PERSON($who) ->
        [you] Вы: { $n }
       *[other] { $who }: { $n }
    }
answer-score =
    { $target ->
        [none] { CAPITAL(SEQUENCE($scores)) }. Раунд { $round }.
       *[other]
            { $target ->
                [one] { CAPITAL(SEQUENCE($scores)) }, играем до { $target } очка. Раунд { $round }.
                [few] { CAPITAL(SEQUENCE($scores)) }, играем до { $target } очков. Раунд { $round }.
                [many] { CAPITAL(SEQUENCE($scores)) }, играем до { $target } очков. Раунд { $round }.
               *[other] { CAPITAL(SEQUENCE($scores)) }, играем до { $target } очка. Раунд { $round }.
            }
    }
answer-partyScore = { $names }: { $score }
answer-clock =
    { PERSON($who) ->
        [you] У вас: { $time }.
       *[other] { $who }: { $time }.
    }
answer-reserve = В запасе: { $time }.
answer-noClock = Часы не идут.
answer-nothingSaid = Сообщений ещё не было.
answer-zenOn = Видны только стол, концы, ваши кости и часы.
answer-zenOff = Видно всё.
answer-soundOn = Звук включён.
answer-soundOff = Звук выключен.
answer-notUnderstood = Нет команды «{ $text }». Например: 65 r, pass, draw, ends, n 6, score, hand, line.
say-ends =
    { COUNT($ends) ->
        [0] { "" }
        [1] Конец { LIST($ends) }.
       *[other] Концы { LIST($ends) }.
    }
say-arms = Концы: { SEQUENCE($ends, as: "end", form: "told") }.
