/** What an operator has read of what they decide on (product 7.17): what is changed meanwhile must not be let through unread. */
import { createHash } from 'node:crypto';
import { Failure } from '#server/http/api/failures.ts';

/** A name for the thing as it stands; the queue gives it out, and the decision says it again. */
export const seenOf = (thing: object): string =>
  createHash('sha256').update(JSON.stringify(thing)).digest('base64url');

/** Throws `precondition_failed` where the operator has read something else. */
export function insistOnSeen(seen: string | undefined, thing: object): void {
  if (seen !== undefined && seen !== seenOf(thing)) throw new Failure('precondition_failed');
}

/** What is read of a company that asks for the mark. */
export const companySeen = [
  'name',
  'name_km',
  'logo',
  'website',
  'about',
  'registration_number',
  'verification_phone',
  'verification_note',
] as const;

/** An edit has a moment of its own. */
export const jobSeen = ({ date_edited }: { readonly date_edited: Date | null }) => ({ date_edited });
