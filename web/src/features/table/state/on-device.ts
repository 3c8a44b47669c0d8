import type { Component } from 'svelte';
import type { Advice } from '../../../net/protocol/types.ts';
import type { Surroundings } from '../../../net/reconnecting-socket.ts';

/** What a table that runs on this device uses in place of the server. */
export interface OnDevice extends Surroundings {
  /** What a bot of the highest level would play for the person now. Throws an `ApiError` if the person gets no hint. */
  hint(): Promise<Advice>;
  /** The record of the last match in DGN. Throws an `ApiError` if there is none. */
  record(): Promise<string>;
  /** What the page says of such a table. */
  readonly Notice: Component;
}
