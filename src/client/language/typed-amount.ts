/** An amount of money while it is typed: kept as plain digits, shown with its thousands apart. */

const khmerZero = 0x17e0;
/** Of the largest amount that is taken (product 5.4). */
const mostDigits = 9;

/** Latin digits with at most one point; whatever else was typed goes. */
export function plainAmount(typed: string): string {
  const [whole = '', ...parts] = typed
    .replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - khmerZero))
    .replace(/[^\d.]/g, '')
    .split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, mostDigits);
  return parts.length === 0 ? digits : `${digits || '0'}.${parts.join('').slice(0, 2)}`;
}

/** 1500000 is 1,500,000; what stands behind the point stays. */
export function groupedAmount(plain: string): string {
  const [whole = '', ...parts] = plain.split('.');
  const groups = [];
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end));
  return [groups.join(','), ...parts].join('.');
}
