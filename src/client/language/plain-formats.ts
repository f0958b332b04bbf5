/** Formats numbers and times without `Intl`, whose first use takes 100 ms on a cheap phone. */

const khmerZero = 0x17e0;
/** Of the largest accepted amount (product 5.4). */
const maxDigits = 9;

/** Keeps Latin digits and at most one decimal point; converts Khmer digits. */
export function parseTypedAmount(typed: string): string {
  const [whole = '', ...parts] = typed
    .replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - khmerZero))
    .replace(/[^\d.]/g, '')
    .split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, maxDigits);
  return parts.length === 0 ? digits : `${digits || '0'}.${parts.join('').slice(0, 2)}`;
}

/** 1500000 becomes 1,500,000; decimals stay unchanged. */
export function formatTypedAmount(plain: string): string {
  const [whole = '', ...parts] = plain.split('.');
  const groups = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return [groups.join(','), ...parts].join('.');
}

/** A whole number with commas, in both languages (product 11.3). */
export const groupThousands = (value: number): string =>
  // eslint-disable-next-line regexp/no-super-linear-move -- numbers have few digits
  String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Hours and minutes in the device's time zone: 9:12. */
export function deviceTime(at: number): string {
  const time = new Date(at);
  return `${time.getHours()}:${String(time.getMinutes()).padStart(2, '0')}`;
}
