/** Breakpoints of `app/breakpoints.css` that scripts need too. A test compares both. */
export const BREAKPOINTS = {
  phone: '(max-width: 40rem)',
  wide: '(min-width: 60rem)',
  roomy: '(min-width: 44rem) and (min-height: 34rem)',
  desktop: '(min-width: 60rem) and (min-height: 34rem)',
  sideways: '(max-height: 30rem) and (orientation: landscape)',
} as const;
