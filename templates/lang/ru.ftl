## Стороны, шашки
side-white = Белые
side-black = Чёрные
side-both = обе
side-unknown = неизвестно
side-somebody = кто-то
half-move-white = { $number }б
half-move-black = { $number }ч

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
finding-repeated-half-move = лишний полуход: без него остальное подходит
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
finding-no-result = за ходами нет ни результата, ни *: файл, возможно, обрезан здесь
finding-number-gap = номер хода { $second } вместо { $first }
finding-not-judged = отсюда ничего не оценивается: положение неизвестно
finding-judged-as-repaired = отсюда оценивается с исправлением: { $repair }; дальнейшее верно только вместе с ним
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
check-guessed = { $game }, предположительно
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
compare-two = { $file }: у партии в шашки две записи; больше бывает только в китайских шашках

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
error-cannot-write = не удаётся записать: { $reason }
error-exists = { $file } уже существует; --force заменит его
error-is-event = { $file } — файл соревнования или его копия, он никогда не перезаписывается; укажите другое имя
error-other-kind = { $file } уже существует, и это файл другого вида; укажите другое имя
error-unknown-format = по окончанию { $file } не видно, что записать (.pdn, .csv, .json); укажите --to
error-bad-json = { $file }, строка { $line }, столбец { $column }: этот JSON не файл записей
error-json-format = формат JSON { $format } в { $file } этой версии не известен
error-unknown-variant = неизвестная игра { $name }; известны: { $known }
error-perft-depth = глубина должна быть числом от 0 до 40
hint-variants = известные игры: { $known }
error-unknown-command = нет команды { $name }
error-no-such-record = в файле нет партии { $index }: их { $records }

## Соревнование (Event)
warning = внимание
done = Готово.
col-section = группа
col-variant = игра
col-system = система
col-rounds = туров
col-games = партий
col-players = участники
col-seed = жребий
col-number = №
col-name = имя
col-title = звание
col-rating = рейтинг
col-federation = фед.
col-club = клуб
col-board = стол
col-result = результат
col-place = место
col-points = очки
col-places = сумма мест
col-team = команда
col-entry = №
col-time = время
col-who = кто
col-what = что
bye-pairing = выходной
bye-full = без игры, очки за победу
bye-half = без игры, очки за ничью
bye-zero = отсутствует
player-away = не играет
event-name = соревнование
event-city = город
event-federation = федерация
event-start = начало
event-finish = окончание
event-arbiter = главный судья
event-deputies = заместители
event-line = { $word }: { $value }
event-section = группа { $name }: { $variant }, { $system }, туров: { $rounds }
new-made = { $file }: соревнование { $name }, группа { $section }
section-added = Группа { $name } добавлена.
player-added = Добавлен участник: { $player }
player-changed = Изменён участник: { $player }
player-withdrawn = { $player } не играет с тура { $round }.
player-returned = { $player } снова играет с тура { $round }.
player-absent = { $player } пропускает туры с { $first } по { $last }.
players-imported = Прочитано участников: { $count }
players-would-be-imported = Было бы прочитано участников: { $count } (ничего не записано)
import-no-names = нет столбца с именами: первая строка должна называть столбцы
import-no-name = строка { $line }: нет имени
import-impossible = строка { $line }, { $column }: значения { $text } быть не может
imported = Прочитано: участников { $players }, туров { $rounds }
warn-unknown-column = столбец { $name } неизвестен и пропущен
warn-same-name = уже есть участник с именем { $name }
warn-same-name-line = строка { $line }: уже есть участник с именем { $name }
warn-more-rounds-than-opponents = { $players ->
    [one] { $players } участник не может сыграть
    [few] { $players } участника не могут сыграть
   *[many] { $players } участников не могут сыграть
} { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
} без повторных встреч; выберите круговую систему
warn-beyond-half = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
} больше половины числа участников ({ $players }): в последних турах пары могут быть неравными
warn-too-few-rounds = { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
} для { $players ->
    [one] { $players } участника
    [few] { $players } участников
   *[many] { $players } участников
} мало для одного победителя; нужно { $needed }
warn-pairings-run-out = с тура { $next } { $left ->
    [one] остался { $left } тур
    [few] осталось { $left } тура
   *[many] осталось { $left } туров
}, но пары наверняка найдутся только для { $found }
warn-games-open = партий без результата, здесь не учтены: { $count }
warn-met-before = { $white } и { $black } уже встречались
warn-forbidden-pair = { $white } и { $black } не должны встречаться
warn-third-colour = { $player } третий раз подряд играет одним цветом
warn-colour-difference = { $player } получит перевес цвета больше двух партий
warn-second-bye = { $player } уже был свободен
warn-result-changed = { $address }: прежний результат { $before }
warn-sheet-disagrees = { $address }: в записи { $copy ->
        [white] белых
       *[black] чёрных
    } другой результат
