/** The provinces (product 9.9) in the reader's language. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { phnomPenh, type Province, provinces } from '#contract/places.ts';
import { useLabels } from './option-labels.ts';

const provinceLabels = {
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
} satisfies Record<Province, MessageDescriptor>;

export const useProvinceLabel = () => useLabels(provinceLabels);

/** As a form offers them: the capital first, then by the alphabet of the reader's language. */
export function useProvinceOptions(): { value: Province; label: string }[] {
  const { locale } = useLingui().i18n;
  const label = useProvinceLabel();
  const { compare } = new Intl.Collator(locale);
  return provinces
    .map((value) => ({ value, label: label(value) }))
    .sort((one, other) =>
      one.value === phnomPenh ? -1 : other.value === phnomPenh ? 1 : compare(one.label, other.label),
    );
}
