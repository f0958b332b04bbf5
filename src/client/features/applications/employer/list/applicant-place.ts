/** Where applicants live (product 2.30): matches the free text of CVs, in both languages, to provinces. */
import { normalise } from '#search/normalise.ts';
import { isProvince, provinces } from '#contract/places.ts';
import { findChoices, provinceSpellings } from '#client/features/jobs/filters/choices.ts';
import { useProvinceName } from '#client/language/place-names.ts';

/** Provinces in the user's language, other places as applicants wrote them. */
export function usePlaceName(places: readonly Place[]): (place: string) => string {
  const provinceName = useProvinceName();
  return (place) =>
    isProvince(place) ? provinceName(place) : (places.find((one) => one.place === place)?.city ?? place);
}

const choices = provinces.map((value) => ({ value, text: provinceSpellings[value] }));
/** Words around a province's name. */
const provinceAffixes = /ខេត្ត|រាជធានី|ក្រុង|\b(?:city|province|capital|of)\b/g;
/** Shorter names match too many provinces. */
const minimumNameLength = 3;

/** The province's code if a part of the text names exactly one, else the text in lower case. */
function parsePlace(city: string): string {
  const text = normalise(city).replace(/\s+/g, ' ').trim();
  for (const part of text.split(/[,;/()]/)) {
    const name = part.replace(provinceAffixes, '').trim();
    const [province, ...others] = name.length < minimumNameLength ? [] : findChoices(choices, name);
    if (province && others.length === 0) return province.value;
  }
  return text;
}

/** Parses each spelling once. Undefined if the applicant gave no city. */
export function createPlaceParser(): (city: string | null | undefined) => string | undefined {
  const parsed = new Map<string, string>();
  return (city) => {
    if (!city?.trim()) return undefined;
    const place = parsed.get(city) ?? parsePlace(city);
    parsed.set(city, place);
    return place;
  };
}

/** One applicant, or `count` who wrote the same city. */
export type CityCount = { readonly city?: string | null | undefined; readonly count?: number };

export type Place = {
  readonly place: string;
  readonly city: string;
  readonly count: number;
  /** Every spelling that was found. */
  readonly spellings: readonly string[];
};

/** Sorted by the number of applicants; `city` is the first spelling found. */
export function countPlaces(list: readonly CityCount[]): Place[] {
  const placeOf = createPlaceParser();
  const places = new Map<string, Place>();
  for (const { city, count = 1 } of list) {
    const place = placeOf(city);
    if (place === undefined) continue;
    const spelling = (city ?? '').trim();
    const previous = places.get(place) ?? { place, city: spelling, count: 0, spellings: [] };
    const spellings = previous.spellings.includes(spelling)
      ? previous.spellings
      : [...previous.spellings, spelling];
    places.set(place, { ...previous, count: previous.count + count, spellings });
  }
  return [...places.values()].sort((one, other) => other.count - one.count);
}
