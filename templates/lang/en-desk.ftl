## enter
enter-copy-white = White's copy
enter-copy-black = Black's copy
enter-no-such-key = { $key } is no part of a move; ? explains the keys
enter-not-whole = this is not a whole half-move yet
enter-not-a-move = { $text } cannot be read as a half-move
enter-nothing-begins-so = no legal move begins so
enter-forced-played = forced, made by the desk: { $move }
enter-forced-on = forced captures are made by the desk
enter-forced-off = forced captures are typed
enter-insert-on = typed half-moves come before the next one
enter-insert-off = typed half-moves stand in the place of the next one
enter-one-copy = there is only one copy here
enter-nothing-to-undo = there is nothing to take back
enter-bad-position = { $text } is no position that can be read
enter-no-such-command = no command { $name }; /help names them
enter-needs-text = { $name } needs something behind it
enter-no-half-move = there is no half-move before the cursor
enter-bad-result = { $text } is no result of a game; allowed: white, black, draw, 2-0, 1-1, 0-2, 0-0, none
enter-result = result: { $text }
enter-result-white = { $player } (White) has won, written { $text }
enter-result-side = { $side } has won, written { $text }
enter-result-black = { $player } (Black) has won, written { $text }
enter-event-no-result = the event has no result of { $address } yet: huff result { $address } { $result } enters it
enter-event-other-result = the event has another result of { $address }: huff result { $address } { $result } changes it
enter-not-live = only with --live
enter-claim-nothing = { $side }, half-move { $ply }: there is nothing to claim here
enter-requested-before = the extra minute of this move was asked for before
enter-requested = one minute more
enter-time-goes-on = the time of half-move { $ply } goes on, { $taken } so far
enter-no-such-half-move = no half-move { $text }
enter-to-move = { $number }. { $side } to move
enter-unknown-position = the position is not known; /position gives it
enter-presumed-position = likely board: a slip of the pen stands before it
enter-legal = legal
enter-no-legal = no legal move
enter-must-capture = must capture
enter-not-legal = no legal move begins with { $typed }; legal: { $legal }
enter-which = which?
enter-hidden = not understood as it is typed: { $text }
enter-offer-correct = correct it
enter-offer-written = enter it as it is written: { $text }
enter-offer-repair = { $repair }
enter-first-difference = first difference: half-move { $ply } here, { $other } in the other copy
enter-rest-broken = from half-move { $ply } on the rest does not fit
enter-saved = saved
enter-not-saved = NOT SAVED: { $reason }. Each key tries again, F10 ends.
enter-insert-mark = INSERT
enter-forced-mark = FORCED
enter-live-mark = LIVE
enter-position-title = Set the position up
enter-position-keys = arrows; w b men, again kings; space empty; t turn; c clear; s start; Enter
enter-placing-no-key = { $key } does nothing here; the keys stand below
enter-placing-king-row = the man on { $square } stands on its king row: its letter again makes it a king, a blank takes it off
enter-placing-turn = { $side } to move (t: other)
enter-time-running = half-move { $ply }: { $left } of { $limit } left ({ $article })
enter-time-ask = half-move { $ply }: limit over; { $left } if the extra minute is asked for, /request ({ $article })
enter-time-grace = half-move { $ply }: extra minute, { $left } left ({ $article })
enter-time-over = half-move { $ply }: time over ({ $article })
enter-keys = F1 help  F2 note  F3 incident  F4 crown  F5 clock  F6 copy  F8 result  F10 end
enter-choose-keys = up down Enter: choose  Esc: back  !: as it is written
enter-too-small = The window is too small: 80 columns and 24 rows are needed. Until then keys do nothing; F10 leaves.
enter-draft-found = An unfinished draft with { $half_moves ->
    [one] 1 half-move
   *[other] { $half_moves } half-moves
} lies beside { $file }. Enter: go on with it; n: begin from the file; Esc: leave
enter-draft-taken = going on with the unfinished draft of { $half_moves ->
    [one] 1 half-move
   *[other] { $half_moves } half-moves
} beside { $file }
enter-done = { $what }: { $half_moves ->
    [one] 1 half-move
   *[other] { $half_moves } half-moves
}, { $verdict }
enter-left = not entered: { $text }
enter-not-read = the rest of the line was not read: { $text }
enter-accepted = { $number }. { $side } { $move }
enter-plain-offers = !: as it is written; !N: a proposal; or type it again
enter-help-moves = 3228  32-28  711  c3d4  cd4  a path by squares; played as soon as it is clear
enter-help-go = Arrows PgUp PgDn Home End; type over a half-move to change it; the rest stays
enter-help-edit = Backspace: take off  Delete: take out  Insert: before  Ctrl-Z Ctrl-Y: undo, redo
enter-help-tab = Tab: moves that begin so  !: as written, legal or not  ~: struck out  Enter: all
enter-help-words = / and a word, in any of the three languages:
enter-help-back = Ctrl-N: more of what is said where it is long   any key: back
enter-read-anew = read otherwise as more was typed: { $moves }
enter-instead = { $move } stands in the stead of { $refused }, which was not entered
enter-taken-for = taken for { $move }
enter-taken-back = a move that begins like { $keys } was shown; all of it being typed, it is not that move and is not legal
enter-waiting = { $text } is not entered; what is typed behind it waits for that
enter-dropped = what was typed behind it is not entered: { $text }
enter-bad-clock = { $text } is no clock time; allowed: 0:45:10, 45:10, or both clocks: w0:45:10 b0:44:02; minutes and seconds go to 59
enter-bad-crown = { $text } is no mark of crowning; allowed: C by the mover, O by the opponent, L@18 later, - not
enter-bad-incident = { $text } is no article of this game and no code; allowed: an article such as 7/4.3, or { $known }
enter-against-whom = { $word }: against whom? /ruling { $word } white, or black
enter-by-whom = { $incident }: by whom? white, black, both or unknown behind it
enter-note-undone = what was noted last is taken back
enter-said = { $text }
error-enter-note-stays = other work came after it; huff undo takes it back in its turn
enter-live-at = shown: half-move { $ply } of { $count }
enter-live-keys = F1 help F2 note F3 incident F4 crown F8 result F10 end F11 /claim F12 /request
enter-claimed = { $side } claims against half-move { $ply }:
enter-claim-own = half-move { $ply } was made by { $side }: only the opponent may point something out{ $law }
enter-no-side = { $text } is no side; white or black
enter-request-never = in this game no minute can be asked for
enter-request-side = only the player on move may ask for it: { $side } ({ $article })
enter-request-early = it can be asked for when the time of the move is over, in { $left } ({ $article })
enter-request-late = too late: the extra minute is over as well ({ $article })
enter-which-record = Which record of { $file }?
pick-keys = arrows or number, Enter: choose   Esc or q: leave
error-enter-many-csv = { $file } has { $records } records; in a table one is changed in its own file: huff convert { $file } all.pdn
error-enter-bad-text = { $file }, line { $line }: bytes that are no text would be lost; save the file as UTF-8 or correct the line, and begin again
error-enter-bad-line = line { $line } of what is typed is no UTF-8; the half-moves before it are kept
error-enter-file-changed = { $file } was changed by somebody else while it was typed here, and is left as it is; what was typed here is in { $own }: compare the two (huff compare) and keep what is right
enter-struck = struck out: { $text }
enter-struck-now = { $text } is struck out; next the half-move that was written anew
enter-elsewhere = { $file } is being typed at another desk too; what is typed here is kept apart from it
enter-bad-position-at = { $text }, character { $column }: { $fault }
error-enter-many-star = { $file } has { $records } records; star halma is entered into a file with one
error-enter-no-game = no game { $text }: ROUND.BOARD, ROUND.BOARD.GAME or a file
error-enter-variant = the game is not known: name it with --variant
error-enter-many = { $file } has { $records } records; name one: { $file }:2
error-enter-changed = another desk has changed this sheet since; what is typed here goes into a file of its own when you end
error-enter-all-there = all sheets of the round are there; name a game

