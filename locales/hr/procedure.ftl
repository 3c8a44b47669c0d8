# Tijek igre za stolom: na ispisanom listu i na stranici.

procedure-title = Igra za stolom

procedure-step-1-title = Pozdrav
procedure-step-1 = Prije prve partije svi se rukuju.

procedure-step-2-title = Tko prvi otvara
procedure-step-2 = Pločice leže licem prema dolje i svatko uzima jednu. Otvara igrač s najvećim brojem: uspoređuju se veće polovice. Ako su jednake, jača je dupla, a ako duple nema, veći zbroj.

procedure-step-3-title = Miješanje
procedure-step-3 = Miješa igrač lijevo od onoga tko otvara, i uzima zadnji. Najprije uzima onaj tko otvara, zatim igrač desno od njega i tako redom. Samo onaj tko otvara smije promiješati još jednom, i tada uzima zadnji.

procedure-step-4-title = Previše pločica
procedure-step-4 = Ako je igrač uzeo previše pločica i neka je od njih pogledana, miješa se ponovno. Ako nije pogledana nijedna, igrač koji ima premalo uzima od pločica koje nitko nije podigao.

procedure-step-5-title = Podizanje
procedure-step-5 = Pločice se podižu u jednom ili u dva navrata. Prvi ih podižu igrač koji otvara i igrač desno od njega. Treći ih podiže nakon prvog poteza, četvrti nakon drugoga.

procedure-step-6-title = Vlastite pločice
procedure-step-6 = Pločice uspravite redom kojim su ležale i ne premještajte ih. Pločicu dirajte samo kad njome igrate. Mjesto odigrane pločice ostavite prazno.

procedure-step-7-title = Prva pločica
procedure-step-7 = Otvoriti se smije bilo kojom pločicom. Stavlja se u sredinu stola, licem prema gore. Dupla leži dužom stranom prema igraču koji otvara, druga pločica većim brojem prema njegovu partneru. Više se ne pomiče.

procedure-step-8-title = Potezi
procedure-step-8 = Igra se suprotno od kazaljke na satu, jedna pločica po potezu. Krajevi se moraju podudarati, a duple leže poprijeko. Ako je na oba kraja isti broj, igrajte na kraj desno od onoga tko je otvorio rundu. Pločicama se ne lupa.

procedure-step-9-title = Dalje
procedure-step-9 = Ako ne možete igrati, jasno recite „dalje”. Dok jedan igrač slaže niz pločica istog broja, ostali to ne moraju govoriti.

procedure-step-10-title = Kraj runde
procedure-step-10 = Runda završava kad igrač odigra sve svoje pločice ili kad nitko ne može igrati (blokada). Rundu dobiva par koji je izašao. Kod blokade je dobiva par s manjim zbrojem. Ako su zbrojevi jednaki, nitko ništa ne upisuje.

procedure-step-11-title = Kraj partije

procedure-step-12-title = Nakon partije
procedure-step-12 = Organizator potvrđuje rezultat te objavljuje sljedeći raspored i poredak. Na kraju večeri objavljuje novac i konačni poredak.

## Obzirnost prema igračima koji slabo vide, ne mogu sami rukovati pločicama, ne čuju ili ne govore

courtesies-title = Obzirnost
courtesies-note = Pripada svakome kome treba. Nikad se ne kažnjava.
courtesies-sight = Vid
courtesies-movement = Kretanje
courtesies-hearing = Sluh ili govor
