/** Texts and links of phone numbers (product 9.7). */
import { normalise } from '#search/normalise.ts';

/** With the leading 0 and grouped as usual in Cambodia: 012 345 678, 097 123 4567. */
export const phoneText = (national: string): string =>
  national === '' ? '' : `0${national}`.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3');

export const phoneLink = (national: string): string => `tel:+855${national}`;

/** The link for a number in free text, with digits of either script; undefined without digits. */
export function freePhoneLink(typed: string): string | undefined {
  const dialled = normalise(typed).replace(/[^\d+]/g, '');
  return dialled === '' ? undefined : `tel:${dialled}`;
}
