/** What a failure says to people who read English (product 8.1). Servers send it beside the code; apps word the code themselves. */
import { type FailureCode } from './failures.ts';

export const failureSentences = {
  malformed: 'The request could not be read.',
  unauthenticated: 'Please log in first.',
  bad_credentials: 'Incorrect name or password.',
  forbidden: "Your account isn't allowed to do this.",
  not_found: 'This could not be found.',
  name_taken: 'This name is already taken.',
  no_cv: 'Please create a curriculum vitae first.',
  job_closed: 'This job is no longer hiring.',
  already_decided: 'This application has already been decided.',
  cv_exists: 'You already have a curriculum vitae.',
  in_progress: 'Your request is already being processed. Please try again.',
  precondition_failed: 'This was changed in the meantime. The newer version was kept.',
  too_large: 'This is too large to be sent.',
  not_json: 'The request must be JSON.',
  not_picture: 'The picture must be a PNG, JPEG or WebP.',
  bad_picture: 'We cannot read this picture.',
  invalid: 'Please check what you have filled in.',
  idempotency_mismatch: 'This request key was already used for something else.',
  rate_limited: 'Too many requests. Please wait a moment and try again.',
  daily_limit: 'You have reached the limit for one day. Please try again tomorrow.',
  internal: 'Something went wrong. Please try again.',
  unavailable: 'The service is not available at the moment. Please try again.',
} as const satisfies Record<FailureCode, string>;
