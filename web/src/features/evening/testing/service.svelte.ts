import type {
  BarredDevice,
  EveningPerson,
  Player,
  PlayerDevice,
} from '../../../net/protocol/evening.ts';
import type { UsualPenalty } from '../../../net/protocol/types.ts';
import { downloadsOf } from '../../../net/evenings.ts';
import type {
  ClubList,
  OrganiserService,
  OrganiserDevices,
  OrganiserLinks,
} from '../service/service.ts';
import type { Downloads } from '../../../net/evenings.ts';

/** An organiser service for tests: some players have joined, and every feature exists. */
export class StagedService implements OrganiserService {
  address: string | undefined = $state('https://dominoes.example/evening/KRVT');
  board: string | undefined = '/evening/KRVT/board';
  ownTable: string | undefined = '/evening/KRVT/table';
  joined: readonly PlayerDevice[] = $state.raw([]);
  /** Links that were made and not withdrawn. */
  readonly made: string[] = [];
  links: OrganiserLinks | undefined = {
    list: () => Promise.resolve([...this.made]),
    make: () => {
      this.made.push(`link${this.made.length + 1}`);
      return Promise.resolve(`/evening/organise#${this.made.length}`);
    },
    withdraw: (link) => Promise.resolve(this.made.splice(this.made.indexOf(link), 1)),
  };
  joinedDevices: readonly EveningPerson[] = [];
  removedDevices: readonly BarredDevice[] = [];
  devices: OrganiserDevices | undefined = {
    list: () => Promise.resolve(this.joinedDevices),
    confirm: (device, confirmed) => {
      this.joinedDevices = this.joinedDevices.map((joined) =>
        joined.id === device ? { ...joined, confirmed } : joined,
      );
      return Promise.resolve();
    },
    listRemoved: () => Promise.resolve(this.removedDevices),
    admit: (device) => {
      this.removedDevices = this.removedDevices.filter(({ id }) => id !== device);
      return Promise.resolve();
    },
  };
  /** How often a new code was drawn. */
  drawn = 0;
  drawCode: (() => Promise<string>) | undefined = () => {
    this.drawn += 1;
    return Promise.resolve('BCDF');
  };
  downloads: Downloads | undefined = downloadsOf('k3f9');
  usualPenalties: readonly UsualPenalty[] = [
    { reason: 'Spoke during the round', amount: 5 },
    { reason: 'Banged the tiles', amount: 3 },
  ];
  /** The guests, until they are made members. */
  guests: string[] = [];
  clubList: ClubList | undefined = {
    guests: () => Promise.resolve([...this.guests]),
    add: (name) => Promise.resolve(this.guests.splice(this.guests.indexOf(name), 1)),
  };
  /** The players whose place was freed. */
  readonly freed: Player[] = [];

  free(player: Player): Promise<boolean> {
    this.freed.push(player);
    return Promise.resolve(true);
  }
}
