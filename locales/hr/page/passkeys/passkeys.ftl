### Passkeys: keys on devices that sign in without a password.

title = Pristupni ključevi
help = Pristupni ključ je ključ na vašem uređaju. Prijavljujete se otiskom prsta, licem ili kodom uređaja, bez lozinke.
list = Vaši pristupni ključevi
none = Nemate pristupnih ključeva.
made = Izrađen { $date }
used = Posljednja upotreba: { $date }
remove = Ukloni
removeNamed = Ukloni: { $device }
removeHelp = Ako uklonite ključ, vaši se drugi uređaji odjavljuju.
removed = Pristupni ključ je uklonjen.
new = Novi pristupni ključ
add = Izradi ključ na ovom uređaju
added = Pristupni ključ je izrađen. Možete se njime prijaviti.
left = Vaš uređaj nije izradio ni upotrijebio ključ. Pokušajte ponovno ili upišite lozinku.
notHere = Ovaj poslužitelj nema ime, pa ne može izrađivati pristupne ključeve.
elsewhere = Ključevi ovog poslužitelja rade samo na adresi { $host }, u pregledniku koji ih poznaje.
signIn = Prijava pristupnim ključem
signInHelp = Vaš uređaj poznaje vaš ključ. Ne trebaju vam ni ime ni lozinka.
create = Otvori račun s pristupnim ključem
createHelp = Upišite ime iznad. Uređaj čuva ključ umjesto lozinke.
