# The sets of pictures on tiles for children, and their pictures. A picture name is in the middle of a list: no capital.

picture-set-first = First pictures
picture-fish = fish
picture-cat = cat
picture-tree = tree
picture-star = star
picture-boat = boat
picture-apple = apple
picture-moon = moon

picture-set-animals = Animals
picture-snail = snail
picture-rabbit = rabbit
picture-duck = duck
picture-elephant = elephant
picture-butterfly = butterfly
picture-giraffe = giraffe
picture-turtle = turtle

picture-set-fruit = Berries and fruit
picture-strawberry = strawberry
picture-pear = pear
picture-cherry = cherries
picture-grapes = grapes
picture-banana = banana
picture-pineapple = pineapple
picture-watermelon = watermelon

picture-set-letters = Letters
picture-letter-o = letter O
picture-letter-a = letter A
picture-letter-b = letter B
picture-letter-e = letter E
picture-letter-k = letter K
picture-letter-m = letter M
picture-letter-t = letter T

picture-set-numbers = Numbers
picture-zero = zero
picture-one = one
picture-two = two
picture-three = three
picture-four = four
picture-five = five
picture-six = six

picture-set-objects = Objects
picture-clock = alarm clock
picture-key = key
picture-glasses = glasses
picture-cup = cup
picture-chair = chair
picture-house = house
picture-umbrella = umbrella
