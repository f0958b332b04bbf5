/** Why logging in by fingerprint, or adding one, did not work, in words (product 2.40). */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { maximumPasskeys } from '#contract/limits.ts';
import { ApiFailure, hasCode } from '#client/data/api-failure.ts';
import { failureText } from '#client/language/failure-texts.ts';

/** What the browser throws is told by its name: its sentences are for programmers. */
export function passkeyFailure(error: unknown): MessageDescriptor | string {
  if (error instanceof ApiFailure) return failureText(error);
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return msg`This phone has already been added.`;
  if (name === 'NotSupportedError' || name === 'ConstraintError')
    return msg`This phone doesn't support this.`;
  return msg`That didn't work. Please try again.`;
}

/** The same codes say something else while one is added. */
export function addingFailure(error: unknown): MessageDescriptor | string {
  if (hasCode(error, 'too_many'))
    return msg`You've already added ${maximumPasskeys} devices. Remove one first.`;
  return hasCode(error, 'bad_passkey') ? msg`That didn't work. Please try again.` : passkeyFailure(error);
}
