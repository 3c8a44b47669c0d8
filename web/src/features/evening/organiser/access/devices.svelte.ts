import { createContext } from 'svelte';
import { ApiError } from '../../../../net/api.ts';
import type { OrganiserDevices } from '../../service/service.ts';
import type { BarredDevice, EveningPerson, Player } from '../../../../net/protocol/evening.ts';

/** The devices of an evening as the organiser's list shows them: those that are here, and those that were let go. */
export class Devices {
  here: readonly EveningPerson[] = $state.raw([]);
  out: readonly BarredDevice[] = $state.raw([]);
  readonly #desk: () => OrganiserDevices | undefined;

  constructor(desk: () => OrganiserDevices | undefined) {
    this.#desk = desk;
  }

  /** The devices by which a player has joined. */
  of(player: Player): readonly EveningPerson[] {
    return this.here.filter(({ author }) => author.kind === 'player' && author.player === player);
  }

  /** Looks who is there. Without the server, what was seen last stays. */
  async look(): Promise<void> {
    const desk = this.#desk();
    if (desk === undefined) return;
    await reached(async () => {
      [this.here, this.out] = await Promise.all([desk.list(), desk.listOut()]);
    });
  }

  /** Says whether a device really is its player's; whether that was taken. */
  async confirm(device: string, confirmed: boolean): Promise<boolean> {
    const taken = await reached(() => this.#desk()?.confirm(device, confirmed));
    await this.look();
    return taken;
  }

  /** Lets a device in again; whether that was taken. */
  async admit(device: string): Promise<boolean> {
    const taken = await reached(() => this.#desk()?.admit(device));
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
