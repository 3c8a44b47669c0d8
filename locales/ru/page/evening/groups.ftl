# Вечера групп, после которых лучшие каждой играют на выбывание.
setup-pairs-groups-count = Группы
setup-pairs-groups-fewer = Меньше групп
setup-pairs-groups-more = Больше групп
setup-pairs-groups-qualify = Сколько пар или команд группы выходят дальше
setup-pairs-groups-qualifyFewer = Выходит меньше
setup-pairs-groups-qualifyMore = Выходит больше
setup-pairs-groups-help = Размер группы: { $sizes }. Партий в группах: { $groups }. Партий на выбывание: { $n }.
setup-pairs-groups-leaves = Пара больше не играет в своей группе. Сыгранные партии остаются.
setup-pairs-groups-closed = В группу пара может вступить только до первой партии.
common-group = Группа { $n }
common-standings-goOn = Места в группе, которые играют на выбывание: { $places }.
