### Clubs.

title = Клубы

club = Клуб

toClub = В клуб

toClubs = Все ваши клубы
missing = По этому адресу нет клуба. Возможно, в нём опечатка или клуб удалили.

# In a list of people, for one who has not given a name.
unnamed = участник без имени
people = { LIST($names) }

runBy = Организаторы: { LIST($names) }.

remove = Удалить

keep = Отмена

saved = Сохранено.

mine-title = Ваши клубы
mine-none = На этом устройстве клубов пока нет. Создайте клуб или перейдите по ссылке от вашего клуба.
mine-organises = Вы организатор.
mine-member = Вы участник.
mine-enteredAs = Вы вошли как { $email }.

# A club on the list of clubs: its club night and the reader’s place.
card-now = Сейчас: партия { $begun } из { $matches }
card-next = Следующий клубный вечер: { $day }
card-last = Последний клубный вечер: { $day }
card-place = Ваше место в сезоне: { $place } из { $n }
card-night = На клубный вечер
card-unnamed = Клубный вечер
# What a screen reader says of the first three on the steps.
card-won = Первые три места: { LIST($names) }.

open-title = Создать клуб
open-intro = Клуб ведёт список участников и проводит клубные вечера. Вы станете его организатором и первым участником и сможете пригласить помощников.
open-name = Название клуба
open-you = Ваше имя
open-youHelp = Участники видят, кто организаторы.
open-open = Создать клуб

code-title = Присоединиться к клубному вечеру
code-code = Четыре буквы вечера
code-codeHelp = Они есть у организатора.
code-find = Найти вечер
code-wrongCode = В коде четыре латинские буквы.
code-here = Клубные вечера на этом устройстве, в том числе без сети

page-organises = Вы организатор этого клуба.
page-enteredAs = Вы вошли как { $email }.
page-member = Вы участник этого клуба.
page-enter = Войти
page-evenings = Клубные вечера
page-noEvenings = Клубных вечеров ещё не было.
page-newEvening = Провести клубный вечер
page-tournaments = Турниры
page-competitions = Соревнования
page-goingOn = Идут сейчас
page-held = Прошедшие вечера
page-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }
page-notBegun = ещё не начался
page-match = партия { $begun } из { $matches }
page-cutShort = закончен до последней партии
page-notCounted = не в зачёт сезона
page-earlier = Показать более ранние вечера
page-manage = Для организаторов
page-members = Участники
page-settings = Настройки и организаторы
page-link = Ссылка для участников
page-linkHelp = Участники открывают её и входят с адресом почты из вашего списка. Если у участника нет почты, нажмите «Пригласить» рядом с именем в списке.

entry-title = Игры для развлечения
entry-intro = Введите адрес почты, который вы сообщили на странице «{ $page }».
entry-email = Электронная почта
entry-go = Войти
entry-unknown = Этого адреса нет на странице «{ $page }». Проверьте, нет ли опечатки, или спросите организатора.
entry-welcome = Добро пожаловать
entry-registered = Вы вошли на страницу «{ $page }». Это устройство вас запомнит.
entry-enteredAs = Вы вошли на этом устройстве как { $email }.
entry-member = Вы вошли на этом устройстве.
entry-another = Вы другой участник? Тогда введите свой адрес почты.
entry-byLink = Организатор клуба «{ $club }» создал эту ссылку для вас. По ней вы войдёте на этом устройстве.
entry-enterByLink = Войти

join-title = Стать организатором
join-intro = Вас приглашают стать организатором. Организаторы видят участников и их почту, меняют список и настройки и проводят клубные вечера.
join-join = Стать организатором
join-already = Вы уже организатор этого клуба.

members-title = Участники
members-none = Список пуст. Добавьте первого участника здесь или импортируйте список.
members-count =
    { $n ->
        [one] { $n } участник
        [few] { $n } участника
        [many] { $n } участников
       *[other] { $n } участника
    }
