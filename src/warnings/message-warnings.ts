/** The kinds of warnings about a message between an employer and an applicant (product 3.18). */
import { type MessageWarningKind, messageWarningKinds } from '#contract/application-messages.ts';
import { messagePhrases } from './message-phrases.ts';
import { createPhraseFinder } from './phrase-finder.ts';

const find = createPhraseFinder(messagePhrases);

/** Checked apart, so that what is put before a phrase doesn't use up the time for it. */
const partLength = 1_000;
const overlap = 200;

/** In their fixed order. */
export function messageWarningsOf(text: string): MessageWarningKind[] {
  const found = new Set<string>();
  for (let at = 0; at === 0 || at + overlap < text.length; at += partLength - overlap)
    for (const [kind] of find(text.slice(at, at + partLength))) found.add(kind);
  // It says all that matters here.
  if (found.has('code')) found.delete('crime');
  return messageWarningKinds.filter((kind) => found.has(kind));
}
