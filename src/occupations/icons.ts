/** The Ionicons (`ionicons/icons`) of the groups of occupations. */
import type { OccupationGroup } from '#contract/occupations.ts';

export const occupationGroupIcons = {
  garment: 'shirtOutline',
  hospitality: 'restaurantOutline',
  construction: 'hammerOutline',
  driving: 'bicycleOutline',
  sales: 'storefrontOutline',
  household: 'homeOutline',
  security: 'shieldCheckmarkOutline',
  factory: 'cogOutline',
  farming: 'leafOutline',
  beauty: 'cutOutline',
  health: 'medkitOutline',
  teaching: 'schoolOutline',
  office: 'briefcaseOutline',
  technology: 'laptopOutline',
} as const satisfies Readonly<Record<OccupationGroup, string>>;
