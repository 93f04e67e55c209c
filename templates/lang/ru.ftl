## Стороны, шашки
side-white = Белые
side-black = Чёрные

## Оценки
verdict-clean = без замечаний
verdict-slips = описки
verdict-irregular = неправильные ходы
verdict-unplayable = до конца не прослеживается

## Игры
game-russian = Русские шашки
game-brazilian = Бразильские шашки
game-english = Английские шашки (чекерс)
game-english-white-first = Английские шашки, начинают белые
game-international = Международные (стоклеточные) шашки
game-canadian = Канадские шашки
game-pool = Пул-чекерс
game-italian = Итальянские шашки
game-spanish = Испанские шашки
game-czech = Чешские шашки
game-frisian = Фризские шашки

## Замечания
finding-illegal-move-backward = простая шашка не ходит назад
finding-illegal-move-too-far = дальше, чем ходит эта шашка
finding-illegal-move-not-diagonal = поле { $square } не на одной линии с предыдущим
finding-illegal-move-blocked = путь закрыт шашкой на { $square }
finding-illegal-move-occupied = поле { $square } занято
finding-illegal-move-jumps-own = через свою шашку на { $square }
finding-illegal-move-jumps-two = через две шашки подряд, начиная с { $square }
finding-illegal-move-jumps-nothing = путь на { $square } идёт через пустые поля
finding-illegal-move-jumps-twice = шашка на { $square } перейдена дважды
finding-illegal-move-crowned-and-went-on = новая дамка пошла дальше до хода соперника
finding-illegal-move-stands-still = шашка осталась на месте
finding-opponents-piece = сделан ход шашкой соперника
finding-missed-capture-this-piece = шашка, которая могла бить, пошла без взятия; обязаны бить: { $squares }
finding-missed-capture-other-piece = взятие было обязательно, а пошла другая шашка; обязаны бить: { $squares }
finding-wrong-capture-count = так бить нельзя: обязательно другое взятие
finding-unfinished-capture = взятие не доведено до конца
finding-lifted-during-capture = возможно, только если побитая шашка снята до конца взятия
finding-wrong-side-first = начала не та сторона
finding-moved-as-king = простая на { $square } пошла как дамка; на полуходе { $earlier } она лишь прошла последний ряд
finding-moved-as-man = дамка пошла как простая
finding-light-square = поле, на котором не играют; шашка остаётся на месте
finding-two-moves-in-row = одна сторона сделала два хода подряд; иначе запись не сходится
finding-lifted-without-cause = шашка на { $square } снята с доски без причины: из полухода { $earlier } видно, что её нет
finding-removed-too-few = побитая шашка на { $square } осталась на доске: это видно из полухода { $earlier }
finding-removed-unjumped = шашка на { $square } снята, хотя её не били: из полухода { $earlier } видно, что её нет
finding-removed-own = после взятия снята своя шашка на { $square }: из полухода { $earlier } видно, что её нет
finding-ambiguous-capture = подходит несколько взятий: { $readings }
finding-empty-square = на поле { $square } нет шашки
finding-unreadable = это не читается как ход
finding-missing-half-move = перед этим пропущен полуход
finding-repeated-half-move = один и тот же полуход записан дважды
finding-truncated = здесь запись обрывается
finding-moves-after-end = партия окончена, но ход всё же записан
finding-sheet-turned = вся запись сделана с другой стороны доски (180°); далее оценивается повёрнутой обратно
finding-sheet-mirrored = запись зеркальна (вертикали a-h переставлены); далее оценивается исправленной
finding-columns-exchanged = столбцы белых и чёрных переставлены; далее оценивается с исправленным порядком
finding-sheet-shifted = запись сдвинута на полуход вниз; далее оценивается сдвинутой обратно
finding-numbered-from-a1 = поля пронумерованы от a1; далее оценивается по этой нумерации
finding-wrong-setup = из данного положения играть нельзя ({ $readings })
finding-result-contradiction = записаны два результата: { $first } и { $second }
finding-result-disagrees-with-board = записан результат { $written }, а на доске выиграли { $side }
finding-notation = необычная запись, понята
finding-notation-not-closed = скобка или кавычка не закрыта
finding-notation-not-opened = закрывающая скобка без открывающей
finding-notation-bad-tag = тег без читаемого имени или значения
finding-notation-bad-number = номер хода записан с ошибкой
finding-notation-bad-text = байты, не являющиеся текстом в кодировке файла
finding-notation-escaped-line-end = обратная косая черта с буквой вместо конца строки
finding-notation-joined-jumps = взятия одного хода записаны по отдельности
finding-struck-out = зачёркнуто и записано заново
finding-spreadsheet-date = электронная таблица превратила этот ход в дату или число; прочитан как { $first }
finding-number-gap = номер хода { $second } вместо { $first }
finding-not-judged = отсюда ничего не оценивается: положение неизвестно
finding-variant-conflict = в файле указано { $first }, а поля говорят { $second }

