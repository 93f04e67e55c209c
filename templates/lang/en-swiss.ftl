# Swiss systems: warnings, reasons
warn-rounds-not-announced = the number of rounds is not announced: the rules of the last round and all foresight need it (huff section set --rounds N)
warn-acceleration-scoring = Baku acceleration is made for tables where a win is two draws and a loss nothing (C.04.7)
warn-byes-run-out = the number of players is odd and { $left ->
    [one] 1 round is left
   *[other] { $left } rounds are left
}, but only { $players } may still have the bye
warn-few-opponents = { $player } has only { $opponents ->
    [one] 1 opponent
   *[other] { $opponents } opponents
} left for { $left ->
    [one] 1 round
   *[other] { $left } rounds
} (games played, pairs kept apart); others like this: { $others }
section-rounds-need = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: at least { $least ->
    [one] 1 player is needed
   *[other] { $least } players are needed
}, { $better } or more are better
why-colours-both = Both have the colour they want ({ $article }).
why-colours-stronger = The stronger wish was granted ({ $article }).
why-colours-alternated = Colours alternate from the last round in which they differed ({ $article }).
why-colours-higher = The wish of the higher ranked was granted ({ $article }).
why-colours-parity = By the number of the higher ranked, odd or even ({ $article }).
against-as-paired = { $what }: that is the pairing.
against-not-there = { $what }: { $player } does not play in this round.
against-met = { $what }: they met in round { $round } ({ $article }).
against-forbidden = { $what }: they are to be kept apart.
against-both-white = { $what }: both must have White ({ $article }).
against-both-black = { $what }: both must have Black ({ $article }).
against-free-points = { $what }: had a bye or a win without a game in round { $round } ({ $article }).
against-no-bye = { $what }: the number of players is even, nobody has the bye.
against-lower-score = { $what }: the bye can go to a player with { $score } points ({ $article }).
against-criterion = { $what }: worse by { $article }, { $criterion } ({ $instead } against { $made }; more is better).
against-order = { $what }: as good, but the pairing made comes first in the order of article { $article }.
against-too-large = { $what }: the bracket is too large to be worked out anew.
criterion-completion = the rest must be paired
criterion-downfloaters = few downfloaters
criterion-downfloater-scores = downfloaters with low scores
criterion-next-pairs = pairs in the next bracket
criterion-next-scores = floaters of the next bracket
criterion-bye-unplayed = unplayed games of the one with the bye
criterion-topscorer-difference = colour difference of topscorers
criterion-topscorer-third = third colour running of topscorers
criterion-preferences = colours wanted
criterion-strong-preferences = colours strongly wanted
criterion-downfloat-last = downfloat again after the last round
criterion-upfloat-last = upfloat again after the last round
criterion-downfloat-before = downfloat again after two rounds
criterion-upfloat-before = upfloat again after two rounds
criterion-downfloat-scores-last = scores of repeated downfloaters
criterion-upfloat-scores-last = scores of repeated upfloaters
criterion-downfloat-scores-before = scores of downfloaters of two rounds ago
criterion-upfloat-scores-before = scores of upfloaters of two rounds ago
criterion-order = the order
why-obvious-made = One would expect this pair: it comes first in the order.
why-obvious = One would rather expect { $what }.
why-scoregroup = scoregroup of { $score } points: { $residents ->
    [one] 1 player
   *[other] { $residents } players
}; moved up into it: { $up }
why-colours-fewer-whites = White in the first game for the one who had it less often ({ $article }).
why-colours-higher-alternates = The higher ranked has the other colour than last time ({ $article }).
why-colours-lower-alternates = The lower ranked has the other colour than last time ({ $article }).
why-bye-2026 = The lowest score with which all others can be paired is { $score } (C5); then the criteria of the last bracket decide.
why-bye-2017 = The bye falls where the pairing ends: to one of { $score } points who may have it (C.2).
why-bye-double = It is given first: to the lowest score that leaves a complete pairing, here { $score }; then most matches played, then the largest number (3.4).
why-bye-not-swiss = Only a Swiss chooses who has the bye: here it follows from the table or the bracket.
against-has-the-bye = { $what }: { $player } has the bye, which is given before the pairs.
against-no-complete-pairing = { $what }: then the others could not all be paired ({ $article }).
against-not-paired = { $what }: the system finds no pairing of this round now.
against-within = The bracket is large: this was worked out among { $count ->
    [one] 1 player
   *[other] { $count } players
} next to them, the other boards left as they are.
criterion-upfloaters = few upfloaters
criterion-upfloater-scores = upfloaters with high scores
criterion-next-upfloaters = few upfloaters into the next scoregroup
criterion-upfloaters-repeated = no floater of the last round floats up
criterion-opponents-repeated = no floater of the last round meets an upfloater
criterion-bye-matches = most matches played
criterion-bye-number = the largest number
warn-system-would = by hand, kept as such; the system would pair { $boards }
