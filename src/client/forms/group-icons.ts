/** The icons of groups of occupations. */
import {
  bicycleOutline,
  briefcaseOutline,
  cogOutline,
  cutOutline,
  hammerOutline,
  homeOutline,
  laptopOutline,
  leafOutline,
  medkitOutline,
  restaurantOutline,
  schoolOutline,
  shieldCheckmarkOutline,
  shirtOutline,
  storefrontOutline,
} from 'ionicons/icons';
import { type OccupationGroup } from '#contract/occupations.ts';

const icons: Readonly<Record<OccupationGroup, string>> = {
  garment: shirtOutline,
  hospitality: restaurantOutline,
  construction: hammerOutline,
  driving: bicycleOutline,
  sales: storefrontOutline,
  household: homeOutline,
  security: shieldCheckmarkOutline,
  factory: cogOutline,
  farming: leafOutline,
  beauty: cutOutline,
  health: medkitOutline,
  teaching: schoolOutline,
  office: briefcaseOutline,
  technology: laptopOutline,
};

const isGroup = (code: string): code is OccupationGroup => Object.hasOwn(icons, code);

/** A briefcase for groups of a newer server. */
export const groupIcon = (code: string): string => (isGroup(code) ? icons[code] : briefcaseOutline);
