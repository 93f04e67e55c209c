## Words printed on forms; a name here is `label.name` in a template, with _ for -
paper-sheet = Record sheet
paper-original = ORIGINAL – organiser
paper-copy = COPY – player
paper-recorded-white = recorded by White
paper-recorded-black = recorded by Black
paper-recorded-both = recorded by
paper-reprint = REPRINT
paper-duplicate = DUPLICATE – from the record
paper-not-played = not played
paper-event = Event
paper-section = Group
paper-site = Place
paper-date = Date
paper-round = Round
paper-board = Board
paper-match-game = Game of match
paper-variant = Game
paper-white = White
paper-black = Black
paper-name = Name
paper-title = Title
paper-rating = Rating
paper-federation = Fed.
paper-club = Club
paper-team = Team
paper-number = No.
paper-move-number = No.
paper-result = Result
paper-reason = Ended by
paper-opening = Drawn opening
paper-position = Start position
paper-serial = Serial No.
paper-start-time = Start
paper-end-time = End
paper-time-control = Time control
paper-clock = time
paper-crown = K
paper-clock-white = White's clock
paper-clock-black = Black's clock
paper-sign-white = Signature White
paper-sign-black = Signature Black
paper-sign-arbiter = Signature arbiter
paper-sign-chief = Chief arbiter
paper-sign-pairing = Pairing officer
paper-sign-player = Signature of the player
paper-sign-appeals = Appeals committee
paper-draw-offer = = draw offered · C crowned by the mover · O by the opponent
paper-cut = cut here
paper-page = page { $n } of { $m }
paper-issued = Issued
paper-pairings-board = Pairings by board
paper-pairings-name = Pairings by name
paper-pairings-team = Pairings by team
paper-slip = Result slip
paper-standings = Standings
paper-standings-teams = Team standings
paper-after-round = after round { $n }
paper-crosstable = Cross-table
paper-place = Place
paper-points = Points
paper-places = Places
paper-players = Players
paper-opponent = Opponent
paper-colour = Colour
paper-opening-sheet = Opening-draw sheet
paper-opening-code = Opening No.
paper-opening-moves = Moves
paper-opening-table = Table of openings
paper-opening-seed = Drawn by the number
paper-drawn-by = Drawn by
paper-incident = Incident form
paper-incident-move = Move
paper-incident-side = Offender
paper-incident-what = What happened (Article 7, section 4 of the draughts-64 rules)
paper-incident-other = Other
paper-incident-claim = Correction demanded by the opponent
paper-incident-accepted = Accepted: the opponent moved on
paper-ruling = Ruling
paper-ruling-rectified = rectified
paper-ruling-stood = left standing
paper-ruling-warning = warning
paper-ruling-time = time added
paper-ruling-lost = game lost
paper-ruling-void = game void, start again
paper-position-noted = Position before the move
paper-clocks = Clocks
paper-time-of-day = Time of day
paper-count-slip = Move-count slip
paper-count-from = Counted from move
paper-count-rule = Rule (article)
paper-count-side = Asked for by
paper-protest = Protest
paper-protest-by = Protest of
paper-protest-against = Against
paper-protest-facts = What happened
paper-protest-wanted = What is asked for
paper-protest-articles = Articles
paper-protest-received = Received
paper-protest-decision = Decision
paper-checklist = Equipment inspection list
paper-check-item = What is looked at
paper-check-rule = What is asked for
paper-check-found = Found
paper-check-ok = In order
paper-check-note = Note
paper-originals = List of originals received
paper-received-white = White's
paper-received-black = Black's
paper-received-by = Received by
paper-total = Total
paper-games = Games
paper-alignment = Alignment page
paper-bye-pairing = bye
paper-bye-full = full-point bye
paper-bye-half = half-point bye
paper-bye-zero = zero-point bye
paper-equipment-board = Board
paper-equipment-men = Men
paper-equipment-clock = Clock
paper-equipment-sheets = Record sheets
paper-equipment-room = Room and table
paper-eq-field = side of the playing field
paper-eq-square = side of a square
paper-eq-border = border height above the field
paper-eq-glare = matt surface
paper-eq-contrast = dark and light clearly apart
paper-eq-coordinates = no coordinates on the board
paper-eq-orientation = corner at each player's left as the rules ask
paper-eq-setup = men set up correctly
paper-eq-count = number of men, each side
paper-eq-diameter = diameter of a man
paper-eq-thickness = thickness of a man
paper-eq-stack = two stacked stand firmly
paper-eq-colour = men of a side alike, matt, far from the board's colour
paper-eq-dials = both dials work
paper-eq-stop = both can be stopped together
paper-eq-never-both = never run together; stopping one starts the other
paper-eq-flag = shows at once who overstepped
paper-eq-seconds = minutes and seconds from two minutes before the control
paper-eq-display = display of each side
paper-eq-clock-place = on White's left, parallel to the board, centred
paper-eq-clock-stable = stands firmly, easy to use
paper-eq-sheets = sheets for every player, in duplicate, beside the board
paper-eq-table = table length and width
paper-eq-chairs = a chair each; arbiter's own table; public kept apart
paper-game-64 = Draughts-64
paper-tie-pts = Points
paper-tie-bh = Solkoff
paper-tie-bh-c1 = Solkoff −1
paper-tie-bh-m1 = Solkoff median
paper-tie-sb = SB
paper-tie-de = Direct enc.
paper-tie-win = Wins
paper-tie-won = Wins o. b.
paper-tie-bpg = Black games
paper-tie-bwg = Black wins
paper-tie-ps = Progressive
paper-tie-ks = Koya
paper-tie-aro = Avg rating
paper-tie-tpr = Performance
paper-tie-tpn = No.
paper-tie-rtng = Rating
paper-tie-other-solkoff-full = Full trunc. Solkoff
paper-tie-other-solkoff-plus = Solkoff plus
paper-tie-other-lot = Lot
paper-mm = mm
paper-eq-yes = yes
paper-round-number = Round { $n }
paper-letter-white = w
paper-letter-black = b
paper-wins-white = White wins
paper-wins-black = Black wins
paper-drawn = drawn
paper-open-games = games not over: { $n }
paper-crosstable-legend = 12 w 2 = against No. 12 with White (b Black), 2 points · + won, - lost without play · U bye of the odd one out · F, H, Z a round without a game for a full, a half, no point · · no result yet
paper-source = Source
paper-source-s1 = draughts-64 rules { $n }
paper-source-annex3 = FMJD rules, Annex 3 { $n }
paper-source-fmjd = FMJD rules
paper-source-s2 = text on English checkers { $n }
paper-source-wcdf = WCDF rules { $n }
paper-eq-less-than-square = square less 7 – 14 mm; 31 – 38 mm
paper-eq-part-of-diameter = 1/5 – 1/4 of the diameter
paper-report = Arbiter's report

