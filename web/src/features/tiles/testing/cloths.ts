import type { Size } from '../width.ts';

/** The cloths of a game with badges for its ends, by window. Measured in the page. */
export const CLOTHS: Readonly<Record<string, Size>> = {
  '360×640': { w: 360, h: 298 },
  '640×360': { w: 504, h: 194 },
  '768×1024': { w: 768, h: 661 },
  '1280×800': { w: 730, h: 361 },
  '1920×1080': { w: 1298, h: 593 },
};
