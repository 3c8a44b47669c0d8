import type { Downloads } from '../../../net/evenings.ts';
import type {
  BarredDevice,
  EveningPerson,
  Player,
  PlayerDevice,
} from '../../../net/protocol/evening.ts';
import type { UsualPenalty } from '../../../net/protocol/types.ts';

/** Links that each give one more device the organiser's rights. Failures are `ApiError`s. */
export interface OrganiserLinks {
  /** The ids of unused links. */
  list(): Promise<readonly string[]>;
  /** Creates a link and returns its address on the server, which cannot be read again later. */
  make(): Promise<string>;
  withdraw(link: string): Promise<unknown>;
}

/** The devices of an evening. Failures are `ApiError`s. */
export interface OrganiserDevices {
  /** Joined devices. */
  list(): Promise<readonly EveningPerson[]>;
  /**
   * Confirms, or no longer confirms, that a device belongs to its player. A confirmed device shows the player's needs
   * (CLUB-103).
   */
  confirm(device: string, confirmed: boolean): Promise<unknown>;
  /** Removed devices, the latest first. */
  listRemoved(): Promise<readonly BarredDevice[]>;
  /** Lets a removed device in again. */
  admit(device: string): Promise<unknown>;
}

/** The club's list of members, for an organiser of the club. Failures are `ApiError`s. */
export interface ClubList {
  /** The names of the players who are not on the list. */
  guests(): Promise<readonly string[]>;
  /** Makes a guest a member. `namesakes`: the name looks like a member's, but they are two people. */
  add(name: string, namesakes: boolean): Promise<unknown>;
}

/**
 * The organiser's actions beyond the evening itself. An evening on one device has no other devices and no printed
 * sheets.
 */
export interface OrganiserService {
  /** The address of the page where others join; `undefined` if nobody can. */
  readonly address: string | undefined;
  /** The address of the public board. */
  readonly board: string | undefined;
  /** The page where the organiser plays like everyone else. */
  readonly ownTable: string | undefined;
  /** Who has joined, as far as this device knows. */
  readonly joined: readonly PlayerDevice[];
  readonly downloads: Downloads | undefined;
  readonly links: OrganiserLinks | undefined;
  readonly devices: OrganiserDevices | undefined;
  /** Draws a new code to join by and returns it; the old one is void. `undefined` where nobody can join. */
  readonly drawCode: (() => Promise<string>) | undefined;
  readonly usualPenalties: readonly UsualPenalty[];
  /** `undefined` if this organiser cannot change the list. */
  readonly clubList: ClubList | undefined;
  /**
   * Frees a player’s place for another device, because the first is lost or has no power. The first stays out. Returns
   * whether it was done.
   */
  free(player: Player): Promise<boolean>;
}
