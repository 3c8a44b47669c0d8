### Accounts: signing in, what is in an account, a forgotten password, and links that came by e-mail.

title = Your account
intro = An account keeps your name, your tables, your clubs and your settings the same on all your devices. You can play without one.
haveOne = Do you have an account already?
nameOrEmail = Name or e-mail
show = Show the password
save = Save
saved = Saved.
cancel = Cancel

signIn-title = Sign in
signIn-move = Move what I did here as a guest into my account
signIn-guest = Guest on this browser: { $name }
signIn-forgotten = Forgot your password?

create-title = Create an account
create-name = Name
create-nameHelp = Others see this name, and you sign in with it.
create-guest = What you did on this browser comes with you. You can add an e-mail later, in case you forget the password.

said =
    .signed-in = You are signed in.
    .created = Your account is ready, and you are signed in.
    .signed-out = You are signed out.
    .deleted = Your account is deleted.

then-guest = After that, you are back where you were.
then-back = Back to where you were

signedInAs = Signed in as { $name }
since = Account since { $date }
matches = Your matches
friends = Friends
profile = Your profile
signOut = Sign out
you = Name and face

email-title = E-mail
email-none = You have not given an e-mail. With one, you can set a new password if you forget yours.
email-waiting = Not confirmed yet. Open the link in the mail that we sent you.
email-waitingNoMail = Not confirmed yet. Open the link that the host of this server has for you.
email-confirmed = Confirmed. You can sign in with it.
email-add = Add an e-mail
email-change = Change e-mail
email-again = Change, or send again
email-remove = Remove e-mail
email-field = E-mail
email-send = Send link
email-sent = A link is on its way to { $email }. The e-mail counts once you have opened the link.
email-sentNoMail = This server sends no e-mails. Its host has a link for { $email }: ask for it, and open it.
email-turns = Send me an e-mail when a slow match waits for me
email-arrivals = Send me an e-mail when someone comes to play, if I have asked to be told
email-removed = Your e-mail is removed.

password-title = Password
password-now = Current password
password-new = New password
password-help =
    { $min ->
        [one] At least { $min } character. Four words make a good password.
       *[other] At least { $min } characters. Four words make a good password.
    }
password-change = Change password
password-changed = Your password is changed. All other devices are signed out.

sessions-title = Where you are signed in
# The names of a browser and of a system: “Firefox on Windows”.
sessions-device = { $browser } on { $system }
sessions-unknown = Unknown device
sessions-here = This browser
sessions-since = Signed in on { $date }
sessions-used = Last used: { $date }
sessions-end = Sign out
sessions-endNamed = Sign out: { $device }
sessions-endOthers = Sign out everywhere else
sessions-ended = Signed out: { $device }.
sessions-othersEnded = All other devices are signed out.

data-title = Your data
data-help = You can download a file with everything that this server stores about you.
data-download = Download my data
data-delete = Delete account
data-deleted = This deletes your name, your e-mail, your password and your settings. You leave all your clubs, tables and tournaments and are signed out everywhere. You cannot undo it.
data-stays = The records of your matches stay, without your name.
data-confirm = Delete my account

passkeys = Passkeys

programs-title = Programs
programs-help = A token lets a program act for you, without your password. You can withdraw it at any time.
programs-docs = How programs talk to this server
programs-list = Tokens
programs-botTitle = Bot account
programs-none = You have no tokens.
programs-made = Made on { $date }
programs-used = Last used: { $date }
programs-unused = Not used yet
programs-may = May: { LIST($what) }
programs-scopes =
    .read = read
    .play = play
    .clubs = manage clubs
programs-scopeHelp =
    .read = Read what you can see: tables, matches, clubs.
    .play = Open tables, sit down and play.
    .clubs = Change your clubs and club nights.
programs-new = New token
programs-name = What do you call it?
programs-mayWhat = What may it do?
programs-make = Make token
programs-secret = Copy the token now: it is shown only once.
programs-secretOf = Token { $name }
programs-copy = Copy token
programs-done = Done
programs-withdraw = Withdraw
programs-withdrawNamed = Withdraw: { $name }
programs-withdrawn = Withdrawn: { $name }.
programs-bot = Make this a bot account
programs-botHelp = If a program plays with this account, all others at the table must see that. Make it a bot account before it plays.
programs-botForever = This is for ever: the account never becomes a person’s again.
programs-botTables = Every table, match and list shows that a program plays.
programs-botPools = It cannot look for opponents among people.
programs-botConfirm = Make it a bot account for ever
programs-isBot = This is a bot account: everyone sees that a program plays.

