### Settings.

title = Settings

intro = Every change holds at once and is kept on this device.

sample = Sample: three tiles, one of which fits

display = Display

theme = Theme

themes-system = As the system
themes-light = Light
themes-dark = Dark

contrast = Contrast

contrasts-system = As the system
contrasts-normal = Normal
contrasts-more = High

tiles = Tile faces

tileStyles-table = As the table says
tileStyles-pips = Pips
tileStyles-large = Large pips
tileStyles-digits = Digits
tileStyles-both = Pips and digits
tileStyles-pictures = Pictures
tileStyles-cards = Cards

pictures = Which pictures

motion = Movement

motions-system = As the system
motions-normal = Normal
motions-fast = Fast
motions-none = None

speech = Speech

speechHelp = What a screen reader is told about each play.

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

vibrationHelp = Once for your turn, twice for a pass, where the device can.

spoken = Spoken table

spokenHelp = The page itself reads the plays aloud, for whoever uses no screen reader.

play = Play

showFits = Raise the tiles that fit

confirm = Play a tile only with a second tap

rearrange = Move my tiles at any table

rearrangeHelp = For players who need to touch their tiles: it holds where hands keep their order too.

keys = Single-letter keys

keysHelp = They act only while the table has focus.

language = Language

languageHelp = The language of the page
