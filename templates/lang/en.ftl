## Sides, pieces
side-white = White
side-black = Black

## Verdicts
verdict-clean = clean
verdict-slips = slips of the pen
verdict-irregular = irregular
verdict-unplayable = cannot be followed to the end

## Games
game-russian = Russian draughts
game-brazilian = Brazilian draughts
game-english = English checkers
game-english-white-first = English checkers, White first
game-international = International draughts (100 squares)
game-canadian = Canadian draughts (144 squares)
game-pool = Pool checkers
game-italian = Italian draughts
game-spanish = Spanish draughts
game-czech = Czech draughts
game-frisian = Frisian draughts

## Findings
finding-illegal-move-backward = a man may not move backward
finding-illegal-move-too-far = farther than the piece moves
finding-illegal-move-not-diagonal = { $square } is not on a line with the square before it
finding-illegal-move-blocked = the piece on { $square } is in the way
finding-illegal-move-occupied = { $square } is occupied
finding-illegal-move-jumps-own = over a piece of its own side on { $square }
finding-illegal-move-jumps-two = over two pieces in a row, from { $square } on
finding-illegal-move-jumps-nothing = the way to { $square } jumps over nothing
finding-illegal-move-jumps-twice = the piece on { $square } is jumped twice
finding-illegal-move-crowned-and-went-on = a new king moved on before the opponent had moved
finding-illegal-move-stands-still = the piece stays where it is
finding-opponents-piece = a piece of the opponent was moved
finding-missed-capture-this-piece = the piece that could capture moved without capturing; to capture: { $squares }
finding-missed-capture-other-piece = a capture was compulsory and another piece moved; to capture: { $squares }
finding-wrong-capture-count = this capture is not allowed, because another one must be preferred
finding-unfinished-capture = the capture was broken off; it goes on
finding-lifted-during-capture = possible only if a jumped piece was taken off before the capture ended
finding-wrong-side-first = the wrong side began
finding-moved-as-king = the man on { $square } moved as a king; it only passed the king row at half-move { $earlier }
finding-moved-as-man = a king moved as a man
finding-light-square = a square that is not played on; the piece stays where it was
finding-two-moves-in-row = the same side moved twice in a row; nothing else fits
finding-lifted-without-cause = the piece on { $square } was taken off without cause; half-move { $earlier } shows that it is gone
finding-removed-too-few = the piece taken on { $square } stayed on the board; half-move { $earlier } shows it
finding-removed-unjumped = the piece on { $square } was taken off although it was not jumped; half-move { $earlier } shows that it is gone
finding-removed-own = the piece of its own side on { $square } was taken off after the capture; half-move { $earlier } shows that it is gone
finding-ambiguous-capture = several captures fit: { $readings }
finding-empty-square = no piece of either side stands on { $square }
finding-unreadable = this cannot be read as a move
finding-missing-half-move = a half-move is missing before this one
finding-repeated-half-move = the same half-move is written twice
finding-truncated = the record breaks off here
finding-moves-after-end = the game was over; a move follows all the same
finding-sheet-turned = the whole sheet is written from the other side of the board (180°); judged as turned back
finding-sheet-mirrored = the whole sheet is mirrored (a-h reversed); judged as turned back
finding-columns-exchanged = White's and Black's columns are exchanged; judged as exchanged back
finding-sheet-shifted = all entries stand one half-move lower; judged as moved up
finding-numbered-from-a1 = the squares are counted from a1; judged as counted so
finding-wrong-setup = the position given cannot be played ({ $readings })
finding-result-contradiction = two results are written: { $first } and { $second }
finding-result-disagrees-with-board = the result { $written } is written, but on the board { $side } has won
finding-notation = unusual writing, understood
finding-notation-not-closed = a bracket or quotation mark is not closed
finding-notation-not-opened = a closing bracket without an opening one
finding-notation-bad-tag = a tag without a readable name or value
finding-notation-bad-number = a misspelt move number
finding-notation-bad-text = bytes that are not text in the encoding of the file
finding-notation-escaped-line-end = a backslash and a letter stand for a line end
finding-notation-joined-jumps = the jumps of one capture are written one by one
finding-struck-out = struck out and written anew
finding-spreadsheet-date = a spreadsheet had made a date or a number of this move; it is read as { $first }
finding-number-gap = move number { $second } where { $first } was expected
finding-not-judged = from here nothing is judged, because the position is not known
finding-variant-conflict = the file says { $first }, the squares say { $second }

