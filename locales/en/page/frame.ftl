### The page: frame.

frame-skip = Skip to content
frame-skipToTable = Skip to table
frame-pages = Pages
frame-play = Play
frame-rules = Rules
frame-learn = Learn
frame-clubs = Clubs
frame-account = Account
frame-settings = Settings
frame-title = { $page } · Boneyard
frame-offline = No connection. You can still read this page. Play again when you are back online.
frame-offlineKept = No connection. You can read lessons and rules you opened before, and continue a club night. Play again when you are back online.
frame-newVersion = A new version is ready.
frame-reload = Reload the page
frame-loading = Loading
frame-tryAgain = Try again
frame-reference = Reference { $reference }
frame-close = Close
frame-toHome = Go to start page

notFound-title = Page not found
notFound-text = The address may be mistyped.

failed-page = We could not load this page. The rest of Boneyard still works.
failed-table = We could not reach the table. Your tiles and scores are safe.

errors =
    .unreachable = The server does not answer. What you typed is still here.
    .not-found = We found nothing at this address. It may be mistyped, or what was here has been removed.
    .bad-request = The server could not read what this page sent. Reload the page. ({ $detail })
    .bad-rules = These rules cannot be played: { $detail }
    .bad-name = A name needs 1 to { $max } visible characters.
    .bad-seats =
        { LAST($allowed) ->
            [one] These rules are for { SPAN($allowed) } player.
           *[other] These rules are for { SPAN($allowed) } players.
        }
    .not-allowed = Your browser did not send the cookie that Boneyard needs. Allow cookies for this site, then reload the page.
    .foreign-origin = Another site asked for this. Open Boneyard directly and try again.
    .unknown-host = This server does not accept the name “{ $host }”. Open its usual address, or ask its administrator to allow this name.
    .too-many =
        { $retry_s ->
            [one] You did that too often. Try again in { $retry_s } second.
           *[other] You did that too often. Try again in { $retry_s } seconds.
        }
    .too-large =
        { $max ->
            [one] That was too long: the server accepts { $max } byte at most.
           *[other] That was too long: the server accepts { $max } bytes at most.
        }
    .version = The server has a newer version of this page. Reload it.
    .too-slow = Your connection is too slow. Reload the page to continue.
    .refused = The table did not accept that.
    .account = Your account did not accept that.
    .club = The club did not accept that.
    .evening = That is not possible on this club night.
    .tournament = The tournament did not accept that.
    .moderation = The moderators do not allow that.
    .storage = The server could not save that. Nothing has changed.
    .restarting = The server is restarting. Try again in a moment.
    .too-long =
        { $max_s ->
            [one] That took longer than { $max_s } second, so the server stopped it. Try a smaller request.
           *[other] That took longer than { $max_s } seconds, so the server stopped it. Try a smaller request.
        }
    .internal = Something went wrong on the server. Nothing has changed.

reach-hindrances =
    .this-machine-only = Phones cannot open this link: the server listens on this machine only. Stop the server, start it with --lan, and open this page again.
    .no-network = Phones cannot open this link: this machine is in no network. Join the room’s Wi-Fi, then open this page again.
reach-which = Address in the link
reach-help = Choose the one in the same network as the phones.
