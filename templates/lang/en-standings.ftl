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
