### The pages to learn the games.

title = Learn
intro = A playable lesson, strategy and full rules for every game.
history = The story of dominoes
lesson = Lesson
strategy = Strategy
agreement = Full rules
all = All games
next = Continue
again = Play again
yourMove = Your turn: make the move at the table.
notThat = Try another move.
watch = The others play.
guides-title = Guides
guides-missing = There is no guide at this address.
guides-deals = How tiles are dealt fairly
guides-house = Rules of this server
guides-names =
    .play = Play your first match
    .club-night = Run your first club night
    .host = Host Boneyard
    .build = Build on Boneyard
progress =
    .begun = Lesson begun
    .finished = Lesson finished
