/** The messages of the pages around an evening: joining one, opening one, moving it to another device. */
const pages = {
  evenings: {
    title: 'Club evenings',
    going: 'You are in an evening',
    join: 'Join an evening',
    here: 'On this device',
    none: 'This device has been in no evening yet.',
    alone: 'on this device alone',
    last: ({ day }: { day: string }) => `last on ${day}`,
    new: 'New evening on this device',
    newHelp:
      'It needs no network and no club. You enter everything yourself, and save the evening as a file.',
    club: 'Evenings that others join belong to a club.',
    toClubs: 'Clubs',
    unnamed: 'Evening without a name',
  },
  spectator: { text: 'You look on.', join: 'Join as a player' },
  ways: {
    toHome: 'Start page',
    toEvening: 'The organiser’s page',
    toTable: 'My own table',
    toOther: ({ name }: { name: string }) => `Go to “${name}”`,
    leave: 'Leave the evening',
    leaveSure: ({ name }: { name: string }) =>
      `Leave ${name} on this device? What you entered stays.`,
    stay: 'Stay',
  },
  links: {
    title: 'Another device for you',
    help: 'A link makes one more device the organiser’s. It serves once. Keep it to yourself.',
    make: 'Make a link',
    made: 'Open this address on the other device:',
    copy: 'Copy the address',
    qr: 'Picture to read with the other device: the address for the organiser',
    unused: 'A link that nobody has used yet',
    withdraw: 'Withdraw the link',
  },
  organise: {
    title: 'Organise from this device',
    text: 'From then on this device does whatever the organiser may. The other one stays as it is.',
    button: 'Organise from here',
    none: 'This address is not whole: copy all of it from the other device.',
  },
};

export type PagesMessages = typeof pages;
export default pages;
