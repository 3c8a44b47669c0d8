import { downloadsOf } from './api.ts';
import type { OrganiserDesk } from './desk.ts';

/** The desk of an evening that only one device has. */
export const aloneDesk = (evening: string): OrganiserDesk => ({
  address: undefined,
  board: undefined,
  ownTable: `/evenings/here/${encodeURIComponent(evening)}/table`,
  joined: [],
  downloads: downloadsOf(),
  links: undefined,
  devices: undefined,
  drawCode: undefined,
  usualPenalties: [],
  free: () => Promise.resolve(false),
});
