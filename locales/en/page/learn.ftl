### The page: learn.

learn-title = Learn
learn-intro = A playable lesson, strategy and full rules for every game.
learn-families-classic = Classic, draw and block
learn-families-goat = Goat
learn-families-pairs = In pairs
learn-families-fives = Points in play
learn-families-trains = Trains and chicken-foot
learn-families-triangles = Triangles
learn-history = The story of dominoes
learn-lesson = Lesson
learn-strategy = Strategy
learn-agreement = Full rules
learn-all = All games
learn-next = Continue
learn-again = Play again
learn-yourMove = Your turn: make the move at the table.
learn-notThat = Try another move.
learn-watch = The others play.
learn-guides-title = Guides
learn-guides-deals = How tiles are dealt fairly
learn-guides-house = Rules of this server
learn-guides-names =
    .play = Play your first match
    .club-night = Run your first club night
    .host = Host Boneyard
    .build = Build on Boneyard