## What is said about printing
print-done = { $file }: { $forms ->
        [one] one form
       *[other] { $forms } forms
    } on { $pages ->
        [one] one page
       *[other] { $pages } pages
    }
print-nothing = there is nothing to print
print-left-out = section { $section } is left out: it has no such form, or not yet
print-nothing-typed = no sheet that was asked for is typed in yet; enter one with huff enter
print-nothing-board = there is no board { $board } in this round
print-nothing-category = no section has categories
print-no-record = { $file }: no record to print
print-missing-glyph = { $place }: no font has { $letters }
print-missing-hint = nothing was written, because no font has all signs of { $count ->
    [one] one text
   *[other] { $count } texts
 }; --allow-missing prints a box for each such sign, --font FILE takes a font that has them
print-cut = too long for its place, cut: { $text }
print-cut-more = { $count ->
    [one] 1 more text was cut
   *[other] { $count } more texts were cut
}
print-not-a-font = { $file } is no TrueType or OpenType font
print-font-outlines = the font { $file } cannot be put into a PDF; use one with TrueType or CFF outlines
print-picture = a picture of { $width } by { $height } pixels is too large; give a smaller --width
print-painter = the file could not be made: { $said }
print-other-document = { $file } is a form for { $found }, not for { $wanted }
print-no-template = no form { $name }; known: { $known }
print-bad-boards = { $text } are no numbers of boards; write 1-60
template-fine = { $file }: no fault
template-syntax = { $file }, line { $line }: not readable as TOML: { $said }
template-unknown = { $file }, line { $line }, { $field }: { $name } is not known; known: { $known }
template-missing = { $file }, line { $line }, { $field }: { $name } is missing
template-value = { $file }, line { $line }, { $field }: this value cannot be: { $said }
template-expression = { $file }, line { $line }, { $field }: the expression cannot be read: { $said }
template-undefined = { $file }, line { $line }, { $field }: this document has no value { $text }
template-off-page = { $file }, line { $line }, { $field } = { $reaches }: reaches over the edge of its page; allowed: at most { $most }
print-many-pictures = there are several pictures; name a file for them with -o
print-missing-more = and { $count ->
    [one] one more text
   *[other] { $count } more texts
 }
template-empty = { $file } is empty; a form begins with document = "…", one of: { $known }
template-lacks = { $file }: { $name } is missing; write { $name } = … with: { $known }
template-range = { $file }, line { $line }, { $field }: { $value } cannot be; allowed: { $least } to { $most }
template-wants-number = { $file }, line { $line }, { $field }: { $found } is no number; write a number such as 12.5
template-wants-whole-number = { $file }, line { $line }, { $field }: { $found } is no whole number; write one such as 3
template-wants-text = { $file }, line { $line }, { $field }: { $found } is no text; write it in quotation marks
template-wants-yes-or-no = { $file }, line { $line }, { $field }: { $found } cannot be; allowed: true, false
template-wants-list = { $file }, line { $line }, { $field }: { $found } is no list; write it in square brackets
template-wants-table = { $file }, line { $line }, { $field }: { $found } cannot be; write fields between curly brackets, such as width = 210, height = 297
template-undefined-known = { $file }, line { $line }, { $field }: there is no { $text } here; there are: { $known }
