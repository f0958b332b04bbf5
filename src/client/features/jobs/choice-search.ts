/** Finds a choice in a list by what a person types for it; pure. */
import { normalise } from '#search/normalise.ts';
import { cleanKeyword } from './search-terms.ts';

export type Choice<Value> = {
  readonly value: Value;
  readonly text: string;
  /** What else people call it, in either language. */
  readonly alsoKnownAs?: string;
};

/** Spaces and hyphens make no difference: "Siem Reap", "siemreap". */
const sameName = (text: string): string => normalise(text).replace(/[\s-]/g, '');

export function findChoices<Value>(choices: readonly Choice<Value>[], sought: string): Choice<Value>[] {
  const wanted = sameName(cleanKeyword(sought));
  return choices.filter(({ text, alsoKnownAs = '' }) => sameName(`${text} ${alsoKnownAs}`).includes(wanted));
}
