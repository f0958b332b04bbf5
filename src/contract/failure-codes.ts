/** Failure codes of calls and the body of a failure (product 8.1). */
import * as z from 'zod/mini';

/** The HTTP status of each code. */
export const failures = {
  malformed: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  totp_setup: 401,
  code_required: 401,
  bad_code: 401,
  invalid_init_data: 401,
  init_data_expired: 401,
  forbidden: 403,
  suspended: 403,
  not_yet: 403,
  password_needed: 403,
  new_password_needed: 403,
  not_found: 404,
  not_linked: 404,
  name_taken: 409,
  no_cv: 409,
  job_closed: 409,
  already_decided: 409,
  cv_exists: 409,
  account_gone: 409,
  has_company: 409,
  in_progress: 409,
  too_many: 409,
  linked_elsewhere: 409,
  last_way_in: 409,
  thread_full: 409,
  not_verified: 409,
  you_blocked: 409,
  too_many_blocks: 409,
  precondition_failed: 412,
  too_large: 413,
  not_json: 415,
  not_picture: 415,
  not_csv: 415,
  invalid: 422,
  bad_picture: 422,
  bad_csv: 422,
  not_utf8: 422,
  bad_passkey: 422,
  search_too_long: 422,
  idempotency_mismatch: 422,
  rate_limited: 429,
  daily_limit: 429,
  internal: 500,
  unavailable: 503,
  sms_unavailable: 503,
} as const;

export type FailureCode = keyof typeof failures;

/** The body of every reply without success. */
export const failureBody = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `totp_setup`: the URI for the operator's authenticator app. */
  otpauth: z.optional(z.string()),
  /** With an operator's `already_decided`: who decided, and what. */
  decided: z.optional(z.object({ operator: z.string(), action: z.string() })),
  /** With `unauthenticated`: the token was of an account that is now suspended. */
  suspended: z.optional(z.boolean()),
  /** With `not_linked`: the person's name in Telegram. */
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
});
export type FailureBody = z.output<typeof failureBody>;
