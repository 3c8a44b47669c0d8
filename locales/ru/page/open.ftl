### The page: open.

open-title = Выберите игру
open-otherwise = как в ссылке
open-rules = Правила
open-search = Поиск: игры, места, слова
open-lately = Недавние и избранные
open-found =
    { $n ->
        [one] { $n } игра
        [few] { $n } игры
        [many] { $n } игр
       *[other] { $n } игры
    }
open-star = В избранном: { $game }
open-nothing = Такой игры нет. Попробуйте место, число игроков или меньше слов.
open-options = Свои правила
open-optionsHelp = Что за вашим столом играют иначе.
open-changed = изменено
open-changedCount =
    { $n ->
        [one] { $n } изменение
        [few] { $n } изменения
        [many] { $n } изменений
       *[other] { $n } изменения
    }
open-back = Вернуть исходные
open-bots-beginner = Бот, новичок
open-bots-easy = Бот, лёгкий
open-bots-steady = Бот, средний
open-bots-strong = Бот, сильный
open-bots-master = Бот, мастер
open-agreement = О чём вы договариваетесь
open-copyRules = Скопировать ссылку на эти правила
