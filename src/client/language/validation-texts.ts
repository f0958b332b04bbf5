/** What is wrong with one field, in the reader's language. English is the contract's own sentence, kept equal by a test. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ValidationCode } from '#contract/validation-errors.ts';

export const validationTexts = {
  required: msg`Please fill in this field.`,
  name_required: msg`Please fill in your name.`,
  password_required: msg`Please fill in your password.`,
  password_too_short: msg`The password must have at least 8 characters.`,
  password_too_long: msg`The password may have at most 256 characters.`,
  password_common: msg`This password is too easy to guess. Please choose another one.`,
  password_is_name: msg`The password must not be your name or the name of this site.`,
  current_password_required: msg`Please fill in your current password.`,
  current_password_wrong: msg`The current password is not correct.`,
  too_long: msg`This text is too long.`,
  too_many: msg`There are too many items.`,
  too_much_markup: msg`This text has too much formatting.`,
  bad_characters: msg`This text contains characters we can't save.`,
  hidden_characters: msg`Please leave out characters that cannot be seen.`,
  not_email: msg`Please enter a valid e-mail address.`,
  not_web_address: msg`Please enter a web address that begins with http:// or https://.`,
  not_phone: msg`Please enter a valid phone number.`,
  not_date: msg`Please enter a valid date.`,
  date_in_future: msg`This date is in the future.`,
  day_not_open: msg`Choose a day from tomorrow to 180 days from now.`,
  not_in_list: msg`Please choose an option from the list.`,
  not_number: msg`Please enter a whole number.`,
  too_small: msg`This number is too small.`,
  too_big: msg`This number is too big.`,
  not_amount: msg`Please enter an amount.`,
  pay_order: msg`The highest pay is lower than the lowest.`,
  pay_unit: msg`Please choose a currency and a period for the pay.`,
  too_young: msg`The minimum working age is 15.`,
  tag_required: msg`Please select at least 1 tag.`,
  too_many_tags: msg`Please select at most 5 tags.`,
  not_uuid: msg`This must be a UUID.`,
  wrong_type: msg`This value is not valid.`,
} satisfies Record<ValidationCode, MessageDescriptor>;
