### Reports, what moderators decide, appeals, and the host's own rules.

cancel = Отмена
more = Показать ещё
left =
    { $n ->
        [one] Остался { $n } знак
        [few] Осталось { $n } знака
        [many] Осталось { $n } знаков
       *[other] Осталось { $n } знака
    }
tooLong = Слишком длинно. Сократите текст.
empty = Напишите хотя бы одно предложение.
nameless = Гость без имени
bot = бот

report-title = Пожаловаться на игрока
report-of = Жалоба: { $name }
report-whom = На кого жалоба?
report-why = Почему?
report-unexplained = Выберите причину.
report-reasons =
    .cheating = Играет нечестно, например с программой
    .signalling = Подсказывает партнёру, чем ходить
    .talk = Оскорбляет или мешает другим
    .name = Обидное имя
    .leaving = Бросает партии
    .stalling = Тянет время, чтобы досадить другим
    .other = Другое
report-words = Что случилось? Можно не писать.
report-seen = Модераторы видят ваше имя, жалобу, партию и последние сообщения, если стол открыт. Этот человек о жалобе не узнаёт.
report-seenAccount = Модераторы видят ваше имя, жалобу и поведение этого человека в партиях. Он о жалобе не узнаёт.
report-send = Отправить жалобу
report-sent = Жалоба у модераторов. Спасибо.
report-already = Вы уже пожаловались на этого человека. Модераторы посмотрят.
report-nobody = За этим столом нет других людей.

kinds =
    .warning = Предупреждение
    .time-out = Запрет писать
    .ban = Запрет играть
means =
    .warning = Прочитайте причину. Больше ничего не происходит.
    .time-out = За столами нельзя писать.
    .ban = Нельзя играть с другими и нельзя писать.
since = С { $date }
until = До { $date }
forGood = Навсегда
states =
    .holds = Действует
    .over = Закончилось
    .lifted = Отменено
reason = Причина: { $reason }
liftedOn = Отменено { $date }. Причина: { $reason }

own-title = Решения о вас
own-intro = Модераторы решают, что делать с жалобами. Здесь видно, что они решили о вас. Решение можно попросить пересмотреть.
own-none = О вас модераторы ничего не решали.
own-link = Решения о вас
own-notice =
    .warning = Модератор вас предупредил.
    .time-out = Модератор на время запретил вам писать.
    .ban = Модератор запретил вам играть с другими.
own-read = Почему
own-rules = Правила этого сервера

appeal-title = Пересмотр
appeal-help = Попросить можно один раз. Модератор прочитает и решит.
appeal-words = Почему это решение неверно?
appeal-send = Попросить о пересмотре
appeal-sent = Ваша просьба у модераторов.
appeal-yours = Ваша просьба: { $words }
appeal-said = Просьба о пересмотре: { $words }
appeal-waits = О пересмотре решит модератор.
appeal-decided =
    .uphold = Решение остаётся. Причина: { $reason }
    .lift = Решение отменено. Причина: { $reason }

stopped-talk = За столами нельзя писать до { $until }.
stopped-play = Играть с другими нельзя до { $until }.
stopped-forGood = Играть с другими нельзя.
stopped-reason = Причина от модератора: { $reason }
stopped-link = Что можно сделать

house-title = Правила этого сервера
house-none = У хозяина этого сервера нет своих правил.
house-by = Хозяин этого сервера просит об этом всех, кто здесь играет.
house-changed = С тех пор хозяин изменил эти правила.
house-now = Сегодняшние правила

title = Модерация
only = Эту страницу видят только модераторы этого сервера.
pages =
    .reports = Жалобы
    .appeals = Пересмотры
    .sanctions = Действуют
    .log = Журнал
    .networks = Общие сети
    .plays = Знание чужих костей
openOnes = Открытые
decidedOnes = Решённые

queue-status = Статус
queue-none = Открытых жалоб нет.
queue-noneDecided = Решённых жалоб пока нет.
queue-count =
    { $open ->
        [one] { $open } открытая жалоба, всего { $all }
        [few] { $open } открытые жалобы, всего { $all }
        [many] { $open } открытых жалоб, всего { $all }
       *[other] { $open } открытой жалобы, всего { $all }
    }
