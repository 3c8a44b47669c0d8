/** The address of the page that looks for opponents with the wishes of this device. */
export const PLAY_NOW = '/pool';
