## Записи турнира
would-be-imported = Будет прочитано: игроков { $players }, туров { $rounds } (ничего не записано)
import-no-column = нет столбца { $column }
import-number-of-two = строка { $line }: номер { $number } у другого игрока, не у { $name }
import-player-twice = строка { $line }: у { $player } два места в этом туре
import-bad-match = строка { $line }: стол { $board }, партия { $game }: партии матча нумеруются 1, 2, 3, игроки в них одни и те же
import-no-round = нет тура { $round }
import-unknown-player = строка { $line }: в группе нет игрока { $name }
import-renumbered = в номерах файла есть пропуски: игроки перенумерованы 1, 2, 3 в том же порядке
import-not-matched = запись { $record } ({ $players }) не сохранена: { $reason }
import-no-clue = не указаны ни игроки, ни тур и стол
import-no-pairing = эти двое не были в паре
import-other-place = эти двое были в паре, но не в этом туре или не за этим столом
import-many-games = подходит к нескольким партиям ({ $known }): укажите теги Round и Game
import-games-done = Записей сохранено: { $matched }, не сохранено: { $unmatched }
error-rounds-are-there = в группе { $name } уже есть туры
error-which-copy = { $address }: чей бланк? --copy white или --copy black
error-copies-needed = { $address }: нужны оба бланка, и оба с ходами
error-file-too-large = { $file }: больше { $size } МиБ
error-file-is-there = { $address }: файл { $file } уже приложен
error-no-file = { $address }: файл { $file } не приложен
error-no-files = { $address }: приложенных файлов нет
warn-same-file = { $address }: { $file } — тот же файл, что уже приложен
warn-file-changed = { $file } не тот, что был приложен: SHA-256 другой
file-attached = { $address }: приложен { $file } ({ $size } байт, SHA-256 { $hash })
file-detached = { $address }: { $file } убран
file-written = { $address }: { $file }
paper-here = { $address }: бланк игрока { $player } сдан.
paper-not-here = { $address }: бланка игрока { $player } нет.
copies-missing = Не хватает бланков: { $count }
copy-typed = введён
copy-handed-over = сдан
copy-missing = нет
copy-not-played = не играна
col-files = файлы
col-half-move = полуход
col-move = ход
col-origin = стоит
origin-both = в обоих бланках
origin-white = в бланке белых
origin-black = в бланке чёрных
origin-neither = ни в одном как есть
error-no-entry = в журнале нет записи { $number }; их список даёт huff log
import-long-name = строка { $line }: имя длиннее { $most } знаков
import-many-lines = строка { $line }: запись занимает несколько строк; не закрыта кавычка?
error-long-name = имя не длиннее { $most } знаков
error-players-known = в этой группе уже есть { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}: { $names }. Ничего не записано; --known update возьмёт данные списка, --known skip оставит как есть, --known again добавит ещё раз
players-known = Уже были в группе: изменено { $changed }, оставлено { $skipped }.
error-results-empty = в файле нет результатов; нужна первая строка «тур,доска,результат» и по строке на доску
error-result-twice = { $text } дано дважды; в матче из нескольких партий давайте результаты по порядку или ТУР.ДОСКА.ПАРТИЯ
error-result-twice-lines = строки { $first } и { $line } обе дают { $text }; при нескольких партиях на доске нужен столбец «партия»
status-games = { "  " }без результата { $open }, отложено { $adjourned }, без обеих записей { $sheets }
status-differ = { "  " }{ $address } { $players }: экземпляры расходятся, впервые на { $half_move }: huff game merged { $address }
status-adjourned = { "  " }{ $address } { $players } (отложена)
error-more = и ещё { $count }

