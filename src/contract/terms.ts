/** The terms that hold (product 2.34): to which version an account agreed is kept with it. */

/** Goes up with each change of what /terms or /privacy say. */
export const termsVersion = 1;

/** The day of the last change. */
export const termsSince = '2026-11-23';
