## Records of the event
would-be-imported = Would be read: { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} (nothing was written)
import-no-column = the column { $column } is missing
import-number-of-two = line { $line }: number { $number } is another player, not { $name }
import-player-twice = line { $line }: { $player } has two places in this round
import-bad-match = line { $line }: board { $board }, game { $game }: the games of a match are numbered 1, 2, 3 and have the same two players
import-no-round = round { $round } is missing
import-unknown-player = line { $line }: { $name } is not among the players of the section
import-renumbered = the numbers of the file have gaps: players were numbered anew, 1, 2, 3, in the same order
import-not-matched = record { $record } ({ $players }) was not kept: { $reason }
import-no-clue = it names neither the players nor round and board
import-no-pairing = these two were not paired
import-other-place = these two were paired, but not in this round or at this board
import-many-games = it fits several games ({ $known }): the tags Round and Game would tell which
import-games-done = Records kept: { $matched }, not kept: { $unmatched }
error-rounds-are-there = section { $name } has rounds already
error-which-copy = { $address }: whose copy? --copy white or --copy black
error-copies-needed = { $address }: both copies are needed, and both with moves
error-file-too-large = { $file }: more than { $size } MiB
error-file-is-there = { $address }: a file { $file } is attached already
error-no-file = { $address }: no file { $file } is attached
error-no-files = { $address }: no files are attached
warn-same-file = { $address }: { $file } is the same file as one that is there
warn-file-changed = { $file } is not what was attached: its SHA-256 differs
file-attached = { $address }: { $file } attached ({ $size } bytes, SHA-256 { $hash })
file-detached = { $address }: { $file } taken away
file-written = { $address }: { $file }
paper-here = { $address }: the sheet of { $player } was handed over.
paper-not-here = { $address }: the sheet of { $player } is not here.
copies-missing = Sheets missing: { $count }
copy-typed = typed in
copy-handed-over = handed over
copy-missing = missing
copy-not-played = not played
col-files = files
col-half-move = half-move
col-move = move
col-origin = stands in
origin-both = both copies
origin-white = White's copy
origin-black = Black's copy
origin-neither = neither as it stands
error-no-entry = the journal has no entry { $number }; huff log lists them
import-long-name = line { $line }: the name is longer than { $most } signs
import-many-lines = line { $line }: this row runs over several lines; is a quotation mark not closed?
error-long-name = a name has at most { $most } signs
error-players-known = { $count ->
    [one] 1 player is
   *[other] { $count } players are
} in this section already: { $names }. Nothing was written; --known update takes over what the list says, --known skip leaves them, --known again adds them once more
players-known = Players who were there already: changed { $changed }, left as they are { $skipped }.
error-results-empty = no result in the file; a first line round,board,result and a line for each board are needed
error-result-twice = { $text } is given twice; in a match of several games give the results in their order, or ROUND.BOARD.GAME
error-result-twice-lines = lines { $first } and { $line } both give { $text }; with several games a board a column game is needed
status-games = { "  " }open { $open }, adjourned { $adjourned }, last round without both sheets { $sheets }
status-differ = { "  " }{ $address } { $players }: the two copies differ, first at { $half_move }: huff game merged { $address }
status-adjourned = { "  " }{ $address } { $players } (adjourned)
error-more = and { $count } more

