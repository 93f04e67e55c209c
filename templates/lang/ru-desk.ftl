## enter (ввод партии)
enter-copy-white = бланк белых
enter-copy-black = бланк чёрных
enter-no-such-key = { $key } не часть хода; ? объясняет клавиши
enter-not-whole = это ещё не весь полуход
enter-not-a-move = { $text } не читается как полуход
enter-nothing-begins-so = ни один возможный ход так не начинается
enter-forced-played = вынужденный ход сделан программой: { $move }
enter-forced-on = вынужденные взятия делает программа
enter-forced-off = вынужденные взятия вводятся
enter-insert-on = введённое встаёт перед следующим полуходом
enter-insert-off = введённое заменяет следующий полуход
enter-one-copy = здесь только один бланк
enter-nothing-to-undo = отменять нечего
enter-bad-position = { $text }: позиция не читается
enter-no-such-command = нет команды { $name }; /помощь называет все
enter-needs-text = за { $name } должно что-то стоять
enter-no-half-move = перед курсором нет полухода
enter-bad-result = { $text } не результат партии; можно: белые, чёрные, ничья, 2-0, 1-1, 0-2, 0-0, нет
enter-result = результат: { $text }
enter-result-white = выиграл { $player } (белые), записано { $text }
enter-result-side = { $side } выиграли, записано { $text }
enter-result-black = выиграл { $player } (чёрные), записано { $text }
enter-event-no-result = в соревновании ещё нет результата { $address }: ввести — huff result { $address } { $result }
enter-event-other-result = в соревновании другой результат { $address }: изменить — huff result { $address } { $result }
enter-not-live = только с --live
enter-claim-nothing = { $side }, полуход { $ply }: требовать здесь нечего
enter-requested-before = лишняя минута на этот ход уже запрошена
enter-requested = ещё одна минута
enter-time-goes-on = время полухода { $ply } идёт дальше, прошло { $taken }
enter-no-such-half-move = нет полухода { $text }
enter-to-move = { $number }. Ход: { $side }
enter-unknown-position = позиция неизвестна; её задаёт /позиция
enter-presumed-position = вероятная позиция: до неё описка
enter-legal = можно
enter-no-legal = ходов нет
enter-must-capture = обязан бить
enter-not-legal = ни один возможный ход не начинается с { $typed }; можно: { $legal }
enter-which = какой ход?
enter-hidden = введённое не понято: { $text }
enter-offer-correct = исправить ввод
enter-offer-written = ввести как записано: { $text }
enter-offer-repair = { $repair }
enter-first-difference = первое расхождение: полуход { $ply } здесь, { $other } в другом бланке
enter-rest-broken = с полухода { $ply } дальше не сходится
enter-saved = сохранено
enter-not-saved = НЕ СОХРАНЕНО: { $reason }. Каждая клавиша пробует снова, F10 — выход.
enter-insert-mark = ВСТАВКА
enter-forced-mark = АВТО
enter-live-mark = ИДЁТ ИГРА
enter-position-title = Расстановка позиции
enter-position-keys = стрелки; б ч шашки (ещё раз: дамка); пробел пусто; х ход; с очистить; Enter
enter-placing-no-key = { $key } здесь ничего не делает; клавиши указаны внизу
enter-placing-king-row = простая на { $square } стоит на дамочном поле: та же буква ещё раз — дамка, пробел — снять
enter-placing-turn = Ход: { $side } (х: смена)
enter-time-running = полуход { $ply }: осталось { $left } из { $limit } ({ $article })
enter-time-ask = полуход { $ply }: время вышло; { $left }, если запрошена минута, /минута ({ $article })
enter-time-grace = полуход { $ply }: лишняя минута, осталось { $left } ({ $article })
enter-time-over = полуход { $ply }: время просрочено ({ $article })
enter-keys = F1 помощь F2 заметка F3 инцидент F4 дамка F5 часы F6 копия F8 итог F10 конец
enter-choose-keys = вверх вниз Enter: выбрать  Esc: назад  !: как записано
enter-too-small = Окно мало: нужно 80 столбцов и 24 строки. До тех пор клавиши не действуют; F10 — выход.
enter-draft-found = Рядом с { $file } лежит неоконченный черновик, полуходов: { $half_moves }. Enter: продолжить; n: начать с файла; Esc: выход
enter-draft-taken = продолжается неоконченный черновик рядом с { $file }, полуходов: { $half_moves }
enter-done = { $what }: полуходов { $half_moves }, { $verdict }
enter-left = не введено: { $text }
enter-not-read = остаток строки не прочитан: { $text }
enter-accepted = { $number }. { $side } { $move }
enter-plain-offers = !: как записано; !N: предложение; или введите снова
enter-help-moves = 3228  32-28  711  c3d4  cd4  путь по полям; ход делается, как только он ясен
enter-help-go = Стрелки PgUp PgDn Home End: движение; ввод поверх меняет ход, остальное стоит
enter-help-edit = Backspace: снять  Delete: убрать  Insert: вставка  Ctrl-Z Ctrl-Y: назад, снова
enter-help-tab = Tab: ходы с таким началом  !: как записано  ~: зачёркнуто  Enter: это всё
enter-help-words = / и слово, на любом из трёх языков:
enter-help-back = Ctrl-N: дальше, если сообщений много   любая клавиша: назад
enter-read-anew = по следующим клавишам прочитано иначе: { $moves }
enter-instead = вместо { $refused }, который не был принят, записано { $move }
enter-taken-for = понято как { $move }
enter-taken-back = по началу был сделан другой ход; он взят назад, { $keys } рассмотрено целиком
enter-waiting = { $text } не введён; набранное после него ждёт решения
enter-dropped = набранное после него не введено: { $text }
enter-bad-clock = { $text } не показание часов; можно: 0:45:10, 45:10 или обе стороны: w0:45:10 b0:44:02; минуты и секунды не больше 59
enter-bad-crown = { $text } не отметка о дамке; можно: C ходивший, O соперник, L@18 позже, - нет
enter-bad-incident = { $text } не статья этой игры и не код; можно: статью, например 7/4.3, или { $known }
enter-against-whom = { $word }: против кого? /решение { $word } белые или чёрные
enter-by-whom = { $incident }: кем? допишите белые, чёрные, обе или неизвестно
enter-note-undone = последняя запись снята
enter-said = { $text }
error-enter-note-stays = после неё было другое; huff undo снимает по порядку
enter-live-at = показан полуход { $ply } из { $count }
enter-live-keys = F1 помощь F3 инцидент F4 дамка F8 итог F10 конец F11 /претензия F12 /минута
enter-claimed = { $side }: претензия к полуходу { $ply }:
enter-claim-own = { $side }: полуход { $ply } свой; указать может только соперник{ $law }
enter-no-side = { $text } не сторона; белые или чёрные
enter-request-never = в этой игре минуту не запрашивают
enter-request-side = запросить может только тот, чей ход: { $side } ({ $article })
enter-request-early = запросить можно, когда время хода выйдет, через { $left } ({ $article })
enter-request-late = поздно: лишняя минута тоже вышла ({ $article })
enter-which-record = Какая запись из { $file }?
pick-keys = стрелки или номер, Enter: выбрать   Esc или q: выход
error-enter-many-csv = записей в { $file }: { $records }; из таблицы сначала: huff convert { $file } all.pdn
error-enter-bad-text = { $file }, строка { $line }: байты, которые не текст, пропали бы; сохраните файл в UTF-8 или исправьте строку и начните снова
error-enter-bad-line = строка { $line } ввода не UTF-8; полуходы до неё сохранены
error-enter-file-changed = пока { $file } вводился здесь, его изменил кто-то другой; файл оставлен как есть, введённое здесь лежит в { $own }: сравните их (huff compare) и оставьте верный
enter-struck = зачёркнуто: { $text }
enter-struck-now = { $text } зачёркнуто; дальше полуход, записанный заново
enter-elsewhere = { $file } вводят и за другим столом; введённое здесь хранится отдельно
enter-bad-position-at = { $text }, знак { $column }: { $fault }
error-enter-many-star = записей в { $file }: { $records }; китайские шашки вводятся в файл с одной
error-enter-no-game = нет партии { $text }: ТУР.СТОЛ, ТУР.СТОЛ.ПАРТИЯ или файл
error-enter-variant = игра неизвестна: назовите её через --variant
error-enter-many = записей в { $file }: { $records }; назовите одну: { $file }:2
error-enter-changed = этот бланк изменили за другим столом; при выходе введённое здесь будет записано в отдельный файл
error-enter-all-there = все бланки тура на месте; назовите партию

