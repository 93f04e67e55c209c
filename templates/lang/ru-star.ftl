## Star halma: names
game-star = Китайские шашки (звезда)
star-seat = место { $seat }
star-seat-named = место { $seat } ({ $name })
star-rules = правила этой партии: { $rules }
star-no-official-rules = Официального текста для этих настроек нет: их выбирает соревнование.

## Star halma: findings
finding-star-illegal-move = фишка пошла не по правилам
finding-star-illegal-move-stands-still = путь кончается там, где начался: петля не является ходом
finding-star-illegal-move-occupied = на { $to } стоит фишка
finding-star-illegal-move-not-in-line = { $from } и { $to } не на одной прямой
finding-star-illegal-move-no-bridge = нет моста: между { $from } и { $to } никого нет
finding-star-illegal-move-two-bridges = два моста: между { $from } и { $to } больше одной фишки
finding-star-illegal-move-unequal-distances = неравные расстояния: мост не посередине между { $from } и { $to }
finding-star-illegal-move-not-adjacent = мост между { $from } и { $to } не соседний, а разрешены только прыжки через соседа
finding-star-illegal-move-own-hole = покинутая лунка пуста и не может быть мостом от { $from } к { $to }
finding-star-illegal-move-step-and-jump = шаг ({ $from }-{ $to }) и прыжок за один ход
finding-star-illegal-move-several-steps = больше одного шага за ход
finding-star-illegal-move-foreign-camp = ход закончен в чужом лагере, на { $to }
finding-star-illegal-move-through-foreign-camp = путь ведёт через чужой лагерь
finding-star-illegal-move-left-goal = фишка вышла из цели, а выходить нельзя
finding-star-illegal-move-no-chain = от { $from } к { $to } не ведёт ни шаг, ни цепь прыжков
finding-star-others-piece = фишка на { $from } принадлежит: { $owner }
finding-star-out-of-turn = ход за: { $seat }; фишка на { $from } принадлежит: { $owner }
finding-star-out-of-turn-home = { $seat } уже дома и не ходит
finding-star-passed-with-moves = пропуск, хотя есть возможные ходы
finding-star-start-not-vacated = после хода { $first } в своём лагере ещё стоят фишки: { $second }
finding-star-impossible-way = ход возможен, но не этим путём
finding-star-empty-hole = на { $from } нет фишки
finding-star-unreadable = не читается
finding-star-missing-turn = ход не записан: { $seat }
finding-star-not-home = отмечено «дома», но это не так: { $seat }
finding-star-turns-after-end = партия закончилась раньше
finding-star-bad-seats = места не читаются; взяты обычные
finding-star-bad-rules = настройка не читается; она не учтена
finding-star-bad-position = позиция не читается; взято обычное начало
finding-star-places-disagree = на доске занятые места: { $first }
finding-star-bad-places = занятые места не читаются; пишется место:очередь, например 3:1 5:2 1:3
finding-star-turn-cap = достигнут предел кругов: { $first }
finding-star-not-judged = дальше не оценивается: позиция неизвестна
finding-star-number-gap = номер { $second } вместо { $first }
finding-star-struck-out = зачёркнуто и записано заново: { $first }
finding-star-notation = скобка или тег не закрыты

## Star halma: facts on a side
star-standing = { $seat }: в цели { $goal }, в пути { $way }, в своём лагере { $start }
star-home = { $seat }: дома, занятое место { $place }
star-last = { $seat }: не дома, занятое место { $place }
star-blocked = в цели на { $hole } стоит фишка: { $owner }
star-over = Партия окончена.
star-turn = ход за: { $seat }; возможны: { $moves }
star-turn-pass = ход за: { $seat }; ходов нет, пропуск

