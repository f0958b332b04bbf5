/** What a place that applicants live in is called: provinces in the reader's language, others as applicants write them. */
import { isProvince } from '#contract/places.ts';
import { useProvinceName } from '#client/language/place-names.ts';
import { type Place } from './applicant-place.ts';

export function usePlaceName(places: readonly Place[]): (place: string) => string {
  const provinceName = useProvinceName();
  return (place) =>
    isProvince(place) ? provinceName(place) : (places.find((one) => one.place === place)?.city ?? place);
}
