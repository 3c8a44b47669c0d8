### Friends, who is here, and invitations to tables.

title = Friends
guest-text = With an account you keep a list of friends. You see who is here and what they play, and you invite them to your table.
guest-link = Sign in or create an account
list = Your friends
listHelp = Only you see this list. People need not agree to be on it.
none = You have no friends here yet. Add one by name, or choose from the people you played with.
here = Here now
hereTitle = Friends who are here
opensTable = An invitation opens a table: { $game }.
toYourTable = An invitation is for your table that waits.
away = Not here
plays = Plays { $game }
watch = Watch
profile = Profile
bot = bot
waits = Waits at a rated table: { $game }
join = Sit down
joinNamed = Sit down with { $name }
add-label = Name of a friend’s account
add-help = The person is not told.
add-action = Add
add-empty = Type the name of an account.
make = Add as friend
makeNamed = Add { $name } as a friend
remove = Remove
removeNamed = Remove { $name }
block = Block
unblock = Unblock
unblockNamed = Unblock { $name }
said-added = { $name } is your friend now.
said-removed = { $name } is no longer your friend.
said-blocked = { $name } is blocked and can no longer invite you.
said-unblocked = { $name } can invite you again.
partners = Played with lately
noPartners = After a match, people with accounts who played with you appear here.
noOtherPartners = Other people with accounts who played with you appear here. Your friends are in the list of friends.
play = Open a table
blocked = Blocked
blockedHelp = Blocked people cannot invite you, and you are not seated with them when you look for opponents. They are not told.
noBlocked = You have blocked no one. You can block a person on the page of that person.
hide = Hide that I am here
hideHelp = Others do not see that you are here, nor what you play.
relation-title = You and { $name }
relation-friend = { $name } is your friend.
relation-blocked = You have blocked { $name }.
relation-help = People you block cannot invite you, and you are not seated together when you look for opponents. They are not told.

# Inviting to a table that waits for players.
invite-title = Invite friends
invite-help = They see it on every page for 10 minutes. You are not told who declines.
invite-nobody = None of your friends is here now.
invite-account = With an account you have a list of friends to invite.
invite-label = Name of an account
invite-invite = Invite
invite-inviteNamed = Invite { $name }
invite-again = Invite again
invite-againNamed = Invite { $name } again
invite-sent = Invited
invite-atTable = At this table
invite-saidSent = { $name } is invited.
invite-cannot = { $name } cannot be invited: { $why }

# An invitation, as the person who is invited sees it.
notice-text = { $name } invites you
notice-rated = { $game }, rated
notice-sit = Sit down
notice-later = Not now
notice-more =
    { $n ->
        [one] { $n } more invitation
       *[other] { $n } more invitations
    }