## Star halma: explanations
explain-star-illegal-move = Фишка сделала шаг или прыжок, который правилами не разрешён. Причина указана; дальше партия идёт с того места, куда фишка поставлена.
explain-star-others-piece = В столбце одного места сделан ход чужой фишкой.
explain-star-out-of-turn = Ходил тот, чья очередь не настала, или тот, кто уже дома.
explain-star-passed-with-moves = Пропускать ход можно только тогда, когда ходов нет.
explain-star-start-not-vacated = При настройке blocking=vacateN свой лагерь надо покинуть к ходу N. Это факт для арбитра, а не решение.
explain-star-impossible-way = Начало и конец хода верны и определяют позицию, но записанные между ними лунки не образуют цепь прыжков.
explain-star-empty-hole = Там, где ход начинается, фишки нет; почти всегда это описка.
explain-star-unreadable = Это не ход, не пропуск и не знак -- места, которое уже дома.
explain-star-missing-turn = Одна сторона ничего не записала там, где другие записали ход.
explain-star-not-home = Знак -- ставится месту, которое уже дома и больше не ходит.
explain-star-turns-after-end = По настройкам end и turn-cap партия закончилась раньше.
explain-star-bad-seats = Места — номера лагерей по часовой стрелке, от двух до шести, например 1,3,5.
explain-star-bad-rules = В теге Rules настройки: pieces=10; jump=eq; camps=free; goal=open.
explain-star-bad-position = В позиции семнадцать рядов через /, буквы a–f — фишки по лагерям, числа — пустые лунки, в конце место, за которым ход.
explain-star-places-disagree = Тег Places не согласуется с тем, кто на доске пришёл раньше.
explain-star-bad-places = В теге Places для каждого места пишется место:очередь; поделённое пишется дважды.
explain-star-turn-cap = При настройке turn-cap=N партия кончается через N кругов; занятые места остальных решает арбитр.
explain-star-not-judged = Записанное дальше ничем не объясняется и не оценивается.
explain-star-number-gap = В номерах кругов пропуск или возврат.
explain-star-struck-out = Запись зачёркнута, рядом сделана новая.
explain-star-notation = Скобка, кавычка или тег не закрыты; остальное прочитано.
article-s1-adjacent-jump = Прыжок через соседа (相邻跳): фишка шагает в шести направлениях на соседнюю лунку или прыгает через соседнюю фишку любой стороны на пустую лунку прямо за ней и может продолжать, пока это возможно.
article-s1-equal-distance-jump = Прыжок на равное расстояние (等距跳): фишка шагает в шести направлениях или прыгает по прямой на пустую лунку, если между ними ровно одна фишка и стоит она посередине, и может продолжать, пока это возможно.
article-s2-star = Китайские шашки: шаги в шести направлениях, цепи прыжков через соседние фишки любой стороны; выигрывает тот, кто первым займёт противоположный лагерь.

