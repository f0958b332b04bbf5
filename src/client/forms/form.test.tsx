// @vitest-environment jsdom
/** What every form keeps to: errors at their fields and gone when these are edited, the focus, and nothing typed lost. */
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
  // jsdom lays nothing out.
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
const wrong = () => ['Name', 'E-mail', 'Job'].filter((label) => field(label).ariaInvalid === 'true');

test('a refused form says what is wrong at each field, and the first of them has the focus', () => {
  type('Name', 'Dara');
  send();
  expect(sent).toBeUndefined();
  expect(wrong()).toEqual(['E-mail', 'Job']);
  expect(document.activeElement).toBe(field('E-mail'));
  screen.getByText('Please fill in this field.');
  screen.getByText('Please choose one.');
});

test('editing a field takes its own error away', () => {
  send();
  type('E-mail', 'dara');
  expect(wrong()).toEqual(['Name', 'Job']);
});

test('a form put right has no errors left and gives what the schema makes of it', () => {
  send();
  type('Name', ' Dara ');
  type('E-mail', 'dara@example.com');
  type('Job', 'a');
  send();
  expect(sent).toEqual({ who: { name: 'Dara', email: 'dara@example.com' }, job: 'a' });
  expect(wrong()).toEqual([]);
});

test("the server's words stand at the field that they name, and what was typed stays", () => {
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

test('what the server found wrong with something that the form does not have stands above its fields', () => {
  type('Name', 'Dara');
  const fields = { nickname: 'This text is too long.' };
  act(() => void form.refuseBy(new ApiFailure('invalid', 422, 'no', fields)));
  expect(screen.getByRole('alert').textContent).toBe('This text is too long.');
  expect(wrong()).toEqual([]);
  act(() => void form.refuseBy(new ApiFailure('invalid', 422, 'no', { ...fields, job: 'no' })));
  expect(wrong()).toEqual(['Job']);
  screen.getByRole('alert');
  type('Job', 'a');
  act(() => void form.refuse({}));
  expect(screen.queryByRole('alert')).toBeNull();
});

test("a sentence of the server's own stands as it is", () => {
  act(() => void form.refuse({ 'who.name': { said: 'Names rest on Sundays.' } }));
  screen.getByText('Names rest on Sundays.');
  expect(wrong()).toEqual(['Name']);
});
