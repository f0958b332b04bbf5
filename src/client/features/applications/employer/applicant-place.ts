/** Where applicants live (product 2.30): CVs say it in free words, in either language and many spellings. Pure. */
import { normalise } from '#search/normalise.ts';
import { provinces } from '#contract/places.ts';
import { findChoices, provinceSpellings } from '#client/features/jobs/filters/choices.ts';

const choices = provinces.map((value) => ({ value, text: provinceSpellings[value] }));
/** Words beside a province's name. */
const beside = /ខេត្ត|រាជធានី|ក្រុង|\b(?:city|province|capital|of)\b/g;
/** Fewer letters are part of too many names. */
const fewestLetters = 3;

/** A province's code where some part of it names one province, else the words themselves, without capitals. */
function readPlace(city: string): string {
  const text = normalise(city).replace(/\s+/g, ' ').trim();
  for (const part of text.split(/[,;/()]/)) {
    const name = part.replace(beside, '').trim();
    const [province, ...others] = name.length < fewestLetters ? [] : findChoices(choices, name);
    if (province && others.length === 0) return province.value;
  }
  return text;
}

/** Reads each spelling once. Nothing is known of who left it out. */
export function placeReader(): (city: string | null | undefined) => string | undefined {
  const known = new Map<string, string>();
  return (city) => {
    if (!city?.trim()) return undefined;
    const place = known.get(city) ?? readPlace(city);
    known.set(city, place);
    return place;
  };
}

/** An applicant, or so many who write their city alike. */
export type LivingIn = { readonly city?: string | null | undefined; readonly count?: number };

export type Place = {
  readonly place: string;
  readonly city: string;
  readonly count: number;
  /** All the words for it. */
  readonly spelled: readonly string[];
};

/** The places that applicants live in, those of most applicants first; `city` as the first one writes it. */
export function placesOf(list: readonly LivingIn[]): Place[] {
  const placeOf = placeReader();
  const places = new Map<string, Place>();
  for (const { city, count = 1 } of list) {
    const place = placeOf(city);
    if (place === undefined) continue;
    const words = (city ?? '').trim();
    const before = places.get(place) ?? { place, city: words, count: 0, spelled: [] };
    const spelled = before.spelled.includes(words) ? before.spelled : [...before.spelled, words];
    places.set(place, { ...before, count: before.count + count, spelled });
  }
  return [...places.values()].sort((one, other) => other.count - one.count);
}