members-find = Найти по имени, почте или заметке
members-found =
    { $n ->
        [one] Найден { $n } участник
        [few] Найдено { $n } участника
        [many] Найдено { $n } участников
       *[other] Найдено { $n } участника
    }
members-all =
    { $n ->
        [one] Показать всех: { $n } участник
        [few] Показать всех: { $n } участника
        [many] Показать всех: { $n } участников
       *[other] Показать всех: { $n } участника
    }
members-name = Имя
members-email = Электронная почта
members-emailHelp = Можно оставить пустым.
members-note = Заметка
members-noteHelp = Её видят только организаторы.
members-since = с { $date }
members-edit = Изменить
members-editNamed = Изменить: { $name }
members-removeNamed = Удалить: { $name }
members-invite = Пригласить
members-inviteNamed = Пригласить: { $name }
members-linkHelp = Отправьте эту ссылку только этому участнику: { $name }. По ней входит одно устройство, срок — до { $date }. Вы видите её один раз.
members-linkFor = Ссылка для участника: { $name }
members-save = Сохранить
members-cancel = Отмена
members-sure = Удалить из списка: { $name }? Войти после этого будет нельзя.
members-removed = Удалено из списка: { $name }.
members-add = Добавить участника
members-addOne = Добавить
members-added = Теперь в списке: { $name }.
members-changed = Изменено: { $name }.
members-merge = Объединить с…
members-mergeNamed = Объединить: { $name } и…
members-mergeWhom = Тот же человек, что и { $name }
members-mergeName = Какое имя остаётся
members-mergeStays = В списке остаётся: { $entry }.
members-mergeEffect = Сезоны и статистика обоих складываются. Если оба играли на одном вечере, один из них там гость. Отменить это нельзя.
members-mergeNow = Объединить
members-mergeTaken = Объединить: { $name }
members-merged = Теперь это один участник: { $name }.
members-alike = В списке уже есть { $other }. { $name } — тот же человек?
members-alikeSame = Да, тот же человек
members-alikeOther = Нет, добавить другого

list-title = Импорт списка
list-help = Пишите по одному участнику в строке: имя, почта, заметка. Обязательно только имя. В первой строке могут быть названия столбцов. Можно скопировать ячейки таблицы.
list-paste = Или вставьте строки сюда
list-example = Аня, ana@example.org, стол у окна
list-look = Посмотреть, что изменится
list-would-added =
    { $n ->
        [one] Добавится { $n } участник.
        [few] Добавятся { $n } участника.
        [many] Добавятся { $n } участников.
       *[other] Добавится { $n } участника.
    }
list-would-changed =
    { $n ->
        [one] Изменится { $n } участник.
        [few] Изменятся { $n } участника.
        [many] Изменятся { $n } участников.
       *[other] Изменится { $n } участника.
    }
list-would-unchanged =
    { $n ->
        [one] Без изменений: { $n } участник.
        [few] Без изменений: { $n } участника.
        [many] Без изменений: { $n } участников.
       *[other] Без изменений: { $n } участника.
    }
list-rest = Участники, которых нет в этом списке, остаются в клубе.
list-nothing = Все эти участники уже есть в клубе.
list-ignored = Эти столбцы пропускаем, для них в клубе нет места: { $columns }.
list-addedHead = Добавятся
list-changedHead = Изменятся
list-becomes = { $before } → { $after }
list-joined = В строке { $n } полей больше, чем столбцов. Остаток попал в заметку: «{ $note }».
list-alike = { $name } и { $other } — один человек? Тогда запишите оба имени одинаково.
list-take = Импортировать
list-taken =
    { $n ->
        [one] Импорт готов: новая { $n } строка.
        [few] Импорт готов: новых { $n } строки.
        [many] Импорт готов: новых { $n } строк.
       *[other] Импорт готов: новых { $n } строки.
    }
list-bad = Ничего не импортировано. Исправьте эти строки и попробуйте ещё раз:
list-line = Строка { $n }: { $fault }
list-more =
    { $n ->
        [one] и ещё { $n } строка
        [few] и ещё { $n } строки
        [many] и ещё { $n } строк
       *[other] и ещё { $n } строки
    }
