/** Every way in which a call can fail (spec §8): code, status and English sentence. Clients translate the code. */
import * as z from 'zod/mini';

/** status, sentence for people who read English. */
export const failures = {
  malformed: [400, 'The request could not be read.'],
  unauthenticated: [401, 'Please log in first.'],
  bad_credentials: [401, 'Incorrect name or password.'],
  forbidden: [403, 'Your account may not do this.'],
  not_found: [404, 'This could not be found.'],
  name_taken: [409, 'This name is already taken.'],
  no_cv: [409, 'Please create a curriculum vitae first.'],
  job_closed: [409, 'This job is no longer hiring.'],
  already_decided: [409, 'This application has already been decided.'],
  cv_exists: [409, 'You already have a curriculum vitae.'],
  in_progress: [409, 'The same request is being worked on. Please try again.'],
  too_large: [413, 'This is too large to be sent.'],
  not_json: [415, 'The request must be JSON.'],
  invalid: [422, 'Please check what you have filled in.'],
  idempotency_mismatch: [422, 'This request key was already used for something else.'],
  rate_limited: [429, 'Too many requests. Please wait a moment and try again.'],
  internal: [500, 'Something went wrong. Please try again.'],
  unavailable: [503, 'The service is not available at the moment. Please try again.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type FailureCode = keyof typeof failures;

/** What can be wrong with one field; zod messages in this room are these codes. */
export const faults = {
  required: 'Please fill in this field.',
  name_required: 'Please fill in your name.',
  password_required: 'Please fill in your password.',
  password_too_short: 'The password must have at least 8 characters.',
  password_too_long: 'The password may have at most 256 characters.',
  too_long: 'This text is too long.',
  too_many: 'There are too many items.',
  bad_characters: 'This text has characters that cannot be stored.',
  not_email: 'Please enter a valid e-mail address.',
  not_phone: 'Please enter a valid phone number.',
  not_date: 'Please enter a date that exists.',
  date_in_future: 'This date is in the future.',
  not_in_list: 'Please choose one of the listed values.',
  not_number: 'Please enter a whole number.',
  too_small: 'This number is too small.',
  too_big: 'This number is too big.',
  too_young: 'The minimum working age is 15.',
  tag_required: 'Please select at least 1 tag.',
  too_many_tags: 'Please select at most 5 tags.',
  not_uuid: 'This must be a UUID.',
  wrong_type: 'This value is not valid.',
} as const;

export type FaultCode = keyof typeof faults;
export type FieldFaults = Record<string, FaultCode>;

const isFault = (text: string): text is FaultCode => Object.hasOwn(faults, text);

/** The first fault of each field, by dotted path (`work_exp.0.company`); a whole body that is wrong stands under `body`. */
export function fieldFaults(error: z.core.$ZodError): FieldFaults {
  const found: FieldFaults = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.') || 'body';
    if (!Object.hasOwn(found, path)) found[path] = isFault(issue.message) ? issue.message : 'wrong_type';
  }
  return found;
}

/** The code of a sentence that the server wrote into `fields`; other servers' words come out as `wrong_type`. */
export function faultOf(sentence: string): FaultCode {
  const hit = Object.entries(faults).find(([, text]) => text === sentence);
  return hit && isFault(hit[0]) ? hit[0] : 'wrong_type';
}

/** The body of every answer that is not a success. */
export const failureBody = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type FailureBody = z.output<typeof failureBody>;