enter-more = { $count ->
    [one] ... 1 more line
   *[other] ... { $count } more lines
}
enter-more-below = { $count ->
    [one] ... 1 more line: Ctrl-N
   *[other] ... { $count } more lines: Ctrl-N
}
enter-more-above = { $count ->
    [one] ... 1 line above: any key
   *[other] ... { $count } lines above: any key
}
enter-note-incident = noted: { $what }
enter-note-incident-by = noted: { $what }, { $side }
enter-note-ruling = ruling: { $what }
enter-note-ruling-against = ruling: { $what }, against { $side }
error-enter-put-aside = { $address }: not saved: { $reason }. What was typed here is in { $file }; huff game add { $address } { $file } --copy { $copy } --replace puts it in its place
enter-changed-elsewhere = another desk has changed this sheet

## results
results-title = Round { $round }: { $open } open of { $games }
results-keys = 1 left  0 right  = draw  ++ -- forfeit  g board  / other  ? all keys  F10 end
results-at = > board { $board }: { $left } - { $right }
results-echo-won = { $address }: { $winner } ({ $side }) has won
results-echo-forfeit = { $address }: { $winner } ({ $side }) has won, the other did not come
results-pending-plus = { $address }: { $player } did not come? press + again
results-pending-minus = { $address }: { $player } did not come? press - again
results-no-such-key = { $key } is no result
results-only-open = only open games are shown
results-all = all games are shown
results-elsewhere = { $address }: another desk has changed this board, it is { $result } now; a key changes it anew
results-elsewhere-told = { $address }: another desk has changed this board since, it is { $result } now
results-help =
    The side that moves first stands on the left. Every result is saved at once.
    1  or 1-0, 2-0     the left player has won
    0  or 0-1, 0-2     the right player has won
    =  or 1-1, 1/2     a draw;  0-0  both lose
    ++                 the right player did not come, the left one wins
    --                 the left player did not come, the right one wins
    w  b               White or Black has won, wherever they stand
    / and a result     whatever huff result takes, a name too; then Enter
    Del                no result any more;  *  adjourned
    Backspace          right behind a result: it is what it was before
    l  r               the left or right player is not there; again: he has come
    t                  since when the round goes on
    up, down, Enter    to another board;  PgUp PgDn Home End
    Enter              right behind a result moves nothing: the next board is marked
    g and a number     to the board of that number
    o                  open boards alone, or all again
    ?  F1              this help
    F10  Ctrl-Q        end; everything is saved
    + before a board: its result is in.  ? not there  ! after the limit  + came late
    W B at the right: the sheets of White and Black are there
    Boards that another desk enters are shown as they come.
    any key: back
results-sheets = sheets
results-none-open = All results are in.
results-sheet-white = W
results-sheet-black = B
results-began = the round began so many minutes ago:
results-title-late = { $minutes } min, not there: { $missing }
results-title-missing = not there: { $missing }
results-missing = { $address }: { $player } not there ({ $minutes } min)
results-came = { $address }: { $player } came { $minutes } min late
results-late-left = { $address }: { $player } not there after { $minutes } min, limit { $limit }: -- enters the forfeit
results-late-right = { $address }: { $player } not there after { $minutes } min, limit { $limit }: ++ enters the forfeit
results-late-both = { $address }: nobody there after { $minutes } min, limit { $limit }: /0-0f Enter for both
late-missing = { $address }: { $player } is not there
late-came = { $address }: { $player } came { $minutes } min late
late-forgotten = { $address }: { $player }: nothing noted any more
late-began = round { $round } began { $minutes } min ago
error-late-place = { $text }: who? ROUND.BOARD:white or ROUND.BOARD:black
error-results-terminal = the screen of results needs a terminal; huff result --csv FILE takes results from a file
