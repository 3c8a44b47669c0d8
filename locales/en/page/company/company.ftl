### A match with others: what people ask of each other, leaving and returning, and what they say.

menu-talk = Talk
menu-takeBack = Take back your play
menu-offerEnd = Offer to end without a result
menu-resign = Give up
menu-report = Report a player
menu-leave = Leave the match
menu-pace = How fast the bots play
# Below the pace, while it is slow because the person has not finished a match yet.
menu-paceFirst = Slower in your first match.
pace =
    .quick = Quick
    .usual = Usual
    .slow = Slow

held-return = Play again instead of the bot
held-returned =
    { PERSON($who) ->
        [you] You play again instead of the bot.
       *[other] { $who } plays again instead of the bot.
    }
leave-goesOn = The match goes on, and a bot plays for you. You can return at any time until it ends.
leave-rated = This match is rated. If you are not back when it ends, it counts as a loss for you, even if your side wins.
leave-confirm = Leave, and let a bot play
leave-stay = Stay
resign-wins = You give up this match, and { $name } wins it.
resign-rated = This match is rated, and you lose it.
resign-stay = Play on

# The table belongs to a club night: its name, and the match.
gather-match = { $name }: match { $match } of { $all }, table { $table }
gather-all = The first round begins when everyone is here.
gather-missing = Not here yet: { LIST($names) }.
gather-until = Time to come: { $clock }. Then a bot plays for each missing player, until the player comes.

dropped-strip = { $who } lost connection. Time to come back: { $clock }.
dropped-over = { $who } is still away. What should happen?
dropped-wait = Wait
dropped-waitNoMore = Stop waiting for { $who }
dropped-hold = Let a bot play
dropped-stop = Stop the match
dropped-sureStop = Stop the match for everyone? Nobody wins.

asks-takeBack =
    { PERSON($who) ->
        [you] You ask to take back your play.
       *[other] { $who } asks to take back a play.
    }
asks-end =
    { PERSON($who) ->
        [you] You offer to end the match without a result.
       *[other] { $who } offers to end the match without a result.
    }
asks-waitsFor = Waiting for { LIST($names) }.
asks-agree = Agree
asks-decline = Decline
asks-withdraw = Withdraw
asks-choose = Agree or decline.
asks-agreed =
    { PERSON($who) ->
        [you] You agree.
       *[other] { $who } agrees.
    }
asks-declined =
    { PERSON($who) ->
        [you] You decline.
       *[other] { $who } declines.
    }
asks-withdrawn =
    { PERSON($who) ->
        [you] You withdraw what you asked.
       *[other] { $who } withdraws the question.
    }
asks-tookBack = The play is taken back.

talk-nothing = Nothing said yet.
talk-line = { $name }: { $text }
talk-list = What was said
talk-phrases = Phrases
talk-inRound = Partners do not talk while a round is played. You can talk between rounds.
talk-field = Message
talk-send = Send
talk-people = Mute players
talk-muteHelp = You no longer see or hear what a muted player says. This device remembers the name.
phrases =
    .hello = Hello
    .good-luck = Good luck
    .well-played = Well played
    .thanks = Thank you
    .sorry = Sorry
    .one-moment = One moment
    .back = I am back
    .good-game = Good game
    .rematch = Another match?
    .goodbye = Goodbye
    .applause = Bravo
    .laugh = Ha ha
    .surprise = Wow
    .sad = Oh no

refused =
    .rated-stands = In a rated match no play is taken back.
    .nothing-to-take-back = You have not played in this round yet.
    .no-hints = Hints are for casual matches against bots.
    .not-resigned = You can give up only while a round is played between two players.
    .nothing-asked = There is nothing to answer any more.
    .asked-already = Another question is still open. Wait for its answer.
    .not-replaced = No bot plays for you now.
    .bot-plays = A bot plays for you. Come back first.
    .no-talk = You cannot say that at this table.
    .no-talk-in-round = Partners do not talk while a round is played.
    .bad-text = 
        { $max ->
            [one] Write 1 to { $max } visible character.
           *[other] Write 1 to { $max } visible characters.
        }
    .too-much-talk = You have sent many messages. Wait a few seconds.
    .time-out = You may not write until { $until }. A moderator’s reason: { $reason }
    .banned = You may not play with others until { $until }. A moderator’s reason: { $reason }
    .banned-for-good = You are banned for good from playing with others. A moderator’s reason: { $reason }
    .no-such-seat = This table has no seat { $seat }.
    .seat-taken = Another player has just taken that seat.
    .already-seated = You already have a seat at this table.
    .not-seated = You have no seat at this table.
    .match-began = The match has begun: the seats stay as they are.
    .not-host = Only the host of the table can do that.
    .rated = Bots cannot play a rated match.
    .no-bot = No bot sits there.
    .nothing-to-wait-for = No round is waiting for you.
    .nothing-to-take = You cannot take a tile from the pile now.
    .taken-already = Another player has just taken that tile. Take another.
    .not-mixed-again = Only the leader can have the tiles shuffled again, before the first tile is taken.
    .not-pointed = You cannot choose a tile here. Draw the next one.
    .nothing-to-declare = You cannot announce 6-6 now.
    .nothing-to-close = You can close only the double you just played.
    .not-done = Play a tile before you end your turn.
