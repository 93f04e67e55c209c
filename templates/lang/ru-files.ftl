## What is not read
io-device = это устройство, а не файл
io-too-large = больше { $size } МиБ
io-no-text = это не текст, а картинка, программа или файл другого рода
error-file-empty = { $file } пуст; ничего не приложено

## What is not written
error-cannot-write-file = не удаётся записать { $file }: { $reason }
error-no-folder = папки { $folder } нет; сначала создайте её или назовите другую
error-ending = по окончанию { $file } не видно, что записать: .pdn, .csv или .json; возьмите имя вроде { $named }
error-ending-there = партии вводят в файлы с окончанием .pdn, .csv или .json; huff convert { $file } { $named } сделает такой из { $file }
io-in-use = он открыт другой программой
io-file-too-large = диск не принимает такой большой файл
io-network = сеть не отвечает
error-beside = { $file } принадлежит турниру или партии, которую вводят, и никогда не перезаписывается; дайте другое имя
store-content = { $file }: содержимое не соответствует его SHA-256; ничего не изменено

## Signs that cannot be seen
warn-unseen = убраны невидимые знаки: { $signs }

## The game of a file
enter-other-game = в { $file } указана игра { $said }; вводится как { $asked }, как сказано в --variant
enter-variant-of-event = игра группы задана в турнире; --variant нужен только для файлов и пропущен

## Sheets without a result
status-by-sheets = { "    " }результат не введён; по бланкам: { $result }
star-sheet-elsewhere = { $address }: игроки с этого бланка сидят за { $other }; он всё же сохранён здесь, huff undo вернёт как было
