/** Examples for people who write their first CV (product 2.43): what they may have done, where, and what they know by it. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type CvIndustry } from '#contract/cv-options.ts';

export type Trade = {
  readonly name: MessageDescriptor;
  readonly industry: CvIndustry;
  readonly places: readonly MessageDescriptor[];
  readonly skills: readonly MessageDescriptor[];
};

export const trades: readonly Trade[] = [
  {
    name: msg`Sewing`,
    industry: 'Clothing/Garment/Textile',
    places: [msg`Garment factory`, msg`Tailor's shop`],
    skills: [msg`Sewing machine`, msg`Overlock machine`, msg`Cutting fabric`, msg`Quality checks`],
  },
  {
    name: msg`Ironing, packing`,
    industry: 'Packaging',
    places: [msg`Garment factory`, msg`Warehouse`],
    skills: [msg`Ironing`, msg`Packing`, msg`Quality checks`, msg`Stocktaking`],
  },
  {
    name: msg({ message: 'Selling', comment: 'A trade: what somebody has worked as' }),
    industry: 'Trading',
    places: [msg`Market`, msg`Shop`, msg`Supermarket`],
    skills: [msg`Serving customers`, msg`Using a till`, msg`Stocktaking`, msg`Selling online`],
  },
  {
    name: msg`Waiter`,
    industry: 'Café/Restaurant',
    places: [msg`Restaurant`, msg`Coffee shop`, msg`Hotel`],
    skills: [msg`Serving customers`, msg`Making drinks`, msg`Using a till`, msg`Simple English`],
  },
  {
    name: msg({ message: 'Cook', comment: 'A trade: what somebody has worked as' }),
    industry: 'Café/Restaurant',
    places: [msg`Restaurant`, msg`Hotel`, msg`Canteen`],
    skills: [msg`Khmer food`, msg`Grilling`, msg`Baking`, msg`Kitchen hygiene`],
  },
  {
    name: msg`Cleaner`,
    industry: 'Hotel/Hospitality',
    places: [msg`Hotel`, msg`Office`, msg`Private home`],
    skills: [msg`Cleaning rooms`, msg`Laundry`, msg`Ironing`],
  },
  {
    name: msg`Driver`,
    industry: 'Automotive - Vehicle',
    places: [msg`Tuk-tuk or taxi`, msg`Delivery company`, msg`Private home`],
    skills: [msg`Driving a car`, msg`Driving a truck`, msg`Driving a motorbike`, msg`Knowing the city`],
  },
  {
    name: msg`Builder`,
    industry: 'Property Development/Management',
    places: [msg`Building site`],
    skills: [msg`Laying bricks`, msg`Painting walls`, msg`Welding`, msg`Laying tiles`, msg`Electric wiring`],
  },
];

/** For trades that are none of these. */
export const anySkills: readonly MessageDescriptor[] = [
  msg`Serving customers`,
  msg`Computer`,
  msg`Driving a motorbike`,
  msg`Cooking`,
  msg`Working in a team`,
];

/** The languages that people in Cambodia are most often asked for. */
export const spokenLanguages: readonly MessageDescriptor[] = [
  msg({ message: 'Khmer', comment: 'A language that somebody speaks' }),
  msg({ message: 'English', comment: 'A language that somebody speaks' }),
  msg({ message: 'Chinese', comment: 'A language that somebody speaks' }),
  msg({ message: 'Vietnamese', comment: 'A language that somebody speaks' }),
  msg({ message: 'Thai', comment: 'A language that somebody speaks' }),
  msg({ message: 'Korean', comment: 'A language that somebody speaks' }),
];

/** These industries are offered at once, all others behind “More”. */
export const firstIndustries: readonly CvIndustry[] = [
  'Clothing/Garment/Textile',
  'Café/Restaurant',
  'Hotel/Hospitality',
  'Trading',
  'Packaging',
  'Manufacturing',
  'Agriculture/Forestry/Fishing',
];