## Incidents, rulings, report
ruling-redo = made again, more clearly
col-incident = what
col-by = by
col-note = note
col-ruling = ruling
col-against = against
error-bad-half-move = { $text } is no half-move; write 18w, 18b or its number
error-unknown-ruling = { $word } is no ruling; known: { $known }
error-against-whom = { $word }: against whom? --against white or --against black
incident-kept = { $address }: noted { $incident }
incident-kept-by = { $address }: noted { $incident }, { $player }
incident-kept-unknown = { $address }: noted { $incident }; by whom is not noted, it counts for nobody
error-by-whom = { $incident } at { $address }: by whom? --by white, black, both, unknown, or the name of a player of the board
error-by-nobody-here = { $text } is no side and plays not at { $address }; --by says who did it: white, black, both, unknown, or one of the two names; --signed NAME signs the journal
ruling-time-others = { $minutes } min added to the others at the table
minutes-to-seats = { $minutes } min added to the seats { $seats }
ruling-replaces = it takes the place of: { $ruling }
ruling-replaces-penalty = it takes the place of: { $ruling }, which is no longer counted against { $player }
ruling-replaces-penalty-of-both = it takes the place of: { $ruling }, which is no longer counted against either player
ruling-kept = { $address }: { $ruling }
ruling-kept-at = { $address }, half-move { $half_move }: { $ruling }
ruling-kept-against = { $address }: { $ruling }, against { $player }
ruling-kept-at-against = { $address }, half-move { $half_move }: { $ruling }, against { $player }
ruling-claim = by { $copy }, half-move { $ply }, { $what }: { $claim }
warn-claim-lapsed = the claim had lapsed: the opponent moved on at half-move { $ply }; the ruling is kept all the same
warn-claim-ended = the game was over, and its result stands by the rules; the ruling is kept all the same
offences-next = { $player }: penalties so far { $count }; the event's list proposes next: { $next }
offences-counted = { $player }: penalties so far { $count }
report-title = Arbiter's report: { $name }
report-arbiter = Chief arbiter: { $name }
report-round = { $section }, round { $round }: games { $games }, without a result { $open }, adjourned { $adjourned }, not played { $forfeits }, sheets missing { $missing }
report-opening = { "  " }opening: { $opening }
report-remark = { "  " }{ $said }
report-nothing = { "  " }Nothing to report about the games.
report-game = { "  " }{ $address } { $players }, { $result }
report-item = { "    " }{ $said }
report-item-at = { "    " }{ $half_move }: { $said }
report-item-state = { "    " }{ $said }; { $state }
report-item-at-state = { "    " }{ $half_move }: { $said }; { $state }
report-writing = { "    " }remarks on the writing: { $count }
report-incident = noted: { $what }; { $note }
report-claim = claimed by { $player }: { $found }
report-claim-nothing = claimed by { $player }: there was nothing to claim
code-claim = claim
report-by-unknown = { $what } (by whom is not noted)
report-ruling = ruling: { $ruling }; { $note }
report-replaced = not in force any more, replaced by: { $ruling }
report-copies-differ = the two copies differ from here on, at { $count ->
    [one] 1 half-move
   *[other] { $count } half-moves
}: huff game merged { $address }
report-accepted = accepted by moving on, the result stands
report-ended = not claimed during the game, the result stands
report-open = the opponent may still claim it
report-must-correct = to be put right whatever the players say
report-slip = probably a slip of the pen
report-other-result-white = White's sheet names another result
report-other-result-black = Black's sheet names another result
report-penalties = penalties of { $player }: { $count } ({ $list })
report-penalties-next = penalties of { $player }: { $count } ({ $list }); next by the event's list: { $next }
report-penalty-replaced = { $player }: { $address } { $ruling } counts no more, replaced by: { $by }
report-expelled = { $player } was expelled from round { $round } on
report-withdrawn = { $player } does not play from round { $round } on
menu-title = huff – the arbiter's desk for draughts
menu-judge = Judge record sheets
menu-begin = Begin an event
menu-round = Play a round
menu-rule = Rule on what happened
menu-publish = Publish and explain
menu-keep = Keep the file
menu-tools = Other
menu-page-keys = type what is missing, Enter: do it   arrows PgUp PgDn: read   Esc: back
menu-back = Enter: back to the menu
menu-foot = huff COMMAND --help says more; --lang en|zh|ru chooses the language.

## Standings and settings
loss-matches = this format has one game a round: each match was written as one result, its games have no place
pinyin-proposed = { $name }: proposed in Latin letters: { $latin } (--pinyin takes it over)
pinyin-more = proposals for { $count ->
    [one] 1 more name (--pinyin takes it over)
   *[other] { $count } more names (--pinyin takes them over)
}
col-time-control = time control
col-tag = in PDN
col-used = used
draw-bad-row = line { $line }, { $code }: { $text } can neither be played from the start nor is it a position of this game in which both sides can move
draw-code-twice = line { $line }: the number { $code } stands there twice ({ $text })
draw-no-code = line { $line }: { $text } has no number { $code }
draw-no-rows = the table has no rows
error-draw-variant = an own table needs an event, or --variant
audit-changed-since = round { $round }: paired rightly from what was recorded then; from what is recorded now it would be paired otherwise
audit-open = rounds { $first } to { $last } are not compared: games before or in them have no result
why-bye-was = { $player } had the bye.
why-bye-engine = The system would give it to { $player }.
import-same-player = lines { $first } and { $line } both mean { $name }
import-which-player = line { $line }: { $name } may be { $count } players of the section; give birth or number

