import { createContext } from 'svelte';
import { ApiError } from '../../../../net/api.ts';
import type { OrganiserDevices } from '../../service/service.ts';
import type { BarredDevice, EveningPerson, Player } from '../../../../net/protocol/evening.ts';

/** The devices of an evening as the organiser's list shows them: joined devices and removed ones. */
export class Devices {
  here: readonly EveningPerson[] = $state.raw([]);
  out: readonly BarredDevice[] = $state.raw([]);
  readonly #service: () => OrganiserDevices | undefined;

  constructor(service: () => OrganiserDevices | undefined) {
    this.#service = service;
  }

  /** The devices that a player joined with. */
  of(player: Player): readonly EveningPerson[] {
    return this.here.filter(({ author }) => author.kind === 'player' && author.player === player);
  }

  /** Requests the list. Without the server, the last one stays. */
  async look(): Promise<void> {
    const service = this.#service();
    if (service === undefined) return;
    await reached(async () => {
      [this.here, this.out] = await Promise.all([service.list(), service.listOut()]);
    });
  }

  /** Confirms, or no longer confirms, that a device belongs to its player. Returns whether the server did it. */
  async confirm(device: string, confirmed: boolean): Promise<boolean> {
    const taken = await reached(() => this.#service()?.confirm(device, confirmed));
    await this.look();
    return taken;
  }

  /** Lets a removed device in again. Returns whether the server did it. */
  async admit(device: string): Promise<boolean> {
    const taken = await reached(() => this.#service()?.admit(device));
    await this.look();
    return taken;
  }
}

/** Whether the server did it. */
async function reached(asks: () => Promise<unknown> | undefined): Promise<boolean> {
  try {
    await asks();
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

export const [getDevices, setDevices] = createContext<Devices>();
