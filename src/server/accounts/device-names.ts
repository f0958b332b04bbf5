/**
 * Names the calling device by its User-Agent (product 7.30). Returns only names of these lists, so that no one can put a
 * text of their own before the owner of the account.
 */

type Names = readonly (readonly [token: string, name: string])[];

/** The first match counts: some systems also contain the token of another. */
const systems: Names = [
  ['iPad', 'iPad'],
  ['iPhone', 'iPhone'],
  ['Android', 'Android'],
  ['KAIOS', 'KaiOS'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
];
/** The first match counts: nearly all browsers also claim to be Chrome or Safari. */
const browsers: Names = [
  ['FBAN/', 'Facebook'],
  ['FBAV/', 'Facebook'],
  ['Telegram', 'Telegram'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['UCBrowser/', 'UC Browser'],
  ['YaBrowser/', 'Yandex'],
  ['OPR/', 'Opera'],
  ['Opera', 'Opera'],
  ['Edg/', 'Edge'],
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];
/** Longer headers are cut off. */
const maximumLength = 512;

const firstOf = (names: Names, header: string): string[] =>
  names
    .filter(([token]) => header.includes(token))
    .slice(0, 1)
    .map(([, name]) => name);

/** System and browser, such as `Android, Chrome`; empty if neither is known. */
export function deviceOf(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, maximumLength);
  return [...firstOf(systems, header), ...firstOf(browsers, header)].join(', ');
}
