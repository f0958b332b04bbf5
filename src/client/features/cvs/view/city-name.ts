/** Cities of CVs: work cards store the province's name in the applicant's language. */
import { type I18n } from '@lingui/core';
import { provinceLocations } from '#contract/province-locations.ts';
import { provinces } from '#contract/places.ts';
import { normalise } from '#search/normalise.ts';
import { provinceNames } from '#search/searched-fields.ts';
import { provinceName } from '#client/language/place-names.ts';

const khmerName = /[\u1780-\u17ff]+/;

const known = new Map(
  provinces.flatMap((province) =>
    [provinceLocations[province], khmerName.exec(provinceNames[province])?.[0] ?? ''].map(
      (name) => [normalise(name), province] as const,
    ),
  ),
);

/** A province in the reader's language; other places as typed. */
export function cityName(i18n: I18n, city: string): string {
  const province = known.get(normalise(city).trim());
  return province ? provinceName(i18n, province) : city;
}
