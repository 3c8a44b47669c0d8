import { wordsOf } from '../../words.ts';
import type { ParticipantMessages } from '../en/participant.ts';

const { plural } = wordsOf('hr', ['one', 'few', 'other']);

const participant: ParticipantMessages = {
  evening: 'Večer',
  parts: 'Dijelovi večeri',
  table: 'Stol',
  mine: 'Moja večer',
  standings: 'Poredak',
  resting: ({ match }) => `Partija ${match}: pauzirate`,
  waiting: 'Prije prve partije',
  over: 'Večer je gotova',
  notPlaying: 'Ovaj uređaj ne sudjeluje u večeri.',
  where: 'Gdje sjedite',
  mineTitle: ({ name, number }) => `${name}, broj ${number}`,
  you: 'vi',

  next: {
    title: ({ match }) => `Slijedi partija ${match}`,
    now: ({ match }) => `Sada: partija ${match}`,
    first: 'Prva partija počinje kad je organizator pokrene.',
    between: 'Počinje kad je organizator pokrene.',
    seat: 'Vaše mjesto',
    partner: 'Partner',
    opponents: 'Protivnici',
    numbered: ({ name, number }) => `${name} (${number})`,
    onTheRight: ({ name }) => `Desno od vas sjedi ${name} i igra nakon vas.`,
    rest: ({ match }) => `U partiji ${match} pauzirate.`,
    after: ({ match, table }) => `Nakon toga: partija ${match} za stolom ${table}.`,
    none: 'Nema više partija.',
    filledIn: 'Popunjavate ovaj stol: partija vam se ne računa.',
  },

  sums: 'Zbrojevi',
  place: ({ place, players }) => `Zasad mjesto ${place} od ${players}`,
  placeFinal: ({ place, players }) => `Mjesto ${place} od ${players}`,
  noResults: 'Još nijedna partija nije potvrđena.',

  results: 'Moje partije',
  withAgainst: ({ partner, opponents }) => `Partner ${partner}, protivnici ${opponents}`,
  won: 'pobjeda',
  lost: 'poraz',
  matchPoints: ({ n }) =>
    plural(n, {
      one: `${n} turnirski bod`,
      few: `${n} turnirska boda`,
      other: `${n} turnirskih bodova`,
    }),
  filled: 'Popuna: ne računa vam se.',
  satOut: 'Pauza',
  playing: 'Još nije potvrđena',

  aheadBy: ({ key }) => `odlučuje: ${key}`,
  unequal: 'Nisu svi igrali jednako često: usporedite koliko je tko odigrao.',

  announcements: {
    title: 'Od organizatora',
    none: 'Još ništa nije objavljeno.',
  },

  sanctions: {
    title: 'Sankcije i kazne',
    penalty: ({ n, reason }) =>
      plural(n, {
        one: `${n} bod: ${reason}`,
        few: `${n} boda: ${reason}`,
        other: `${n} bodova: ${reason}`,
      }),
    sanction: ({ reason }) => `Bez bodova: ${reason}`,
    inMatch: ({ match }) => `Partija ${match}`,
    inRound: ({ match, round }) => `Partija ${match}, runda ${round}`,
    evening: 'Cijela večer',
  },

  needs: {
    title: 'Što se čini za mene',
    show: 'Pokaži na ovom zaslonu',
    hide: 'Sakrij',
    private: 'Zašto, vidite samo vi i organizator. Ostali vide što treba činiti.',
    unconfirmed:
      'Organizator prvo mora potvrditi da je ovaj uređaj vaš. Tek se tada to ovdje prikazuje.',
    askToConfirm: 'Pozovi organizatora da potvrdi uređaj',
    confirmInPerson: 'Zamolite organizatora osobno da potvrdi uređaj.',
    none: 'Ništa nije zatraženo.',
    follows: 'Za vašim stolovima:',
    ask: 'Pozovi organizatora da to promijeni',
    asked: 'Organizator je pozvan k vašem stolu.',
    inPerson: 'To mijenja organizator: obratite mu se osobno.',
  },

  join: {
    title: 'Pridružite se večeri',
    code: 'Četiri slova večeri',
    codeHelp: 'Organizator pokazuje slova ili četvrtasti kod koji čita kamera.',
    find: 'Pronađi večer',
    wrongCode: 'Kod ima četiri slova.',
    notFound: ({ code }) =>
      `Nema večeri pod slovima ${code}. Usporedite ih sa slovima kod organizatora.`,
    who: 'Tko ste vi?',
    whoHelp: 'Odaberite svoje ime. Račun nije potreban.',
    taken: ({ name }) => `${name}, već prijavljeno`,
    takenTitle: ({ name }) => `Ime je već prijavljeno: ${name}`,
    takenText:
      'Jeste li to vi na drugom mobitelu? Onda zamolite organizatora da oslobodi vaše ime i pogledajte ponovno.',
    lookAgain: 'Pogledaj ponovno',
    back: 'Odaberi drugo ime',
    otherCode: 'Druga večer',
    known: ({ name }) => `Ovdje ste već pod imenom ${name}.`,
    knownOrganiser: 'Vi ste organizator ove večeri.',
    goOn: 'Na večer',
    club: ({ club }) => `Klub: ${club}`,
  },
};

export default participant;
