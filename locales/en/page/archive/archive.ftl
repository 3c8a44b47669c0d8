### The search over public matches, imported matches, and on a profile: favourite games, partners and opponents.

search-intro = Rated matches, matches of tournaments, and imported records.
search-player = Name of a player
search-with = Name of a second player
search-kinds = Kinds of games
search-games = Games
search-rated = Rated
search-any = All
search-yes = Rated only
search-no = Not rated only
search-result = Result for the first player
search-show = Search
search-none = No public match fits your search.
search-further = Nothing found so far. You can search further back.
search-on = Search further back
# What was chosen: the opposite of “Rated”.
search-casual = Not rated

imported-mark = Imported
imported-title = Imported match: { $game }
imported-note = This match was imported from a record. We did not deal its tiles, so nobody can check the deals.
imported-missing = We have no imported match at this address.
imported-noDate = Day unknown
imported-date = Day
imported-event = Event
imported-site = Place
imported-unknown = unknown
imported-noReplay = The record leaves tiles or turns open, so there is no replay.
imported-rounds = Points after each round
imported-round = Round { $n }
imported-open = The record does not say how the match ended.

people-favourites = Favourite games
people-times =
    { $n ->
        [one] { $n } match, won: { $won }
       *[other] { $n } matches, won: { $won }
    }
people-partners = Partners
people-noPartners = No partner with an account yet.
people-opponents = Opponents
people-noOpponents = No opponent with an account yet.
people-lost = Lost
people-against = You against { $name }
people-score = You won: { $won }. { $name } won: { $lost }. Ties: { $tied }.
people-never = You have not played against each other yet.
people-met = Public matches with both of you
people-note = How the matches ended for { $name }. Guests and stopped matches do not count.
people-yourNote = How the matches ended for you. Guests and stopped matches do not count.