pairings-title = { $section }, тур { $round }
pairings-opening = начало { $code }: { $moves }
pair-drawn-white = Жребий цвета (число { $seed }): первый номер играет белыми.
pair-drawn-black = Жребий цвета (число { $seed }): первый номер играет чёрными.
pair-by-hand = эта группа паруется вручную: задайте --board БЕЛЫЕ-ЧЁРНЫЕ для каждого стола
pair-no-players = некого паровать
pair-no-more-rounds = тур { $round } не объявлен: соревнование окончено
pair-unsuitable = { $players ->
    [one] { $players } участника нельзя паровать
    [few] { $players } участников нельзя паровать
   *[many] { $players } участников нельзя паровать
} по этой системе
pair-none = для { $players ->
    [one] { $players } участника
    [few] { $players } участников
   *[many] { $players } участников
} нет допустимой жеребьёвки; осталось соперников: { $free }
pair-nobody-for-the-bye = для { $players ->
    [one] { $players } участника
    [few] { $players } участников
   *[many] { $players } участников
} нет допустимой жеребьёвки: никто не может быть свободен
pair-won = игра на выбывание окончена: победил { $player }
pair-undecided = эти матчи не решены: { $boards }; введите ещё одну партию, ТУР.СТОЛ.ПАРТИЯ
unpaired = Жеребьёвка тура { $round } отменена.
result-won = { $address } { $left } – { $right } { $score }: победа { $winner }
result-forfeit = { $address } { $left } – { $right } { $score }: победа { $winner } без игры
result-drawn = { $address } { $left } – { $right } { $score }: ничья
result-nobody-came = { $address } { $left } – { $right }: оба не явились, обоим поражение
result-other = { $address } { $left } – { $right } { $score }: никто не победил
result-adjourned = { $address } { $left } – { $right }: отложена, до окончания считается ничьей
result-open = { $address } { $left } – { $right }: результата нет
result-trap = { $text } не говорит, кто победил: здесь первыми ходят чёрные, и пишут по-разному. Укажите white (белые), black (чёрные) или имя победителя
game-added = { $address }: сохранено; заключение: { $verdict }, замечаний: { $count }
drawn = { $table } { $code }: { $moves }  ({ $fen })
drawn-seed = число жребия { $seed }
standings-title = { $name }, положение после тура { $round }
status-section = { $name }: участников { $players }, туров { $round }
status-open = { "  " }{ $address } { $players }
log-undone = отменено записью { $number }
undone = Отменено: { $number } { $what }
backup-made = Копия: { $file }
verify-fine = Файл соревнования цел.
verify-page = повреждение: { $text }
verify-reference = { $table } { $row } ссылается на то, чего нет
verify-journal = { $table } { $row } не совпадает с журналом
verify-round = { $section }: тур { $round } не по порядку
verify-twice = { $section }, тур { $round }: { $player } указан дважды
verify-board = { $section }, тур { $round }, стол { $board }: не два игрока
verify-results = { $section }, тур { $round }, стол { $board }: результаты не согласуются
verify-numbers = { $section }: номера участников идут не подряд
audit-difference = тур { $round }: сыграно { $played }, ожидалось { $expected }
audit-by-hand = тур { $round } (вручную): сыграно { $played }, по системе было бы { $expected }
audit-other-wording = туры { $rounds } соответствуют тексту 2025 года: выходной не дороже поражения не считается переходом
audit-summary = туров: { $rounds }, расхождений: { $count }
simulate-seed = число жребия { $seed }
simulate-stopped = тур { $round } не удалось спаровать: { $reason }
export-round-open = тур { $round } не окончен и пропущен
loss-settings = в этом формате нет места для числа туров и жребия цвета
loss-scoring = в этом формате нельзя полностью указать очки
loss-accelerations = в этом формате нет места для виртуальных очков
loss-forbidden = в этом формате нет места для запрещённых пар или их туров
loss-games = в этом формате одна партия в туре: записана только первая партия матча
loss-long-name = имена длиннее 33 знаков обрезаны
loss-club = в этом формате нет места для клубов
trf-no-players = { $file }: нет участников
trf-unknown-system = система { $code } неизвестна
trf-not-a-number = строка { $line }, столбец { $column }: { $text } не число
trf-not-points = строка { $line }, столбец { $column }: { $text } не очки
trf-unknown-code = строка { $line }, столбец { $column }: { $text } здесь ничего не значит
trf-too-short = строка { $line }: строка слишком коротка
trf-number-twice = строка { $line }: номер { $number } встречается дважды
trf-unknown-player = строка { $line }, столбец { $column }: нет участника { $number }
trf-one-sided = строка { $line }, столбец { $column }: в туре { $round } участник { $number } указывает другого
trf-results-disagree = строка { $line }, столбец { $column }: в туре { $round } результаты с участником { $number } не согласуются
trf-points-disagree = строка { $line }: по результатам у участника { $number } { $points }
trf-unsupported = строка { $line }: { $text } не учитывается
trf-full-bye = строка { $line }: выходной тура { $round } записан как F; выходной жеребьёвки это U, иначе его дадут снова
why-place = { $player }: место { $place } после тура { $round }
why-behind = ниже { $above } по показателю { $criterion }
why-shared = наравне с { $above } по всем показателям
why-criterion = { $code }: { $value } (выше: { $above })
why-working = { "  " }тур { $round }: { $opponent }, его очки { $score }, взято { $points }: { $value }
why-working-cut = { "  " }тур { $round }: { $opponent }, его очки { $score }, взято { $points }: { $value }, отброшено
why-board = тур { $round }: { $players }
why-by-hand = Этот тур составлен вручную.
why-table = По таблице Бергера для номеров участников.
why-bracket-tree = По сетке: встречаются победители соседних матчей.
why-double-swiss = По системе Double-Swiss (C.04.5): верхняя группа дополняется снизу, цвет не учитывается.
why-other = Сейчас система оставила бы одного из них без соперника: результаты исправлены или тур спарован вручную.
why-engine-pairs = По нынешним данным система сводит { $players }.
why-bracket = группа { $score }: своих { $residents }; спущены в неё: { $down }; спущены дальше: { $floaters }
why-side = { $player }: очки { $score }, цвета { $colours }, { $wish }, переходы двух последних туров { $floats }
why-bye = Свободен { $player }.
why-no-bye = В этом туре никто не свободен.
wish-none = цвет безразличен
wish-white = хочет белые
wish-white-strong = сильно хочет белые
wish-white-absolute = обязан играть белыми
wish-black = хочет чёрные
wish-black-strong = сильно хочет чёрные
wish-black-absolute = обязан играть чёрными
store-exists = такой файл уже есть, он не изменён
store-missing = такого файла соревнования нет
store-not-an-event = это не файл соревнования
store-newer = файл записан более новой программой (версия { $found }, эта знает { $known }); ничего не изменено
store-busy = в файл пишет другая программа; повторите чуть позже
store-read-only = файл или папку нельзя изменять; ничего не изменено
store-full = диск заполнен; ничего не изменено
store-damaged = файл соревнования повреждён ({ $reason }); возьмите последнюю копию
store-other = файлом соревнования нельзя воспользоваться: { $reason }; ничего не изменено
error-no-event = нет соревнования: укажите -e ФАЙЛ или начните новое: huff new ФАЙЛ
error-many-events = в этой папке { $count ->
    [one] { $count } соревнование
    [few] { $count } соревнования
   *[many] { $count } соревнований
}: укажите -e ФАЙЛ
error-which-section = какая группа? --section ИМЯ: { $known }
error-no-section = нет группы { $name }; есть: { $known }
error-section-exists = группа { $name } уже есть
error-section-has-begun = первый тур группы { $name } спарован: игру, систему, число партий и жребий уже не изменить
error-double-swiss-games = в системе Double-Swiss матчи из двух партий
error-unknown-word = { $word } здесь неизвестно; известны: { $known }
error-bad-date = { $text } не дата; пишите 2026-05-31
error-empty-name = участнику нужно имя
error-no-player = нет участника { $name }
error-which-player = { $name } подходит нескольким: { $known }
error-same-player = это один и тот же участник
error-not-forbidden = запрета не было
error-not-away = { $player } не выбывал и не отпрашивался
error-no-late-entry = в группе { $name } после первого тура новых участников не принимают
error-round-is-paired = тур { $round } уже спарован
error-bad-rounds = { $text } не туры; пишите 3 или 3-5
error-no-round = нет тура { $round }; составлено туров: { $paired }
error-nothing-paired = в группе { $name } ещё нет жеребьёвки; huff pair составит 1-й тур
error-round-has-results = в туре { $count ->
    [one] { $count } результат; --discard-results отбросит его
    [few] { $count } результата; --discard-results отбросит их
   *[many] { $count } результатов; --discard-results отбросит их
}
error-games-open = { $section }: у { $count ->
    [one] { $count } партии нет результата: { $games }; введите его или adjourned (отложена)
    [few] { $count } партий нет результата: { $games }; введите их или adjourned (отложена)
   *[many] { $count } партий нет результата: { $games }; введите их или adjourned (отложена)
}
error-bad-board = { $text } не пара; пишите 5-9
error-player-twice = { $player } указан дважды
error-player-away = { $player } в этом туре не играет
error-players-left = без места остались: { $players }
error-boards-taken = столы с { $first } по { $last } в этом туре заняты другой группой; huff section set --section "{ $name }" --first-board { $free } даст этой группе другие
error-bad-address = { $text }: укажите ТУР.СТОЛ, например 3.12
error-bad-address-line = строка { $line }: { $text } не ТУР.СТОЛ
error-at-line = строка { $line }
error-no-result = { $text }: нет результата
error-result-columns = первая строка должна назвать столбцы: доска (стол, board) и результат (result), при нужде тур (round) и партия (game)
error-unknown-result = { $text } не результат и не игрок этой партии; пишите 2-0, 0-2, = (ничья), белые, чёрные, 0-0 (оба проиграли), +- или -+ (неявка), отложена, нет либо имя или номер победителя
error-unknown-result-sides = { $text } не результат и не игрок этой партии; пишите белые, чёрные, = (ничья), 0-0 (оба проиграли), белые+ или чёрные+ (неявка соперника), отложена, нет либо имя или номер победителя
error-old-result = { $address } уже введён, по нему спарованы следующие туры; --correct всё же изменит
error-no-board = нет стола { $address }
error-board-in-many-sections = { $address } есть в нескольких группах: укажите --section
error-no-game = у { $address } нет партии { $game }
error-copy-is-there = { $address }: эта копия уже есть; --replace заменит её
error-no-category = нет категории { $name }
error-nothing-to-undo = отменять нечего
error-not-empty = участники уже есть
error-spreadsheet = таблицу не удаётся прочитать: { $reason }
error-json = это не соревнование в JSON: { $reason }
error-no-table = нет таблицы { $name }; есть: { $known }
error-table-game = таблица { $name } не для этой игры
error-no-opening = в этой таблице нет начала { $code }; коды выглядят так: { $examples }
error-opening-game = начало { $code } в этой игре невозможно
error-opening-is-drawn = у тура { $round } уже есть начало; --again вытянет заново
edit-fill = { $new } в пустую клетку на полуходе { $ply }
problem-fen-no-turn = здесь ожидается W или B
problem-fen-bad-text = здесь ожидается поле, запятая или двоеточие
problem-fen-off-board = такого поля на доске нет
problem-fen-light-square = на этом поле не играют
problem-fen-twice = поле названо дважды
problem-fen-bad-range = конец диапазона раньше начала
error-no-game-file = в { $file } нет файлов партий