## Records that do not fit, rulings at tables
error-no-record-in-file = { $file }: no record of a game can be found in it; a record is PDN, CSV or JSON with moves
error-unreadable-record = { $file }: this is no record of a game that can be read: half-moves that can be read { $moves }, entries that cannot { $unread }
import-unreadable = hardly anything of it can be read
import-other-colours = these two were paired, with the other colours
warn-tag-differs = { $address }: the record says { $tag } { $said }, the event has { $here }
warn-other-colours = { $address }: the record has the same two players with the other colours
warn-other-squares = { $address }: the squares of the record are those of { $said }, not of { $here }
warn-beyond-record = { $address }: the record ends at half-move { $last }
warn-other-side = { $address }: { $half_move } is a half-move of the other side than --by names
game-finding = { "  " }{ $half_move } { $code }
game-finding-claim = { "  " }{ $half_move } { $code }: { $claim }
game-findings-more = { "  " }and { $count } more (huff check shows all)
player-absent-once = { $player } misses round { $first }.
error-table-against = a table of star halma has no White and Black: at { $address } give the number of a seat, { $seats }, or the name of who sits there instead of { $text }
error-table-whom = { $word }: against whom? --against with the number of a seat, { $seats }, or the name of who sits at the table
error-table-result = { $word } does not fit a table of star halma: enter the places with huff result
error-table-expelled = { $word } does not fit a table of star halma: enter the places with huff result, and take the player out with huff player withdraw

## Why a file cannot be used, and trials
io-not-found = there is no such file or folder
io-no-right = this user has no right to it
io-exists = it is there already
io-is-folder = it is a folder
io-no-folder = a part of the path is no folder
io-full = the disk is full
io-read-only = the disk can only be read
io-bad-name = the disk does not allow this name
problem-cannot-read = cannot be read: { $reason }
dry-run = Nothing was written (--dry-run).

## Systems in words
word-and-name = { $word } ({ $name })
system-swiss = Swiss, FIDE Dutch 2026
system-swiss-2017 = Swiss, FIDE Dutch 2017
system-double-swiss = Double-Swiss, matches of two games
system-round-robin = round robin
system-double-round-robin = double round robin
system-knock-out = knock-out
system-manual = paired by hand
system-tables = tables
# games of the event
warn-left-opening = { $address }: { $half_move } is not the drawn opening { $opening }
error-bad-time-control = { $text } is no time control; write one as 900+5, 50/7200:25/3600, 2h/50 + 1h/25, 45', or none, or a name: { $known }
audit-manual = paired by hand: nothing to compare
setting-match-points = match points
setting-match-points-of = match won { $win }, level { $draw }, lost { $loss }
import-empty = the list is empty: below a line with round, board, white, black, result it has a line for each game
import-column-twice = line 1: the column { $column } is there twice
import-no-number = line { $line }, { $column } (column { $place }): “{ $text }” is no number from 1 to 9999
import-empty-name = line { $line }, { $column } (column { $place }): a name is missing
import-long-cell = line { $line }, { $column } (column { $place }): a name has at most { $most } signs
import-open-quote = line { $line }, { $column } (column { $place }): the cell runs over several lines; a quotation mark is not closed
import-unknown-columns = columns that were not read: { $columns }
error-other-player = line { $line }: the list has { $said } at { $address }, where { $here } sits; nothing was entered
warn-sheet-of-forfeit = { $address }: there is a sheet, but the result says that somebody did not come
ruling-against = { $ruling } (against { $player })
merged-differ = The copies differ at { $count ->
    [one] 1 half-move
   *[other] { $count } half-moves
}, first at { $half_move }; both readings stand side by side in huff enter { $address }.
