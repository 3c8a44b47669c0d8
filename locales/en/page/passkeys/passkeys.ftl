### Passkeys: keys on devices that sign in without a password.

title = Passkeys
help = A passkey is a key on your device. You sign in with your fingerprint, your face or the code of the device, without a password.
list = Your passkeys
none = You have no passkeys.
made = Made on { $date }
used = Last used: { $date }
remove = Remove
removeNamed = Remove: { $device }
removeHelp = If you remove a passkey, your other devices are signed out.
removed = The passkey is removed.
new = New passkey
add = Make a passkey on this device
added = The passkey is made. You can sign in with it.
left = Your device made or used no passkey. Try again, or use your password.
notHere = This server has no host name, so it cannot make passkeys.
elsewhere = Passkeys of this server work only at the address { $host }, in a browser that knows them.
signIn = Sign in with a passkey
signInHelp = Your device knows your passkey. You need no name and no password.
create = Create with a passkey
createHelp = Type the name above. Your device keeps a key in place of a password.
