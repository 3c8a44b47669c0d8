import { ApiError } from '../../../net/api.ts';
import { addMember, getClub, getNames } from '../../../net/clubs.ts';
import type { Player, PlayerDevice } from '../../../net/protocol/evening.ts';
import type { UsualPenalty } from '../../../net/protocol/types.ts';
import {
  admitDevice,
  confirmDevice,
  downloadsOf,
  drawCode,
  freePerson,
  getBarred,
  getLinks,
  getPeople,
  makeLink,
  withdrawLink,
} from '../../../net/evenings.ts';
import type { ClubList, OrganiserService, OrganiserDevices, OrganiserLinks } from './service.ts';
import { reach } from '../../../ui/reach.svelte.ts';
import type { Downloads } from '../../../net/evenings.ts';
import type { JoinedEvening } from '../sync/joined.svelte.ts';

/** The organiser service of an evening on the server. */
export class ServerService implements OrganiserService {
  readonly board: string;
  readonly ownTable: string;
  readonly links: OrganiserLinks;
  readonly devices: OrganiserDevices;
  readonly downloads: Downloads;
  #usualPenalties: readonly UsualPenalty[] = $state.raw([]);
  #clubList: ClubList | undefined = $state.raw();
  readonly #id: string;
  readonly #session: JoinedEvening;

  constructor(id: string, session: JoinedEvening) {
    this.#id = id;
    this.#session = session;
    const address = `/evenings/${encodeURIComponent(id)}`;
    this.board = `${address}/board`;
    this.ownTable = `${address}/table`;
    this.downloads = downloadsOf(id);
    this.links = {
      list: async () => (await getLinks(id)).map((link) => link.id),
      make: async () => `${address}/organise#${(await makeLink(id)).secret}`,
      withdraw: (link) => withdrawLink(id, link),
    };
    this.devices = {
      list: () => getPeople(id),
      confirm: (device, confirmed) => confirmDevice(id, device, confirmed),
      listRemoved: () => getBarred(id),
      admit: (device) => admitDevice(id, device),
    };
  }

  get address(): string | undefined {
    const { code } = this.#session;
    return code === undefined ? undefined : `${reach.origin}/join/${code}`;
  }

  get joined(): readonly PlayerDevice[] {
    return this.#session.people;
  }

  get usualPenalties(): readonly UsualPenalty[] {
    return this.#usualPenalties;
  }

  get clubList(): ClubList | undefined {
    return this.#clubList;
  }

  // Every device of the evening receives the new letters over its socket.
  readonly drawCode = async (): Promise<string> => (await drawCode(this.#id)).code;

  /**
   * Loads the club's usual penalties, and whether the organiser may change its list of members. If that fails, both stay as
   * they are, and the organiser types the reasons.
   */
  async loadClub(club: string): Promise<void> {
    try {
      const { settings, you } = await getClub(club);
      this.#usualPenalties = settings.penalties;
      this.#clubList = you.organises ? this.#listOf(club) : undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  #listOf(club: string): ClubList {
    return {
      guests: async () =>
        (await getNames(club, this.#id)).players
          .filter(({ member }) => member === null)
          .map(({ name }) => name),
      add: (name, namesakes) => addMember(club, { name, email: '', note: '' }, namesakes),
    };
  }

  async free(player: Player): Promise<boolean> {
    try {
      const people = await getPeople(this.#id);
      const devices = people.filter(
        ({ author }) => author.kind !== 'organiser' && author.player === player,
      );
      for (const { id } of devices) await freePerson(this.#id, id);
      return devices.length > 0;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }
}
