## Criteria of the standings: the name, and the head of the column
tie-points = points
tie-points-short = pts
tie-knock-out = rounds won through
tie-knock-out-short = through
tie-direct = direct encounter
tie-direct-short = direct
tie-rounds-won = rounds with the points of a win
tie-rounds-won-short = wins
tie-games-won = games won
tie-games-won-short = won
tie-black-games = games with Black
tie-black-games-short = Black
tie-black-wins = games won with Black
tie-black-wins-short = B won
tie-progressive = progressive score
tie-progressive-short = progr
tie-elected = rounds ready to play
tie-elected-short = ready
tie-standard = rounds better than the opponent
tie-standard-short = better
tie-solkoff = Solkoff
tie-solkoff-short = Solkoff
tie-solkoff-full = full truncated Solkoff
tie-solkoff-full-short = trunc
tie-solkoff-plus = Solkoff plus
tie-solkoff-plus-short = Solk+
tie-average-solkoff = mean Solkoff of the opponents
tie-average-solkoff-short = mean S
tie-fore-solkoff = Solkoff with the last round drawn
tie-fore-solkoff-short = fore S
tie-sonneborn-berger = Sonneborn-Berger
tie-sonneborn-berger-short = S-B
tie-koya = points against the upper half
tie-koya-moved = points against the upper half, limit moved by { $limit } half points
tie-koya-short = upper
tie-average-rating = mean rating of the opponents
tie-average-rating-short = mean R
tie-performance = performance
tie-performance-short = perf
tie-rating = rating
tie-rating-short = rating
tie-number = number
tie-number-short = no
tie-lot = lot (seed { $seed })
tie-lot-short = lot
tie-without-lowest = { $name } without the { $count } lowest
tie-without-both = { $name } without the { $count } highest and lowest

## Why a player stands where he stands
why-unplayed = { "  " }round { $round }: no game; counted as an opponent with { $score }, points { $points }: { $value }
why-unplayed-cut = { "  " }round { $round }: no game; counted as an opponent with { $score }, points { $points }: { $value }, left out
why-cut = { "  " }without the { $count } lowest: { $list }
why-cut-above = { "  " }without the { $count } lowest: { $list } (above: { $above })
why-meeting = { "  " }round { $round }: { $one } – { $other } { $points }:{ $against }

## Knock-out
bye-out = out
status-undecided = { "  " }{ $address } { $players }: level, this game decides
error-match-decided = { $address }: the match is decided and takes no further game; --correct enters it all the same
error-match-turned = { $address }: { $winner } has won this match and round { $round } was paired with that; --correct changes it all the same
warn-match-undecided = { $address }: the match is level again, but round { $round } was paired with { $winner } as its winner
warn-match-turned = { $address }: { $winner } no longer wins the match, but round { $round } was paired with that

## Tables
crosstable-counted = round { $round } is not complete: points and order are those after round { $counted }
pairings-match = In a match the points of the player on the left stand first: the sum, then each game.

## How a section is played
setting-section = { $name }:
setting-line = { "  " }{ $word }: { $value }
setting-points = points
setting-points-of = win { $win }, draw { $draw }, loss { $loss }, bye { $bye }, opponent did not come { $forfeit }
setting-order = order of the standings
setting-unplayed = rounds without a game
setting-seeding = numbers
setting-first-board = first board
setting-first-colour = first player's colour
setting-time-control = time control
setting-late-limit = forfeit proposed after (minutes)
unplayed-fide2026 = as FIDE from March 2026 (fide2026)
unplayed-fide2024 = as FIDE 2024 (fide2024)
unplayed-virtual = a virtual opponent, as FIDE until 2023 (virtual)
unplayed-zero = an opponent with 0 points, as FMJD (zero)
unplayed-round-robin = forfeits count as games, rests as nothing (round-robin)
seeding-rating = by rating, title, name
seeding-lot = by lot
seeding-given = in the order of entry

## Values that cannot be
player-added-unnumbered = Added: { $player }. Numbers are given when round 1 is paired.
error-bad-points = { $text } are no points; write 2, or win-draw-loss as 2-1-0
error-scoring-order = { $text }: a win must be worth more than a loss, and a draw something between; write win-draw-loss as 2-1-0
error-bad-penalties = { $text } is no list of penalties; write warning,time+2,game-lost
error-zero-rounds = an event has at least one round
error-rounds-are-paired = { $paired ->
    [one] 1 round is
   *[other] { $paired } rounds are
} paired already: there cannot be fewer
error-empty-section = a section needs a name
error-empty-event = an event needs a name
error-nothing-to-set = nothing is given to be set; --help lists what can be
error-finish-before-start = the last day, { $finish }, is before the first, { $start }
error-birth-in-future = { $date } is still to come: nobody was born then
error-long-federation = { $text }: a federation is told by its three letters, such as NED; a town or club goes into --club
warn-points-changed = { $paired ->
    [one] 1 round was
   *[other] { $paired } rounds were
} paired with other points: standings change, and audit pairs those rounds by the new ones

## Reports
loss-long-title = titles of more than 3 characters were cut
loss-long-federation = federations of more than 3 letters were cut
loss-national-id = some numbers in national lists have no place in this format
loss-order = the criteria of the standings have no place in this format; the places are written
loss-unplayed = how rounds without a game count in the standings has no place in this format; the places are written
loss-team = a team's name was cut, or its members behind the fourteenth left out
loss-adjourned = adjourned games have no place in this format: they were written as draws
loss-categories = categories have no place in this format
loss-native-names = names in their own writing have no place in this format
loss-openings = openings have no place in this format
import-left-out = records { $codes } have no place in an event and were left out
