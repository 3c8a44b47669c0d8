### Deals that can be checked: the page that explains them, and the check of a match.

title = Fair deals
intro = No player and no server can choose the tiles here. You need not believe that: your own device can check every deal.
steps-secret = Before a round, the server chooses a secret number and shows its fingerprint.
steps-secretWhy = A fingerprint, which experts call a SHA-256 hash, belongs to one number only. Nobody can find the number from it, and the server cannot change the number any more.
steps-parts = Then each player’s device adds a random number of its own.
steps-partsWhy = The server did not know these numbers when it chose its secret, so it could not aim at any tiles.
steps-shuffle = The secret and all the players’ numbers together shuffle the tiles.
steps-shuffleWhy = The same numbers always give the same order. With one digit changed, it is another order.
steps-reveal = When the match is over, the server shows the secrets.
steps-revealWhy = Your device hashes each secret, shuffles again, and compares every hand and every drawn tile.
ownLast = Your own last match
noOwn = You have not played a match on this device yet. Play one, and you can check its deals here.
play = Play
limits = What this does not show
limitsText = A fair deal can still be a bad one: five doubles come about once in 270 hands of seven tiles. The check also says nothing about how people play. If nobody’s device adds a number, you must trust that the server did not try many secrets.
yourself = Check it without us
yourselfText = Copy the record of the match. The command “boneyard verify” checks it, and so does a short program in Python that comes with the source code.

sealed = These deals cannot be checked: the match is not over, or an older version dealt it.
right =
    { $n ->
        [one] The deal of { $n } round is right.
       *[other] The deals of all { $n } rounds are right.
    }
wrong =
    { $n ->
        [one] The deal of { $n } round is wrong.
       *[other] The deals of { $n } rounds are wrong.
    }
done = Your device computed them just now, from the numbers in the record.
how = How deals are checked
round = Round { $n }
commitment = The fingerprint belongs to the secret.
seen = Your device saw the fingerprint before the deal, and it belongs to the secret.
own =
    .added = The number of your device is in the deal.
    .other = This deal contains a different number, not this device’s. If you had the table open on two devices, it is the other’s.
tiles = Every hand and every tile of the boneyard follows.
lot = The lot gives the lead to seat { $seat }.
faults =
    .commitment = The fingerprint belongs to another secret.
    .seen = Your device was shown another fingerprint before the deal.
    .tiles = The hands or the boneyard do not follow from the numbers.
    .lot = The lot gives the lead to another seat.
    .chain = A line of the record was changed.
numbers =
    .commitment = Fingerprint (SHA-256)
    .secret = Secret
    .order = Order of the tiles: the hands by seat, then the boneyard
part = Number of seat { $seat }
