## Sides, pieces
side-white = White
side-black = Black
side-both = both sides
side-unknown = unknown
side-somebody = somebody
half-move-white = { $number }w
half-move-black = { $number }b

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
finding-repeated-half-move = a half-move too many: without it the rest fits
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
finding-no-result = the moves end without a result or *: the file may have been cut off here
finding-number-gap = move number { $second } where { $first } was expected
finding-not-judged = from here nothing is judged, because the position is not known
finding-judged-as-repaired = from here judged as with { $repair }; what follows stands or falls with that
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
check-guessed = { $game }, guessed
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
compare-equal = The copies agree ({ $half_moves ->
    [one] 1 half-move
   *[other] { $half_moves } half-moves
}).
compare-summary = { $differences ->
    [one] { $differences } difference
   *[other] { $differences } differences
 }; the game has { $half_moves ->
    [one] 1 half-move
   *[other] { $half_moves } half-moves
 }.
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
compare-two = { $file }: a game of draughts has two copies; only star halma has more

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
error-cannot-write = cannot write: { $reason }
error-exists = { $file } is there already; --force replaces it
error-is-event = { $file } is an event, or a backup of one, and is never written over; give another name
error-other-kind = { $file } is there already and is another kind of file; give another name
error-unknown-format = the ending of { $file } does not tell what to write (.pdn, .csv, .json); say it with --to
error-bad-json = { $file }, line { $line }, column { $column }: this JSON is no file of records
error-json-format = { $file } has format { $format } of JSON, which this version does not know
error-unknown-variant = unknown game { $name }; known: { $known }
error-perft-depth = the depth must be a number from 0 to 40
hint-variants = known games: { $known }
error-unknown-command = no command { $name }
error-no-such-record = record { $index } is not in the file: it has { $records }