forgotten-title = Forgotten password
forgotten-intro = Type the name or the e-mail of your account. We send a link to its e-mail. With that link you set a new password.
forgotten-send = Send link
forgotten-answer = If there is such an account with a confirmed e-mail, a link is on its way. Without an e-mail, ask the host of this server.
forgotten-introNoMail = Type the name or the e-mail of your account. This server sends no e-mails: its host gets a link for you. With that link you set a new password.
forgotten-ask = Ask the host for a link
forgotten-answerNoMail = If there is such an account, the host of this server has a link for you. Ask the host for it.
forgotten-back = Back to signing in

reset-title = New password
reset-set = Set password
reset-done = Your new password is set. All devices are signed out.
reset-incomplete = This link is incomplete. Open the whole link from the mail, or ask for a new one.
reset-another = Ask for a new link

confirm-title = Confirm e-mail
confirm-done = Your e-mail is confirmed. You can sign in with it.
confirm-incomplete = This link is incomplete. Open the whole link from the mail, or send a new one from your account.

faults =
    .no-name = Type a name.
    .no-email = Type an e-mail.
    .no-password = Type a password.
    .no-scope = Choose what the token may do.
    .at-in-name = The name of an account has no @.
    .long-name =
        { $max ->
            [one] A name has at most { $max } character.
           *[other] A name has at most { $max } characters.
        }
    .short-password =
        { $min ->
            [one] A password has at least { $min } character.
           *[other] A password has at least { $min } characters.
        }
    .long-password =
        { $max ->
            [one] This password is too long. The server accepts { $max } byte at most.
           *[other] This password is too long. The server accepts { $max } bytes at most.
        }

refusals =
    .name-taken = Another account is called { $name }. Choose another name.
    .name-of-house = { $name } is a name that this site uses itself. Choose another name.
    .bad-password =
        { $bytes_max ->
            [one] Shortest password: { $chars_min } characters. Longest: { $bytes_max } byte.
           *[other] Shortest password: { $chars_min } characters. Longest: { $bytes_max } bytes.
        }
    .wrong-sign-in = The name or the password is wrong. Check both.
    .wrong-password = This is not your password. Type it again.
    .sign-in-again = You signed in too long ago for this. Sign out, sign in with your passkey and try again.
    .wrong-passkey = This server does not know this passkey. Sign in with your password.
    .challenge-over = This took too long. Try again.
    .no-passkeys = This server cannot make passkeys.
    .last-passkey = Without this passkey you could not sign in any more. Set a password first.
    .too-many-passkeys =
        { $max ->
            [one] An account has at most { $max } passkey. Remove one first.
           *[other] An account has at most { $max } passkeys. Remove one first.
        }
    .not-signed-in = You are no longer signed in on this browser.
    .signed-in = You are signed in on this browser already. Reload the page.
    .bad-email = “{ $email }” is not an e-mail address. Write it like ana@example.org.
    .link-over = This link was used before, or it is too old.
    .in-evening = Here you are a guest in an open club night. Sign in when it is over, or leave out what you did as a guest.
    .last-organiser = The club { $club } needs an organiser. Name another organiser before you delete your account.
    .gone = This device was signed out already.
    .not-in-scope = This token does not allow that.
    .bad-token = 
        { $max ->
            [one] Give the token a name of at most { $max } character, and choose what it may do.
           *[other] Give the token a name of at most { $max } characters, and choose what it may do.
        }
    .too-many-tokens = 
        { $max ->
            [one] An account has at most { $max } token. Withdraw one first.
           *[other] An account has at most { $max } tokens. Withdraw one first.
        }
    .has-played = This account has already played, so it cannot become a bot account. Create another account for the program.
    .bot-in-pool = A bot account cannot wait for opponents among people. Open a table instead.
    .cooling-off =
        { $minutes ->
            [one] You left several rated matches before they counted. You can play rated matches again in { $minutes } minute, and other matches now.
           *[other] You left several rated matches before they counted. You can play rated matches again in { $minutes } minutes, and other matches now.
        }
    .nobody-named = No account has the name “{ $name }”. Check the spelling.
    .yourself = This is your own name.
    .too-many-people =
        { $max ->
            [one] People you know, friends and blocked: at most { $max } person. Remove one first.
           *[other] People you know, friends and blocked: at most { $max } people. Remove one first.
        }
    .no-seat-to-offer = You can invite people only to a table where you sit and a seat is free.
    .too-many-settings =
        { $bytes_max ->
            [one] Your account can store { $bytes_max } byte of settings at most.
           *[other] Your account can store { $bytes_max } bytes of settings at most.
        }
