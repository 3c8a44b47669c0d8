### A match with others: what people ask of each other, leaving and returning, and what they say.

menu-talk = Разговор
menu-takeBack = Вернуть свой ход
menu-offerEnd = Предложить закончить без результата
menu-resign = Сдаться
menu-report = Пожаловаться на игрока
menu-leave = Выйти из партии
menu-pace = Как быстро ходят боты
menu-paceFirst = В первой партии медленнее.
pace =
    .quick = Быстро
    .usual = Обычно
    .slow = Медленно

held-return = Снова играть вместо бота
held-returned =
    { PERSON($who) ->
        [you] Вы снова играете вместо бота.
       *[other] { $who } снова играет вместо бота.
    }
leave-goesOn = Партия продолжается, за вас играет бот. До её конца можно вернуться в любой момент.
leave-rated = Партия идёт на рейтинг. Если к её концу вы не вернётесь, вам засчитают поражение, даже если ваша сторона победит.
leave-confirm = Выйти, пусть играет бот
leave-stay = Остаться
resign-wins = Вы сдаёте партию, и в ней побеждает { $name }.
resign-rated = Партия идёт на рейтинг, и вы её проигрываете.
resign-stay = Играть дальше

# The table belongs to a club night: its name, and the match.
gather-match = { $name }: партия { $match } из { $all }, стол { $table }
gather-all = Первый раунд начнётся, когда все придут.
gather-missing = Ещё не пришли: { LIST($names) }.
gather-until = Время, чтобы прийти: { $clock }. Потом за каждого, кто не пришёл, играет бот, пока игрок не придёт.

dropped-strip = { $who }: связь потеряна. Времени вернуться: { $clock }.
dropped-over = { $who }: связи всё ещё нет. Что делать?
dropped-wait = Подождать
dropped-waitNoMore = Больше не ждать: { $who }
dropped-hold = Пусть играет бот
dropped-stop = Остановить партию
dropped-sureStop = Остановить партию для всех? Никто не выиграет.

asks-takeBack =
    { PERSON($who) ->
        [you] Вы просите вернуть свой ход.
       *[other] { $who } просит вернуть ход.
    }
asks-end =
    { PERSON($who) ->
        [you] Вы предлагаете закончить партию без результата.
       *[other] { $who } предлагает закончить партию без результата.
    }
asks-waitsFor = Ждём ответа: { LIST($names) }.
asks-agree = Согласиться
asks-decline = Отказать
asks-withdraw = Отменить просьбу
asks-choose = Согласитесь или откажите.
asks-agreed =
    { PERSON($who) ->
        [you] Вы согласны.
       *[other] { $who } соглашается.
    }
asks-declined =
    { PERSON($who) ->
        [you] Вы отказываете.
       *[other] { $who } отказывает.
    }
asks-withdrawn =
    { PERSON($who) ->
        [you] Вы отменяете свою просьбу.
       *[other] { $who } отменяет просьбу.
    }
asks-tookBack = Ход возвращён.

talk-nothing = Пока тишина.
talk-line = { $name }: { $text }
talk-list = Что сказано
talk-phrases = Фразы
talk-inRound = Во время раунда партнёры не разговаривают. Говорить можно между раундами.
talk-field = Сообщение
talk-send = Отправить
talk-people = Скрыть сообщения игроков
talk-muteHelp = Сообщения этих игроков не показываются и не звучат. Устройство запомнит имя.
phrases =
    .hello = Привет
    .good-luck = Удачи
    .well-played = Хорошо сыграно
    .thanks = Спасибо
    .sorry = Извините
    .one-moment = Минутку
    .back = Я снова здесь
    .good-game = Хорошая игра
    .rematch = Ещё партию?
    .goodbye = До свидания
    .applause = Браво
    .laugh = Ха-ха
    .surprise = Ого
    .sad = Эх

refused =
    .rated-stands = В партии на рейтинг ходы не возвращают.
    .nothing-to-take-back = В этом раунде у вас ещё нет хода.
    .no-hints = Подсказки бывают только в партиях с ботами без рейтинга.
    .not-resigned = Сдаться можно только во время раунда и только вдвоём.
    .nothing-asked = Отвечать больше не на что.
    .asked-already = Другой вопрос ещё открыт. Дождитесь ответа.
    .not-replaced = Сейчас за вас не играет бот.
    .bot-plays = За вас играет бот. Сначала вернитесь.
    .no-talk = За этим столом так говорить нельзя.
    .no-talk-in-round = Во время раунда партнёры не разговаривают.
    .bad-text = 
        { $max ->
            [one] Длина сообщения: до { $max } видимого знака.
            [few] Длина сообщения: до { $max } видимых знаков.
            [many] Длина сообщения: до { $max } видимых знаков.
           *[other] Длина сообщения: до { $max } видимых знаков.
        }
    .too-much-talk = Слишком много сообщений подряд. Подождите несколько секунд.
    .time-out = Писать нельзя до { $until }. Причина от модератора: { $reason }
    .banned = Играть с другими нельзя до { $until }. Причина от модератора: { $reason }
    .banned-for-good = Играть с другими нельзя: мера бессрочная. Причина от модератора: { $reason }
    .no-such-seat = За этим столом нет места { $seat }.
    .seat-taken = Это место только что занял другой игрок.
    .already-seated = Вы уже сидите за этим столом.
    .not-seated = У вас нет места за этим столом.
    .match-began = Партия началась, места больше не меняются.
    .not-host = Это может только хозяин стола.
    .rated = В партии на рейтинг боты не играют.
    .no-bot = Там нет бота.
    .nothing-to-wait-for = Сейчас вас не ждёт ни один раунд.
    .nothing-to-take = Сейчас вы не можете брать из кучи.
    .taken-already = Эту кость только что взял другой игрок. Возьмите другую.
    .not-mixed-again = Перемешать ещё раз может попросить только тот, кто начинает, и только до первой взятой кости.
    .not-pointed = Здесь кость не выбирают. Берите следующую.
    .nothing-to-declare = Сейчас вы не можете объявить 6-6.
    .nothing-to-close = Закрыть можно только дубль, который вы только что поставили.
    .not-done = Сначала поставьте кость, потом заканчивайте ход.