## What follows a finding
label-legal = legal
label-articles = articles
label-claim = claim
label-position = position before
claim-open = the opponent may still claim it
claim-lapsed = lapsed: the opponent moved on at half-move { $ply }
claim-must-correct = must be corrected
claim-ended = the game is over, the result stands
legal-more = … and { $count } more
likely-played = probably played so
likely-slip = probably a slip of the pen
repair-complete = perhaps meant: { $edits } (the whole record then replays)
repair-partial = perhaps meant: { $edits } (then it replays to half-move { $ply })
edit-replace = { $new } for { $old } at half-move { $ply }
edit-insert = { $new } inserted as half-move { $ply }
edit-delete = without { $old } at half-move { $ply }
edit-exchange = { $old } at half-move { $ply } exchanged with the next

## check
check-record = record { $index }
check-players = { $white } – { $black }
check-summary = { $records ->
    [one] { $records } record
   *[other] { $records } records
 } in { $files ->
    [one] { $files } file
   *[other] { $files } files
 }: { $clean } clean, { $slips } with slips of the pen, { $irregular } irregular, { $unplayable } not followed to the end
check-nothing = No game record was found.
check-progress = records judged

## convert
convert-done = { $records ->
    [one] { $records } record
   *[other] { $records } records
 } written to { $file }

## compare
compare-equal = The copies agree ({ $half_moves } half-moves).
compare-summary = { $differences ->
    [one] { $differences } difference
   *[other] { $differences } differences
 }; the game has { $half_moves } half-moves.
compare-tag = { $name }: White's copy has { $white }, Black's has { $black }
compare-move = half-move { $ply } (move { $number }, { $side }): { $move }
compare-extra = before half-move { $ply }: an entry too much
compare-copy-white = White's copy
compare-copy-black = Black's copy
compare-none = { $text }
compare-misread = { $text }
compare-left-out = left out
compare-exchanged = { $text }, exchanged with its neighbour
compare-too-much = { $text }, written once too often
compare-ends = the copy ends before
compare-not-legal = not legal here
compare-legal-and-fits = legal, and the rest can be played
compare-legal-until = legal, but only { $count } of the following half-moves can be played
compare-fault-white = White's copy is wrong
compare-fault-black = Black's copy is wrong
compare-fault-both = both copies are wrong
compare-fault-undecided = both readings are possible: the arbiter decides

## board
board-turn = { $side } to move
board-must-capture = must capture
board-no-move = { $side } cannot move and has lost

## Problems with input
problem-no-record = no game record in this file
problem-no-headings = no row of headings such as no,white,black stands above these cells
problem-no-table = a sheet without a table of moves
problem-empty = the file is empty
problem-too-large = a record is larger than { $size } MiB and was passed over
problem-at = line { $line }, column { $column }
problem-fen-expected = cannot be read as a position: { $expected }
problem-fen-man-on-king-row = a man stands on its king row
problem-fen-too-complex = the captures of this position are too many to search

## Errors
error = error
error-cannot-open = cannot open { $file }: { $reason }
error-cannot-read = cannot read { $file }: { $reason }
error-cannot-write = cannot write: { $reason }
error-exists = { $file } is there already; --force replaces it
error-unknown-format = the ending of { $file } does not tell what to write (.pdn, .csv, .json); say it with --to
error-bad-json = { $file }, line { $line }, column { $column }: this JSON is no file of records
error-json-format = { $file } has format { $format } of JSON, which this version does not know
error-unknown-variant = unknown game { $name }; known: { $known }
error-perft-depth = the depth must be a number from 0 to 40
hint-variants = known games: { $known }
error-unknown-command = no command { $name }
error-no-such-record = record { $index } is not in the file: it has { $records }
