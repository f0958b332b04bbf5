import { describe, expect, it } from 'vitest';
import { type Cv, cvSections } from '#contract/cvs.ts';
import {
  contentOf,
  contentOfCv,
  createCvForm,
  emptyItem,
  isTouched,
  sameContent,
  toFormValues,
} from './cv-values.ts';

const emptyContent = contentOfCv(undefined);

it('a form without a CV has one empty item in each section', () => {
  const values = toFormValues(emptyContent);
  for (const section of cvSections) {
    expect(values[section]).toHaveLength(1);
    expect(isTouched(values[section][0] ?? { a: 'filled' })).toBe(false);
  }
});

describe('a form of a stored CV', () => {
  const stored = {
    user_info: { first_name: 'Dara' },
    skill: [
      { id: 4, skill: 'Dart', level: 'Expert' },
      { id: 5, skill: 'Kotlin', level: 'Skilled' },
    ],
  } as unknown as Cv;

  it('has no ids', () => {
    const values = toFormValues(contentOfCv(stored));
    expect(values.skill).toEqual([
      { skill: 'Dart', level: 'Expert' },
      { skill: 'Kotlin', level: 'Skilled' },
    ]);
    expect(values.user_info).toMatchObject({ first_name: 'Dara', last_name: '' });
  });

  it('equals the stored content until something is typed', () => {
    const content = contentOfCv(stored);
    const form = createCvForm(content);
    expect(sameContent(contentOf(form.read()), content)).toBe(true);
    form.change({ work_exp: [...form.read().work_exp, emptyItem('work_exp')] });
    expect(sameContent(contentOf(form.read()), content)).toBe(true);
    form.type('skill.1.level', 'Expert');
    expect(sameContent(contentOf(form.read()), content)).toBe(false);
  });
});

describe('typing', () => {
  it('leaves every other item unchanged, so that only one is validated again', () => {
    const form = createCvForm({ ...emptyContent, skill: [{ skill: 'Dart' }, { skill: 'Kotlin' }] });
    const before = form.read();
    form.type('skill.0.skill', 'Go');
    const after = form.read();
    expect(after.skill.map(({ skill }) => skill)).toEqual(['Go', 'Kotlin']);
    expect(after.skill[1]).toBe(before.skill[1]);
    expect(after.language).toBe(before.language);
    expect(after.user_info).toBe(before.user_info);
  });

  it('clears the error of the edited field only', () => {
    const form = createCvForm(emptyContent);
    form.refuse({ 'user_info.city': 'required', 'user_info.email': 'required' });
    form.type('user_info.city', 'Phnom Penh');
    expect(form.getState().errors).toEqual({ 'user_info.email': 'required' });
  });

  it('clears all errors of an item that is emptied', () => {
    const form = createCvForm({ ...emptyContent, skill: [{ skill: 'Go' }] });
    form.refuse({ 'skill.0.level': 'required' });
    form.type('skill.0.skill', 'Golang');
    expect(form.getState().errors).toEqual({ 'skill.0.level': 'required' });
    form.type('skill.0.skill', ' ');
    expect(form.getState().errors).toEqual({});
  });

  it('does not pass a removed item’s errors on to the item added in its place', () => {
    const form = createCvForm({ ...emptyContent, skill: [{ skill: 'Dart' }, { skill: 'Kotlin' }] });
    form.refuse({ 'skill.1.level': 'required' });
    form.change({ skill: form.read().skill.slice(0, -1) });
    form.change({ skill: [...form.read().skill, emptyItem('skill')] });
    expect(form.getState().errors).toEqual({});
  });
});

it.each([
  ['   ', false],
  ['\u200b\u200b', false],
  ['<p><br></p>', false],
  ['<p>&nbsp;</p>', false],
  ['<p>a</p>', true],
  ['0', true],
])('an item with %j in it counts as touched: %s', (value, touched) =>
  expect(isTouched({ skill: '', level: value })).toBe(touched),
);