## Случаи, решения, отчёт
ruling-redo = сделано заново, яснее
col-incident = что
col-by = кто
col-note = примечание
col-ruling = решение
col-against = против
error-bad-half-move = { $text } — не полуход; пишите 18w, 18b или его номер
error-unknown-ruling = { $word } — не решение; известны: { $known }
error-against-whom = { $word }: против кого? --against white или --against black
incident-kept = { $address }: отмечено { $incident }
incident-kept-by = { $address }: отмечено { $incident }, { $player }
incident-kept-unknown = { $address }: отмечено { $incident }; кем — не отмечено, никому не засчитывается
error-by-whom = { $incident }, { $address }: кем? --by белые, чёрные, обе, неизвестно или имя игрока за этой доской
error-by-nobody-here = { $text } — не сторона и не играет за доской { $address }; --by говорит, кто это сделал: белые, чёрные, обе, неизвестно или одно из двух имён; подпись в журнале — --signed ИМЯ
ruling-time-others = остальным за столом добавлено { $minutes } мин
minutes-to-seats = местам { $seats } добавлено по { $minutes } мин
ruling-replaces = заменяет решение: { $ruling }
ruling-replaces-penalty = заменяет решение: { $ruling }; оно больше не засчитывается игроку { $player }
ruling-replaces-penalty-of-both = заменяет решение: { $ruling }; оно больше не засчитывается обоим игрокам
ruling-kept = { $address }: { $ruling }
ruling-kept-at = { $address }, полуход { $half_move }: { $ruling }
ruling-kept-against = { $address }: { $ruling }, против { $player }
ruling-kept-at-against = { $address }, полуход { $half_move }: { $ruling }, против { $player }
ruling-claim = { $copy }, полуход { $ply }, { $what }: { $claim }
warn-claim-lapsed = право требования утрачено: соперник продолжил игру полуходом { $ply }; решение всё равно записано
warn-claim-ended = партия закончена, по правилам результат остаётся; решение всё равно записано
offences-next = { $player }: взысканий { $count }; по шкале турнира следующее: { $next }
offences-counted = { $player }: взысканий { $count }
report-title = Отчёт судьи: { $name }
report-arbiter = Главный судья: { $name }
report-round = { $section }, тур { $round }: партий { $games }, без результата { $open }, отложено { $adjourned }, не игралось { $forfeits }, не хватает бланков { $missing }
report-opening = { "  " }начало: { $opening }
report-remark = { "  " }{ $said }
report-nothing = { "  " }О партиях сообщить нечего.
report-game = { "  " }{ $address } { $players }, { $result }
report-item = { "    " }{ $said }
report-item-at = { "    " }{ $half_move }: { $said }
report-item-state = { "    " }{ $said }; { $state }
report-item-at-state = { "    " }{ $half_move }: { $said }; { $state }
report-writing = { "    " }замечаний о записи: { $count }
report-incident = отмечено: { $what }; { $note }
report-claim = претензия, { $player }: { $found }
report-claim-nothing = претензия, { $player }: претендовать не на что
code-claim = претензия
report-by-unknown = { $what } (кем — не отмечено)
report-ruling = решение: { $ruling }; { $note }
report-replaced = больше не действует, заменено: { $ruling }
report-copies-differ = экземпляры расходятся отсюда, { $count ->
    [one] в { $count } полуходе
    [few] в { $count } полуходах
   *[many] в { $count } полуходах
}: huff game merged { $address }
report-accepted = принято продолжением игры, результат остаётся
report-ended = в ходе партии не заявлено, результат остаётся
report-open = соперник ещё может заявить
report-must-correct = подлежит исправлению независимо от мнения игроков
report-slip = вероятно, описка
report-other-result-white = в бланке белых другой результат
report-other-result-black = в бланке чёрных другой результат
report-penalties = взыскания игрока { $player }: { $count } ({ $list })
report-penalties-next = взыскания игрока { $player }: { $count } ({ $list }); следующее по шкале турнира: { $next }
report-penalty-replaced = { $player }: { $address } { $ruling } больше не засчитывается, заменено: { $by }
report-expelled = { $player } исключён с тура { $round }
report-withdrawn = { $player } не играет с тура { $round }
menu-title = huff – стол судьи по шашкам
menu-judge = Проверка записей
menu-begin = Начало соревнования
menu-round = Тур
menu-rule = Решения судьи
menu-publish = Публикация и объяснения
menu-keep = Сохранность
menu-tools = Прочее
menu-page-keys = допишите команду, Enter: выполнить  стрелки PgUp PgDn: читать  Esc: назад
menu-back = Enter: назад в меню
menu-foot = Подробнее: huff КОМАНДА --help; язык: --lang en|zh|ru.

## Standings and settings
loss-matches = в этом формате одна партия в туре: каждый матч записан одним результатом, партиям места нет
pinyin-proposed = { $name }: предлагается латиницей { $latin } (--pinyin примет)
pinyin-more = предложения ещё для { $count ->
    [one] { $count } имени (--pinyin примет)
    [few] { $count } имён (--pinyin примет)
   *[many] { $count } имён (--pinyin примет)
}
col-time-control = контроль времени
col-tag = в PDN
col-used = где
draw-bad-row = строка { $line }, { $code }: { $text } нельзя сыграть с начала, и это не позиция этой игры, в которой обе стороны могут ходить
draw-code-twice = строка { $line }: номер { $code } стоит дважды ({ $text })
draw-no-code = строка { $line }: у { $text } нет номера { $code }
draw-no-rows = в таблице нет строк
error-draw-variant = для своей таблицы нужен турнир или --variant
audit-changed-since = тур { $round }: по тогдашним данным жеребьёвка верна; по нынешним была бы другой
audit-open = туры { $first }–{ $last } не сравнены: есть партии без результата
why-bye-was = Свободен был { $player }.
why-bye-engine = По системе свободен { $player }.
import-same-player = строки { $first } и { $line } обе означают { $name }
import-which-player = строка { $line }: { $name } — это может быть { $count ->
    [one] { $count } игрок группы
    [few] { $count } игрока группы
   *[many] { $count } игроков группы
}; укажите дату рождения или номер

