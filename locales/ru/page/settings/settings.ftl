### Settings.

title = Настройки

intro = Изменения сохраняются сразу, на этом устройстве.

introAccount = Изменения сохраняются сразу, на этом устройстве и в вашем аккаунте.

account = С аккаунтом они действуют на всех ваших устройствах

sample = Стол, каким вы его настроили: ряд и три кости на руках

display = Вид

theme = Тема

themes-system = Как в системе
themes-light = Светлая
themes-dark = Тёмная

contrast = Контраст

contrasts-system = Как в системе
contrasts-normal = Обычный
contrasts-more = Высокий

cloth = Сукно

cloths-green = Зелёное
cloths-blue = Синее
cloths-wine = Бордовое
cloths-slate = Серое
cloths-plain = Гладкое зелёное

tiles = Рисунок костей

tileStyles-table = Как принято за столом
tileStyles-pips = Точки
tileStyles-large = Крупные точки
tileStyles-digits = Цифры
tileStyles-both = Точки и цифры
tileStyles-pictures = Картинки
tileStyles-cards = Карты

pictures = Какие картинки

colours = Цвет чисел

colourings-table = Как принято за столом
colourings-always = Всегда цветные
colourings-never = Всегда чёрные

motion = Движение

motions-system = Как в системе
motions-normal = Обычное
motions-fast = Быстрое
motions-none = Нет

speech = Речь

speechHelp = Что программа экранного доступа говорит о каждом ходе.

speeches-short = Коротко
speeches-normal = Обычно
speeches-full = Подробно

speechSamples-short = Аня 6-5 справа. 3, 5.
speechSamples-normal = Ход: Аня. Шесть-пять справа. Концы 3 и 5.
speechSamples-full = Ход: Аня. Шесть-пять справа. Концы 3 и 5. Ева: пропуск. Нет троек и пятёрок.

sound = Звук

sounds = Звуки за столом

volume = Громкость

volumes-low = Тихо
volumes-middle = Средне
volumes-high = Громко

vibration = Вибрация

vibrationHelp = Один раз — ваш ход, два раза — пропуск, если устройство умеет вибрировать.

spoken = Говорящий стол

spokenHelp = Страница читает ходы вслух. Включите, если программы экранного доступа у вас нет.

play = Игра

showFits = Приподнимать подходящие кости

showScores = Показывать, сколько очков приносит кость

showScoresHelp = В играх, где очки считают по ходу. Очки показаны у ваших костей и у концов.
help = Подсказки и возврат хода
helpHelp = Две кнопки за столом, когда вы играете только с ботами.

confirm = Ставить кость только вторым нажатием

rearrange = Переставлять свои кости за любым столом

rearrangeHelp = Если вам нужно трогать кости. Действует и там, где переставлять их не принято.

keys = Команды одной буквой

keysHelp = Действуют, только пока фокус на столе.

language = Язык

languageHelp = Язык страницы
