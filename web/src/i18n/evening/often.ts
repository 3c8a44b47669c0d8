/** How many cases occur how many times: three pairs meet twice. */
export interface Often {
  readonly times: number;
  readonly many: number;
}
