/** Days in Cambodia, whose clock is seven hours ahead of UTC all year. */

export const cambodiaOffsetMs = 7 * 3_600_000;
export const dayMs = 24 * 3_600_000;

/** Today in Cambodia, or the given number of days later, as YYYY-MM-DD. */
export const dayInCambodia = (daysLater = 0, now = Date.now()): string =>
  new Date(now + cambodiaOffsetMs + daysLater * dayMs).toISOString().slice(0, 10);

/** Today in Cambodia, so many years ago. Only for comparing: in a common year it may be 29 February. */
export function yearsAgoInCambodia(years: number, now = Date.now()): string {
  const today = dayInCambodia(0, now);
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
}
