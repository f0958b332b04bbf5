/** The icons of groups of occupations. */
import {
  briefcaseOutline,
  buildOutline,
  carOutline,
  cartOutline,
  cogOutline,
  cutOutline,
  desktopOutline,
  homeOutline,
  leafOutline,
  medkitOutline,
  restaurantOutline,
  schoolOutline,
  shieldOutline,
  shirtOutline,
} from 'ionicons/icons';
import { type OccupationGroup } from '#contract/occupations.ts';

const icons: Readonly<Record<OccupationGroup, string>> = {
  garment: shirtOutline,
  hospitality: restaurantOutline,
  construction: buildOutline,
  driving: carOutline,
  sales: cartOutline,
  household: homeOutline,
  security: shieldOutline,
  factory: cogOutline,
  farming: leafOutline,
  beauty: cutOutline,
  health: medkitOutline,
  teaching: schoolOutline,
  office: briefcaseOutline,
  technology: desktopOutline,
};

/** Also for groups of a newer server. */
export const groupIcon = (code: string): string =>
  Object.hasOwn(icons, code) ? icons[code as OccupationGroup] : briefcaseOutline;
