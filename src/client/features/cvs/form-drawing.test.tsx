// @vitest-environment jsdom
/** What is drawn while the CV is typed: as little as can be, and never another text than the form's. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textOfCv } from './cv-form.ts';
import { CvSectionForm } from './cv-section-form.tsx';
import { createFormStore, type FormStore } from './form-store.ts';

let store: FormStore;
let drawn: number;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  store = createFormStore(textOfCv(undefined));
  render(
    <I18nProvider i18n={i18n}>
      <Profiler id="form" onRender={() => (drawn += 1)}>
        <CvSectionForm store={store} section="skill" />
        <CvSectionForm store={store} section="reference" />
      </Profiler>
    </I18nProvider>,
  );
  drawn = 0;
});
afterEach(cleanup);

const find = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
function control(name: string): HTMLInputElement {
  const found = find(name);
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
}
const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });
const change = (...changes: Parameters<FormStore['change']>) => act(() => store.change(...changes));

test('a key draws nothing, and is in the form', () => {
  for (const text of ['B', 'Br', 'Bre', 'Brea', 'Bread']) type('skill.0.skill', text);
  expect(drawn).toBe(0);
  expect(store.read().skill[0]?.values['skill']).toBe('Bread');
  expect(control('skill.0.skill').value).toBe('Bread');
});

test('a key in a field that was wrong takes its message away', () => {
  change({ type: 'showFaults', faults: { 'skill.0.skill': 'required', 'reference.0.email': 'required' } });
  expect(control('skill.0.skill').getAttribute('aria-invalid')).toBe('true');
  type('skill.0.skill', 'Bread');
  expect(control('skill.0.skill').getAttribute('aria-invalid')).toBe(null);
  expect(control('reference.0.email').getAttribute('aria-invalid')).toBe('true');
  drawn = 0;
  type('skill.0.skill', 'Breads');
  expect(drawn).toBe(0);
});

test('what another device saved comes into the fields, over what was typed in them', () => {
  type('reference.0.name', 'Sok');
  const text = { ...textOfCv(undefined), reference: [{ name: 'Chan', company: 'Bakery' }] };
  change({ type: 'replace', text });
  expect(control('reference.0.name').value).toBe('Chan');
  expect(control('reference.0.company').value).toBe('Bakery');
  type('reference.0.name', 'Chan S');
  expect(store.read().reference[0]?.values).toMatchObject({ name: 'Chan S', company: 'Bakery' });
});

test('an item that was closed and opened again has what was typed, and its title meanwhile', () => {
  type('skill.0.skill', 'Bread');
  change({ type: 'toggle', section: 'skill', index: 0 });
  expect(document.querySelector('#cv-skill h3')?.textContent).toBe('Bread');
  change({ type: 'toggle', section: 'skill', index: 0 });
  expect(control('skill.0.skill').value).toBe('Bread');
  expect(document.querySelector('#cv-skill h3')?.textContent).toContain('1');
});

test('an added item is empty, and the one before keeps what was typed', () => {
  type('skill.0.skill', 'Bread');
  change({ type: 'add', section: 'skill' });
  expect(control('skill.1.skill').value).toBe('');
  type('skill.1.skill', 'Soup');
  change({ type: 'remove', section: 'skill' });
  expect(control('skill.0.skill').value).toBe('Bread');
  expect(find('skill.1.skill')).toBe(null);
});
