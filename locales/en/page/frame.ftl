### The page: frame.

frame-skip = Skip to content
frame-skipToTable = Skip to table
frame-pages = Pages
frame-play = Play
frame-rules = Rules
frame-learn = Learn
frame-clubs = Clubs
frame-settings = Settings
frame-title = { $page } · Boneyard
frame-offline = No connection. What you see here stays; you can play when the network is back.
frame-offlineKept = No connection. You can read lessons and rules that you opened before, go on with a club evening, and play when the network is back.
frame-newVersion = A new version is ready.
frame-reload = Reload the page
frame-loading = Loading
frame-tryAgain = Try again
frame-reference = Reference { $reference }
frame-close = Close
frame-toHome = To the start page

notFound-title = There is nothing here
notFound-text = The address may be mistyped, or what it named is over.

failed-page = This page could not be loaded. The rest of Boneyard still works.
failed-table = The table cannot be reached. Nothing on it is lost.

errors =
    .unreachable = The server does not answer. What you typed is still here.
    .not-found = There is nothing at this address, or it is over.
    .bad-request = The server could not read what this page sent. Reload the page. ({ $detail })
    .bad-rules = These rules cannot be played: { $detail }
    .bad-name = A name needs 1 to { $max } visible characters.
    .bad-seats =
        { LAST($allowed) ->
            [one] These rules are for { SPAN($allowed) } player.
           *[other] These rules are for { SPAN($allowed) } players.
        }
    .not-allowed = Only those who sit at the table may do that.
    .foreign-origin = Another site asked for this. Open Boneyard directly and try again.
    .unknown-host = This server does not answer to the name “{ $host }”. Open its usual address, or ask whoever runs it to allow this name.
    .too-many =
        { $retry_s ->
            [one] That was too often. Try again in { $retry_s } second.
           *[other] That was too often. Try again in { $retry_s } seconds.
        }
    .too-large =
        { $max ->
            [one] That was too long: the server reads { $max } byte at most.
           *[other] That was too long: the server reads { $max } bytes at most.
        }
    .version = The server has a newer version of this page. Reload it.
    .too-slow = The connection is too slow to keep up. Reload the page to go on.
    .refused = The table did not accept that.
    .club = The club did not accept that.
    .evening = That is not possible in this evening.
    .storage = The server could not save that. Nothing has changed.
    .restarting = The server is restarting. Try again in a moment.
    .too-long =
        { $max_s ->
            [one] That took longer than { $max_s } second, so the server stopped it. Ask for less at once.
           *[other] That took longer than { $max_s } seconds, so the server stopped it. Ask for less at once.
        }
    .internal = The server made a mistake. Nothing has changed.
