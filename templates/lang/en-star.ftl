## Star halma: names
game-star = Star halma (Chinese checkers)
star-seat = seat { $seat }
star-seat-named = seat { $seat } ({ $name })
star-rules = rules of this game: { $rules }
star-no-official-rules = There is no official text for these settings: they are the choice of the event.

## Star halma: findings
finding-star-illegal-move = the piece was moved against the rules
finding-star-illegal-move-stands-still = the way ends where it began: a closed loop is no move
finding-star-illegal-move-occupied = a piece stands on { $to }
finding-star-illegal-move-not-in-line = { $from } and { $to } are not on one line
finding-star-illegal-move-no-bridge = no bridge: nobody stands between { $from } and { $to }
finding-star-illegal-move-two-bridges = two bridges: more than one piece stands between { $from } and { $to }
finding-star-illegal-move-unequal-distances = unequal distances: the bridge is not in the middle between { $from } and { $to }
finding-star-illegal-move-not-adjacent = the bridge between { $from } and { $to } is no neighbour, and only adjacent jumps are played
finding-star-illegal-move-own-hole = the hole that the piece left is empty and no bridge from { $from } to { $to }
finding-star-illegal-move-step-and-jump = a step ({ $from }-{ $to }) and a jump in one turn
finding-star-illegal-move-several-steps = more than one step in a turn
finding-star-illegal-move-foreign-camp = the turn ends in a foreign camp, on { $to }
finding-star-illegal-move-through-foreign-camp = the way leads through a foreign camp
finding-star-illegal-move-left-goal = the piece left its goal, which is locked
finding-star-illegal-move-no-chain = no step and no chain of jumps leads from { $from } to { $to }
finding-star-others-piece = the piece on { $from } belongs to { $owner }
finding-star-out-of-turn = { $seat } has the turn; the piece on { $from } belongs to { $owner }
finding-star-out-of-turn-home = { $seat } is home and has no turn
finding-star-passed-with-moves = passed, although there are legal moves
finding-star-start-not-vacated = after turn { $first } pieces still stand in the start: { $second }
finding-star-impossible-way = the move is legal, but not this way
finding-star-empty-hole = no piece stands on { $from }
finding-star-unreadable = cannot be read
finding-star-missing-turn = a turn of { $seat } is not written
finding-star-not-home = marked as home, which { $seat } is not
finding-star-turns-after-end = the game was over before this turn
finding-star-bad-seats = the seats cannot be read; judged with the usual ones
finding-star-bad-rules = the setting cannot be read; judged without it
finding-star-bad-position = the position cannot be read; judged from the usual start
finding-star-places-disagree = on the board the places are { $first }
finding-star-bad-places = the places cannot be read; they are written as seat:place, for example 3:1 5:2 1:3
finding-star-turn-cap = the limit of rounds was reached: { $first }
finding-star-not-judged = from here nothing is judged: the position is not known
finding-star-number-gap = number { $second } where { $first } was expected
finding-star-struck-out = struck out and written anew: { $first }
finding-star-notation = a bracket or tag that is not closed

## Star halma: facts on a side
star-standing = { $seat }: { $goal } in the goal, { $way } on the way, { $start } in the start
star-home = { $seat }: home, place { $place }
star-last = { $seat }: not home, place { $place }
star-blocked = on { $hole } of the goal stands a piece of { $owner }
star-over = The game is over.
star-turn = { $seat } to move: { $moves }
star-turn-pass = { $seat } to move: no legal move, pass