## Event
warning = note
done = Done.
col-section = section
col-variant = game
col-system = system
col-rounds = rounds
col-games = games
col-players = players
col-seed = seed
col-number = no
col-name = name
col-title = title
col-rating = rating
col-federation = fed
col-club = club
col-board = board
col-result = result
col-place = place
col-points = points
col-places = places
col-team = team
col-entry = no
col-time = time
col-who = who
col-what = what
bye-pairing = bye
bye-full = bye, a win's points
bye-half = bye, a draw's points
bye-zero = absent
player-away = away
event-name = event
event-city = city
event-federation = federation
event-start = first day
event-finish = last day
event-arbiter = chief arbiter
event-deputies = deputies
event-line = { $word }: { $value }
event-section = section { $name }: { $variant }, { $system }, rounds: { $rounds }
new-made = { $file }: event { $name } with section { $section }
section-added = Section { $name } was added.
player-added = Added: { $player }
player-changed = Changed: { $player }
player-withdrawn = { $player } does not play from round { $round } on.
player-returned = { $player } plays again from round { $round } on.
player-absent = { $player } misses rounds { $first } to { $last }.
players-imported = Players read: { $count }
players-would-be-imported = Players that would be read: { $count } (nothing was written)
import-no-names = no column for the names: the first line must name the columns
import-no-name = line { $line }: no name
import-impossible = line { $line }, { $column }: { $text } cannot be
imported = Read: { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
warn-unknown-column = the column { $name } is not known and was left out
warn-same-name = there is another player named { $name }
warn-same-name-line = line { $line }: there is another player named { $name }
warn-more-rounds-than-opponents = { $players ->
    [one] 1 player
   *[other] { $players } players
} cannot play { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} without meeting again; take a round robin
warn-beyond-half = { $rounds ->
    [one] 1 round is
   *[other] { $rounds } rounds are
} more than half of { $players ->
    [one] 1 player
   *[other] { $players } players
}: the last pairings may be far apart
warn-too-few-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} for { $players ->
    [one] 1 player
   *[other] { $players } players
} may leave several without a loss; { $needed ->
    [one] 1 is needed
   *[other] { $needed } are needed
}
warn-pairings-run-out = from round { $next } on { $left ->
    [one] 1 round is left
   *[other] { $left } rounds are left
}, but only { $found ->
    [one] 1 is sure to find pairs
   *[other] { $found } are sure to find pairs
}
warn-games-open = games without a result, left out here: { $count }
warn-met-before = { $white } and { $black } have met before
warn-forbidden-pair = { $white } and { $black } are to be kept apart
warn-third-colour = { $player } has the same colour for the third time running
warn-colour-difference = { $player } would have more than two games more with one colour
warn-second-bye = { $player } has had the bye already
warn-result-changed = { $address }: the result was { $before } before
warn-sheet-disagrees = { $address }: the record sheet of { $copy } says another result
pairings-title = { $section }, round { $round }
pairings-opening = opening { $code }: { $moves }
pair-drawn-white = First colour by lot (seed { $seed }): the first player has White.
pair-drawn-black = First colour by lot (seed { $seed }): the first player has Black.
pair-by-hand = this section is paired by hand: give --board WHITE-BLACK for each board
pair-no-players = nobody is there to be paired
pair-no-more-rounds = round { $round } is not announced: the event is over
pair-unsuitable = { $players ->
    [one] 1 player
   *[other] { $players } players
} cannot be paired in this system
pair-none = no legal pairing of { $players ->
    [one] 1 player
   *[other] { $players } players
} exists; opponents left: { $free }
pair-nobody-for-the-bye = no legal pairing of { $players ->
    [one] 1 player
   *[other] { $players } players
} exists: nobody may have the bye
pair-won = the knock-out is over: { $player } has won
pair-undecided = these matches are not decided: { $boards }; enter a further game, ROUND.BOARD.GAME
unpaired = The pairing of round { $round } was taken back.
result-won = { $address } { $left } – { $right } { $score }: { $winner } has won
result-forfeit = { $address } { $left } – { $right } { $score }: { $winner } wins without a game
result-drawn = { $address } { $left } – { $right } { $score }: a draw
result-nobody-came = { $address } { $left } – { $right }: neither came, both lose
result-other = { $address } { $left } – { $right } { $score }: nobody has won
result-adjourned = { $address } { $left } – { $right }: adjourned, counts as drawn until it is over
result-open = { $address } { $left } – { $right }: no result
result-trap = { $text } does not say who won: in this game Black moves first and files mean either side by it. Give white, black, or the name of the winner
game-added = { $address }: kept; verdict: { $verdict }, findings: { $count }
drawn = { $table } { $code }: { $moves }  ({ $fen })
drawn-seed = seed { $seed }
standings-title = { $name }, standings after round { $round }
status-section = { $name }: players { $players }, rounds paired { $round }
status-open = { "  " }{ $address } { $players }
log-undone = taken back by { $number }
undone = Taken back: { $number } { $what }
backup-made = Copied to { $file }
verify-fine = The event is whole.
verify-page = damaged: { $text }
verify-reference = { $table } { $row } refers to something that is not there
verify-journal = { $table } { $row } is not what the journal says
verify-round = { $section }: round { $round } is out of order
verify-twice = { $section }, round { $round }: { $player } has two places
verify-board = { $section }, round { $round }, board { $board }: not two players
verify-results = { $section }, round { $round }, board { $board }: the results do not fit each other
verify-numbers = { $section }: the numbers of the players are not 1, 2, 3 without a gap
audit-difference = round { $round }: paired { $played }, expected { $expected }
audit-by-hand = round { $round } (by hand): paired { $played }, the system would pair { $expected }
audit-other-wording = rounds { $rounds } fit the wording of 2025, where a bye worth no more than a loss is no float
audit-summary = rounds: { $rounds }, different: { $count }
simulate-seed = seed { $seed }
simulate-stopped = round { $round } could not be paired: { $reason }
export-round-open = round { $round } is not complete and was left out
loss-settings = the number of rounds and the first colour have no place in this format
loss-scoring = the points for results cannot be told completely in this format
loss-accelerations = virtual points have no place in this format
loss-forbidden = forbidden pairs, or their rounds, have no place in this format
loss-games = this format has one game a round: only the first of each match was written
loss-long-name = names of more than 33 characters were cut
loss-club = clubs have no place in this format
trf-no-players = { $file }: no players
trf-unknown-system = the pairing system { $code } is not known
trf-not-a-number = line { $line }, column { $column }: { $text } is no number
trf-not-points = line { $line }, column { $column }: { $text } are no points
trf-unknown-code = line { $line }, column { $column }: { $text } means nothing here
trf-too-short = line { $line }: the line is too short
trf-number-twice = line { $line }: number { $number } stands there twice
trf-unknown-player = line { $line }, column { $column }: there is no player { $number }
trf-one-sided = line { $line }, column { $column }: in round { $round } player { $number } names somebody else
trf-results-disagree = line { $line }, column { $column }: in round { $round } the results of this player and of { $number } do not fit each other
trf-points-disagree = line { $line }: the points of player { $number } are { $points } by the results
trf-unsupported = line { $line }: { $text } is not followed
trf-full-bye = line { $line }: the bye of round { $round } is written F; U is the bye of the pairing, and F lets engines give it again
why-place = { $player }: place { $place } after round { $round }
why-behind = behind { $above } by { $criterion }
why-shared = level with { $above } in every criterion
why-criterion = { $code }: { $value } (above: { $above })
why-working = { "  " }round { $round }: { $opponent }, his score { $score }, points from him { $points }: { $value }
why-working-cut = { "  " }round { $round }: { $opponent }, his score { $score }, points from him { $points }: { $value }, left out
why-board = round { $round }: { $players }
why-by-hand = This round was paired by hand.
why-table = By the Berger table of the players' numbers.
why-bracket-tree = By the bracket: the winners of neighbouring matches meet.
why-double-swiss = By the Double-Swiss system (C.04.5): the top scoregroup is filled up from below, colours play no part.
why-other = The system would leave one of the two without an opponent now: results were corrected, or the round was paired by hand.
why-engine-pairs = From what is recorded now the system pairs { $players }.
why-bracket = bracket of { $score } points: { $residents } residents; moved down into it: { $down }; floated on: { $floaters }
why-side = { $player }: { $score } points, colours { $colours }, { $wish }, floats of the last two rounds { $floats }
why-bye = The bye goes to { $player }.
why-no-bye = Nobody has the bye in this round.
wish-none = no colour wanted
wish-white = wants White
wish-white-strong = strongly wants White
wish-white-absolute = must have White
wish-black = wants Black
wish-black-strong = strongly wants Black
wish-black-absolute = must have Black
store-exists = there is a file of this name already; it was left alone
store-missing = there is no such event file
store-not-an-event = this is no event file
store-newer = a newer huff has written this event (version { $found }, this one knows { $known }); nothing was changed
store-busy = another program is writing to the event; try again in a moment
store-read-only = the event file or its folder may not be written; nothing was changed
store-full = the disk is full; nothing was changed
store-damaged = the event file is damaged ({ $reason }); take the last backup
store-other = the event file cannot be used: { $reason }; nothing was changed
error-no-event = no event: name one with -e FILE, or begin one with huff new FILE
error-many-events = there are { $count } events in this folder: name one with -e FILE
error-which-section = which section? --section NAME: { $known }
error-no-section = there is no section { $name }; there are: { $known }
error-section-exists = there is a section { $name } already
error-section-has-begun = round 1 of { $name } is paired: game, system, games, seeding and lots cannot change any more
error-double-swiss-games = a Double-Swiss has matches of two games
error-unknown-word = { $word } is not known here; known are: { $known }
error-bad-date = { $text } is no date; write 2026-05-31
error-empty-name = a player needs a name
error-no-player = there is no player { $name }
error-which-player = { $name } may be several players: { $known }
error-same-player = these are the same player
error-not-forbidden = they were not kept apart
error-not-away = { $player } has not left and announced no absence
error-no-late-entry = in section { $name } nobody can come in after round 1 was paired
error-round-is-paired = round { $round } is paired already
error-bad-rounds = { $text } are no rounds; write 3 or 3-5
error-no-round = there is no round { $round }; rounds paired: { $paired }
error-nothing-paired = nothing is paired in section { $name } yet; huff pair makes round 1
error-round-has-results = the round has { $count ->
    [one] 1 result; --discard-results throws it away
   *[other] { $count } results; --discard-results throws them away
}
error-games-open = { $section }: { $count ->
    [one] 1 game has no result yet: { $games }; enter it, or adjourned
   *[other] { $count } games have no result yet: { $games }; enter them, or adjourned
}
error-bad-board = { $text } is no pair; write 5-9
error-player-twice = { $player } has two places
error-player-away = { $player } does not play in this round
error-players-left = players without a place: { $players }
error-boards-taken = boards { $first } to { $last } are taken in this round by another section; huff section set --section "{ $name }" --first-board { $free } gives this one others
error-bad-address = { $text }: give ROUND.BOARD, for example 3.12
error-bad-address-line = line { $line }: { $text } is no ROUND.BOARD
error-at-line = line { $line }
error-no-result = { $text }: the result is missing
error-result-columns = the first line must name the columns: board (台次, 台号, стол, доска) and result (结果, 成绩, результат), and as needed round (轮次, тур) and game (局, партия)
error-unknown-result = { $text } is no result and names neither player; write 2-0, 0-2, = (a draw), white, black, 0-0 (both lost), +- or -+ (one did not come), adjourned, none, or the name or number of the winner
error-unknown-result-sides = { $text } is no result and names neither player; write white, black, = (a draw), 0-0 (both lost), white+ or black+ (the other did not come), adjourned, none, or the name or number of the winner
error-old-result = { $address } is over, and later rounds were paired from it; --correct changes it all the same
error-no-board = there is no board { $address }
error-board-in-many-sections = { $address } is in several sections: name one with --section
error-no-game = { $address } has no game { $game }
error-copy-is-there = { $address }: this copy is there already; --replace puts the new one in its place
error-no-category = there is no category { $name }
error-nothing-to-undo = there is nothing to take back
error-not-empty = the section or event has players already
error-spreadsheet = the spreadsheet cannot be read: { $reason }
error-json = this is no event in JSON: { $reason }
error-no-table = there is no table { $name }; there are: { $known }
error-table-game = the table { $name } is not for this game
error-no-opening = there is no opening { $code } in this table; codes look like { $examples }
error-opening-game = the opening { $code } cannot be played in this game
error-opening-is-drawn = round { $round } has an opening; --again draws anew
edit-fill = { $new } in the empty cell at half-move { $ply }
problem-fen-no-turn = W or B is expected here
problem-fen-bad-text = a square, a comma or a colon is expected here
problem-fen-off-board = this square is not on the board
problem-fen-light-square = this square is not played on
problem-fen-twice = a square is named twice
problem-fen-bad-range = the range ends before it begins
error-no-game-file = no game file in { $file }