## Records that do not fit, rulings at tables
error-no-record-in-file = { $file }: записи партии в нём нет; запись — это PDN, CSV или JSON с ходами
error-unreadable-record = { $file }: это не запись партии, которую можно прочесть: прочитанных полуходов { $moves }, непрочитанных мест { $unread }
import-unreadable = в ней почти ничего нельзя прочесть
import-other-colours = эта пара есть в жеребьёвке, но с другими цветами
warn-tag-differs = { $address }: в записи { $tag } — { $said }, в соревновании — { $here }
warn-other-colours = { $address }: в записи те же два игрока, но с другими цветами
warn-other-squares = { $address }: поля записи — как в { $said }, а не в { $here }
warn-beyond-record = { $address }: запись кончается на полуходе { $last }
warn-other-side = { $address }: { $half_move } — полуход не той стороны, которую называет --by
game-finding = { "  " }{ $half_move } { $code }
game-finding-claim = { "  " }{ $half_move } { $code }: { $claim }
game-findings-more = { "  " }и ещё { $count } (huff check покажет все)
player-absent-once = { $player } пропускает тур { $first }.
error-table-against = за столом звёздной халмы нет белых и чёрных: за { $address } вместо { $text } назовите номер места, { $seats }, или имя того, кто там сидит
error-table-whom = { $word }: против кого? --against с номером места, { $seats }, или именем того, кто сидит за столом
error-table-result = { $word } не подходит для стола звёздной халмы: введите места командой huff result
error-table-expelled = { $word } не подходит для стола звёздной халмы: введите места командой huff result, а игрока снимите командой huff player withdraw

## Почему файл не годится, и пробный запуск
io-not-found = такого файла или папки нет
io-no-right = у этого пользователя нет прав
io-exists = уже существует
io-is-folder = это папка
io-no-folder = часть пути не является папкой
io-full = диск заполнен
io-read-only = диск только для чтения
io-bad-name = диск не допускает такое имя
problem-cannot-read = не удаётся прочитать: { $reason }
dry-run = Ничего не записано (--dry-run).

## Системы словами
word-and-name = { $word } ({ $name })
system-swiss = швейцарская, голландский вариант ФИДЕ 2026
system-swiss-2017 = швейцарская, голландский вариант ФИДЕ 2017
system-double-swiss = двойная швейцарская, матчи из двух партий
system-round-robin = круговая
system-double-round-robin = круговая в два круга
system-knock-out = на выбывание
system-manual = жеребьёвка вручную
system-tables = по столам
# games of the event
warn-left-opening = { $address }: { $half_move } — не жеребьёвочное начало { $opening }
error-bad-time-control = { $text } — не контроль времени; напишите 900+5, 50/7200:25/3600, 2h/50 + 1h/25, 45', none или название: { $known }
audit-manual = паровано вручную: сравнивать не с чем
setting-match-points = очки за матч
setting-match-points-of = матч выигран { $win }, вничью { $draw }, проигран { $loss }
import-empty = список пуст: под строкой «тур, стол, белые, чёрные, результат» идёт по строке на партию
import-column-twice = строка 1: столбец { $column } встречается дважды
import-no-number = строка { $line }, { $column } (столбец { $place }): «{ $text }» — не число от 1 до 9999
import-empty-name = строка { $line }, { $column } (столбец { $place }): нет имени
import-long-cell = строка { $line }, { $column } (столбец { $place }): в имени не больше { $most } знаков
import-open-quote = строка { $line }, { $column } (столбец { $place }): ячейка занимает несколько строк; кавычка не закрыта
import-unknown-columns = не прочитанные столбцы: { $columns }
error-other-player = строка { $line }: в списке за { $address } записан { $said }, а там сидит { $here }; ничего не внесено
warn-sheet-of-forfeit = { $address }: есть бланк записи, а по результату кто-то не явился
ruling-against = { $ruling } (в отношении: { $player })
merged-differ = Экземпляры расходятся { $count ->
    [one] в { $count } полуходе
    [few] в { $count } полуходах
   *[many] в { $count } полуходах
}, впервые на { $half_move }; оба чтения рядом показывает huff enter { $address }.
