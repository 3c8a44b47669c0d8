/** `many` cases occur `times` times. Three pairs that meet twice are 3 cases and 2 times. */
export interface Often {
  readonly times: number;
  readonly many: number;
}
