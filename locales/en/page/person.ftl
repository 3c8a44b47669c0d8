### The page: a person’s name and face.

person-name = Your name
person-face = Your face
person-number = Face { $n }
person-more = More faces
person-empty = Write the name that others will see.
person-long = A name has at most { $max } characters.
person-taken = Another account is called { $name }. Choose another name.
person-house = { $name } is a name that this site uses itself. Choose another name.
person-at = The name of an account has no @.
