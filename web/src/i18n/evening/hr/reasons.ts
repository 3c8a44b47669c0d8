import {
  AMOUNT_MAX,
  EVENING_NAME_CHARS_MAX,
  LIMIT_MINUTES_MAX,
  MATCHES_MAX,
  PLAYERS_MAX,
  PLAYERS_MIN,
  ROUND_POINTS_MAX,
  TARGET_MAX,
  TARGET_MIN,
} from '../../../net/protocol/evening.ts';
import { wordsOf } from '../../words.ts';
import type { TextError, Reasons } from '../reasons.ts';

const { plural, number } = wordsOf('hr', ['one', 'few', 'other']);
const and = new Intl.ListFormat('hr', { type: 'conjunction' });
const list = (these: readonly number[]) => and.format(these.map((n) => number(n)));

const told = {
  reason: ['Razlog', 'razlogu'],
  corrected: ['Opis ispravljenog', 'opisu ispravljenog'],
  before: ['Opis onoga što je bilo', 'opisu onoga što je bilo'],
  since: ['Opis onoga što sada stoji', 'opisu onoga što sada stoji'],
} as const;

const text = ({ bad: { told: what, why, max } }: { bad: TextError }) =>
  ({
    'too-long': plural(max, {
      one: `${told[what][0]}: najviše ${number(max)} znak.`,
      few: `${told[what][0]}: najviše ${number(max)} znaka.`,
      other: `${told[what][0]}: najviše ${number(max)} znakova.`,
    }),
    'too-many-lines': plural(max, {
      one: `${told[what][0]}: najviše ${number(max)} redak.`,
      few: `${told[what][0]}: najviše ${number(max)} retka.`,
      other: `${told[what][0]}: najviše ${number(max)} redaka.`,
    }),
    hidden: `U ${told[what][1]} ima znakova koji se ne vide. Upišite tekst nanovo.`,
  })[why];

const counted = {
  tables: 'Stolova u svim partijama večeri',
  rounds: 'Rundi na svim listovima večeri',
  sanctions: 'Sankcija i kazni',
  annulled: 'Poništenih listova',
  'log-lines': 'Ispravaka u dnevniku',
  'log-chars': 'Znakova u dnevniku',
} as const;

