/** Cambodia's capital and provinces by ISO 3166-2:KH (product 9.9); their names are in `client/language/place-names.ts`. */

export const provinces = [
  'KH-1',
  'KH-2',
  'KH-3',
  'KH-4',
  'KH-5',
  'KH-6',
  'KH-7',
  'KH-8',
  'KH-9',
  'KH-10',
  'KH-11',
  'KH-12',
  'KH-13',
  'KH-14',
  'KH-15',
  'KH-16',
  'KH-17',
  'KH-18',
  'KH-19',
  'KH-20',
  'KH-21',
  'KH-22',
  'KH-23',
  'KH-24',
  'KH-25',
] as const;
export type Province = (typeof provinces)[number];

export const isProvince = (value: string): value is Province =>
  provinces.some((province) => province === value);

/** Jobs there may also have the location 'Phnom Penh' (product 9.4). */
export const phnomPenh = 'KH-12' satisfies Province;

export const isCapital = (location: string | undefined): boolean => location?.toLowerCase() === 'phnom penh';
