/**
 * What kind of device calls, by its User-Agent (product 7.30). Only names of these lists come out: what somebody else
 * may have written into the header is shown to nobody.
 */

type Named = readonly (readonly [mark: string, name: string])[];

/** The first that is found counts: systems name each other. */
const systems: Named = [
  ['iPad', 'iPad'],
  ['iPhone', 'iPhone'],
  ['Android', 'Android'],
  ['KAIOS', 'KaiOS'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
];
/** So do browsers: nearly all say that they are Chrome or Safari, too. */
const browsers: Named = [
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
/** No browser needs more to name itself. */
const looked = 512;

const firstOf = (names: Named, header: string): string[] =>
  names
    .filter(([mark]) => header.includes(mark))
    .slice(0, 1)
    .map(([, name]) => name);

/** System and browser, such as `Android, Chrome`; empty where neither is known. */
export function deviceOf(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, looked);
  return [...firstOf(systems, header), ...firstOf(browsers, header)].join(', ');
}
