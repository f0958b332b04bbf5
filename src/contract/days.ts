/** Days as Cambodia counts them. */

/** Cambodia's clock runs seven hours ahead of UTC all year, so its today may be UTC's tomorrow. */
const cambodiaAheadMs = 7 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** Today in Cambodia, or so many days later, as YYYY-MM-DD. */
export const dayInCambodia = (daysLater = 0, now = Date.now()): string =>
  new Date(now + cambodiaAheadMs + daysLater * dayMs).toISOString().slice(0, 10);
