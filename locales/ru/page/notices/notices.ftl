### The page: notices on every page and on devices, and the wish to hear when someone comes.

calls-opened = Ваш стол готов
calls-turn = Ваш ход
calls-sat =
    { COUNT($names) ->
        [one] За столом: { LIST($names) }
        [few] За столом: { LIST($names) }
        [many] За столом: { LIST($names) }
       *[other] За столом: { LIST($names) }
    }
calls-guest = гость
toTable = К столу
later = Позже
# How many tables wait for you.
waiting =
    { $n ->
        [one] Вас ждёт { $n } стол
        [few] Вас ждут { $n } стола
        [many] Вас ждут { $n } столов
       *[other] Вас ждут { $n } стола
    }
# After the name of the first game: how many tables wait besides.
others =
    { $n ->
        [one] и ждёт ещё { $n } стол
        [few] и ждут ещё { $n } стола
        [many] и ждут ещё { $n } столов
       *[other] и ждут ещё { $n } стола
    }
arrival = Кто-то хочет сыграть
games = { LIST($names) }
look = Посмотреть

wish-name = Сообщить, когда кто-нибудь придёт
wish-on = Включено до { $time }. Сообщение появится на любой странице.
wish-device = Уведомления на этом устройстве
wish-mail = Письма

push-title = Уведомления на этом устройстве
push-intro = Даже если Boneyard закрыт, устройство сообщит о вашем ходе в медленной партии, о приглашении или о начале турнира. Сообщит и о том, что кто-то пришёл играть, если вы об этом просили.
push-name = Уведомлять на этом устройстве
push-states =
    .unsupported = Этот браузер не умеет получать уведомления. На iPhone и iPad сначала добавьте Boneyard на экран «Домой».
    .host = Этот сервер не отправляет уведомления на устройства.
    .denied = Вы запретили уведомления этого сайта. Разрешите их в настройках браузера и откройте страницу снова.
    .off = Это устройство не получает уведомлений.
    .on = Это устройство получает уведомления.
    .failed = Служба уведомлений браузера не ответила. Попробуйте позже.
