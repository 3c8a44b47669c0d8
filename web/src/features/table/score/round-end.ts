/** What a table shows at the end of a round. One file, so that all of it is there at once. */
export { default as RoundRack } from './RoundRack.svelte';
export { default as TurnedHand } from '../moments/TurnedHand.svelte';
