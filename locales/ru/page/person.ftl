### The page: a person’s name and face.

person-name = Ваше имя
person-face = Ваше лицо
person-number = Лицо { $n }
person-more = Другие лица
person-empty = Напишите имя, которое увидят другие.
person-long =
    { $max ->
        [one] В имени не больше { $max } знака.
        [few] В имени не больше { $max } знаков.
        [many] В имени не больше { $max } знаков.
       *[other] В имени не больше { $max } знаков.
    }
person-taken = Аккаунт с именем { $name } уже есть. Выберите другое имя.
person-house = Имя { $name } сайт использует сам. Выберите другое имя.
person-at = В имени аккаунта нет знака @.
