/** Validation errors of fields (product 8.2): codes, and the English messages by which replies carry them. */
import type * as z from 'zod/mini';

/** The schemas of the contract use these codes as zod messages. */
export const validationMessages = {
  required: 'Please fill in this field.',
  name_required: 'Please fill in your name.',
  password_required: 'Please fill in your password.',
  password_too_short: 'The password must have at least 8 characters.',
  password_too_long: 'The password can have at most 256 characters.',
  password_common: 'This password is too easy to guess. Please choose another one.',
  password_is_name: 'The password must not be your name or the name of this site.',
  password_same: 'Please choose another password than the one you were given.',
  name_of_verified: 'A verified company has this name. If it is yours, please write to us.',
  company_suspended: 'This company is suspended. Restore it before posting for it.',
  current_password_required: 'Please fill in your current password.',
  current_password_wrong: "The current password isn't correct.",
  too_long: 'This text is too long.',
  too_many: 'There are too many items.',
  too_much_markup: 'This text has too much formatting.',
  bad_characters: "This text contains characters we can't save.",
  hidden_characters: 'Please remove invisible characters.',
  address_in_name: 'Please leave out web addresses, and put a space after a full stop.',
  not_email: 'Please enter a valid e-mail address.',
  not_web_address: 'Please enter a web address that begins with http:// or https://.',
  code_wrong: 'This code is wrong or has expired.',
  not_telegram: 'Please enter a Telegram user name, such as @sokha_jobs.',
  not_phone: 'Please enter a valid phone number.',
  not_date: 'Please enter a valid date.',
  date_in_future: 'This date is in the future.',
  date_order: 'It ends before it begins.',
  before_birth: 'This date is before the date of birth.',
  day_not_open: 'Please choose a day between tomorrow and 180 days from now.',
  too_far_ahead: 'Please choose a day within a year.',
  not_time: 'Please enter a valid date and time.',
  time_past: 'Please choose a time in the future.',
  not_in_list: 'Please choose an option from the list.',
  not_number: 'Please enter a whole number.',
  too_small: 'This number is too small.',
  too_big: 'This number is too big.',
  not_amount: 'Please enter an amount.',
  pay_order: 'The highest pay is lower than the lowest.',
  pay_unit: 'Please choose a currency and a period for the pay.',
  too_young_for_cv:
    'You can send a CV from the age of 15, the minimum working age. Until then, good luck at school!',
  too_young: 'The minimum working age is 15.',
  tag_required: 'Please select at least 1 tag.',
  too_many_tags: 'Please select at most 5 tags.',
  unknown_column: "There's no column with this name.",
  not_uuid: 'This must be a UUID.',
  wrong_type: "This value isn't valid.",
} as const;

export type ValidationCode = keyof typeof validationMessages;
export type FieldErrors = Record<string, ValidationCode>;

const isValidationCode = (text: string): text is ValidationCode => Object.hasOwn(validationMessages, text);

/** The first error of each field, by dotted path (`work_exp.0.company`); `body` is for the body itself. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const found: FieldErrors = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.') || 'body';
    if (!Object.hasOwn(found, path))
      found[path] = isValidationCode(issue.message) ? issue.message : 'wrong_type';
  }
  return found;
}

function codeOfMessage(message: string): ValidationCode {
  const entry = Object.entries(validationMessages).find(([, text]) => text === message);
  return entry && isValidationCode(entry[0]) ? entry[0] : 'wrong_type';
}

/** Converts the messages in a reply's `fields` to codes; unknown messages become `wrong_type`. */
export const parseFieldErrors = (fields: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path, codeOfMessage(message)]));
