import { describe, expect, it } from 'vitest';
import { type Cv, cvSections } from '#contract/cvs.ts';
import { cvCaps } from '#contract/limits.ts';
import { changeForm, type CvForm, formOf, isTouched, sameText, textOfCv, textOfForm } from './cv-form.ts';

const blank = () => formOf(textOfCv(undefined));
const skills = (form: CvForm) => form.skill.map(({ values }) => values.skill);

describe('a form without a CV', () => {
  it('has one empty, open item in each section', () => {
    const form = blank();
    for (const section of cvSections) {
      expect(form[section]).toHaveLength(1);
      expect(form[section][0]?.open).toBe(true);
      expect(isTouched(form[section][0]?.values ?? { a: 'filled' })).toBe(false);
    }
  });
});

describe('a form of a stored CV', () => {
  const stored = {
    user_info: { first_name: 'Dara' },
    skill: [
      { id: 4, skill: 'Dart', level: 'Expert' },
      { id: 5, skill: 'Kotlin', level: 'Skilled' },
    ],
  } as unknown as Cv;

  it('leaves the ids behind and opens the last item of a section', () => {
    const form = formOf(textOfCv(stored));
    expect(form.skill.map(({ values }) => values)).toEqual([
      { skill: 'Dart', level: 'Expert' },
      { skill: 'Kotlin', level: 'Skilled' },
    ]);
    expect(form.skill.map(({ open }) => open)).toEqual([false, true]);
    expect(form.user_info.values).toMatchObject({ first_name: 'Dara', last_name: '' });
  });

  it('says the same as before when nothing was typed, and not when something was', () => {
    const text = textOfCv(stored);
    const form = formOf(text);
    expect(sameText(textOfForm(form), text)).toBe(true);
    expect(sameText(textOfForm(changeForm(form, { type: 'add', section: 'work_exp' })), text)).toBe(true);
    const typed = changeForm(form, {
      type: 'type',
      section: 'skill',
      index: 1,
      field: 'level',
      value: 'Expert',
    });
    expect(sameText(textOfForm(typed), text)).toBe(false);
  });
});

describe('typing', () => {
  it('leaves every other item as it is, so that only one is drawn again', () => {
    const form = formOf({ ...textOfCv(undefined), skill: [{ skill: 'Dart' }, { skill: 'Kotlin' }] });
    const next = changeForm(form, { type: 'type', section: 'skill', index: 0, field: 'skill', value: 'Go' });
    expect(skills(next)).toEqual(['Go', 'Kotlin']);
    expect(next.skill[1]).toBe(form.skill[1]);
    expect(next.language).toBe(form.language);
    expect(next.user_info).toBe(form.user_info);
  });

  it('clears the fault of the edited field only', () => {
    const faults = { 'user_info.city': 'required', 'user_info.email': 'required' } as const;
    const form = changeForm(blank(), { type: 'showFaults', faults });
    const next = changeForm(form, { type: 'type', field: 'city', value: 'Phnom Penh' });
    expect(next.user_info.faults).toEqual({ email: 'required' });
  });

  it('clears all faults of an item that is emptied again', () => {
    let form = changeForm(blank(), { type: 'type', section: 'skill', index: 0, field: 'skill', value: 'Go' });
    form = changeForm(form, { type: 'showFaults', faults: { 'skill.0.level': 'required' } });
    expect(form.skill[0]?.faults).toEqual({ level: 'required' });
    form = changeForm(form, { type: 'type', section: 'skill', index: 0, field: 'skill', value: ' ' });
    expect(form.skill[0]?.faults).toEqual({});
  });
});

describe('adding and removing', () => {
  it('stops at the cap of each section', () => {
    for (const section of cvSections) {
      let form = blank();
      for (let times = 0; times < 20; times++) form = changeForm(form, { type: 'add', section });
      expect(form[section]).toHaveLength(cvCaps[section]);
      expect(new Set(form[section].map(({ key }) => key)).size).toBe(cvCaps[section]);
    }
  });

  it('drops the last item and never the only one', () => {
    let form = formOf({ ...textOfCv(undefined), skill: [{ skill: 'Dart' }, { skill: 'Kotlin' }] });
    form = changeForm(form, { type: 'remove', section: 'skill' });
    expect(skills(form)).toEqual(['Dart']);
    expect(form.skill[0]?.open).toBe(true);
    expect(changeForm(form, { type: 'remove', section: 'skill' })).toBe(form);
  });
});

describe('faults', () => {
  it('open the closed item that they belong to', () => {
    const form = formOf({ ...textOfCv(undefined), skill: [{ skill: 'Dart' }, { skill: 'Kotlin' }] });
    const next = changeForm(form, { type: 'showFaults', faults: { 'skill.0.level': 'required' } });
    expect(next.skill[0]).toMatchObject({ open: true, faults: { level: 'required' } });
    expect(next.skill[1]).toBe(form.skill[1]);
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
