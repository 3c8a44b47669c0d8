### The page: tables that run on a device, without the server.

atTable = Ovaj je stol samo na ovom uređaju. Veza mu ne treba.
here = Na ovom uređaju
instead = Nema veze: ovdje možete igrati s botovima. Stol ostaje na ovom uređaju.
notHere = Ovog stola nema na ovom uređaju. Otvorite ga na uređaju na kojem ste ga započeli.
broken = Ovaj se stol sada ne može otvoriti. Vaše pločice i bodovi su sigurni.
frozen = Uređaj sada ne može spremati poteze: možda na njemu više nema mjesta. Satovi stoje, a vaše su pločice sigurne.
offline = Nema veze. Možete igrati s botovima, čitati lekcije i pravila koja ste već otvorili i nastaviti klupsku večer.