const reasons: Reasons = {
  refusals: {
    'not-open': () => 'Ovu večer još nitko nije otvorio.',
    closed: () => 'Večer je zatvorena, pa se više ništa ne može upisati.',
    file: ({ line, detail }) =>
      `Redak ${number(line)} datoteke ne može se pročitati. Na engleskom: ${detail}`,
    started: () => 'Prva je partija počela, pa večer ostaje kako je postavljena.',
    'not-organiser': () => 'To može samo organizator.',
    'not-at-table': ({ at }) => `To mogu samo oni za stolom ${number(at.table)}.`,
    'not-keeper': ({ at, keeper }, who) =>
      keeper === null
        ? `Za stolom ${number(at.table)} još nitko ne vodi zapisnik. Prvo recite tko.`
        : `Za stolom ${number(at.table)} upisuje samo onaj tko vodi zapisnik: ${who(keeper)}.`,
    suspended: ({ player }, who) =>
      `${who(player)} više ne vodi zapisnik u ovoj partiji. Imenujte nekog drugog.`,
    'not-begun': ({ number: n }) => `Partija ${number(n)} još nije počela.`,
    'not-next': ({ next }) => `Na redu je partija ${number(next)}.`,
    'not-delivered': ({ tables }) =>
      plural(tables.length, {
        one: `Sljedeća partija počinje kad su svi stolovi potvrđeni. Nedostaje stol ${list(tables)}.`,
        few: `Sljedeća partija počinje kad su svi stolovi potvrđeni. Nedostaju stolovi ${list(tables)}.`,
        other: `Sljedeća partija počinje kad su svi stolovi potvrđeni. Nedostaju stolovi ${list(tables)}.`,
      }),
    'all-played': () => 'Sve su partije odigrane.',
    confirmed: ({ at }) =>
      `Partija ${number(at.match)} za stolom ${number(at.table)} potvrđena je. Sad je može mijenjati samo organizator.`,
    'not-over': ({ at }) => `Partija za stolom ${number(at.table)} još nije gotova.`,
    'not-agreed': ({ at }) =>
      `Za stolom ${number(at.table)} nitko iz drugog para još se nije složio s krajem partije.`,
    waiting: () => 'Za ovim je stolom nađena pogreška. Upis čeka organizatora.',
    gap: ({ next }) => `Nedostaju runde prije ove. Na redu je runda ${number(next)}.`,
    'stands-otherwise': () =>
      'Ondje sad stoji nešto drugo. Pogledajte ponovno prije nego što mijenjate.',
    'not-last': () =>
      'Ovdje se može mijenjati samo posljednja runda. Ostale može mijenjati organizator.',
    'no-reason': () => 'Napišite zašto se mijenja, jer je već bilo potvrđeno.',
    'not-time': () => 'Vrijeme još nije isteklo. Dotad partiju može prekinuti samo organizator.',
    'too-late': () => 'Prekasno je da se to povuče.',
    called: () => 'Organizatora ste već pozvali k ovom stolu.',
    objected: () => 'Ovoj ste rundi već prigovorili.',
    'too-many': ({ max }) =>
      plural(max, {
        one: `To za jednim stolom možete upisati najviše ${number(max)} put. Ostalo upisuje organizator.`,
        few: `To za jednim stolom možete upisati najviše ${number(max)} puta. Ostalo upisuje organizator.`,
        other: `To za jednim stolom možete upisati najviše ${number(max)} puta. Ostalo upisuje organizator.`,
      }),
    'no-room': () => 'U ovoj večeri više nema mjesta za upise igrača. Ostalo upisuje organizator.',
    'own-result': ({ at }) =>
      `Par koji je upisao kraj ne može se s njim složiti. To može drugi par za stolom ${number(at.table)}.`,
    nothing: () => 'To je već riješeno ili te runde nema.',
    'bad-text': ({ max, bad }) =>
      ({
        empty: 'Napišite nešto.',
        'too-long': `Napišite kraće, najviše ${number(max)} znakova.`,
        hidden: 'U tekstu ima znakova koji se ne vide. Napišite ga nanovo.',
        stacked: 'Na jednom je slovu previše znakova. Izostavite neke.',
      })[bad],
    'not-understood': () =>
      'Poslužitelj ne može pročitati ovaj upis, pa nije sačuvan. Učitajte stranicu ponovno i upišite još jednom.',
  },
  notRead: 'Poslužitelj ga ne čita. Recite organizatoru što je u njemu bilo.',
  requests: {
    'not-member': () =>
      'Večeri ovog kluba otvaraju samo članovi. Prvo uđite u klub svojom e-poštom.',
    'bad-file': ({ line, detail }) =>
      `Redak ${number(line)} datoteke ne može se pročitati. Na engleskom: ${detail}`,
    elsewhere: ({ name }) => `Već ste na drugoj večeri: „${name}”. Prvo napustite nju.`,
    barred: () =>
      'Organizator je uklonio ovaj uređaj. Zamolite ga da ga opet pusti, pa pokušajte još jednom.',
    'not-organiser': () => 'To može samo organizator ove večeri.',
    'wrong-code': () => 'Ova večer ima druga slova. Usporedite ih sa slovima kod organizatora.',
    'no-such-player': () => 'Pod tim se imenom nitko ne može pridružiti. Odaberite drugo s popisa.',
    'name-taken': () => 'To ime ima drugi uređaj. Organizator ga može osloboditi.',
    closed: () => 'Večer je zatvorena.',
    'last-organiser': () =>
      'Večeri treba organizator. Prvo napravite poveznicu za drugi uređaj ili zatvorite večer.',
    'link-over': () => 'Ova poveznica više ne vrijedi. Zamolite organizatora za drugu.',
    'too-many-links': ({ max }) =>
      plural(max, {
        one: `Večer ima najviše ${number(max)} neiskorištenu poveznicu. Prvo je povucite.`,
        few: `Večer ima najviše ${number(max)} neiskorištene poveznice. Prvo povucite jednu.`,
        other: `Večer ima najviše ${number(max)} neiskorištenih poveznica. Prvo povucite jednu.`,
      }),
  },
  evenings: {
    'no-seating': ({ players }) =>
      `Za toliko igrača (${number(players)}) nema gotovog rasporeda. Odaberite uravnoteženi.`,
    unseated: ({ number: n }) => `U partiji ${number(n)} ima stol bez igrača.`,
    'no-match': ({ number: n, matches }) =>
      `Nema partije ${number(n)}. Partije idu od 1 do ${number(matches)}.`,
    'no-table': ({ at, tables }) =>
      `U partiji ${number(at.match)} nema stola ${number(at.table)}. Posljednji je stol ${number(tables)}.`,
    'no-player': ({ player, players }) =>
      `Nema igrača ${number(player)}. Brojevi idu od 1 do ${number(players)}.`,
    'seated-twice': ({ at, player }, who) =>
      `U partiji ${number(at.match)} za dva je stola raspoređen isti igrač: ${who(player)}.`,
    'other-players': ({ at, pairing }, who) =>
      `Partiju ${number(at.match)} za stolom ${number(at.table)} igraju drugi: ${and.format(pairing.flat().map(who))}.`,
    'nothing-to-annul': ({ at }) =>
      `U zapisniku partije ${number(at.match)} za stolom ${number(at.table)} nema ničega.`,
    'penalties-off': () =>
      'Kazne su u ovoj večeri isključene. Uključite ih ili upišite sankciju bez iznosa.',
    'penalty-too-high': ({ amount }) =>
      `Kazna od ${number(amount)} previsoka je. Najviša je ${number(AMOUNT_MAX)}.`,
    'no-round': ({ round, most }) =>
      `Nema runde ${number(round)}. Runde idu od 1 do ${number(most)}.`,
    text,
    'too-many': ({ what, most }) => `${counted[what]} može biti najviše ${number(most)}.`,
    begun: ({ at }) =>
      `Partija ${number(at.match)} već je počela. Nanovo se mogu rasporediti one nakon nje.`,
    settled: () => 'Broj igrača, raspored, cilj i broj partija ostaju kakvi jesu.',
  },
  sheets: {
    'not-here': ({ player }, who) => `${who(player)} ne sjedi za ovim stolom.`,
    impossible: () =>
      `Runda vrijedi od 1 do ${number(ROUND_POINTS_MAX)}, ili 0 za oba para nakon neriješene ribe.`,
    over: ({ score: [first, second] }) =>
      `Partija je završila s ${number(first)} : ${number(second)}. Nema više rundi.`,
    'too-many-rounds': ({ most }) =>
      `List ima najviše ${number(most)} rundi. Umjesto njih upišite kako je partija završila.`,
    'both-reached': ({ target }) =>
      `Oba para ne mogu imati ${number(target)}: partija završava s prvim koji toliko skupi.`,
    'too-high': ({ score, most }) =>
      `${number(score)} ne može biti. Posljednja runda dovodi par najviše do ${number(most)}.`,
    'not-finished': ({ target }) =>
      `Nijedan par nema ${number(target)}. Označite da je prekinuta ako je tako završila.`,
    level: ({ score }) =>
      `Izjednačeno je, ${number(score)} : ${number(score)}. Neka odigraju još jednu rundu ili neka odluči ždrijeb.`,
    'not-level': ({ score: [first, second] }) =>
      `${number(first)} : ${number(second)} nije izjednačeno, pa ždrijeb ne odlučuje.`,
  },
  setups: {
    players: ({ players }) =>
      `Večer ima od ${PLAYERS_MIN} do ${PLAYERS_MAX} igrača, a ne ${number(players)}.`,
    'name-twice': ({ first, second, name }) =>
      `Igrači ${number(first)} i ${number(second)} zovu se jednako: „${name}”. Jednome upišite drugo ime.`,
    'not-published': ({ players }) =>
      `Za toliko igrača (${number(players)}) nema objavljenog rasporeda. Odaberite uravnoteženi.`,
    target: () => `Partija se igra najmanje do ${TARGET_MIN} i najviše do ${TARGET_MAX}.`,
    'stakes-at-many-tables': ({ prize }) =>
      prize
        ? 'Dodatna nagrada postoji samo za jednim stolom, za 4 do 7 igrača.'
        : 'Ulozi postoje samo za jednim stolom, za 4 do 7 igrača.',
    stake: () => `Ulog je cijeli broj od 0 do ${number(AMOUNT_MAX)}.`,
    'prize-stakes': ({ most }) => `Dodatna nagrada vrijedi od 1 do ${number(most)} uloga.`,
    needs: ({ player }) => `Igrač ${number(player)} ima više potreba nego što ih postoji.`,
    limit: () => `Vrijeme partije ide od 1 do ${number(LIMIT_MINUTES_MAX)} minuta.`,
    matches: () => `Večer ima od 1 do ${number(MATCHES_MAX)} partija.`,
  },
  names: {
    empty: (what) =>
      ({
        evening: 'Upišite naziv večeri.',
        place: 'Upišite naziv u svako polje mjesta koje ispunjavate.',
        unit: 'Upišite u čemu se broji ulog.',
        player: `Upišite ime igrača ${what.kind === 'player' ? number(what.player) : ''}.`,
      })[what.kind],
    'too-long': (what) =>
      ({
        evening: `Naziv večeri ima najviše ${EVENING_NAME_CHARS_MAX} znakova.`,
        place: `Naziv mjesta ima najviše ${EVENING_NAME_CHARS_MAX} znakova.`,
        unit: `Jedinica uloga ima najviše ${EVENING_NAME_CHARS_MAX} znakova.`,
        player: `Ime igrača ${what.kind === 'player' ? number(what.player) : ''} ima najviše ${EVENING_NAME_CHARS_MAX} znakova.`,
      })[what.kind],
    hidden: (what) =>
      ({
        evening: 'U nazivu večeri ima znakova koji se ne vide. Upišite ga nanovo.',
        place: 'U nazivu mjesta ima znakova koji se ne vide. Upišite ga nanovo.',
        unit: 'U jedinici uloga ima znakova koji se ne vide. Upišite je nanovo.',
        player: `U imenu igrača ${what.kind === 'player' ? number(what.player) : ''} ima znakova koji se ne vide. Upišite ga nanovo.`,
      })[what.kind],
    stacked: (what) =>
      ({
        evening: 'U nazivu večeri ima previše znakova na jednom slovu. Upišite ga nanovo.',
        place: 'U nazivu mjesta ima previše znakova na jednom slovu. Upišite ga nanovo.',
        unit: 'U jedinici uloga ima previše znakova na jednom slovu. Upišite je nanovo.',
        player: `U imenu igrača ${what.kind === 'player' ? number(what.player) : ''} ima previše znakova na jednom slovu. Upišite ga nanovo.`,
      })[what.kind],
  },
};

export default reasons;
