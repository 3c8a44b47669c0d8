import type { Size } from '../width.ts';

/** The cloths of a game with badges for its ends, by window. Measured in the page. */
export const CLOTHS: Readonly<Record<string, Size>> = {
  '360×640': { w: 360, h: 356 },
  '640×360': { w: 504, h: 220 },
  '768×1024': { w: 686, h: 639 },
  '1280×800': { w: 730, h: 411 },
  '1920×1080': { w: 1298, h: 643 },
};

/** The cloths of a cross, where the sum of the ends has a row of its own. */
export const CROSS_CLOTHS: Readonly<Record<string, Size>> = {
  '360×640': { w: 360, h: 303 },
  '640×360': { w: 504, h: 198 },
  '768×1024': { w: 686, h: 585 },
  '1280×800': { w: 730, h: 397 },
  '1920×1080': { w: 1298, h: 629 },
};
