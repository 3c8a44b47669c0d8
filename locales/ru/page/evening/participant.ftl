### Club evenings: participant.

participant-evening = Вечер
participant-parts = Части вечера
participant-table = Стол
participant-mine = Мой вечер
participant-standings = Положение
participant-resting = Партия { $match }: вы отдыхаете
participant-waiting = До первой партии
participant-over = Вечер окончен
participant-notPlaying = Это устройство в вечере не участвует.
participant-where = Где вы сидите
participant-mineTitle = { $name }, номер { $number }
participant-you = вы
participant-next-title = Дальше: партия { $match }
participant-next-now = Сейчас: партия { $match }
participant-next-first = Первая партия начнётся, когда её объявит организатор.
participant-next-between = Она начнётся, когда её объявит организатор.
participant-next-seat = Ваше место
participant-next-partner = Партнёр
participant-next-opponents = Соперники
participant-next-numbered = { $name } ({ $number })
participant-next-onTheRight = Справа от вас { $name }, ходит после вас.
participant-next-rest = В партии { $match } вы отдыхаете.
participant-next-after = Потом: партия { $match } за столом { $table }.
participant-next-none = Больше партий нет.
participant-next-filledIn = Вы дополняете этот стол: партия вам не засчитывается.
participant-sums = Итоги
participant-place = Пока место { $place } из { $players }
participant-placeFinal = Место { $place } из { $players }
participant-noResults = Ещё ни одна партия не подтверждена.
participant-results = Мои партии
participant-withAgainst = В паре { $partner }, соперники { $opponents }
participant-won = выигрыш
participant-lost = проигрыш
participant-matchPoints =
    { $n ->
        [one] { $n } балл
        [few] { $n } балла
        [many] { $n } баллов
       *[other] { $n } балла
    }
participant-filled = Дополнение: вам не засчитывается.
participant-satOut = Отдых
participant-playing = Ещё не подтверждена
participant-aheadBy = решило: { $key }
participant-unequal = Сыграно не поровну: сравните, сколько партий у каждого.
participant-announcements-title = От организатора
participant-announcements-none = Объявлений пока нет.
participant-sanctions-title = Санкции и наказания
participant-sanctions-penalty =
    { $n ->
        [one] { $n } очко: { $reason }
        [few] { $n } очка: { $reason }
        [many] { $n } очков: { $reason }
       *[other] { $n } очка: { $reason }
    }
participant-sanctions-sanction = Без очков: { $reason }
participant-sanctions-inMatch = Партия { $match }
participant-sanctions-inRound = Партия { $match }, раунд { $round }
participant-sanctions-evening = Весь вечер
participant-needs-title = Что делают для меня
participant-needs-show = Показать на этом экране
participant-needs-hide = Скрыть
participant-needs-private = Почему — видите только вы и организатор. Остальные видят, что делать.
participant-needs-unconfirmed = Сначала организатор должен подтвердить, что это ваше устройство. Тогда это появится здесь.
participant-needs-askToConfirm = Позвать организатора, чтобы подтвердить
participant-needs-confirmInPerson = Подойдите к организатору, чтобы он подтвердил устройство.
participant-needs-none = Ничего не указано.
participant-needs-follows = За вашими столами:
participant-needs-ask = Позвать организатора, чтобы это изменить
participant-needs-asked = Организатор вызван к вашему столу.
participant-needs-inPerson = Это меняет организатор: подойдите к нему.
participant-join-title = Присоединиться к вечеру
participant-join-code = Четыре буквы вечера
participant-join-codeHelp = Их показывает организатор, или квадратный код, который читает камера.
participant-join-find = Найти вечер
participant-join-wrongCode = В коде четыре латинские буквы.
participant-join-notFound = Вечера { $code } нет. Сверьте буквы с теми, что у организатора.
participant-join-who = Кто вы?
participant-join-whoHelp = Выберите своё имя. Регистрация не нужна.
participant-join-taken = { $name }, уже занято
participant-join-takenTitle = Имя уже занято: { $name }
participant-join-takenText = Это вы с другого телефона? Тогда попросите организатора освободить ваше имя и посмотрите снова.
participant-join-lookAgain = Посмотреть снова
participant-join-back = Выбрать другое имя
participant-join-otherCode = Другой вечер
participant-join-known = Вы уже здесь под именем { $name }.
participant-join-knownOrganiser = Вы организатор этого вечера.
participant-join-goOn = К вечеру
participant-join-club = Клуб: { $club }