## Star halma: explanations
explain-star-illegal-move = A piece made a step or jump that the rules do not allow. The reason says why; the replay goes on from where the piece was put.
explain-star-others-piece = In the column of one seat a piece of another was moved.
explain-star-out-of-turn = Somebody moved whose turn it was not, or who is home already.
explain-star-passed-with-moves = A side may pass only when it has no legal move.
explain-star-start-not-vacated = With the setting blocking=vacateN a side has to leave its start by its turn N. This is a fact for the arbiter, not a judgement.
explain-star-impossible-way = Both ends of the move are right and fix the position, but the holes written between are not a chain of jumps.
explain-star-empty-hole = Nothing stands where the move begins; nearly always a slip of the pen.
explain-star-unreadable = The text is neither a move, nor pass, nor the mark -- of a seat that is home.
explain-star-missing-turn = One side wrote nothing where the others wrote a turn.
explain-star-not-home = The mark -- stands for a seat that has come home and has no more turns.
explain-star-turns-after-end = By the settings end and turn-cap the game was over before.
explain-star-bad-seats = Seats are the numbers of the camps clockwise, two to six, for example 1,3,5.
explain-star-bad-rules = The tag Rules has settings such as pieces=10; jump=eq; camps=free; goal=open.
explain-star-bad-position = A position has seventeen rows with / between, letters a to f for pieces by their camp, numbers for empty holes, and the seat to move.
explain-star-places-disagree = The tag Places says something else than who came home first on the board.
explain-star-bad-places = The tag Places has seat:place for each seat; shared places are written twice.
explain-star-turn-cap = With the setting turn-cap=N the game ends after N rounds; the places of those who are not home are for the arbiter.
explain-star-not-judged = Nothing explains what is written from here, so nothing is judged.
explain-star-number-gap = The numbers of the rounds have a gap or go back.
explain-star-struck-out = An entry was struck out and another one written.
explain-star-notation = A bracket, quote or tag was not closed; the rest was read all the same.
article-s1-adjacent-jump = Adjacent jump (相邻跳): a piece steps to a neighbouring hole in six directions, or jumps over a neighbouring piece of any side to the empty hole straight behind it, and may go on as long as that is possible.
article-s1-equal-distance-jump = Equal-distance jump (等距跳): a piece steps in six directions, or jumps on a straight line to an empty hole if exactly one piece stands between and in the middle, and may go on as long as that is possible.
article-s2-star = Star halma: steps in six directions, chains of jumps over neighbouring pieces of any side; who first fills the opposite camp wins.

## Star halma: events at tables
tables-rules = rules of the games: { $rules }
tables-stages = stages: { $stages }; points for places: { $points }; seed of the lots: { $seed }
tables-round = stage { $stage } of { $stages }, round { $round } of { $rounds }{ $top ->
    [0] {""}
   *[other] ; the first { $top } { $of ->
        [table] of each table go on
       *[other] of the stage go on by points
    }
}
tables-small = { $count ->
    [one] One table has fewer than { $size } seats: { $seats }
   *[other] { $count } tables have fewer than { $size } seats: { $seats }
}
tables-fewer-go-on = Only { $count } instead of { $wanted } go on to stage { $stage }: the others did not come.
tables-without-seat = No seat in stage { $stage }, as not in a stage before: { $players }
tables-repeats = { $count ->
    [0] Nobody meets anybody again.
    [one] One pair meets again.
   *[other] { $count } pairs meet again.
}
tables-advanced-by = { $player } goes on by { $criterion }
tables-advanced-by-table = { $player } goes on from table { $table } by { $criterion }
tables-advanced-by-lot = { $player } goes on by lot (seed { $seed })
tables-advanced-by-lot-table = { $player } goes on from table { $table } by lot (seed { $seed })
tables-qualified-otherwise = round { $round } is seated already: { $gone ->
    [0] {""}
   *[other] no longer qualified { $out };{" "}
}{ $come ->
    [0] {""}
   *[other] now qualified { $in };{" "}
}to seat it anew, take back all rounds from { $round } on with huff unpair, then huff pair
audit-qualified = round { $round }: by the results as they are now should play { $in }; should not play { $out }
tables-not-here = this does not exist for games at tables; see { $instead }
tables-no-bye-points = at tables points go with places, and who is absent has no place: leave --points out
star-not-here = { $file } has records of star halma, which this command does not take; huff check, compare, convert, board, game add and print sheets do
tables-no-stages = section { $name } has no stages yet; set them with: huff section set --stages "4 top 2, 4"
tables-bad-stage = { $text }: "{ $part }" is no stage; a stage is SIZE, SIZE top N, or SIZExROUNDS top N, for example 4 top 2
tables-bad-size = { $text }: a table has two to six seats, not { $size }
tables-no-top = { $text }: every stage but the last says how many go on, for example 4 top 2
tables-bad-top = { $text }: { $top } of { $size } cannot go on
tables-only-star = only star halma has these settings; set the game with --variant star
tables-seats-need-stages = star:{ $seats } says { $seats } at a table, but without stages players meet in pairs: add --stages { $stages }
tables-other-seats = star:{ $seats } says { $seats } at a table, but the first stage has tables of { $size }: write --variant star, the stages say the seats
tables-not-all = everybody who plays sits at one table; missing: { $missing }; too many: { $others }
tables-bad-places = { $address }: { $text } cannot be read; write seat:place for the seats { $seats }, or the places in the order of the seats, - for who did not come
tables-places-missing = { $address }: { $text } does not have a place for each of the seats { $seats }
tables-not-over = { $section }: who goes on is known when these tables are over: { $tables }; enter their places: huff result { $first } { $places }
tables-adjourned-too = { $section }: who goes on is known when these tables are over: { $tables } (adjourned: { $adjourned }); play them to the end and enter their places: huff result { $first } { $places }
tables-other-rounds = the stages "{ $stages }" are { $count ->
    [one] 1 round
   *[other] { $count } rounds
}, not { $rounds }: leave --rounds out, or write more rounds into the stages, such as 4x3 for three rounds at tables of four
tables-places-gap = { $address }: { $text } leaves a place out; who shares places has the first of them, for example 1 2 2 4 (seats { $seats })
tables-result = { $address }: { $order }
tables-result-open = { $address }: no result
tables-result-adjourned = { $address }: adjourned
tables-why-place = { $player }: place { $place } ({ $values })
tables-why-behind = behind { $other } by { $criterion }
tables-why-game = round { $round }, table { $table }, seat { $seat }: place { $place }, points { $points }; with { $others }
tables-why-away = round { $round }: absent, no points
tables-why-seat = seat { $seat }: { $player }{ $from ->
    [0] {""}
   *[other] {" "}(from table { $from })
}
tables-why-met = { $one } and { $other } had met before: { $count }
tables-why-seating = The tables of a stage are those with the fewest repeated meetings found with seed { $seed }; then opposite camps and turns are shared out.
col-table = table
col-seat = seat
col-decided = decided
criterion-stage = stage
criterion-points = points
criterion-wins = wins
criterion-seconds = seconds
criterion-head-to-head = head-to-head
criterion-lot = lot

