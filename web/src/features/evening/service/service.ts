import type { Downloads } from '../../../net/evenings.ts';
import type {
  BarredDevice,
  EveningPerson,
  Player,
  PlayerDevice,
} from '../../../net/protocol/evening.ts';
import type { UsualPenalty } from '../../../net/protocol/types.ts';

/** Links by which one more device becomes the organiser’s. What fails does so as an `ApiError`. */
export interface OrganiserLinks {
  /** The ids of unused links. */
  list(): Promise<readonly string[]>;
  /** Makes one and returns its address, which cannot be read again later. */
  make(): Promise<string>;
  withdraw(link: string): Promise<unknown>;
}

/** The devices of an evening, one by one. What fails does so as an `ApiError`. */
export interface OrganiserDevices {
  /** Those that are here. */
  list(): Promise<readonly EveningPerson[]>;
  /** Says whether a device really is its player’s. Then it shows the player their needs (CLUB-103). */
  confirm(device: string, confirmed: boolean): Promise<unknown>;
  /** Removed devices, the latest first. */
  listOut(): Promise<readonly BarredDevice[]>;
  /** Lets one of them in again. */
  admit(device: string): Promise<unknown>;
}

/** What an organiser can do besides the evening itself. An evening on one device alone has no other devices and cannot print. */
export interface OrganiserService {
  /** Where others join; `undefined` where nobody can. */
  readonly address: string | undefined;
  /** Where the public board is shown. */
  readonly board: string | undefined;
  /** The page where the organiser plays like everyone else. */
  readonly ownTable: string | undefined;
  /** Who has joined, as far as this device knows. */
  readonly joined: readonly PlayerDevice[];
  readonly downloads: Downloads | undefined;
  readonly links: OrganiserLinks | undefined;
  readonly devices: OrganiserDevices | undefined;
  /** Draws a new code to join by and returns it; the old one is void. `undefined` where no one can join. */
  readonly drawCode: (() => Promise<string>) | undefined;
  readonly usualPenalties: readonly UsualPenalty[];
  /**
   * Lets another device take a player’s place, since the first is lost or has no power; that one stays out. Says whether it was
   * done.
   */
  free(player: Player): Promise<boolean>;
}
