/** How phone numbers are shown and dialled (product 9.7). Knows no validation. */
import { normalise } from '#search/normalise.ts';

/** National digits with the leading 0, grouped as Cambodians read them: 012 345 678, 097 123 4567. */
export const phoneText = (national: string): string =>
  national === '' ? '' : `0${national}`.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3');

export const phoneLink = (national: string): string => `tel:+855${national}`;

/** The link of a number typed as free text, in digits of either script; undefined where nothing in it can be dialled. */
export function freePhoneLink(typed: string): string | undefined {
  const dialled = normalise(typed).replace(/[^\d+]/g, '');
  return dialled === '' ? undefined : `tel:${dialled}`;
}
