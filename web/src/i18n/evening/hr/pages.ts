import type { PagesMessages } from '../en/pages.ts';

const pages: PagesMessages = {
  evenings: {
    title: 'Klupske večeri',
    going: 'U tijeku je vaša večer',
    join: 'Pridružite se večeri',
    here: 'Na ovom uređaju',
    none: 'Na ovom uređaju još nema nijedne večeri.',
    alone: 'samo na ovom uređaju',
    last: ({ day }) => `posljednji put ${day}`,
    new: 'Nova večer na ovom uređaju',
    newHelp: 'Ne treba ni mreža ni klub. Sve upisujete vi, a večer spremate kao datoteku.',
    club: 'Večeri kojima se drugi pridružuju pripadaju klubu.',
    toClubs: 'Klubovi',
    unnamed: 'Večer bez imena',
  },
  spectator: { text: 'Gledate.', join: 'Pridruži se kao igrač' },
  ways: {
    toHome: 'Početna',
    toEvening: 'Stranica organizatora',
    toTable: 'Moj stol',
    toOther: ({ name }) => `Idi na „${name}”`,
    leave: 'Napusti večer',
    leaveSure: ({ name }) => `Napustiti „${name}” na ovom uređaju? Ono što je upisano ostaje.`,
    stay: 'Ostani',
  },
  links: {
    title: 'Još jedan vaš uređaj',
    help: 'Poveznica još jedan uređaj čini organizatorovim. Vrijedi jednom. Ne pokazujte je nikome.',
    make: 'Napravi poveznicu',
    made: 'Otvorite ovu adresu na drugom uređaju:',
    copy: 'Kopiraj adresu',
    qr: 'Slika za drugi uređaj: adresa za organizatora',
    unused: 'Poveznica koju nitko nije iskoristio',
    withdraw: 'Povuci poveznicu',
  },
  organise: {
    title: 'Vodite večer s ovog uređaja',
    text: 'Od tada se s ovog uređaja može sve što može organizator. Drugi uređaj ostaje kakav jest.',
    button: 'Vodi odavde',
    none: 'Adresa nije cijela: kopirajte je cijelu s drugog uređaja.',
  },
};

export default pages;