list-save = Сохранить в файл
list-faults =
    .empty = список пуст.
    .encoding = файл не в UTF-8. Сохраните его как «CSV UTF-8».
    .open-quote = кавычка открыта, но не закрыта.
    .no-column =
        { $column ->
            [name] нет столбца «имя». Переименуйте один из столбцов.
            [email] нет столбца «почта». Переименуйте один из столбцов.
           *[note] нет столбца «заметка». Переименуйте один из столбцов.
        }
    .column-twice =
        { $column ->
            [name] два столбца называются «имя». Оставьте один.
            [email] два столбца называются «почта». Оставьте один.
            [licence] два столбца называются «лицензия». Оставьте один.
            [club] два столбца называются «клуб». Оставьте один.
           *[note] два столбца называются «заметка». Оставьте один.
        }
    .too-many-fields =
        { $columns ->
            [one] в этой строке больше, чем { $columns } поле. Возьмите текст с запятыми в кавычки.
            [few] в этой строке больше, чем { $columns } поля. Возьмите текст с запятыми в кавычки.
            [many] в этой строке больше, чем { $columns } полей. Возьмите текст с запятыми в кавычки.
           *[other] в этой строке больше, чем { $columns } поля. Возьмите текст с запятыми в кавычки.
        }
    .no-name = нет имени.
    .bad-name =
        { $max ->
            [one] в имени может быть до { $max } видимого знака.
            [few] в имени может быть до { $max } видимых знаков.
            [many] в имени может быть до { $max } видимых знаков.
           *[other] в имени может быть до { $max } видимых знаков.
        }
    .name-twice = { $name } уже есть в строке { $line }. Запишите имена по-разному или укажите почту у обоих.
    .bad-email = «{ $email }» — не адрес почты. Напишите так: ana@example.org.
    .email-twice = адрес { $email } уже есть в строке { $line }.
    .bad-note =
        { $max ->
            [one] в заметке может быть до { $max } видимого знака.
            [few] в заметке может быть до { $max } видимых знаков.
            [many] в заметке может быть до { $max } видимых знаков.
           *[other] в заметке может быть до { $max } видимых знаков.
        }
    .bad-licence = номер лицензии слишком длинный или содержит невидимые знаки. Предел: { $max }.
    .bad-club = название клуба слишком длинное или содержит невидимые знаки. Предел: { $max }.
    .entry-twice = { $name } уже есть в строке { $line }. Пишите каждое имя один раз, как на клубных вечерах.
    .licence-twice = номер лицензии { $licence } уже есть в строке { $line }.
    .no-headings = эта строка не называет столбцы. Начните со строки «имя, лицензия, клуб».
    .too-many-entries = список заявок слишком длинный. Предел: { $max }.

settings-title = Настройки и организаторы
settings-intro = Изменения сохраняются сразу.
settings-names = Названия
settings-pageName = Где зарегистрированы участники
settings-pageNameHelp = Если поле пустое, здесь название клуба.
settings-entryName = Название страницы входа
settings-evenings = Клубные вечера
settings-countersigned = Каждую партию подтверждает и другая пара
settings-countersignedHelp = Кто-то из этой пары подтверждает на телефоне раньше организатора.
settings-tiedFish = Кому записать ноль за ничейную рыбу
settings-tiedFishes-leader = Паре, которая начинала
settings-tiedFishes-blocker = Паре, которая сделала рыбу
settings-penalties = Обычные штрафы
settings-penaltiesHelp = Организаторы выбирают из них на клубном вечере. Штраф вычитают из результативности игрока. Если 0, санкцию записывают, но ничего не вычитают.
settings-noPenalties = Обычных штрафов пока нет.
settings-reason = За что
settings-amount = Сколько
settings-addPenalty = Добавить штраф
settings-removePenalty = Удалить: «{ $reason }»

season-title = Положение в сезоне
season-which = Сезон
season-halves =
    .n1 = Первое
    .n2 = Второе
