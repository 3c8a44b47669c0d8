# The players in lessons and examples, in seat order.
cast = Ana, Boris, Karla, Davor
