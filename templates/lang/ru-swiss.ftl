# Swiss systems: warnings, reasons
warn-rounds-not-announced = число туров не объявлено: оно нужно для правил последнего тура и для всех предупреждений (huff section set --rounds N)
warn-acceleration-scoring = ускорение Баку рассчитано на очки, где победа равна двум ничьим, а поражение нулю (C.04.7)
warn-byes-run-out = число участников нечётное, осталось туров: { $left }, а свободными ещё могут быть только { $players }
warn-few-opponents = у { $player } осталось соперников: { $opponents }, туров: { $left } (сыгранные партии, разведённые пары); таких ещё: { $others }
section-rounds-need = туров: { $rounds }; нужно не меньше { $least ->
    [one] { $least } участника
    [few] { $least } участников
   *[many] { $least } участников
}, лучше { $better } и больше
why-colours-both = Оба получили нужный цвет ({ $article }).
why-colours-stronger = Удовлетворено более сильное предпочтение ({ $article }).
why-colours-alternated = Цвета чередуются с последнего тура, где они различались ({ $article }).
why-colours-higher = Удовлетворено предпочтение старшего ({ $article }).
why-colours-parity = По чётности номера старшего ({ $article }).
against-as-paired = { $what }: так и спаровано.
against-not-there = { $what }: { $player } в этом туре не играет.
against-met = { $what }: они встречались в туре { $round } ({ $article }).
against-forbidden = { $what }: они не должны встречаться.
against-both-white = { $what }: оба обязаны играть белыми ({ $article }).
against-both-black = { $what }: оба обязаны играть чёрными ({ $article }).
against-free-points = { $what }: в туре { $round } был свободен или выиграл без игры ({ $article }).
against-no-bye = { $what }: число участников чётное, свободных нет.
against-lower-score = { $what }: свободным может быть участник с { $score } очками ({ $article }).
against-criterion = { $what }: хуже по { $article }, { $criterion } ({ $instead } против { $made }; больше лучше).
against-order = { $what }: не хуже, но сделанная жеребьёвка идёт раньше в порядке статьи { $article }.
against-too-large = { $what }: группа слишком велика для пересчёта.
criterion-completion = остальные должны быть спарованы
criterion-downfloaters = меньше спусков
criterion-downfloater-scores = спускать с меньшими очками
criterion-next-pairs = пары в следующей группе
criterion-next-scores = спуски следующей группы
criterion-bye-unplayed = несыгранные партии свободного
criterion-topscorer-difference = разница цветов лидеров
criterion-topscorer-third = третий цвет подряд у лидеров
criterion-preferences = предпочтения цвета
criterion-strong-preferences = сильные предпочтения цвета
criterion-downfloat-last = повторный спуск после прошлого тура
criterion-upfloat-last = повторный подъём после прошлого тура
criterion-downfloat-before = повторный спуск через тур
criterion-upfloat-before = повторный подъём через тур
criterion-downfloat-scores-last = разница очков повторно спущенных
criterion-upfloat-scores-last = разница очков повторно поднятых
criterion-downfloat-scores-before = разница очков спущенных позапрошлым туром
criterion-upfloat-scores-before = разница очков поднятых позапрошлым туром
criterion-order = порядок
why-obvious-made = Эта пара и есть первая по порядку.
why-obvious = По порядку ожидалась бы пара { $what }.
why-scoregroup = группа { $score }: участников { $residents }; подняты в неё: { $up }
why-colours-fewer-whites = Белые в первой партии у того, кто реже играл белыми ({ $article }).
why-colours-higher-alternates = Старший меняет цвет прошлого раза ({ $article }).
why-colours-lower-alternates = Младший меняет цвет прошлого раза ({ $article }).
why-bye-2026 = Наименьшие очки, при которых все остальные могут быть спарованы: { $score } (C5); дальше решают условия последней группы.
why-bye-2017 = Свободен тот, на ком кончается жеребьёвка: { $score } очков и право быть свободным (C.2).
why-bye-double = Свободный назначается первым: наименьшие очки, при которых остальные паруются, здесь { $score }; затем больше сыгранных матчей, затем больший номер (3.4).
why-bye-not-swiss = Свободного выбирает только швейцарская система: здесь он следует из таблицы или сетки.
against-has-the-bye = { $what }: { $player } свободен, а свободный назначается до пар.
against-no-complete-pairing = { $what }: тогда остальных нельзя спаровать всех ({ $article }).
against-not-paired = { $what }: по нынешним данным этот тур не паруется.
against-within = Группа велика: { $count ->
    [one] пересчитан { $count } соседний участник
    [few] пересчитаны { $count } соседних участника
   *[many] пересчитаны { $count } соседних участников
}, остальные доски не тронуты.
criterion-upfloaters = меньше поднятых
criterion-upfloater-scores = поднимать с большими очками
criterion-next-upfloaters = меньше поднятых в следующую группу
criterion-upfloaters-repeated = не поднимать тех, кто переходил в прошлом туре
criterion-opponents-repeated = не сводить с поднятыми тех, кто переходил в прошлом туре
criterion-bye-matches = больше сыгранных матчей
criterion-bye-number = больший номер
warn-system-would = вручную, так и записано; система свела бы { $boards }