season-half = { $part } полугодие { $year }
season-quarter = { $part }-й квартал { $year }
season-over = Этот сезон окончен.
season-goesOn = Этот сезон ещё не окончен.
season-none = В этом сезоне ещё не закончен ни один клубный вечер.
season-place = Место
season-name = Имя
season-points = Баллы
season-wins = Победы
season-effectiveness = Результативность
season-played = Сыграно вечеров
season-guest = гость
season-aheadBy = впереди: { $key }
season-keys-wins = победы
season-keys-effectiveness = результативность
season-rules = Как считается
season-brings =
    .match-points = За каждый клубный вечер вы получаете свои баллы.
    .by-place = За каждый клубный вечер вы получаете баллы за место, начиная с первого: { $points }.
season-countsAll = В зачёт идут все клубные вечера.
season-countsBest =
    { $n ->
        [one] В зачёт идёт ваш { $n } лучший вечер.
        [few] В зачёт идут ваши { $n } лучших вечера.
        [many] В зачёт идут ваши { $n } лучших вечеров.
       *[other] В зачёт идут ваши { $n } лучших вечера.
    }
season-ranked =
    { $n ->
        [one] Место вы получаете после { $n } вечера.
        [few] Место вы получаете после { $n } вечеров.
        [many] Место вы получаете после { $n } вечеров.
       *[other] Место вы получаете после { $n } вечера.
    }
season-evenings = Клубные вечера в зачёт
season-set = Правила сезона

seasonRules-title = Правила сезона
seasonRules-span = Сколько длится сезон
seasonRules-spans =
    .year = Год
    .half-year = Полгода
    .quarter = Квартал
    .month = Месяц
seasonRules-points = Баллы за клубный вечер
seasonRules-kinds =
    .match-points = Баллы за партии
    .by-place = Баллы за место
seasonRules-places = Баллы, начиная с первого места
seasonRules-placesHelp = Например: 10, 7, 5, 3, 1. За места ниже баллов нет.
seasonRules-placesWrong = Напишите целые числа через запятую. Каждое не больше предыдущего.
seasonRules-counted = Какие вечера игрока идут в зачёт
seasonRules-counts-all = Все
seasonRules-counts-best = Лучшие
seasonRules-how = Сколько лучших
seasonRules-least = Сколько вечеров нужно для места

hall-title = Зал славы
hall-none = Победителей пока нет. Первые появятся, когда закончится клубный вечер.
hall-champions = Победители сезонов
hall-records = Рекорды
hall-honours = Все, кто играл
hall-seasons = Выиграно сезонов
hall-won = Выиграно вечеров
hall-played = Сыграно вечеров
hall-kinds =
    .points = Больше всего баллов за вечер
    .wins = Больше всего побед за вечер
    .effectiveness = Лучшая результативность за вечер
    .wins-in-a-row = Больше всего выигранных вечеров подряд
    .evenings = Больше всего сыгранных вечеров

organisers-title = Организаторы
organisers-you = вы
organisers-since = с { $date }
organisers-removeNamed = Удалить: { $name }
organisers-leave = Перестать быть организатором
organisers-sure = Удалить организатора: { $name }? Ссылки этого организатора перестанут работать.
organisers-sureYou = Перестать быть организатором? Ваши ссылки перестанут работать.
organisers-removed = Больше не организатор: { $name }.
organisers-another = Ещё один организатор
organisers-anotherHelp = Отправляйте ссылку только тому, кому доверяете. По ней организатором станет один человек. Организаторы видят почту всех участников.
organisers-invite = Сделать ссылку
organisers-made = Скопируйте ссылку сейчас: вы видите её только один раз. Она сработает один раз, в течение недели. Её можно отозвать.
organisers-link = Ссылка для ещё одного организатора
organisers-links = Неиспользованные ссылки
organisers-madeBy = Автор: { $name }, до { $date }
organisers-withdraw = Отозвать
organisers-withdrawn = Ссылка отозвана.

