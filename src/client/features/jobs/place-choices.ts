/** The provinces to choose from, found by either language's name and by what people type. */
import { type Province } from '#contract/places.ts';
import { useOfferedProvinces, useProvinceName } from '#client/language/place-names.ts';
import { type Choice } from './choice-search.ts';
import { provinceSpellings } from './province-spellings.ts';

export function useProvinceChoices(): readonly Choice<Province>[] {
  const provinceName = useProvinceName();
  return useOfferedProvinces().map((province) => ({
    value: province,
    text: provinceName(province),
    alsoKnownAs: provinceSpellings[province],
  }));
}
