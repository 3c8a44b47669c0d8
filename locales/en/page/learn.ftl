### The page: learn.

learn-title = Learn
learn-intro = For every game a lesson that you play yourself, how it is played well, and its whole rules.
learn-families-classic = Classic, draw and block
learn-families-goat = Goat
learn-families-pairs = In pairs
learn-families-fives = Points in play
learn-families-trains = Trains and chicken-foot
learn-families-triangles = Triangles
learn-history = The story of the game, as it is told
learn-lesson = Lesson
learn-strategy = Playing it well
learn-agreement = The whole agreement
learn-all = All games
learn-next = Go on
learn-again = Play it again
learn-yourMove = It is your turn: make the move at the table.
learn-notThat = Not this one.
learn-watch = The others play.