## Star halma: words on forms
paper-table = Table
paper-tables = Tables
paper-tables-name = Tables by name
paper-turn = Turn
paper-seat = Seat
paper-with = With
paper-recorded-seat = recorded by seat { $seat }
paper-star-rules = Rules
paper-star-marks = A5-C7-E7 way of the piece · pass no legal move · -- home already
paper-star-shared = Who shares places has the first of them: 1 2 2 4 · – did not come
paper-signature = Signature

## Star halma: settings in words
star-option-pieces-10 = 10 pieces
star-option-pieces-15 = 15 pieces
star-option-jump-adj = adjacent jumps
star-option-jump-eq = equal-distance jumps
star-option-camps-free = foreign camps are free
star-option-camps-nostop = no turn may end in a foreign camp
star-option-camps-nopass = foreign camps are closed
star-option-goal-open = the goal may be left
star-option-goal-locked = the goal may not be left
star-option-blocking-strict = home with all pieces
star-option-blocking-majority = home when the goal is full and most of it one's own
star-option-blocking-vacate = the start is to be empty by turn { $number }
star-option-equal-turns-off = no equal turns
star-option-equal-turns-on = who comes home in the same round shares the place
star-option-end-first = ends when the first is home
star-option-end-places = played on for places
star-option-turn-cap-none = no limit of rounds
star-option-turn-cap = rounds at most: { $number }
star-option-and = {"; "}

## Star halma: paper
print-not-for-star = this form exists for draughts only; star halma has huff print sheets, pairings, slips, standings, cards and originals
print-two-games = sections of star halma: { $star }; of draughts: { $draughts }; their forms differ, name one with --section
print-files-two-games = { $file } is a game of draughts and the others are star halma, and their sheets differ; print them one after the other
print-tables-all = { $option } does not exist for section { $section }: the standings of games at tables are of all players
print-star-design = sheets of star halma have the designs a and b

## Star halma: sheets of an event
star-which-copy = { $address }: whose copy? --copy and the number of a seat: { $seats }
star-no-record-in-file = { $file }: no record of star halma can be found in it; a record names its seats, as in [Seats "1,4"], or has a column a seat
star-game-finding = { "  " }{ $turn } { $code }: { $found }
star-game-finding-article = { "  " }{ $turn } { $code }: { $found } ({ $articles })
star-sheet-disagrees = { $address }: the record sheet of seat { $seat } says the places { $sheet }, entered are { $entered }
status-games-tables = { "  " }open { $open }, adjourned { $adjourned }, sheets of the last round not complete { $sheets }

