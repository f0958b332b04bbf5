/** Texts for failure codes. A test compares the English ones with the contract's. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type FailureCode } from '#contract/failure-codes.ts';
import { localFailureTexts } from './local-failure-texts.ts';

type Code = FailureCode | keyof typeof localFailureTexts;

export const failureTexts = {
  ...localFailureTexts,
  malformed: msg`The request couldn't be read.`,
  unauthenticated: msg`Please log in first.`,
  bad_credentials: msg`Incorrect name or password.`,
  totp_setup: msg`Set up your authenticator app first.`,
  code_required: msg`Please enter the code from your authenticator app.`,
  bad_code: msg`This code is wrong or has already been used.`,
  invalid_init_data: msg`Please open the app from Telegram again.`,
  init_data_expired: msg`You've had this open for a while. Please open the app from Telegram again.`,
  forbidden: msg`Your account isn't allowed to do this.`,
  suspended: msg`This account is suspended.`,
  not_yet: msg`You can write once the employer has written to you or accepted you.`,
  password_needed: msg`Please fill in your current password.`,
  new_password_needed: msg`Please choose a password of your own first.`,
  not_found: msg`This couldn't be found.`,
  not_linked: msg`This Telegram account isn't linked to an account here yet.`,
  linked_elsewhere: msg`This Telegram account is linked to another account.`,
  last_way_in: msg`The other account has no password and would be lost. Set one there first.`,
  name_taken: msg`This name is already taken.`,
  no_cv: msg`Please create a curriculum vitae first.`,
  job_closed: msg`This job is no longer hiring.`,
  already_decided: msg`This application has already been decided.`,
  cv_exists: msg`You already have a CV.`,
  account_gone: msg`This account has been deleted.`,
  has_company: msg`Your account already has a company. Please write to us.`,
  too_many: msg`You have 20 job alerts. Delete one first.`,
  not_verified: msg`This employer isn't verified yet, so you can't call. You can apply.`,
  thread_full: msg`This conversation is full.`,
  you_blocked: msg`You blocked them. Unblock them in Settings first.`,
  too_many_blocks: msg`You block 200 already. Unblock one first.`,
  in_progress: msg`Your request is already being processed. Please try again.`,
  precondition_failed: msg`This has changed since you opened it. The newer version was saved.`,
  too_large: msg`This is too large to send.`,
  not_json: msg`The request must be JSON.`,
  not_picture: msg`The picture must be a PNG, JPEG or WebP.`,
  not_csv: msg`The file must be CSV.`,
  bad_csv: msg`We can't read this file. Send a CSV file with column names in the first row and at most 2,000 more rows.`,
  not_utf8: msg`Please save the file as “CSV UTF-8” and choose it again.`,
  bad_picture: msg`We can't read this picture.`,
  invalid: msg`Please check what you have filled in.`,
  search_too_long: msg`This search has too many words for a job alert.`,
  idempotency_mismatch: msg`This request key was already used for something else.`,
  rate_limited: msg`Too many requests. Please wait a moment and try again.`,
  daily_limit: msg`You've reached today's limit. Please try again tomorrow.`,
  bad_passkey: msg`We don't recognise this fingerprint or screen lock. Log in with your password.`,
  sms_unavailable: msg`We can't send SMS right now.`,
  unavailable: msg`The service isn't available at the moment. Please try again.`,
} satisfies Record<Code, MessageDescriptor>;

const isCode = (code: unknown): code is Code => typeof code === 'string' && Object.hasOwn(failureTexts, code);

/** The text for a thrown value: by its code, or the server's message if the code is unknown. */
export const failureText = (error: unknown): MessageDescriptor | string => {
  if (error instanceof Error && 'said' in error && typeof error.said === 'string') return error.said;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return failureTexts[isCode(code) ? code : 'internal'];
};

/** Returns the text in the active language. */
export function useFailureText(): (error: unknown) => string {
  const { i18n } = useLingui();
  return (error) => {
    const text = failureText(error);
    return typeof text === 'string' ? text : i18n._(text);
  };
}
