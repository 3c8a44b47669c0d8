### Courtesies at the table, on printed pages and on phones.

# Each courtesy as a rule. “The player” is the one who needs it. It may follow a name: “Ana: …”.
courtesy =
    .partner-writes = The partner keeps the score.
    .partner-shuffles = The partner shuffles.
    .may-rearrange = The player may touch and rearrange their own tiles.
    .neighbour-sets = The player lays the tile face up and says both ends after the move. The next player puts it in place.
    .all-say-ends = Everyone says both ends clearly after each move of their own.
    .may-ask-count = The player may ask how many tiles of a number are out. The next player must answer.
    .neighbour-stands = The next player stands the tiles up without looking and without touching the faces. At the end of the round, the next player turns over the tiles that are left.
    .neighbour-places = The player points at a tile and names an end. The next player places it.
    .knocks-to-pass = The player passes by knocking twice with the hand in front of the next player.
    .others-knock = The other players pass by knocking twice in the middle of the table, where everyone can see it.
    .sheet-shown = The scorekeeper shows the sheet after each round. To ask for it, touch the table once in front of the scorekeeper.