## Star halma: typing a game
star-enter-not-so = --live and --forced are for draughts, not for star halma
star-enter-done = { $what }: { $turns } turns, { $verdict }
star-enter-draft-taken = going on with the unfinished draft of { $turns } turns beside { $file }
star-enter-undone = taken back; { $turns } turns stay
star-enter-help = A5-C7-E7, a5e7 or pass: a turn, entered at the blank behind it; C5: where this piece can go; !: as it is written; /result 1:1 4:2: the places on the sheet
star-enter-offers = !: as it is written; or type it again
star-enter-nowhere = { $hole }: no piece of this seat that can move
star-enter-destinations = { $hole } can go to { $holes }
tables-import-rules = the list says the rules { $rules }; the section has { $here }
results-two-kinds = sections { $tables } are played at tables, { $pairs } in pairs, and their screens differ; name one with --section
results-tables-help =
    The seats stand in the order of turns. Every result is saved at once.
    1-6                the place of each seat, a digit a seat; level ones share it
    -                  who sits there did not come
    Backspace          takes the last digit back;  Esc  all of them
    Del                no result any more;  *  adjourned
    / and a result     whatever huff result takes; then Enter
    up, down, Enter    to another table;  PgUp PgDn Home End
    g and a number     to the table of that number
    o                  open tables alone, or all again
    ?  F1              this help
    F10  Ctrl-Q        end; everything is saved
    Tables that another desk enters are shown as they come.
    any key: back
results-tables-keys = 1-6 place of each seat  - absent  * adjourned  / any  ? all keys  F10 end

## Star halma: what is not so
star-variant-in-record = { $name } is not said by --variant here: a record of star halma says it itself, as text with [Seats "1,3,5"] and [Rules "jump=eq"], as a sheet with # seats: 1,3,5 and # rules: jump=eq
star-no-table = convert writes star halma as .pdn, as a sheet (.csv) or as .json; a table with a game in each row is for draughts
star-json = { $file } has records of star halma as JSON; huff convert turns them into .pdn or .csv
star-no-ply = there is no entry { $ply }: the record has { $turns }
star-fifteen = pieces=15 is for two players, not for tables of { $seats }
pair-drawn-first = First seat by lot (seed { $seed }): the first player has seat 1.
pair-drawn-second = First seat by lot (seed { $seed }): the first player has seat 4.

## compare, game merged
star-compare-other = { $file }: no record of star halma, as the first file has one
star-compare-tag = { $name }: { $values }
star-compare-turn = round { $round }, { $seat }: { $move }
star-compare-extra = round { $round }, { $seat }: an entry too much
star-compare-none = nothing written
star-compare-legal-until = legal, but only { $count } of the following turns can be played
star-compare-undecided = several readings are possible: the arbiter decides
star-compare-equal = The copies agree ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}).
star-compare-summary = { $differences ->
    [one] 1 difference
   *[other] { $differences } differences
}; the game has { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
star-copies-needed = { $address }: the copies of two seats at least are needed, and with turns
star-origin-all = all copies
star-merged-differ = The copies differ at { $count ->
    [one] 1 turn
   *[other] { $count } turns
}, first in round { $round }, { $seat }.
col-round = round
## Star halma: the full screen
star-enter-draft-found = An unfinished draft with { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} lies beside { $file }. Enter: go on with it; n: begin from the file; Esc: leave
star-enter-not-whole = { $text } is no whole turn yet: where to?
star-enter-no-hole = { $text } is no hole
star-enter-taken-back = { $move } was taken for what is typed, and is taken back
star-enter-cannot-stand = { $text } cannot stand on a sheet: it would be read as something else
star-enter-nothing-typed = nothing is typed that could stand as it is written
star-enter-no-turn-here = there is no turn behind the cursor
star-enter-insert-on = typed turns come before the next one
star-enter-insert-off = typed turns stand in the place of the next one
star-enter-bad-places = { $text } does not say places; it is seat and place: 1:1 4:2
star-enter-no-turn = no turn { $text }; 12 is where round 12 begins, 12.3 seat 3 in it
star-enter-keys = F1 help  F2 note  F8 places  Tab moves  ! as written  Ctrl-Z undo  F10 end
star-enter-copy = copy of { $seat }
star-enter-unknown = the position is not known
star-enter-must-pass = no legal move: pass
star-enter-can-move = can move: { $holes }
star-enter-not-legal = no legal move begins with { $typed }
star-enter-rest-broken = from round { $round }, seat { $seat } on, the rest does not fit
star-enter-places = places on the sheet: { $places }
star-enter-help-moves = c5e7  C5-E7  pass  -- (home already); entered as soon as it is clear
star-enter-help-chain = A5-C7-E7: a chain hole by hole; a hole alone shows where its piece can go
star-enter-help-go = Arrows PgUp PgDn Home End; type over a turn to change it; the rest stays
star-enter-help-edit = Backspace: take off  Delete: take out  Insert: before  Ctrl-Z Ctrl-Y: undo, redo
star-enter-help-tab = Tab: moves that begin so  !: as written, legal or not  Enter or blank: all of it
star-enter-help-places = /result 1:1 4:2: the places on the sheet  /go 12.3: to round 12, seat 3  ~: struck out
star-enter-nothing-struck = there is nothing that could be struck out
