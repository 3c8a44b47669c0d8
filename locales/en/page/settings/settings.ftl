### Settings.

title = Settings

intro = Changes are saved immediately, on this device.

introAccount = Changes are saved immediately, on this device and in your account.

account = With an account, they apply on all your devices

sample = The table as you set it: a line, and a hand of three tiles

display = Display

theme = Theme

themes-system = Same as system
themes-light = Light
themes-dark = Dark

contrast = Contrast

contrasts-system = Same as system
contrasts-normal = Normal
contrasts-more = High

cloth = Cloth

cloths-green = Green
cloths-blue = Blue
cloths-wine = Wine red
cloths-slate = Slate
cloths-plain = Plain green

tiles = Tile faces

tileStyles-table = Set by the table
tileStyles-pips = Pips
tileStyles-large = Large pips
tileStyles-digits = Digits
tileStyles-both = Pips and digits
tileStyles-pictures = Pictures
tileStyles-cards = Cards

pictures = Which pictures

colours = Colours of numbers

colourings-table = Set by the table
colourings-always = Always coloured
colourings-never = Always black

motion = Movement

motions-system = Same as system
motions-normal = Normal
motions-fast = Fast
motions-none = None

speech = Speech

speechHelp = What a screen reader says about each play.

speeches-short = Short
speeches-normal = Normal
speeches-full = Full

speechSamples-short = Ana 6-5 right. 3, 5.
speechSamples-normal = Ana: six-five on the right. Ends 3 and 5.
speechSamples-full = Ana: six-five on the right. Ends 3 and 5. Eva passes. No threes or fives.

sound = Sound

sounds = Sounds at the table

volume = Volume

volumes-low = Low
volumes-middle = Middle
volumes-high = High

vibration = Vibration

vibrationHelp = Once for your turn, twice for a pass, if your device can vibrate.

spoken = Spoken table

spokenHelp = The page reads the plays aloud. Use it if you have no screen reader.

play = Play

showFits = Raise the tiles that fit

showScores = Show what a tile scores

showScoresHelp = In games that score in play. The points stand at the tiles in your hand and at the ends.
help = Hints and taking back
helpHelp = Two buttons at the table when you play against bots only.

confirm = Play a tile only on the second tap

rearrange = Move my tiles at any table

rearrangeHelp = For players who need to touch their tiles. It also works at tables that fix the order of hands.

keys = Single-letter keys

keysHelp = They work only while the table has focus.

language = Language

languageHelp = The language of the page
