/** Provinces (product 9.9), and where a job is (product 1.3), in the reader's language. */
import { type I18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type JobListItem } from '#contract/jobs.ts';
import { phnomPenh, type Province, provinces } from '#contract/places.ts';
import { useOptionLabel } from './option-labels.ts';

const names: Record<Province, MessageDescriptor> = {
  'KH-1': msg`Banteay Meanchey`,
  'KH-2': msg`Battambang`,
  'KH-3': msg`Kampong Cham`,
  'KH-4': msg`Kampong Chhnang`,
  'KH-5': msg`Kampong Speu`,
  'KH-6': msg`Kampong Thom`,
  'KH-7': msg`Kampot`,
  'KH-8': msg`Kandal`,
  'KH-9': msg`Koh Kong`,
  'KH-10': msg`Kratie`,
  'KH-11': msg`Mondulkiri`,
  'KH-12': msg`Phnom Penh`,
  'KH-13': msg`Preah Vihear`,
  'KH-14': msg`Prey Veng`,
  'KH-15': msg`Pursat`,
  'KH-16': msg`Ratanakiri`,
  'KH-17': msg`Siem Reap`,
  'KH-18': msg`Preah Sihanouk`,
  'KH-19': msg`Stung Treng`,
  'KH-20': msg`Svay Rieng`,
  'KH-21': msg`Takeo`,
  'KH-22': msg`Oddar Meanchey`,
  'KH-23': msg`Kep`,
  'KH-24': msg`Pailin`,
  'KH-25': msg`Tboung Khmum`,
};

export const provinceName = (i18n: I18n, province: Province): string => i18n._(names[province]);

export function useProvinceName(): (province: Province) => string {
  const { i18n } = useLingui();
  return (province) => provinceName(i18n, province);
}

/** Phnom Penh first, then in alphabetical order: in both alphabets, that is the order of Unicode. */
export function useOfferedProvinces(): readonly Province[] {
  const name = useProvinceName();
  // Without the zero-width spaces that allow line breaks (product 11.5).
  const plain = (province: Province) => name(province).replaceAll('\u200b', '');
  const others = provinces.filter((province) => province !== phnomPenh);
  return [phnomPenh, ...others.sort((one, other) => (plain(one) < plain(other) ? -1 : 1))];
}

type Place = Pick<JobListItem, 'location' | 'province' | 'district'>;

/** `wider` is the province, or the location of a job without one. */
export const placeText = (i18n: I18n, district: string | null, wider: string): string =>
  district
    ? i18n._(msg({ message: `${district}, ${wider}`, comment: 'District and province of a job' }))
    : wider;

/** District and province, or the location of a job without a province. */
export function usePlaceText(): (job: Place) => string {
  const { i18n } = useLingui();
  const label = useOptionLabel();
  const provinceName = useProvinceName();
  return ({ location, province, district }) =>
    placeText(i18n, district, province ? provinceName(province) : label(location));
}
