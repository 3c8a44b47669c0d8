import type {
  BarredDevice,
  CsvKind,
  EveningPerson,
  Player,
  PlayerDevice,
  SheetKind,
} from '../protocol/evening.ts';
import type { UsualPenalty } from '../protocol/types.ts';

/** What an evening can be had as, beside its file. */
export interface Downloads {
  /** Where a sheet to print is, as PDF: in a language, on either paper, in large print or not. */
  sheet(kind: SheetKind, lang: string, paper: 'a4' | 'letter', large: boolean): string;
  /** Where lines for a spreadsheet are. */
  csv(kind: CsvKind): string;
  /** Where results and standings are for other programs. */
  readonly json: string;
  /** Whether the evening’s file is sent there, since only this device has the evening. */
  readonly wantsFile: boolean;
}

/** Links by which one more device becomes the organiser’s. What fails does so as an `ApiError`. */
export interface OrganiserLinks {
  /** Those that nobody has used, by what names them. */
  list(): Promise<readonly string[]>;
  /** Makes one and tells its address, which is told only here. */
  make(): Promise<string>;
  withdraw(link: string): Promise<unknown>;
}

/** The devices of an evening, one by one. What fails does so as an `ApiError`. */
export interface OrganiserDevices {
  /** Those that are here. */
  list(): Promise<readonly EveningPerson[]>;
  /** Says whether a device really is its player’s: then it shows the player what was entered of their needs (CLUB-103). */
  confirm(device: string, confirmed: boolean): Promise<unknown>;
  /** Those that were let go and stay out, the last one first. */
  listOut(): Promise<readonly BarredDevice[]>;
  /** Lets one of them in again. */
  admit(device: string): Promise<unknown>;
}

/** What an organiser has besides the evening itself. A device alone has nobody who joined and no server to print. */
export interface OrganiserDesk {
  /** Where others join; `undefined` where nobody can. */
  readonly address: string | undefined;
  /** Where the public board is shown. */
  readonly board: string | undefined;
  /** Where the organiser plays as everybody does. */
  readonly ownTable: string | undefined;
  /** Who has joined, as far as this device knows. */
  readonly joined: readonly PlayerDevice[];
  readonly downloads: Downloads | undefined;
  readonly links: OrganiserLinks | undefined;
  readonly devices: OrganiserDevices | undefined;
  /** Draws new letters to join by and tells them; the old ones hold no more. `undefined` where nobody can join. */
  readonly drawCode: (() => Promise<string>) | undefined;
  readonly usualPenalties: readonly UsualPenalty[];
  /**
   * Lets another device take a player’s place, since the first is lost or has no power; that one stays out. Says whether it was
   * done.
   */
  free(player: Player): Promise<boolean>;
}