## Star halma: events at tables
tables-rules = правила партий: { $rules }
tables-stages = этапы: { $stages }; очки за места: { $points }; число жеребьёвки: { $seed }
tables-round = этап { $stage } из { $stages }, тур { $round } из { $rounds }{ $top ->
    [0] {""}
   *[other] ; дальше проходят первые { $top } { $of ->
        [table] с каждого стола
       *[other] этапа по очкам
    }
}
tables-small = { $count ->
    [one] { $count } стол, за которым меньше { $size } мест: { $seats }
    [few] { $count } стола, за которыми меньше { $size } мест: { $seats }
   *[other] { $count } столов, за которыми меньше { $size } мест: { $seats }
}
tables-fewer-go-on = В этап { $stage } проходят только { $count } вместо { $wanted }: остальные не явились.
tables-without-seat = Нет места в этапе { $stage }, так как не было на предыдущем: { $players }
tables-repeats = { $count ->
    [0] Никто не встречается повторно.
    [one] { $count } пара встречается повторно.
    [few] { $count } пары встречаются повторно.
   *[other] { $count } пар встречаются повторно.
}
tables-advanced-by = { $player } проходит дальше, решило: { $criterion }
tables-advanced-by-table = { $player } проходит дальше со стола { $table }, решило: { $criterion }
tables-advanced-by-lot = { $player } проходит дальше по жребию (число { $seed })
tables-advanced-by-lot-table = { $player } проходит дальше со стола { $table } по жребию (число { $seed })
tables-qualified-otherwise = тур { $round } уже рассажен: { $gone ->
    [0] {""}
   *[other] больше не проходят { $out };{" "}
}{ $come ->
    [0] {""}
   *[other] теперь проходят { $in };{" "}
}чтобы рассадить заново, отмените туры начиная с { $round } через huff unpair, затем huff pair
audit-qualified = тур { $round }: по нынешним результатам должны играть { $in }; не должны { $out }
tables-not-here = для игры за столами этого нет; см. { $instead }
tables-no-bye-points = за столами очки дают места, а у отсутствующего места нет: уберите --points
star-not-here = в { $file } записи китайских шашек, эта команда их не берёт; берут huff check, compare, convert, board, game add и print sheets
tables-no-stages = в группе { $name } ещё не заданы этапы; задайте: huff section set --stages "4 top 2, 4"
tables-bad-stage = { $text }: «{ $part }» — не этап; этап пишется РАЗМЕР, РАЗМЕР top N или РАЗМЕРxТУРЫ top N, например 4 top 2
tables-bad-size = { $text }: за столом от двух до шести мест, не { $size }
tables-no-top = { $text }: у каждого этапа, кроме последнего, указывается, сколько проходит, например 4 top 2
tables-bad-top = { $text }: из { $size } не могут пройти { $top }
tables-only-star = эти настройки есть только у китайских шашек; задайте игру: --variant star
tables-seats-need-stages = star:{ $seats } — это столы на { $seats }, но без этапов играют парами: добавьте --stages { $stages }
tables-other-seats = star:{ $seats } — это столы на { $seats }, но в первом этапе столы на { $size }: напишите --variant star, места задают этапы
tables-not-all = каждый участник сидит за одним столом; не хватает: { $missing }; лишние: { $others }
tables-bad-places = { $address }: { $text } не читается; пишется место:очередь для мест { $seats } или очередь по порядку мест, - для неявки
tables-places-missing = { $address }: в { $text } не у каждого из мест { $seats } есть результат
tables-not-over = { $section }: кто идёт дальше, известно, когда закончены столы: { $tables }; введите места: huff result { $first } { $places }
tables-adjourned-too = { $section }: кто идёт дальше, известно, когда закончены столы: { $tables } (отложены: { $adjourned }); доиграйте их и введите места: huff result { $first } { $places }
tables-other-rounds = этапы «{ $stages }» — это туров: { $count }, а не { $rounds }: уберите --rounds или укажите туры в этапах, например 4x3 — три тура за столами на четверых
tables-places-gap = { $address }: в { $text } пропуск; кто делит, у того первое из поделённых, например 1 2 2 4 (места { $seats })
tables-result = { $address }: { $order }
tables-result-open = { $address }: результата нет
tables-result-adjourned = { $address }: отложена
tables-why-place = { $player }: место { $place } ({ $values })
tables-why-behind = после { $other } по критерию { $criterion }
tables-why-game = тур { $round }, стол { $table }, место за столом { $seat }: занято { $place }, очки { $points }; вместе с { $others }
tables-why-away = тур { $round }: отсутствие, без очков
tables-why-seat = место { $seat }: { $player }{ $from ->
    [0] {""}
   *[other] {" "}(со стола { $from })
}
tables-why-met = { $one } и { $other } уже встречались: { $count }
tables-why-seating = Столы этапа — с наименьшим числом повторных встреч, найденным по числу { $seed }; затем распределяются места напротив и очередь хода.
col-table = стол
col-seat = место за столом
col-decided = решило
criterion-stage = этап
criterion-points = очки
criterion-wins = первые
criterion-seconds = вторые
criterion-head-to-head = личная встреча
criterion-lot = жребий

## Китайские шашки: слова на бланках
paper-table = Стол
paper-tables = Столы
paper-tables-name = Столы по фамилиям
paper-turn = Ход
paper-seat = Лагерь
paper-with = С кем
paper-recorded-seat = запись лагеря { $seat }
paper-star-rules = Правила
paper-star-marks = A5-C7-E7 путь фишки · pass нет хода · -- уже дома
paper-star-shared = Кто делит места, получает первое из них: 1 2 2 4 · – не явился
paper-signature = Подпись

