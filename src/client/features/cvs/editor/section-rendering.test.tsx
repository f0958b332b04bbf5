// @vitest-environment jsdom
/** Rendering of the CV form while typing: no more than needed, and always the form's values. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CvSection, cvSections } from '#contract/cvs.ts';
import { cvCaps } from '#contract/limits.ts';
import { itemFields } from '../cv-fields.ts';
import { CvSectionForm } from './cv-section-form.tsx';
import { contentOfCv, createCvForm, type CvForm, type CvValues, toFormValues } from '../cv-values.ts';

const emptyContent = contentOfCv(undefined);
let form: CvForm;

function renderForm(
  content: CvValues,
  sections: readonly CvSection[] = ['language', 'skill', 'reference'],
): void {
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
  renderForm(emptyContent);
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

/** The props of an element's last rendering: a new object after each. */
const renderedProps = (element: Element): unknown =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1];

test('typing renders only the field typed in', () => {
  const own = control('skill.0.skill');
  const others = [control('skill.0.level'), control('reference.0.name'), ...heads('skill')];
  const before = others.map(renderedProps);
  const ownBefore = renderedProps(own);
  for (const text of ['B', 'Br', 'Bre', 'Brea', 'Bread']) type('skill.0.skill', text);
  expect(others.map(renderedProps).every((props, at) => props === before[at])).toBe(true);
  expect(renderedProps(own)).not.toBe(ownBefore);
  expect(form.read().skill[0]?.['skill']).toBe('Bread');
  expect(own.value).toBe('Bread');
});

test('typing in a field clears its error message', () => {
  type('skill.0.level', 'Expert');
  type('reference.0.name', 'Sok');
  refuse({ 'skill.0.skill': 'required', 'reference.0.email': 'required' });
  expect(control('skill.0.skill').getAttribute('aria-invalid')).toBe('true');
  type('skill.0.skill', 'Bread');
  expect(control('skill.0.skill').getAttribute('aria-invalid')).toBe(null);
  expect(control('reference.0.email').getAttribute('aria-invalid')).toBe('true');
});

test('values saved on another device replace what was typed', () => {
  type('reference.0.name', 'Sok');
  const saved = { ...emptyContent, reference: [{ name: 'Chan', company: 'Bakery' }] };
  act(() => form.change(toFormValues(saved)));
  expect(control('reference.0.name').value).toBe('Chan');
  expect(control('reference.0.company').value).toBe('Bakery');
  type('reference.0.name', 'Chan S');
  expect(form.read().reference[0]).toMatchObject({ name: 'Chan S', company: 'Bakery' });
});

test('a closed item shows what was typed as its title, and again in its fields when reopened', () => {
  type('skill.0.skill', 'Bread');
  toggleFirst('skill');
  expect(document.querySelector('#cv-skill h3')?.textContent).toBe('Bread');
  toggleFirst('skill');
  expect(control('skill.0.skill').value).toBe('Bread');
  expect(document.querySelector('#cv-skill h3')?.textContent).toContain('1');
});

test('an added item is empty and the only open one, and the previous one retains its text', () => {
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
  renderForm({ ...emptyContent, skill: [{ skill: 'Dart' }, { skill: 'Kotlin' }] });
  expect(openItems('skill')).toEqual([false, true]);
  expect(openItems('language')).toEqual([true]);
  press('language', 'Remove');
  expect(openItems('language')).toEqual([true]);
});

test('an error opens its item, which stays open while it is corrected', () => {
  renderForm({ ...emptyContent, skill: [{ skill: 'Dart' }, { skill: 'Kotlin', level: 'Expert' }] });
  expect(openItems('skill')).toEqual([false, true]);
  refuse({ 'skill.0.level': 'required' });
  expect(openItems('skill')).toEqual([true, true]);
  fireEvent.change(control('skill.0.level'), { target: { value: 'Expert' } });
  expect(openItems('skill')).toEqual([true, true]);
});

test('an item with an error stays open when another one is added', () => {
  renderForm({ ...emptyContent, skill: [{ skill: 'Dart' }] });
  refuse({ 'skill.0.level': 'required' });
  press('skill', 'Add');
  expect(openItems('skill')).toEqual([true, true]);
});

test.each(cvSections)('adding stops at the cap of the section %s', (section) => {
  const [field] = itemFields[section];
  const filled = Array.from({ length: cvCaps[section] - 1 }, () => ({ [field?.name ?? '']: 'filled' }));
  renderForm({ ...emptyContent, [section]: filled }, [section]);
  for (let times = 0; times < 3; times += 1) press(section, 'Add');
  expect(heads(section)).toHaveLength(cvCaps[section]);
});
