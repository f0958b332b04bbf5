/** The `location` of a job in a province: its name, which clients without provinces show. Only for posting: lists show `province`. */
import { locations } from './options.ts';
import { type Province, provinces } from './places.ts';

export const provinceLocations: Readonly<Record<Province, string>> = {
  'KH-1': 'Banteay Meanchey',
  'KH-2': 'Battambang',
  'KH-3': 'Kampong Cham',
  'KH-4': 'Kampong Chhnang',
  'KH-5': 'Kampong Speu',
  'KH-6': 'Kampong Thom',
  'KH-7': 'Kampot',
  'KH-8': 'Kandal',
  'KH-9': 'Koh Kong',
  'KH-10': 'Kratie',
  'KH-11': 'Mondulkiri',
  'KH-12': locations[0],
  'KH-13': 'Preah Vihear',
  'KH-14': 'Prey Veng',
  'KH-15': 'Pursat',
  'KH-16': 'Ratanakiri',
  'KH-17': 'Siem Reap',
  'KH-18': 'Preah Sihanouk',
  'KH-19': 'Stung Treng',
  'KH-20': 'Svay Rieng',
  'KH-21': 'Takeo',
  'KH-22': 'Oddar Meanchey',
  'KH-23': 'Kep',
  'KH-24': 'Pailin',
  'KH-25': 'Tboung Khmum',
};

/** All values of `location`. */
export const jobLocations: readonly [string, ...string[]] = [
  ...locations,
  ...Object.values(provinceLocations).filter((name) => name !== locations[0]),
];

type Place = { readonly location: string; readonly province: Province | null };

const isOffered = (location: string): boolean => locations.some((one) => one === location);

/** Makes the location and the province agree; the province decides. */
export function placed<Job extends Place>(job: Job): Job {
  const { location, province } = job;
  if (isOffered(location) && location !== locations[2]) return job;
  if (province !== null) return { ...job, location: provinceLocations[province] };
  const named = provinces.find((one) => provinceLocations[one] === location);
  return named === undefined ? job : { ...job, province: named };
}