queue-line = { $reason }, { $date }
queue-by = Жалоба от { $name }
queue-own = Это ваша жалоба или жалоба на вас. Решает другой модератор.
queue-look = Посмотреть жалобу
queue-lookOf = Посмотреть жалобу от { $date }: { $name }
queue-oldest = Показаны самые старые жалобы: { $n }.

one-title = Жалоба
one-about = Жалоба: { $name }
one-evidence = Что было сказано до этого
one-noTalk = Ничего не было сказано.
one-them = жалоба на него
one-replay = Посмотреть партию
one-table = Посмотреть стол
one-by = Жалоба от
one-deciding = Решение
one-decision = { $date }, решение: { $by }
one-dismissed = Жалоба отклонена.
one-imposed = Назначена мера.

file-conduct = Поведение в партиях
file-begun = Начато
file-finished = Доиграно
file-leftThem = Брошено
file-givenUp = Сдано
file-turns = Ходы
file-timedOut = Вышло время
file-sanctions = Прежние решения
file-noSanctions = Раньше об этом человеке ничего не решали.
file-reports = Жалобы на этого человека
file-networks = Та же сеть
file-networksHelp = Эти люди играли партии на рейтинг из той же сети. Это намёк, а не доказательство: сеть бывает общей у семьи и клуба.
file-noNetworks = Никто не играл из той же сети.
file-noPlays = Ни одна пара с этим человеком не выделяется.
file-person = Человек
file-matches = Партии
file-partners = Партнёрами
file-last = Последняя
file-byName = Найти человека
file-name = Имя аккаунта
file-find = Показать
file-profile = Профиль
file-nobody = Нет аккаунта с именем { $name }.

decide-what = Что решить?
decide-dismiss = Ничего
decide-kinds =
    .warn = Предупреждение
    .time-out = Запрет писать
    .ban = Запрет играть
decide-long = На какой срок?
decide-reason = Причина
decide-reasonHelp = Этот человек её прочитает.
decide-reasonDismiss = Её читают только модераторы. Можно не писать.
decide-all = Решить и другие открытые жалобы на этого человека
decide-send = Решить
decide-done = Решено.

appeals-none = Открытых просьб о пересмотре нет.
appeals-noneDecided = Решённых просьб пока нет.
appeals-own = Это ваша мера или мера против вас. Решает другой модератор.
appeals-what = Что будет с мерой?
appeals-uphold = Остаётся
appeals-lift = Отменяется

held-none = Ни один запрет не действует.
held-by = Модератор: { $name }
held-report = Жалоба
held-lift = Отменить
held-liftOf = Отменить меру: { $name }
held-lifted = Мера отменена: { $name }.

log-none = Модераторы пока ничего не делали.
log-acts =
    .dismiss = Жалоба отклонена
    .warn = Предупреждение
    .time-out = Запрет писать
    .ban = Запрет играть
    .lift = Мера отменена
    .uphold = В пересмотре отказано
    .grant = Пересмотр: мера отменена
log-line = { $by }, { $date }
log-gone = удалённый аккаунт

networks-none = Никто не играл с другими партии на рейтинг из одной сети.
networks-pair = Два человека

plays-none = Ни одна пара не выделяется.
plays-never = Хозяин этого сервера ещё не проверял это.
plays-help = Эти ходы подходят к скрытым костям чаще, чем объясняют случай и игра других пар. Это намёк, а не доказательство: хорошие игроки угадывают кости по ходам.
plays-run = Подсчитано { $date }. Партий на рейтинг с { $since }: { $matches }. Сравнено пар: { $pairs }.
plays-pair = { $by } и кости игрока { $of }
plays-helps = { $by } оставляет игроку { $of } больше костей для хода, чем другие: на { $n } за раунд.
plays-hinders = { $by } оставляет игроку { $of } меньше костей для хода, чем другие: на { $n } за раунд.
plays-partners = Как партнёры
plays-opponents = Как соперники
plays-figures = Раундов: { $rounds }. Отличие от других пар в стандартных ошибках: { $deviations }.
plays-match = Партия { $n }
plays-matchOf = Партия { $n }: { $by } и { $of }
