## What is not read
io-device = it is a device and no file
io-too-large = it is larger than { $size } MiB
io-no-text = it is no text but a picture, a program or a file of another kind
error-file-empty = { $file } is empty; nothing was attached

## What is not written
error-cannot-write-file = cannot write { $file }: { $reason }
error-no-folder = the folder { $folder } is not there; make it first, or name another one
error-ending = the ending of { $file } does not tell what to write: .pdn, .csv or .json; take a name such as { $named }
error-ending-there = games are entered into files that end in .pdn, .csv or .json; huff convert { $file } { $named } makes one of { $file }
io-in-use = another program has it open
io-file-too-large = the disk takes no file so large
io-network = the network does not answer
error-beside = { $file } belongs to an event, or to a game that is being typed, and is never written over; give another name
store-content = { $file }: its bytes are not those that its SHA-256 says; nothing was changed

## Signs that cannot be seen
warn-unseen = signs that cannot be seen were taken out: { $signs }

## The game of a file
enter-other-game = { $file } says { $said }; it is entered as { $asked }, as --variant says
enter-variant-of-event = the game of a section is that of the event; --variant is for files and was left aside

## Sheets without a result
status-by-sheets = { "    " }no result is entered; by its record sheets: { $result }
star-sheet-elsewhere = { $address }: the players named on this sheet sit at { $other }; it is kept here all the same, huff undo takes it back
