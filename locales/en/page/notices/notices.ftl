### The page: notices on every page and on devices, and the wish to hear when someone comes.

calls-opened = Your table is ready
calls-turn = It is your turn
calls-sat =
    { COUNT($names) ->
        [one] { LIST($names) } has sat down
       *[other] { LIST($names) } have sat down
    }
calls-guest = A guest
toTable = To the table
later = Later
# How many tables wait for you.
waiting =
    { $n ->
        [one] { $n } table waits for you
       *[other] { $n } tables wait for you
    }
# After the name of the first game: how many tables wait besides.
others =
    { $n ->
        [one] and { $n } more table waits
       *[other] and { $n } more tables wait
    }
arrival = Someone wants to play
games = { LIST($names) }
look = Have a look

wish-name = Tell me when someone comes
wish-on = On until { $time }. You hear of it on every page here.
wish-device = Notices on this device
wish-mail = E-mails

push-title = Notices on this device
push-intro = With Boneyard closed, this device still tells you of your turn in slow matches, invitations and tournaments that begin. It also tells you who comes to play, if you asked to hear.
push-name = Notify this device
push-states =
    .unsupported = This browser cannot get notices. On an iPhone or iPad, add Boneyard to the home screen first.
    .host = This server sends no notices to devices.
    .denied = You blocked notices for this site. Allow them in the settings of your browser, then open this page again.
    .off = This device gets no notices.
    .on = This device gets notices.
    .failed = The push service of your browser did not answer. Try again later.
