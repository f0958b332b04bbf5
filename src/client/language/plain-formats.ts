/** Formats numbers and times without `Intl`, whose first use takes 100 ms on a cheap phone. */

/** A whole number with commas, in both languages (product 11.3). */
export const groupThousands = (value: number): string =>
  // oxlint-disable-next-line regexp/no-super-linear-move -- numbers have few digits
  String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Hours and minutes in the device's time zone: 9:12. */
export function deviceTime(at: number): string {
  const time = new Date(at);
  return `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`;
}
