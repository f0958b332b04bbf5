/** Finds the province of a position by the nearest town. */
import { type Province } from '#contract/places.ts';

type Town = readonly [province: Province, latitude: number, longitude: number];

const towns: readonly Town[] = [
  ['KH-1', 13.59, 102.97],
  ['KH-1', 13.66, 102.56],
  ['KH-1', 13.76, 103.21],
  ['KH-1', 14.05, 102.99],
  ['KH-2', 13.1, 103.2],
  ['KH-2', 12.77, 103.45],
  ['KH-2', 12.92, 102.8],
  ['KH-2', 13.36, 103.03],
  ['KH-2', 12.73, 102.93],
  ['KH-2', 13.1, 102.53],
  ['KH-3', 11.99, 105.46],
  ['KH-3', 12.07, 105.11],
  ['KH-3', 12.35, 105.32],
  ['KH-3', 12.03, 105.3],
  ['KH-4', 12.25, 104.67],
  ['KH-4', 11.93, 104.74],
  ['KH-4', 12.08, 104.44],
  ['KH-5', 11.45, 104.52],
  ['KH-5', 11.51, 104.17],
  ['KH-5', 11.77, 104.53],
  ['KH-5', 11.3, 104.37],
  ['KH-6', 12.71, 104.89],
  ['KH-6', 12.99, 104.85],
  ['KH-6', 12.39, 105.1],
  ['KH-6', 12.86, 104.42],
  ['KH-7', 10.61, 104.18],
  ['KH-7', 10.77, 104.46],
  ['KH-7', 10.93, 104.45],
  ['KH-7', 10.62, 104.55],
  ['KH-8', 11.48, 104.95],
  ['KH-8', 11.5, 105.07],
  ['KH-8', 11.27, 105.12],
  ['KH-8', 11.43, 104.75],
  ['KH-8', 11.83, 104.81],
  ['KH-8', 11.77, 105.05],
  ['KH-8', 11.21, 104.96],
  ['KH-8', 11.49, 104.71],
  ['KH-9', 11.62, 102.98],
  ['KH-9', 11.08, 103.69],
  ['KH-9', 11.38, 103.49],
  ['KH-9', 11.9, 103.1],
  ['KH-10', 12.49, 106.02],
  ['KH-10', 12.11, 106.42],
  ['KH-10', 12.86, 105.96],
  ['KH-11', 12.46, 107.19],
  ['KH-11', 12.15, 106.9],
  ['KH-11', 12.93, 107.1],
  ['KH-12', 11.56, 104.92],
  ['KH-12', 11.59, 104.84],
  ['KH-12', 11.66, 104.88],
  ['KH-12', 11.51, 104.87],
  ['KH-12', 11.62, 104.95],
  ['KH-12', 11.52, 104.96],
  ['KH-12', 11.51, 104.78],
  ['KH-13', 13.81, 104.98],
  ['KH-13', 13.38, 105.22],
  ['KH-13', 14.2, 104.97],
  ['KH-13', 14.2, 105.4],
  ['KH-14', 11.49, 105.32],
  ['KH-14', 11.27, 105.27],
  ['KH-14', 11.83, 105.45],
  ['KH-14', 11.43, 105.52],
  ['KH-15', 12.54, 103.92],
  ['KH-15', 12.58, 103.62],
  ['KH-15', 12.35, 104.15],
  ['KH-15', 12.36, 103.3],
  ['KH-16', 13.74, 106.99],
  ['KH-16', 13.85, 107.45],
  ['KH-16', 13.53, 106.7],
  ['KH-16', 14.1, 107.2],
  ['KH-17', 13.36, 103.86],
  ['KH-17', 13.6, 103.9],
  ['KH-17', 13.3, 104.1],
  ['KH-17', 13.75, 104.3],
  ['KH-17', 13.45, 103.6],
  ['KH-17', 13.05, 104.25],
  ['KH-18', 10.63, 103.52],
  ['KH-18', 10.63, 103.75],
  ['KH-18', 10.9, 103.75],
  ['KH-19', 13.53, 105.97],
  ['KH-19', 13.88, 105.75],
  ['KH-19', 13.3, 106.3],
  ['KH-19', 14.1, 106.3],
  ['KH-20', 11.09, 105.8],
  ['KH-20', 11.07, 106.13],
  ['KH-20', 11.35, 105.85],
  ['KH-21', 10.99, 104.78],
  ['KH-21', 10.8, 104.78],
  ['KH-21', 11.2, 104.75],
  ['KH-21', 10.95, 105.05],
  ['KH-22', 14.18, 103.52],
  ['KH-22', 14.35, 104.05],
  ['KH-22', 14.1, 103.2],
  ['KH-23', 10.48, 104.3],
  ['KH-23', 10.55, 104.32],
  ['KH-24', 12.85, 102.61],
  ['KH-24', 12.78, 102.75],
  ['KH-25', 11.91, 105.66],
  ['KH-25', 12.0, 105.95],
  ['KH-25', 11.75, 105.9],
  ['KH-25', 12.25, 105.75],
];

const radians = Math.PI / 180;
const kilometresPerDegree = 111;
/** Every place in Cambodia is nearer than this to a town. */
const maximumKilometres = 80;

/** In kilometres, on a flat map: Cambodia is small and near the equator. */
const distance = ([, latitude, longitude]: Town, lat: number, lon: number): number =>
  Math.hypot(latitude - lat, (longitude - lon) * Math.cos(lat * radians)) * kilometresPerDegree;

/** Undefined if the position is far from every town. */
export function provinceAt(latitude: number, longitude: number): Province | undefined {
  let nearest: Province | undefined;
  let shortest = maximumKilometres;
  for (const town of towns) {
    const kilometres = distance(town, latitude, longitude);
    if (kilometres < shortest) [nearest, shortest] = [town[0], kilometres];
  }
  return nearest;
}