## results (результаты)
results-title = Тур { $round }: не окончено { $open } из { $games }
results-keys = 1 левый  0 правый  = ничья  ++ -- неявка  д доска  / иное  ? клавиши  F10 выход
results-at = > доска { $board }: { $left } - { $right }
results-echo-won = { $address }: выиграл { $winner } ({ $side })
results-echo-forfeit = { $address }: выиграл { $winner } ({ $side }), соперник не явился
results-pending-plus = { $address }: { $player } не явился? ещё раз +
results-pending-minus = { $address }: { $player } не явился? ещё раз -
results-no-such-key = { $key } не результат
results-only-open = показаны только неоконченные
results-all = показаны все партии
results-elsewhere = { $address }: доску изменили за другим столом, теперь { $result }; клавиша изменит её снова
results-elsewhere-told = { $address }: с тех пор доску изменили за другим столом, теперь { $result }
results-help =
    Слева сторона, которая ходит первой. Каждый результат сохраняется сразу.
    1  или 1-0, 2-0    выиграл левый
    0  или 0-1, 0-2    выиграл правый
    =  или 1-1, 1/2    ничья;  0-0  проиграли оба
    ++                 правый не явился, выигрыш левого
    --                 левый не явился, выигрыш правого
    б  ч               выиграли белые или чёрные, где бы они ни стояли
    / и результат      всё, что понимает huff result, и имя; затем Enter
    Del                снять результат;  *  отложена
    Backspace          сразу после результата: снова прежний
    л  п               левого или правого нет; ещё раз: он пришёл
    т                  когда начался тур
    вверх, вниз, Enter другая доска;  PgUp PgDn Home End
    Enter              сразу после результата ничего не сдвигает
    д и номер          к доске с этим номером
    о                  только неоконченные или снова все
    ?  F1              эта справка
    F10  Ctrl-Q        выход; всё сохранено
    + перед доской: результат есть.  ? нет  ! после предела  + опоздал
    Б Ч справа: бланки белых и чёрных есть
    Доски, введённые за другим столом, появляются сами.
    любая клавиша: назад
