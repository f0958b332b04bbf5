/** The rules of the message form (product 5.3). */
import { expect, test } from 'vitest';
import { lengths } from '#contract/limits.ts';
import { contactMessage } from '#contract/site.ts';
import { createForm } from '#client/forms/form-store.ts';

function errorsOf(values: { name: string; email: string; text: string }) {
  const form = createForm(values);
  form.check(contactMessage);
  return form.getState().errors;
}

const good = { name: '', email: 'dara@example.com', text: 'ជំរាបសួរ' };

test('a message needs no name', () => expect(errorsOf(good)).toEqual({}));

test('e-mail and message are required; spaces do not count', () =>
  expect(errorsOf({ name: '', email: ' ', text: '\u200b ' })).toEqual({
    email: 'required',
    text: 'required',
  }));

test('an e-mail address must look like one', () =>
  expect(errorsOf({ ...good, email: 'dara@' })).toEqual({ email: 'not_email' }));

test('a name of 255 characters is accepted, a longer one is not', () => {
  expect(errorsOf({ ...good, name: 'ក'.repeat(lengths.shortText) })).toEqual({});
  expect(errorsOf({ ...good, name: 'ក'.repeat(lengths.shortText + 1) })).toEqual({ name: 'too_long' });
});
