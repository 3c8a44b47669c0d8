### How phones in a room reach the server: its network, and the Wi-Fi.

# $address is an example.
steps-title = Phones cannot open this link yet: what helps
steps-stop = On the computer that runs Boneyard, go to the window where it runs. Press Ctrl+C.
steps-start = Start it again with this command:
steps-program = If you have only the program:
steps-connect = Connect this computer to the Wi-Fi of the room, or to the hotspot of a phone.
steps-reload = Reload this page. The link and the QR code then have an address for phones, such as { $address }.
steps-again = Reload this page
steps-kept = Your tables and club nights are kept, and you stay the organiser.

limits-hotspot = The hotspot of a phone or a laptop often takes only 5 to 10 devices. One phone at each table is enough.
limits-apart = Some guest networks keep devices apart. If no phone can open the address, use another network.
limits-offline = Over plain http, a phone keeps no copy of the page. If the Wi-Fi fails, leave the page open and do not reload it.

wifi-title = Wi-Fi for the phones
wifi-help = A phone that scans this code joins the Wi-Fi. The name and the password stay on this device.
wifi-name = Name of the network
wifi-password = Password
wifi-open = Leave it empty if the network has none.
wifi-short = A Wi-Fi password has at least 8 characters.
wifi-qr = QR code: join the Wi-Fi { $name }
wifi-show = Show both codes
# Above the two codes, on a screen or on paper.
wifi-first = 1. Join the Wi-Fi { $name }
wifi-with = Password: { $password }
wifi-second = 2. Join the club night
wifi-print = Print
