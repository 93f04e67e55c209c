## Показатели таблицы: название и заголовок столбца (criteria)
tie-points = очки
tie-points-short = очки
tie-knock-out = пройдено туров
tie-knock-out-short = прошёл
tie-direct = личная встреча
tie-direct-short = личн
tie-rounds-won = туры с очками победы
tie-rounds-won-short = побед
tie-games-won = выигранные партии
tie-games-won-short = выигр
tie-black-games = партии чёрными
tie-black-games-short = чёрн
tie-black-wins = победы чёрными
tie-black-wins-short = выигр ч
tie-progressive = прогрессивный коэффициент
tie-progressive-short = прогр
tie-elected = туры, в которых готов играть
tie-elected-short = готов
tie-standard = туры лучше соперника
tie-standard-short = лучше
tie-solkoff = коэффициент Солкофа
tie-solkoff-short = Солкоф
tie-solkoff-full = полный усечённый Солкоф
tie-solkoff-full-short = усеч
tie-solkoff-plus = Солкоф плюс
tie-solkoff-plus-short = Солк+
tie-average-solkoff = средний Солкоф соперников
tie-average-solkoff-short = ср С
tie-fore-solkoff = Солкоф с ничьими в последнем туре
tie-fore-solkoff-short = пред С
tie-sonneborn-berger = коэффициент Бергера
tie-sonneborn-berger-short = Бергер
tie-koya = очки против верхней половины
tie-koya-moved = очки против верхней половины, граница сдвинута на { $limit } половин очка
tie-koya-short = верх
tie-average-rating = средний рейтинг соперников
tie-average-rating-short = ср Р
tie-performance = перформанс
tie-performance-short = перф
tie-rating = рейтинг
tie-rating-short = рейтинг
tie-number = номер
tie-number-short = №
tie-lot = жребий (число { $seed })
tie-lot-short = жребий
tie-without-lowest = { $name } без { $count } низших
tie-without-both = { $name } без { $count } высших и низших

## Почему место такое (why)
why-unplayed = { "  " }тур { $round }: без игры; считается как соперник с { $score }, очки { $points }: { $value }
why-unplayed-cut = { "  " }тур { $round }: без игры; считается как соперник с { $score }, очки { $points }: { $value }, отброшено
why-cut = { "  " }без { $count } низших: { $list }
why-cut-above = { "  " }без { $count } низших: { $list } (выше: { $above })
why-meeting = { "  " }тур { $round }: { $one } – { $other } { $points }:{ $against }

## Олимпийская система (knock-out)
bye-out = выбыл
status-undecided = { "  " }{ $address } { $players }: равный счёт, решит эта партия
error-match-decided = { $address }: матч решён, новых партий в нём нет; --correct введёт всё равно
error-match-turned = { $address }: этот матч выиграл { $winner }, и по этому составлен тур { $round }; --correct изменит всё равно
warn-match-undecided = { $address }: счёт матча снова равный, но тур { $round } составлен с победой { $winner }
warn-match-turned = { $address }: { $winner } больше не выигрывает матч, но тур { $round } составлен по этому

## Таблицы (tables)
crosstable-counted = тур { $round } не окончен: очки и порядок — после тура { $counted }
pairings-match = В матче первыми стоят очки игрока слева: сумма, затем каждая партия.

## Как играет группа (settings)
setting-section = { $name }:
setting-line = { "  " }{ $word }: { $value }
setting-points = очки
setting-points-of = победа { $win }, ничья { $draw }, поражение { $loss }, свободен { $bye }, соперник не явился { $forfeit }
setting-order = порядок мест
setting-unplayed = туры без игры
setting-seeding = номера
setting-first-board = первый стол
setting-first-colour = цвет первого номера
setting-time-control = контроль времени
setting-late-limit = неявка предлагается через (мин)
unplayed-fide2026 = как у ФИДЕ с марта 2026 (fide2026)
unplayed-fide2024 = как у ФИДЕ 2024 (fide2024)
unplayed-virtual = виртуальный соперник, как у ФИДЕ до 2023 (virtual)
unplayed-zero = соперник с 0 очков, как в ФМЖД (zero)
unplayed-round-robin = неявки считаются партиями, пропуск не считается (round-robin)
seeding-rating = по рейтингу, званию, имени
seeding-lot = по жребию
seeding-given = в порядке записи

## Невозможные значения (impossible values)
player-added-unnumbered = Добавлен: { $player }. Номера даются при жеребьёвке 1-го тура.
error-bad-points = { $text } — не очки; напишите 2 или победа-ничья-поражение, например 2-1-0
error-scoring-order = { $text }: победа должна стоить больше поражения, ничья — между ними; напишите, например, 2-1-0
error-bad-penalties = { $text } — не список наказаний; напишите предупреждение,время+2,поражение
error-zero-rounds = в турнире хотя бы один тур
error-rounds-are-paired = уже составлено туров: { $paired }; меньше быть не может
error-empty-section = группе нужно название
error-empty-event = турниру нужно название
error-nothing-to-set = не указано, что установить; --help перечисляет возможное
error-finish-before-start = последний день { $finish } раньше первого { $start }
error-birth-in-future = { $date } ещё не наступило: это не дата рождения
error-long-federation = { $text }: федерация указывается тремя буквами, например RUS; город или клуб — в --club
warn-points-changed = туров составлено с другими очками: { $paired }; места изменятся, а audit проверит эти туры по новым

## Отчёты (reports)
loss-long-title = звания длиннее 3 знаков обрезаны
loss-long-federation = федерации длиннее 3 букв обрезаны
loss-national-id = для части номеров в национальных списках в этом формате нет места
loss-order = для показателей таблицы в этом формате нет места; места записаны
loss-unplayed = для учёта туров без игры в этом формате нет места; места записаны
loss-team = название команды обрезано, или пропущены участники после четырнадцатого
loss-adjourned = для отложенных партий в этом формате нет места: записаны ничьи
loss-categories = для категорий в этом формате нет места
loss-native-names = для имён в родном написании в этом формате нет места
loss-openings = для дебютов в этом формате нет места
import-left-out = записям { $codes } в турнире нет места, они пропущены
