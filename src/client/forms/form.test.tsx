// @vitest-environment jsdom
/** Forms show errors at their fields until these are edited, move the focus, and lose no input. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { email } from '#contract/account-fields.ts';
import { text } from '#contract/fields.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { FormField } from './form-field.tsx';
import { createForm, type FormStore } from './form-store.ts';
import { Form } from './use-form.tsx';

const schema = z.object({ who: z.object({ name: text(10), email: email(255) }), job: text(255) });
type Values = z.infer<typeof schema>;

let form: FormStore<Values>;
let sent: Values | undefined;

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  form = createForm({ who: { name: '', email: '' }, job: '' });
  sent = undefined;
  render(
    <I18nProvider i18n={i18n}>
      <Form form={form} onSubmit={() => (sent = form.check(schema))}>
        <FormField form={form} path="who.name" kind="text" label="Name" />
        <FormField form={form} path="who.email" kind="email" label="E-mail" />
        <FormField form={form} path="job" kind="choice" label="Job" options={[{ value: 'a', label: 'A' }]} />
        <button type="submit">Send</button>
      </Form>
    </I18nProvider>,
  );
});
afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const invalid = () => ['Name', 'E-mail', 'Job'].filter((label) => field(label).ariaInvalid === 'true');

test('failed validation shows an error at each invalid field and focuses the first', () => {
  type('Name', 'Dara');
  send();
  expect(sent).toBeUndefined();
  expect(invalid()).toEqual(['E-mail', 'Job']);
  expect(document.activeElement).toBe(field('E-mail'));
  screen.getByText('Please fill in this field.');
  screen.getByText('Please choose one.');
});

test('editing a field clears only its own error', () => {
  send();
  type('E-mail', 'dara');
  expect(invalid()).toEqual(['Name', 'Job']);
});

test('a corrected form has no errors and returns the parsed values', () => {
  send();
  type('Name', ' Dara ');
  type('E-mail', 'dara@example.com');
  type('Job', 'a');
  send();
  expect(sent).toEqual({ who: { name: 'Dara', email: 'dara@example.com' }, job: 'a' });
  expect(invalid()).toEqual([]);
});

test("the server's errors are shown at their fields, and the input stays", () => {
  type('Name', 'Dara');
  const failure = new ApiFailure('invalid', 422, 'no', { 'who.name': 'This text is too long.' });
  expect(form.refuseBy(failure)).toBe(true);
  expect(form.getState().errors).toEqual({ 'who.name': 'too_long' });
  expect(form.read().who.name).toBe('Dara');
});

test.each([new ApiFailure('offline', 0, 'Failed to fetch'), new Error('a defect')])(
  '%s is about no field',
  (failure) => {
    expect(form.refuseBy(failure)).toBe(false);
    expect(form.getState().refusals).toBe(0);
  },
);

test("the server's error about a field that the form does not have is shown above the fields", () => {
  type('Name', 'Dara');
  const fields = { nickname: 'This text is too long.' };
  act(() => void form.refuseBy(new ApiFailure('invalid', 422, 'no', fields)));
  expect(screen.getByRole('alert').textContent).toBe('This text is too long.');
  expect(invalid()).toEqual([]);
  act(() => void form.refuseBy(new ApiFailure('invalid', 422, 'no', { ...fields, job: 'no' })));
  expect(invalid()).toEqual(['Job']);
  screen.getByRole('alert');
  type('Job', 'a');
  act(() => void form.refuse({}));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a message of the server without a known code is shown unchanged', () => {
  act(() => void form.refuse({ 'who.name': { said: 'Names rest on Sundays.' } }));
  screen.getByText('Names rest on Sundays.');
  expect(invalid()).toEqual(['Name']);
});
