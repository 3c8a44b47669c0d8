import type { ProcedureMessages } from '../en/procedure.ts';

const procedure: ProcedureMessages = {
  title: 'Kako teče igra za stolom',
  start: ({ n }) => `Prije runde ${n}`,
  handshake: 'Prije prve partije svi se rukuju.',
  leads: ({ name }) => `Otvara ${name}.`,
  shuffles: ({ name }) => `Miješa ${name}.`,
  reshuffle: ({ name, order }) =>
    `Samo ${name} smije promiješati još jednom; tada se uzima ovako: ${order}.`,
  taking: ({ order }) => `Po sedam pločica uzima se ovako: ${order}.`,
  tooMany:
    'Ako je netko uzeo previše: kad je koja od tih pločica viđena, miješa se iznova. Kad nije, tko ima premalo, uzima od pločica koje nitko nije podigao.',
  lifting: ({ names: [first, second, third, fourth] }) =>
    `Pločice se podižu u jednom ili dva pokreta: najprije ${first} i ${second}, nakon prve položene pločice ${third}, nakon druge ${fourth}.`,
  standing:
    'Pločice stoje onako kako su ležale. Ne premještaju se, diraju se samo za potez, a praznine ostaju.',
  play: 'Tijekom igre',
  first: ({ name, partner }) =>
    `${name} polaže bilo koju pločicu u sredinu, licem gore: duplu dužom stranom prema sebi, drugu većim brojem prema mjestu gdje sjedi ${partner}. Tako i ostaje.`,
  turn: 'Igra ide udesno, jedna pločica po potezu; krajevi moraju odgovarati. Duple leže poprijeko.',
  rightEnd: ({ name }) =>
    `Kad su oba kraja jednaka, sljedeća pločica ide na kraj desno od mjesta gdje sjedi ${name}.`,
  noBanging: 'Pločicama se ne lupa.',
  pass: 'Tko ne može igrati, jasno kaže „dalje”. Dok netko slaže niz pločica istog broja, ostali to ne moraju reći.',
  end: 'Kako završava',
  out: 'Tko odigra svih sedam pločica, dobiva rundu za par: njemu idu bodovi koji su ostali obojici poraženih.',
  block:
    'Riba, kad nitko ne može igrati: manji zbroj dobiva bodove koji su ostali obojici poraženih. Ako je jednako, nitko ne dobiva, a otvara sljedeći.',
  target: ({ n }) => `Partija završava kad neki par ima ${n} ili više.`,
  after:
    'Zatim organizator potvrđuje i objavljuje tko gdje dalje sjedi te poredak; na kraju dobitke i konačni poredak.',
  courtesies: 'Za ovim stolom',
  courtesy: {
    'partner-writes': ({ name, by }) => `Kad je za zapisnik na redu ${name}, piše ${by}.`,
    'partner-shuffles': ({ name, by }) => `Kad je za miješanje na redu ${name}, miješa ${by}.`,
    'may-rearrange': ({ name }) => `${name} smije dirati i premještati svoje pločice.`,
    'neighbour-sets': ({ name, by }) =>
      `${name} polaže pločicu licem gore i kaže oba kraja; na mjesto je stavlja ${by}.`,
    'all-say-ends': () => 'Svatko nakon svog poteza jasno kaže oba kraja.',
    'may-ask-count': ({ name, by }) =>
      `${name} smije pitati koliko je pločica nekog broja izašlo; odgovara ${by}.`,
    'neighbour-stands': ({ name, by }) =>
      `${by} uspravi pločice koje uzme ${name}, ne gledajući i ne dirajući lica, a na kraju okrene preostale.`,
    'neighbour-places': ({ name, by }) => `${name} pokaže pločicu i kaže kraj; stavlja je ${by}.`,
    'knocks-to-pass': ({ name, by }) =>
      `Za „dalje” ${name} dvaput pokuca rukom ispred mjesta gdje sjedi ${by}.`,
    'others-knock': () => 'Ostali za „dalje” dvaput pokucaju na sredini stola.',
    'sheet-shown': () =>
      'Zapisničar pokazuje zapisnik nakon svake runde i kad netko dodirne stol pred njim.',
  },
};

export default procedure;
