/** Example jobs, workplaces, skills and languages for a first CV (product 2.43). */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type CvIndustry } from '#contract/cv-options.ts';
import { withoutBreaks } from '#client/ui/line-breaks.ts';

type Trade = {
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

/** Skills for other trades. */
export const anySkills: readonly MessageDescriptor[] = [
  msg`Serving customers`,
  msg`Computer`,
  msg`Driving a motorbike`,
  msg`Cooking`,
  msg`Working in a team`,
];

/** Languages that employers in Cambodia ask for most. */
export const spokenLanguages: readonly MessageDescriptor[] = [
  msg({ message: 'Khmer', comment: 'A language that somebody speaks' }),
  msg({ message: 'English', comment: 'A language that somebody speaks' }),
  msg({ message: 'Chinese', comment: 'A language that somebody speaks' }),
  msg({ message: 'Vietnamese', comment: 'A language that somebody speaks' }),
  msg({ message: 'Thai', comment: 'A language that somebody speaks' }),
  msg({ message: 'Korean', comment: 'A language that somebody speaks' }),
];

/** Industries shown at first; the others are behind “More”. */
export const firstIndustries: readonly CvIndustry[] = [
  'Clothing/Garment/Textile',
  'Café/Restaurant',
  'Hotel/Hospitality',
  'Trading',
  'Packaging',
  'Manufacturing',
  'Agriculture/Forestry/Fishing',
];

/** A translated example; `value` is the text without line-break marks (product 11.5). */
export type Suggestion = { readonly value: string; readonly label: string };

export function useSuggestions(): (messages: readonly MessageDescriptor[]) => readonly Suggestion[] {
  const { i18n } = useLingui();
  return (messages) =>
    messages.map((message) => {
      const label = i18n._(message);
      return { value: withoutBreaks(label), label };
    });
}

/** Finds the trade with the name of one of the titles; the first match wins. */
export function useTradeOf(): (...titles: readonly (string | undefined)[]) => Trade | undefined {
  const { i18n } = useLingui();
  const named = (title: string | undefined) =>
    trades.find(({ name }) => withoutBreaks(i18n._(name)) === title?.trim());
  return (...titles) => titles.map(named).find((trade) => trade !== undefined);
}