## При замечании
label-legal = правильные ходы
label-articles = статьи
label-claim = требование
label-position = положение до хода
claim-open = соперник ещё может потребовать исправления
claim-lapsed = право утрачено: соперник сделал полуход { $ply }
claim-must-correct = обязательно исправить
claim-ended = партия окончена, результат остаётся
legal-more = … и ещё { $count }
likely-played = вероятно, так и сыграно
likely-slip = вероятно, описка
repair-complete = предлагаемое исправление: { $edits } (после этого вся запись воспроизводится)
repair-partial = предлагаемое исправление: { $edits } (после этого запись воспроизводится до полухода { $ply })
edit-replace = { $new } вместо { $old } в полуходе { $ply }
edit-insert = вставить { $new } как полуход { $ply }
edit-delete = удалить { $old } в полуходе { $ply }
edit-exchange = поменять местами { $old } в полуходе { $ply } и следующий

## check
check-record = партия { $index }
check-players = { $white } – { $black }
check-summary = { $records ->
    [one] { $records } запись
    [few] { $records } записи
   *[other] { $records } записей
 } в { $files ->
    [one] { $files } файле
   *[other] { $files } файлах
 }: без замечаний { $clean }, с описками { $slips }, с неправильными ходами { $irregular }, не прослежено { $unplayable }
check-nothing = Записей партий не найдено.
check-progress = записей проверено

## convert
convert-done = { $records ->
    [one] { $records } запись записана
    [few] { $records } записи записаны
   *[other] { $records } записей записано
 } в { $file }

## compare
compare-equal = Экземпляры совпадают (полуходов: { $half_moves }).
compare-summary = { $differences ->
    [one] { $differences } расхождение
    [few] { $differences } расхождения
   *[other] { $differences } расхождений
 }; полуходов в партии: { $half_moves }.
compare-tag = { $name }: у белых { $white }, у чёрных { $black }
compare-move = полуход { $ply } (ход { $number }, { $side }): { $move }
compare-extra = перед полуходом { $ply }: лишняя запись
compare-copy-white = экземпляр белых
compare-copy-black = экземпляр чёрных
compare-none = { $text }
compare-misread = { $text }
compare-left-out = пропущен
compare-exchanged = { $text }, переставлен с соседним
compare-too-much = { $text }, записан лишний раз
compare-ends = экземпляр кончается раньше
compare-not-legal = здесь не по правилам
compare-legal-and-fits = по правилам, и остальное можно сыграть
compare-legal-until = по правилам, но дальше можно сыграть только полуходов: { $count }
compare-fault-white = ошибка в экземпляре белых
compare-fault-black = ошибка в экземпляре чёрных
compare-fault-both = ошибка в обоих экземплярах
compare-fault-undecided = возможны оба прочтения: решает арбитр

## board
board-turn = Ход: { $side }
board-must-capture = взятие обязательно
board-no-move = { $side }: ходов нет, партия проиграна

## Трудности с данными
problem-no-record = в этом файле нет записи партии
problem-no-headings = над этими ячейками нет строки заголовков, например №,белые,чёрные
problem-no-table = в бланке нет таблицы ходов
problem-empty = файл пуст
problem-too-large = запись больше { $size } МиБ пропущена
problem-at = строка { $line }, столбец { $column }
problem-fen-expected = не читается как положение: { $expected }
problem-fen-man-on-king-row = простая стоит на последнем ряду
problem-fen-too-complex = взятий в этом положении слишком много

## Ошибки
error = ошибка
error-cannot-open = не удаётся открыть { $file }: { $reason }
error-cannot-read = не удаётся прочитать { $file }: { $reason }
error-cannot-write = не удаётся записать: { $reason }
error-exists = { $file } уже существует; --force заменит его
error-unknown-format = по окончанию { $file } не видно, что записать (.pdn, .csv, .json); укажите --to
error-bad-json = { $file }, строка { $line }, столбец { $column }: этот JSON не файл записей
error-json-format = формат JSON { $format } в { $file } этой версии не известен
error-unknown-variant = неизвестная игра { $name }; известны: { $known }
error-perft-depth = глубина должна быть числом от 0 до 40
hint-variants = известные игры: { $known }
error-unknown-command = нет команды { $name }
error-no-such-record = в файле нет партии { $index }: их { $records }
