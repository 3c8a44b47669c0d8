# The players in lessons and examples, in seat order.
cast = Аня, Борис, Карла, Давид
