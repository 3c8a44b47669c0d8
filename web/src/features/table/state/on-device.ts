import type { Component } from 'svelte';
import type { Surroundings } from '../../../net/reconnecting-socket.ts';

/** What a table that runs on this device uses in place of the server. */
export interface OnDevice extends Surroundings {
  /** The record of the last match in DGN. Throws an `ApiError` if there is none. */
  record(): Promise<string>;
  /** What the page says of such a table. */
  readonly Notice: Component;
}
