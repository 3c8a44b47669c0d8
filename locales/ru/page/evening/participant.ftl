### Club evenings: participant.

participant-evening = Вечер
participant-parts = Части вечера
participant-table = Стол
participant-mine = Мой вечер
participant-standings = Положение
participant-resting = Партия { $match }: вы отдыхаете
participant-waiting = До первой партии
participant-over = Вечер окончен
participant-discarded = Организатор отменил этот вечер.
participant-notPlaying = Вы не участвуете в этом вечере.
participant-where = Где вы сидите
participant-mineTitle = { $name }, номер { $number }
participant-you = вы
participant-online-waits = Ваш стол скоро откроется
participant-online-open = Ваш стол открыт
participant-online-plays = Вы играете за столом { $table }.
participant-online-go = К вашему столу
participant-online-scored = Стол сам записывает каждый раунд.
participant-online-until = Он откроется, когда придут все четверо, не позже { $time }.
participant-next-title = Дальше: партия { $match }
participant-next-now = Сейчас: партия { $match }
participant-next-opposite = Стол { $table }, напротив — { $partner }
participant-next-first = Первую партию начинает организатор.
participant-next-between = Её начинает организатор.
participant-next-seat = Ваше место
participant-next-partner = Партнёр
participant-next-opponents = Соперники
participant-next-numbered = { $name } ({ $number })
participant-next-onTheRight = Справа от вас сидит { $name } и ходит после вас.
participant-next-rest = В партии { $match } вы отдыхаете.
participant-next-after = Потом: партия { $match }, стол { $table }.
participant-next-none = Больше партий нет.
participant-next-filledIn = Вы только дополняете этот стол: партия вам не засчитывается.
participant-sums = Итоги
participant-place = Пока { $place }-е место из { $players }
participant-placeFinal = { $place }-е место из { $players }
participant-noResults = Подтверждённых партий пока нет.
participant-results = Мои партии
participant-withAgainst = Партнёр: { $partner }. Соперники: { $opponents }
participant-won = победа
participant-lost = проигрыш
participant-matchPoints =
    { $n ->
        [one] { $n } балл
        [few] { $n } балла
        [many] { $n } баллов
       *[other] { $n } балла
    }
participant-filled = Вы только дополняли стол: партия вам не засчитывается.
participant-absent = Ваша пара не пришла.
participant-satOut = Отдых
participant-playing = Ещё не подтверждена
participant-aheadBy = впереди: { $key }
participant-unequal = Не все сыграли поровну. Сравните и число партий.
participant-announcements-title = От организатора
participant-announcements-none = Объявлений пока нет.
participant-sanctions-title = Санкции и штрафы
participant-sanctions-penalty =
    { $n ->
        [one] { $n } очко: { $reason }
        [few] { $n } очка: { $reason }
        [many] { $n } очков: { $reason }
       *[other] { $n } очка: { $reason }
    }
participant-sanctions-sanction = Без очков: { $reason }
participant-sanctions-expelled = Удаление с клубного вечера: { $reason }
participant-sanctions-inMatch = Партия { $match }
participant-sanctions-inRound = Партия { $match }, раунд { $round }
participant-sanctions-evening = Весь вечер
participant-needs-title = Помощь для меня
participant-needs-show = Показать здесь
participant-needs-hide = Скрыть
participant-needs-private = Причину видите только вы и организатор. Остальные видят только, что делать.
participant-needs-unconfirmed = Организатор должен подтвердить, что это ваше устройство. Тогда всё появится здесь.
participant-needs-askToConfirm = Позвать организатора
participant-needs-confirmInPerson = Подойдите к организатору: он подтвердит устройство.
participant-needs-none = Вы не просили о помощи.
participant-needs-follows = За вашими столами:
participant-needs-ask = Позвать организатора, чтобы это изменить
participant-needs-asked = Вы позвали организатора к своему столу.
participant-needs-inPerson = Чтобы это изменить, подойдите к организатору.
participant-join-title = Присоединиться к клубному вечеру
participant-join-code = Четыре буквы вечера
participant-join-codeHelp = Они есть у организатора. Можно и навести камеру на его QR-код.
participant-join-find = Найти вечер
participant-join-wrongCode = В коде четыре латинские буквы.
participant-join-notFound = Вечера с буквами { $code } нет. Сверьте их с буквами организатора.
participant-join-who = Кто вы?
participant-join-whoHelp = Выберите своё имя. Регистрация не нужна.
participant-join-taken = { $name }, уже занято
participant-join-takenTitle = Имя уже занято: { $name }
participant-join-takenText = Это вы с другого телефона? Попросите организатора освободить ваше имя и проверьте ещё раз.
participant-join-lookAgain = Проверить ещё раз
participant-join-back = Выбрать другое имя
participant-join-otherCode = Другой вечер
participant-join-known = Вы присоединились под именем { $name }.
participant-join-knownOrganiser = Вы организатор этого вечера.
participant-join-goOn = Перейти к вечеру
participant-join-club = Клуб: { $club }
