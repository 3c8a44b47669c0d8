/** What the server takes, as in `crates/tournament/src/settings.rs`. */
export const ARENA_MINUTES = { min: 5, max: 720 };
export const SWISS_ROUNDS = { min: 1, max: 20 };
export const ENTRANTS_MAX = 512;
export const ROUND_ROBIN_ENTRANTS_MAX = 32;
