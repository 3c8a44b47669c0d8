### The page: notices on every page and on devices, and the wish to hear when someone comes.

calls-opened = Vaš je stol spreman
calls-turn = Vi ste na redu
calls-sat =
    { COUNT($names) ->
        [one] Za stolom sjedi { LIST($names) }
        [few] Za stolom sjede { LIST($names) }
       *[other] Za stolom sjede { LIST($names) }
    }
calls-guest = gost
toTable = Za stol
later = Kasnije
# How many tables wait for you.
waiting =
    { $n ->
        [one] Čeka vas { $n } stol
        [few] Čekaju vas { $n } stola
       *[other] Čeka vas { $n } stolova
    }
# After the name of the first game: how many tables wait besides.
others =
    { $n ->
        [one] i čeka još { $n } stol
        [few] i čekaju još { $n } stola
       *[other] i čeka još { $n } stolova
    }
arrival = Netko želi igrati
games = { LIST($names) }
look = Pogledaj

wish-name = Javi mi kad netko dođe
wish-on = Uključeno do { $time }. Obavijest stiže na svaku stranicu.
wish-device = Obavijesti na ovom uređaju
wish-mail = E-pošta

push-title = Obavijesti na ovom uređaju
push-intro = I kad je Boneyard zatvoren, ovaj vam uređaj javlja da ste na redu u sporoj partiji, pozvani ili pred turnirom. Javlja i da je netko došao igrati, ako ste to tražili.
push-name = Javljaj na ovaj uređaj
push-states =
    .unsupported = Ovaj preglednik ne može primati obavijesti. Na iPhoneu ili iPadu najprije dodajte Boneyard na početni zaslon.
    .host = Ovaj poslužitelj ne šalje obavijesti na uređaje.
    .denied = Blokirali ste obavijesti ove stranice. Dopustite ih u postavkama preglednika i ponovno otvorite ovu stranicu.
    .off = Ovaj uređaj ne prima obavijesti.
    .on = Ovaj uređaj prima obavijesti.
    .failed = Usluga obavijesti preglednika nije odgovorila. Pokušajte poslije.
