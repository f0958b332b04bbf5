// @vitest-environment jsdom
/** What is drawn while the CV is typed: as little as can be, and never another text than the form's. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CvSection, cvSections } from '#contract/cvs.ts';
import { cvCaps } from '#contract/limits.ts';
import { itemFields } from '../cv-fields.ts';
import { CvSectionForm } from './cv-section-form.tsx';
import { contentOfCv, createCvForm, type CvForm, type CvValues, shownValues } from '../cv-values.ts';

const none = contentOfCv(undefined);
let form: CvForm;

function draw(content: CvValues, sections: readonly CvSection[] = ['language', 'skill', 'reference']): void {
  cleanup();
  form = createCvForm(content);
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        {sections.map((section) => (
          <CvSectionForm key={section} form={form} section={section} />
        ))}
      </QueryClientProvider>
    </I18nProvider>,
  );
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  draw(none);
});
afterEach(cleanup);

const find = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
function control(name: string): HTMLInputElement {
  const found = find(name);
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
}
const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } });
const refuse = (...errors: Parameters<CvForm['refuse']>) => act(() => void form.refuse(...errors));
function partOf(section: CvSection): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#cv-${section}`);
  if (!found) throw new Error(`there is no section ${section}`);
  return found;
}
const press = (section: CvSection, name: string) => fireEvent.click(within(partOf(section)).getByText(name));
const heads = (section: CvSection) => [...partOf(section).querySelectorAll('h3 button')];
const openItems = (section: CvSection) =>
  heads(section).map((head) => head.getAttribute('aria-expanded') === 'true');
const toggleFirst = (section: CvSection) =>
  heads(section)
    .slice(0, 1)
    .forEach((head) => fireEvent.click(head));

/** What React drew an element with the last time: another object after each drawing. */
const drawnWith = (element: Element): unknown =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1];

test('a key draws its own field and nothing else', () => {
  const own = control('skill.0.skill');
  const others = [control('skill.0.level'), control('reference.0.name'), ...heads('skill')];
  const before = others.map(drawnWith);
  const ownBefore = drawnWith(own);
  for (const text of ['B', 'Br', 'Bre', 'Brea', 'Bread']) type('skill.0.skill', text);
  expect(others.map(drawnWith).every((props, at) => props === before[at])).toBe(true);
  expect(drawnWith(own)).not.toBe(ownBefore);
  expect(form.read().skill[0]?.['skill']).toBe('Bread');
  expect(own.value).toBe('Bread');
});

test('a key in a field that was wrong takes its message away', () => {
  type('skill.0.level', 'Expert');
  type('reference.0.name', 'Sok');
  refuse({ 'skill.0.skill': 'required', 'reference.0.email': 'required' });
  expect(control('skill.0.skill').getAttribute('aria-invalid')).toBe('true');
  type('skill.0.skill', 'Bread');
  expect(control('skill.0.skill').getAttribute('aria-invalid')).toBe(null);
  expect(control('reference.0.email').getAttribute('aria-invalid')).toBe('true');
});

test('what another device saved comes into the fields, over what was typed in them', () => {
  type('reference.0.name', 'Sok');
  const saved = { ...none, reference: [{ name: 'Chan', company: 'Bakery' }] };
  act(() => form.change(shownValues(saved)));
  expect(control('reference.0.name').value).toBe('Chan');
  expect(control('reference.0.company').value).toBe('Bakery');
  type('reference.0.name', 'Chan S');
  expect(form.read().reference[0]).toMatchObject({ name: 'Chan S', company: 'Bakery' });
});

test('an item that was closed and opened again has what was typed, and its title meanwhile', () => {
  type('skill.0.skill', 'Bread');
  toggleFirst('skill');
  expect(document.querySelector('#cv-skill h3')?.textContent).toBe('Bread');
  toggleFirst('skill');
  expect(control('skill.0.skill').value).toBe('Bread');
  expect(document.querySelector('#cv-skill h3')?.textContent).toContain('1');
});

test('an added item is empty and the only open one, and the one before keeps what was typed', () => {
  type('skill.0.skill', 'Bread');
  press('skill', 'Add');
  expect(openItems('skill')).toEqual([false, true]);
  expect(control('skill.1.skill').value).toBe('');
  press('skill', 'Remove');
  expect(openItems('skill')).toEqual([true]);
  expect(control('skill.0.skill').value).toBe('Bread');
  expect(find('skill.1.skill')).toBe(null);
});

test('the last item of a section is open, and the only one is never removed', () => {
  draw({ ...none, skill: [{ skill: 'Dart' }, { skill: 'Kotlin' }] });
  expect(openItems('skill')).toEqual([false, true]);
  expect(openItems('language')).toEqual([true]);
  press('language', 'Remove');
  expect(openItems('language')).toEqual([true]);
});

test('an error opens the closed item that it belongs to, which stays open while it is put right', () => {
  draw({ ...none, skill: [{ skill: 'Dart' }, { skill: 'Kotlin', level: 'Expert' }] });
  expect(openItems('skill')).toEqual([false, true]);
  refuse({ 'skill.0.level': 'required' });
  expect(openItems('skill')).toEqual([true, true]);
  fireEvent.change(control('skill.0.level'), { target: { value: 'Expert' } });
  expect(openItems('skill')).toEqual([true, true]);
});

test('an item with an error stays open when another one is added', () => {
  draw({ ...none, skill: [{ skill: 'Dart' }] });
  refuse({ 'skill.0.level': 'required' });
  press('skill', 'Add');
  expect(openItems('skill')).toEqual([true, true]);
});

test.each(cvSections)('adding stops at the cap of the section %s', (section) => {
  const [field] = itemFields[section];
  const filled = Array.from({ length: cvCaps[section] - 1 }, () => ({ [field?.name ?? '']: 'filled' }));
  draw({ ...none, [section]: filled }, [section]);
  for (let times = 0; times < 3; times += 1) press(section, 'Add');
  expect(heads(section)).toHaveLength(cvCaps[section]);
});