## Китайские шашки: настройки словами
star-option-pieces-10 = 10 фишек
star-option-pieces-15 = 15 фишек
star-option-jump-adj = прыжки через соседнюю фишку
star-option-jump-eq = прыжки на равное расстояние
star-option-camps-free = чужие лагеря свободны
star-option-camps-nostop = ход не кончается в чужом лагере
star-option-camps-nopass = чужие лагеря закрыты
star-option-goal-open = из дома можно выходить
star-option-goal-locked = из дома выходить нельзя
star-option-blocking-strict = дома — со всеми фишками
star-option-blocking-majority = дома, если дом заполнен и больше половины своих
star-option-blocking-vacate = свой лагерь пуст к ходу { $number }
star-option-equal-turns-off = без уравнивания ходов
star-option-equal-turns-on = пришедшие в одном круге делят место
star-option-end-first = до первого пришедшего домой
star-option-end-places = играют за все места
star-option-turn-cap-none = без предела кругов
star-option-turn-cap = кругов не более: { $number }
star-option-and = {"; "}

## Китайские шашки: печать
print-not-for-star = этот бланк есть только для шашек; для китайских шашек есть huff print sheets, pairings, slips, standings, cards и originals
print-two-games = группы по китайским шашкам: { $star }; по шашкам: { $draughts }; бланки у них разные, назовите одну через --section
print-files-two-games = { $file } — партия в шашки, остальные — китайские шашки, и бланки у них разные; напечатайте их по отдельности
print-tables-all = { $option } нет для группы { $section }: таблица игр за столами всегда общая
print-star-design = у бланков китайских шашек есть оформления a и b

## Китайские шашки: бланки соревнования
star-which-copy = { $address }: чей бланк? --copy и номер места: { $seats }
star-no-record-in-file = { $file }: записи китайских шашек в нём нет; запись называет места, например [Seats "1,4"], или имеет столбец на каждое место
star-game-finding = { "  " }{ $turn } { $code }: { $found }
star-game-finding-article = { "  " }{ $turn } { $code }: { $found } ({ $articles })
star-sheet-disagrees = { $address }: бланк места { $seat } называет места { $sheet }, введены { $entered }
status-games-tables = { "  " }без результата { $open }, отложено { $adjourned }, бланки последнего тура не все: { $sheets }

## Китайские шашки: ввод партии
star-enter-not-so = --live и --forced — для шашек, не для китайских шашек
star-enter-done = { $what }: ходов { $turns }, { $verdict }
star-enter-draft-taken = продолжаем незаконченный черновик рядом с { $file }, ходов { $turns }
star-enter-undone = взято назад; осталось ходов { $turns }
star-enter-help = A5-C7-E7, a5e7 или пас: ход, вводится после пробела; C5: куда может пойти эта фишка; !: как написано; /результат 1:1 4:2: места на бланке
star-enter-offers = !: как написано; или введите заново
star-enter-nowhere = { $hole }: нет своей фишки, которая может ходить
star-enter-destinations = { $hole } может пойти на { $holes }
tables-import-rules = в списке правила { $rules }, у группы { $here }
results-two-kinds = группы { $tables } играют за столами, { $pairs } — парами, и экраны у них разные; назовите одну через --section
results-tables-help =
    Места за столом идут по порядку ходов. Каждый результат сохраняется сразу.
    1-6                место каждого игрока, по цифре на игрока; равные делятся
    -                  этот игрок не явился
    Backspace          убрать последнюю цифру;  Esc  убрать все
    Del                снять результат;  *  отложена
    / и результат      всё, что понимает huff result; затем Enter
    вверх, вниз, Enter другой стол;  PgUp PgDn Home End
    g и номер          к столу с этим номером
    o                  только неоконченные или снова все
    ?  F1              эта справка
    F10  Ctrl-Q        выход; всё сохранено
    Столы, введённые за другим столом судьи, появляются сами.
    любая клавиша: назад
results-tables-keys = 1-6 места по порядку  - неявка  * отложена  ? все клавиши  F10 выход

