### The page: tables that run on a device, without the server.

atTable = This table is on this device only. It needs no connection.
here = On this device
instead = No connection: you can still play here with bots. The table stays on this device.
notHere = This table is not on this device. Open it on the device where you began it.
broken = We cannot open this table right now. Your tiles and scores are safe.
frozen = This device cannot save moves right now: it may have no room left. The clocks are stopped and your tiles are safe.
offline = No connection. You can play with bots, read lessons and rules you opened before, and continue a club night.
