/** The country list of the CV form (ISO 3166): English names are the wire values, Cambodia stands first. */
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { oneOf } from './fields.ts';

const home = 'KH';

const named: (readonly [code: string, name: string])[] = Object.entries(english.countries).map(
  ([code, name]) => [code, typeof name === 'string' ? name : (name[0] ?? code)],
);

/** ISO 3166 alpha-2 code and English name, Cambodia first, then by name. */
export const countries: readonly (readonly [code: string, name: string])[] = [...named].sort(
  ([a, first], [b, second]) => (a === home ? -1 : b === home ? 1 : first.localeCompare(second, 'en')),
);

const names = countries.map(([, name]) => name) as [string, ...string[]];

/** One country of the list, by its English name. */
export const country = () => oneOf(names);
