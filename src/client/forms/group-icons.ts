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
import { occupationGroupIcons } from '#occupations/icons.ts';

const drawings: Readonly<Record<(typeof occupationGroupIcons)[OccupationGroup], string>> = {
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
};

const isGroup = (code: string): code is OccupationGroup => Object.hasOwn(occupationGroupIcons, code);

/** A briefcase for groups of a newer server. */
export const groupIcon = (code: string): string =>
  isGroup(code) ? drawings[occupationGroupIcons[code]] : briefcaseOutline;
