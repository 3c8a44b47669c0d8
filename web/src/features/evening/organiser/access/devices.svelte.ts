import { createContext } from 'svelte';
import { ApiError } from '../../../../net/api.ts';
import type { OrganiserDevices } from '../../service/service.ts';
import type { BarredDevice, EveningPerson, Player } from '../../../../net/protocol/evening.ts';

/** The joined and the removed devices of an evening, as the organiser's list shows them. */
export class Devices {
  joined: readonly EveningPerson[] = $state.raw([]);
  removed: readonly BarredDevice[] = $state.raw([]);
  readonly #service: () => OrganiserDevices | undefined;

  constructor(service: () => OrganiserDevices | undefined) {
    this.#service = service;
  }

  /** The devices that a player joined with. */
  of(player: Player): readonly EveningPerson[] {
    return this.joined.filter(({ author }) => author.kind === 'player' && author.player === player);
  }

  /** Requests both lists. If the server does not answer or refuses, the last lists stay. */
  async reload(): Promise<void> {
    const service = this.#service();
    if (service === undefined) return;
    await succeeds(async () => {
      [this.joined, this.removed] = await Promise.all([service.list(), service.listRemoved()]);
    });
  }

  /** Confirms, or no longer confirms, that a device belongs to its player. Returns `false` if that failed. */
  async confirm(device: string, confirmed: boolean): Promise<boolean> {
    const done = await this.#changes((service) => service.confirm(device, confirmed));
    await this.reload();
    return done;
  }

  /** Lets a removed device in again. Returns `false` if that failed. */
  async admit(device: string): Promise<boolean> {
    const done = await this.#changes((service) => service.admit(device));
    await this.reload();
    return done;
  }

  /** Returns whether there is a service and it did what was requested. */
  async #changes(request: (service: OrganiserDevices) => Promise<unknown>): Promise<boolean> {
    const service = this.#service();
    return service !== undefined && (await succeeds(() => request(service)));
  }
}

/** Runs a request. Returns `false` if it failed. */
async function succeeds(request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

export const [getDevices, setDevices] = createContext<Devices>();
