import type { ScorekeeperMessages } from '../en/scorekeeper.ts';

const scorekeeper: ScorekeeperMessages = {};

export default scorekeeper;