results-sheets = бланки
results-none-open = Все результаты есть.
results-sheet-white = Б
results-sheet-black = Ч
results-began = тур начался столько минут назад:
results-title-late = { $minutes } мин, нет на месте: { $missing }
results-title-missing = нет на месте: { $missing }
results-missing = { $address }: { $player } не на месте ({ $minutes } мин)
results-came = { $address }: { $player }: опоздание { $minutes } мин
results-late-left = { $address }: { $player }: неявка { $minutes } мин, предел { $limit }; -- вносит неявку
results-late-right = { $address }: { $player }: неявка { $minutes } мин, предел { $limit }; ++ вносит неявку
results-late-both = { $address }: никого { $minutes } мин, предел { $limit }; /0-0f Enter вносит неявку обоих
late-missing = { $address }: { $player } не на месте
late-came = { $address }: { $player }: опоздание { $minutes } мин
late-forgotten = { $address }: { $player }: отметка снята
late-began = тур { $round } начался { $minutes } мин назад
error-late-place = { $text }: кто? ТУР.СТОЛ:white или ТУР.СТОЛ:black
error-results-terminal = экрану результатов нужен терминал; huff result --csv ФАЙЛ берёт результаты из файла
enter-more = { $count ->
    [one] ... ещё { $count } строка
    [few] ... ещё { $count } строки
   *[many] ... ещё { $count } строк
}
enter-more-below = { $count ->
    [one] ... ещё { $count } строка: Ctrl-N
    [few] ... ещё { $count } строки: Ctrl-N
   *[many] ... ещё { $count } строк: Ctrl-N
}
enter-more-above = { $count ->
    [one] ... выше { $count } строка: любая клавиша
    [few] ... выше { $count } строки: любая клавиша
   *[many] ... выше { $count } строк: любая клавиша
}
enter-note-incident = отмечено: { $what }
enter-note-incident-by = отмечено: { $what }, { $side }
enter-note-ruling = решение: { $what }
enter-note-ruling-against = решение: { $what }, против: { $side }
error-enter-put-aside = { $address }: не сохранено: { $reason }. Введённое здесь лежит в { $file }; поставить его на место: huff game add { $address } { $file } --copy { $copy } --replace
enter-changed-elsewhere = этот бланк изменили за другим столом