## Китайские шашки: прочее
star-variant-in-record = { $name } здесь не задаётся через --variant: запись китайских шашек говорит это сама, текст — [Seats "1,3,5"] и [Rules "jump=eq"], таблица — # seats: 1,3,5 и # rules: jump=eq
star-no-table = convert пишет китайские шашки как .pdn, бланком .csv или как .json; таблица с партией в строке — для шашек
star-json = в { $file } записи китайских шашек в JSON; huff convert превратит их в .pdn или .csv
star-no-ply = записи { $ply } нет: в партии их { $turns }
star-fifteen = pieces=15 — для двоих, а не для столов на { $seats }
pair-drawn-first = Первое место по жребию (число { $seed }): у первого игрока место 1.
pair-drawn-second = Первое место по жребию (число { $seed }): у первого игрока место 4.

## compare, game merged
star-compare-other = { $file }: не запись китайских шашек, а первый файл — да
star-compare-tag = { $name }: { $values }
star-compare-turn = круг { $round }, { $seat }: { $move }
star-compare-extra = круг { $round }, { $seat }: лишняя запись
star-compare-none = ничего не записано
star-compare-legal-until = по правилам, но дальше можно сыграть только ходов: { $count }
star-compare-undecided = возможны несколько прочтений: решает арбитр
star-compare-equal = Записи совпадают (ходов: { $turns }).
star-compare-summary = { $differences ->
    [one] { $differences } расхождение
    [few] { $differences } расхождения
   *[other] { $differences } расхождений
}; ходов в партии: { $turns }.
star-copies-needed = { $address }: нужны записи хотя бы двух мест, и с ходами
star-origin-all = все записи
star-merged-differ = Записи расходятся в { $count ->
    [one] { $count } ходе
   *[other] { $count } ходах
}, сначала в круге { $round }, { $seat }.
col-round = круг
## Star halma: the full screen
star-enter-draft-found = Рядом с { $file } лежит незаконченный черновик, ходов: { $turns }. Enter: продолжить; n: начать с файла; Esc: уйти
star-enter-not-whole = { $text } — ещё не весь ход: куда?
star-enter-no-hole = { $text } — не лунка
star-enter-taken-back = набранное было принято за { $move }; взято назад
star-enter-cannot-stand = { $text } не может стоять на бланке: это прочлось бы иначе
star-enter-nothing-typed = не набрано ничего, что можно ввести как написано
star-enter-no-turn-here = за курсором хода нет
star-enter-insert-on = вводимые ходы встают перед следующим
star-enter-insert-off = вводимые ходы встают вместо следующего
star-enter-bad-places = { $text } — не места; пишут место за столом и занятое место: 1:1 4:2
star-enter-no-turn = нет хода { $text }; 12 — начало круга 12, 12.3 — место 3 в нём
star-enter-keys = F1 помощь F2 заметка F8 места Tab ходы ! как написано Ctrl-Z назад F10 конец
star-enter-copy = бланк: { $seat }
star-enter-unknown = позиция неизвестна
star-enter-must-pass = ходов нет: пас
star-enter-can-move = могут ходить: { $holes }
star-enter-not-legal = с { $typed } не начинается ни один возможный ход
star-enter-rest-broken = с круга { $round }, места { $seat }, остальное не подходит
star-enter-places = места на бланке: { $places }
star-enter-help-moves = c5e7  C5-E7  пас  -- (уже дома); вводится, как только ход ясен
star-enter-help-chain = A5-C7-E7: цепочка по лункам; одна лунка: куда может пойти её фишка
star-enter-help-go = Стрелки PgUp PgDn Home End: движение; ввод поверх меняет ход, остальное стоит
star-enter-help-edit = Backspace: снять  Delete: убрать  Insert: вставка  Ctrl-Z Ctrl-Y: назад, снова
star-enter-help-tab = Tab: ходы с таким началом  !: как написано  Enter или пробел: это всё
star-enter-help-places = /результат 1:1 4:2: места на бланке  /ход 12.3: к кругу 12, месту 3  ~: зачёркнуто
star-enter-nothing-struck = зачёркивать нечего
