### Friends, who is here, and invitations to tables.

title = Друзья
guest-text = С аккаунтом у вас есть список друзей. Вы видите, кто здесь и во что играет, и приглашаете их за свой стол.
guest-link = Войти или создать аккаунт
list = Ваши друзья
listHelp = Этот список видите только вы. Согласия тех, кто в нём, не нужно.
none = Здесь у вас пока нет друзей. Добавьте друга по имени или выберите из тех, с кем играли.
here = Сейчас здесь
hereTitle = Друзья, которые здесь
opensTable = Приглашение откроет стол: { $game }.
toYourTable = Приглашение — к вашему столу, который ждёт.
away = Не здесь
plays = Играет: { $game }
watch = Смотреть
profile = Профиль
bot = бот
waits = Ждёт за столом на рейтинг: { $game }
join = Сесть за стол
joinNamed = Сесть за тот же стол: { $name }
add-label = Имя аккаунта друга
add-help = Этот человек ничего не узнает.
add-action = Добавить
add-empty = Введите имя аккаунта.
make = Добавить в друзья
makeNamed = Добавить в друзья: { $name }
remove = Удалить
removeNamed = Удалить из друзей: { $name }
block = Заблокировать
unblock = Разблокировать
unblockNamed = Разблокировать: { $name }
said-added = Теперь в друзьях: { $name }.
said-removed = Больше не в друзьях: { $name }.
said-blocked = Блокировка включена: { $name } больше не может вас приглашать.
said-unblocked = { $name } снова может вас приглашать.
partners = Недавно играли с вами
noPartners = После партии здесь появятся те, кто играл с вами и у кого есть аккаунт.
noOtherPartners = Здесь появятся другие игроки с аккаунтом, которые играли с вами. Друзья — в списке друзей.
play = Открыть стол
blocked = Заблокированные
blockedHelp = Они не могут вас приглашать и не попадут с вами за один стол при поиске соперников. О блокировке они не знают.
noBlocked = Вы никого не заблокировали. Заблокировать человека можно на его странице.
hide = Скрыть, что я здесь
hideHelp = Другие не видят, что вы здесь и во что играете.
relation-title = Вы и { $name }
relation-friend = У вас в друзьях: { $name }.
relation-blocked = Вы заблокировали: { $name }.
relation-help = Тот, кого вы заблокировали, не может вас приглашать и не попадёт с вами за один стол при поиске соперников. О блокировке он не знает.

# Inviting to a table that waits for players.
invite-title = Пригласите друзей
invite-help = Приглашение видно на каждой странице 10 минут. Вы не узнаете, кто отказался.
invite-nobody = Сейчас никого из ваших друзей здесь нет.
invite-account = С аккаунтом у вас есть список друзей, которых можно пригласить.
invite-label = Имя аккаунта
invite-invite = Пригласить
invite-inviteNamed = Пригласить: { $name }
invite-again = Пригласить ещё раз
invite-againNamed = Пригласить ещё раз: { $name }
invite-sent = Приглашение отправлено
invite-atTable = За этим столом
invite-saidSent = Приглашение отправлено: { $name }.
invite-cannot = Пригласить не получилось: { $name }. { $why }

# An invitation, as the person who is invited sees it.
notice-text = { $name } приглашает вас
notice-rated = { $game }, на рейтинг
notice-sit = Сесть за стол
notice-later = Не сейчас
notice-more =
    { $n ->
        [one] Ещё { $n } приглашение
        [few] Ещё { $n } приглашения
        [many] Ещё { $n } приглашений
       *[other] Ещё { $n } приглашения
    }
