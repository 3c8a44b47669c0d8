import { downloadsOf } from '../../../net/evenings.ts';
import type { OrganiserService } from './service.ts';

/** The organiser service of an evening that only one device has. */
export const localService = (evening: string): OrganiserService => ({
  address: undefined,
  board: undefined,
  ownTable: `/evenings/here/${encodeURIComponent(evening)}/table`,
  joined: [],
  downloads: downloadsOf(),
  links: undefined,
  devices: undefined,
  drawCode: undefined,
  usualPenalties: [],
  clubList: undefined,
  free: () => Promise.resolve(false),
});
