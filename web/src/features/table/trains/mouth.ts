/** The width of a tunnel's mouth, in pixels. */
export const MOUTH = 26;
