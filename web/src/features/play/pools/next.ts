/** The address of the page that looks for opponents for the last game, as few as it allows. */
export const NEXT_POOL = '/pool?few';
