### Settings.

title = Настройки

intro = Каждое изменение действует сразу и хранится на этом устройстве.

sample = Образец: три кости, одна подходит

display = Вид

theme = Тема

themes-system = Как в системе
themes-light = Светлая
themes-dark = Тёмная

contrast = Контраст

contrasts-system = Как в системе
contrasts-normal = Обычный
contrasts-more = Высокий

tiles = Рисунок костей

tileStyles-table = Как условлено за столом
tileStyles-pips = Точки
tileStyles-large = Крупные точки
tileStyles-digits = Цифры
tileStyles-both = Точки и цифры
tileStyles-pictures = Картинки
tileStyles-cards = Карты

pictures = Какие картинки

motion = Движение

motions-system = Как в системе
motions-normal = Обычное
motions-fast = Быстрое
motions-none = Нет

speech = Речь

speechHelp = Что программа экранного доступа сообщает о каждом ходе.

speeches-short = Коротко
speeches-normal = Обычно
speeches-full = Подробно

speechSamples-short = Анна 6-5 справа. 3, 5.
speechSamples-normal = Ход: Анна. Шесть-пять справа. Концы 3 и 5.
speechSamples-full = Ход: Анна. Шесть-пять справа. Концы 3 и 5. Ева: пропуск. Нет троек и пятёрок.

sound = Звук

sounds = Звуки за столом

volume = Громкость

volumes-low = Тихо
volumes-middle = Средне
volumes-high = Громко

vibration = Вибрация

vibrationHelp = Один раз — ваш ход, два — пропуск, если устройство умеет.

spoken = Говорящий стол

spokenHelp = Страница сама читает ходы вслух, если программы экранного доступа нет.

play = Игра

showFits = Приподнимать кости, которые подходят

confirm = Ставить кость только вторым нажатием

rearrange = Передвигать свои кости за любым столом

rearrangeHelp = Для тех, кому нужно трогать кости: действует и там, где порядок в руке не меняют.

keys = Команды одной буквой

keysHelp = Действуют, только когда фокус на столе.

language = Язык

languageHelp = Язык страницы
