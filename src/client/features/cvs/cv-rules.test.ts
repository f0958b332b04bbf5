import { describe, expect, it } from 'vitest';
import { cvInput } from '#contract/cvs.ts';
import {
  completeParts,
  toFormErrors,
  errorsOf,
  isSectionComplete,
  itemErrors,
  payloadOf,
  personalErrors,
} from './cv-rules.ts';
import { contentOfCv, type CvValues, emptyItem, toFormValues } from './cv-values.ts';

const personal = {
  first_name: 'Dara',
  last_name: 'Chan',
  contact_number: '០១២ ៣៤៥ ៦៧៨',
  email: 'dara@example.com',
  date_of_birth: '1999-04-14',
  job_title: 'Mobile developer',
  job_level: 'Junior Level',
  industry: 'Information Technology',
  address: 'Tuol Kouk',
  city: 'Phnom Penh',
  country: 'Cambodia',
  github: '',
  description: '',
};
const dart = { skill: 'Dart', level: 'Expert' };
const form = (sections: Partial<CvValues> = {}) =>
  toFormValues({ ...contentOfCv(undefined), user_info: personal, ...sections });

describe('the personal details', () => {
  it('are valid without GitHub and description', () => {
    expect(personalErrors(personal)).toEqual({});
  });

  it('report every required field when nothing is filled in', () => {
    const empty = Object.fromEntries(Object.keys(personal).map((name) => [name, '']));
    const { github: _, description: __, ...required } = personal;
    expect(Object.keys(personalErrors(empty)).sort()).toEqual(Object.keys(required).sort());
    expect(new Set(Object.values(personalErrors(empty)))).toEqual(new Set(['required']));
  });

  it('refuse a web address in a name, in the form as on the server', () => {
    const addressed = { ...personal, first_name: 'Dara www.evil.example', last_name: 'evil.com' };
    expect(personalErrors(addressed)).toEqual({
      first_name: 'address_in_name',
      last_name: 'address_in_name',
    });
    expect(personalErrors({ ...personal, first_name: 'S.Dara' })).toEqual({});
  });

  it('refuse an impossible phone number, an invalid e-mail address and a future birthday', () => {
    expect(
      personalErrors({ ...personal, contact_number: '12', email: 'dara', date_of_birth: '2199-01-01' }),
    ).toEqual({ contact_number: 'not_phone', email: 'not_email', date_of_birth: 'date_in_future' });
  });
});

describe('an item', () => {
  it('requires nothing while it is untouched', () => {
    expect(itemErrors('skill', { skill: '', level: '' })).toEqual({});
    expect(itemErrors('skill', { skill: ' \u200b', level: '' })).toEqual({});
  });

  it('requires every field once one is filled in', () => {
    expect(itemErrors('skill', { skill: 'Dart', level: '' })).toEqual({ level: 'required' });
    expect(itemErrors('skill', { skill: '', level: 'Expert' })).toEqual({ skill: 'required' });
    expect(itemErrors('education', { country: 'Cambodia' })).toEqual({
      school: 'required',
      degree: 'required',
      major: 'required',
      city: 'required',
      start_date: 'required',
      end_date: 'required',
      description: 'required',
    });
  });
});

describe('the dates of an item', () => {
  const job = { job_title: 'Cook', start_date: '2021-05-01' };
  it('must be in order, even while other fields are missing', () => {
    expect(itemErrors('work_exp', { ...job, end_date: '2019-05-01' })).toMatchObject({
      end_date: 'date_order',
    });
    expect(itemErrors('education', { ...job, end_date: '2021-05-01' })).not.toHaveProperty('end_date');
    expect(itemErrors('work_exp', { ...job, end_date: '' })).toMatchObject({ end_date: 'required' });
  });

  it('must not be before the birth', () => {
    const early = form({
      work_exp: [{ ...job, start_date: '1990-01-01', end_date: '1991-01-01' }],
      achievement: [{ title: 'Prize', date: '1999-04-13' }],
    });
    expect(errorsOf(early)).toMatchObject({
      'work_exp.0.start_date': 'before_birth',
      'achievement.0.date': 'before_birth',
    });
    expect(errorsOf({ ...early, user_info: {} })).not.toHaveProperty('work_exp.0.start_date');
  });
});

describe('the errors of a form', () => {
  it('are keyed by dotted path, in page order', () => {
    const faulty = form({ user_info: { ...personal, city: '' }, skill: [dart, { skill: 'Kotlin' }] });
    expect(errorsOf(faulty)).toEqual({ 'user_info.city': 'required', 'skill.1.level': 'required' });
    expect(Object.keys(errorsOf(faulty))[0]).toBe('user_info.city');
  });

  it('are empty when the sections are empty', () => {
    expect(errorsOf(form())).toEqual({});
  });
});

describe('the request body', () => {
  it('omits sections without a complete item', () => {
    expect(Object.keys(payloadOf(form()))).toEqual(['user_info']);
  });

  it('contains only complete items', () => {
    const sent = payloadOf(form({ skill: [{ skill: 'Go' }, dart], language: [{ level: 'Native' }] }));
    expect(sent.skill).toEqual([dart]);
    expect(sent).not.toHaveProperty('language');
  });

  it('matches the contract, with the phone number in Latin digits without its leading 0', () => {
    const sent = payloadOf(form({ skill: [dart] }));
    expect(cvInput.parse(sent)).toEqual(sent);
    expect(sent.user_info.contact_number).toBe('12345678');
  });
});

describe('a section', () => {
  it('is complete when it has an item and no field is missing', () => {
    const { skill, language } = form({ skill: [dart] });
    expect(isSectionComplete('skill', skill)).toBe(true);
    expect(isSectionComplete('language', language)).toBe(false);
    const half = [...skill, emptyItem('skill')];
    expect(isSectionComplete('skill', half)).toBe(true);
    expect(isSectionComplete('skill', [...skill, { skill: 'Go', level: '' }])).toBe(false);
  });

  it('is ticked with its last missing field, and not with an invalid item', () => {
    expect(completeParts(form({ skill: [{ skill: 'Bread', level: '' }] }))).toEqual(['user_info']);
    expect(completeParts(form({ skill: [dart] }))).toEqual(['user_info', 'skill']);
    expect(completeParts(form({ user_info: {}, skill: [{ skill: '', level: 'Expert' }] }))).toEqual([]);
  });
});

describe("the server's errors", () => {
  it('are mapped from the index in the request to the item in the form', () => {
    const typed = form({ skill: [{ skill: '', level: '' }, dart, { skill: 'Kotlin', level: 'Skilled' }] });
    expect(toFormErrors(typed, { 'skill.1.level': 'not_in_list', 'user_info.email': 'not_email' })).toEqual({
      'skill.2.level': 'not_in_list',
      'user_info.email': 'not_email',
    });
  });
});