regulations-title = Регламенты
regulations-help = Организаторы и участники выбирают из этих правил, когда открывают клубный вечер. Чтобы сохранить новые, измените правила там.
regulations-none = Сохранённых регламентов пока нет.
regulations-unread = Эти правила сохранила другая версия программы. Прочитать их не получилось.
regulations-rules = Правила
regulations-rename = Переименовать
regulations-renameNamed = Переименовать: { $name }
regulations-name = Название регламента
regulations-save = Сохранить
regulations-delete = Удалить
regulations-deleteNamed = Удалить: { $name }
regulations-sure = Удалить регламент: { $name }? У вечеров с этими правилами они останутся.
regulations-deleted = Удалено: { $name }.
regulations-renamed = Теперь регламент называется { $name }.

refusals =
    .not-organiser = Это могут только организаторы клуба.
    .gone = Другой организатор это уже удалил. Обновите страницу, чтобы увидеть нынешний список.
    .last-organiser = Клубу нужен организатор. Пригласите другого, прежде чем уйти.
    .invitation-over = Эта ссылка больше не работает. Попросите у организатора новую.
    .too-many-members =
        { $max ->
            [one] В клубе может быть не больше { $max } участника.
            [few] В клубе может быть не больше { $max } участников.
            [many] В клубе может быть не больше { $max } участников.
           *[other] В клубе может быть не больше { $max } участников.
        }
    .too-many-organisers =
        { $max ->
            [one] У клуба может быть не больше { $max } организатора.
            [few] У клуба может быть не больше { $max } организаторов.
            [many] У клуба может быть не больше { $max } организаторов.
           *[other] У клуба может быть не больше { $max } организаторов.
        }
    .too-many-invitations =
        { $max ->
            [one] Неиспользованных ссылок может быть не больше { $max }. Сначала отзовите одну из них.
            [few] Неиспользованных ссылок может быть не больше { $max }. Сначала отзовите одну из них.
            [many] Неиспользованных ссылок может быть не больше { $max }. Сначала отзовите одну из них.
           *[other] Неиспользованных ссылок может быть не больше { $max }. Сначала отзовите одну из них.
        }
    .email-taken = Адрес { $email } уже есть у другого участника.
    .name-taken = Другого участника уже зовут { $name }. Запишите имя иначе или добавьте почту.
    .names-alike = В списке уже есть { $other }, и имена похожи.
    .bad-email =
        { $email ->
            [none] Нет адреса почты.
           *[other] «{ $email }» — не адрес почты. Напишите так: ana@example.org.
        }
    .bad-note =
        { $max ->
            [one] В заметке может быть до { $max } видимого знака.
            [few] В заметке может быть до { $max } видимых знаков.
            [many] В заметке может быть до { $max } видимых знаков.
           *[other] В заметке может быть до { $max } видимых знаков.
        }
    .bad-penalties =
        { $chars ->
            [one] У клуба может быть до { $penalties } обычных штрафов. В поле «За что» — до { $chars } видимого знака, штраф — до { $amount }.
            [few] У клуба может быть до { $penalties } обычных штрафов. В поле «За что» — до { $chars } видимых знаков, штраф — до { $amount }.
            [many] У клуба может быть до { $penalties } обычных штрафов. В поле «За что» — до { $chars } видимых знаков, штраф — до { $amount }.
           *[other] У клуба может быть до { $penalties } обычных штрафов. В поле «За что» — до { $chars } видимых знаков, штраф — до { $amount }.
        }
    .too-many-regulations = Клуб может сохранить { $max } и не больше. Сначала удалите один регламент.
    .regulation-taken = В клубе уже есть регламент { $name }.
    .bad-regulation = С такими правилами вечер не провести. Проверьте цель, лимит времени, премию, очки за победу и порядок.
    .bad-source = Текст об источнике слишком длинный или в нём есть невидимые символы.
    .competition = Не удалось изменить соревнование.
    .bad-list = Ничего не импортировано.
    .bad-spreadsheet = Не удалось прочитать таблицу.
