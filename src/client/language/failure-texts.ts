/** Why a call failed, in the reader's language. English is the contract's own sentence, kept equal by a test. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type FailureCode } from '#contract/failures.ts';

/** What can fail on this side of the wire. */
type LocalCode = 'offline' | 'timeout' | 'unreadable';
type Code = FailureCode | LocalCode;

export const failureTexts = {
  malformed: msg`The request could not be read.`,
  unauthenticated: msg`Please log in first.`,
  bad_credentials: msg`Incorrect name or password.`,
  forbidden: msg`Your account may not do this.`,
  not_found: msg`This could not be found.`,
  name_taken: msg`This name is already taken.`,
  no_cv: msg`Please create a curriculum vitae first.`,
  job_closed: msg`This job is no longer hiring.`,
  already_decided: msg`This application has already been decided.`,
  cv_exists: msg`You already have a curriculum vitae.`,
  in_progress: msg`The same request is being worked on. Please try again.`,
  too_large: msg`This is too large to be sent.`,
  not_json: msg`The request must be JSON.`,
  invalid: msg`Please check what you have filled in.`,
  idempotency_mismatch: msg`This request key was already used for something else.`,
  rate_limited: msg`Too many requests. Please wait a moment and try again.`,
  internal: msg`Something went wrong. Please try again.`,
  unavailable: msg`The service is not available at the moment. Please try again.`,
  offline: msg`You are offline. Please try again when you are back online.`,
  timeout: msg`The answer took too long. Please try again.`,
  unreadable: msg`The answer could not be understood. Please try again later.`,
} satisfies Record<Code, MessageDescriptor>;

const isCode = (code: unknown): code is Code => typeof code === 'string' && Object.hasOwn(failureTexts, code);

/** The sentence for anything that was thrown: failures of calls carry a code. */
export const failureText = (error: unknown): MessageDescriptor => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return failureTexts[isCode(code) ? code : 'internal'];
};

/** The same as text. */
export function useFailureText(): (error: unknown) => string {
  const { i18n } = useLingui();
  return (error) => i18n._(failureText(error));
}
