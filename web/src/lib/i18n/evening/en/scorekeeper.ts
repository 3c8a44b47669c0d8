/** What the pages of scorekeepers and participants say. */
const scorekeeper = {};

export type ScorekeeperMessages = typeof scorekeeper;
export default scorekeeper;
