import { describe, expect, it } from 'vitest';
import { cvInput } from '#contract/cvs.ts';
import { changeForm, type CvText, formOf, textOfCv } from './cv-form.ts';
import {
  faultsAtForm,
  faultsOfForm,
  isSectionComplete,
  itemFaults,
  payloadOf,
  personalFaults,
} from './cv-rules.ts';

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
const form = (sections: Partial<CvText> = {}) =>
  formOf({ ...textOfCv(undefined), user_info: personal, ...sections });

describe('the personal details', () => {
  it('are right without GitHub and description', () => {
    expect(personalFaults(personal)).toEqual({});
  });

  it('name every required field when nothing is filled in', () => {
    const empty = Object.fromEntries(Object.keys(personal).map((name) => [name, '']));
    const { github: _, description: __, ...required } = personal;
    expect(Object.keys(personalFaults(empty)).sort()).toEqual(Object.keys(required).sort());
    expect(new Set(Object.values(personalFaults(empty)))).toEqual(new Set(['required']));
  });

  it('refuse a number that does not exist, an address that is none and a birthday to come', () => {
    expect(
      personalFaults({ ...personal, contact_number: '12', email: 'dara', date_of_birth: '2199-01-01' }),
    ).toEqual({ contact_number: 'not_phone', email: 'not_email', date_of_birth: 'date_in_future' });
  });
});

describe('a sub-form', () => {
  it('asks for nothing while it is untouched', () => {
    expect(itemFaults('skill', { skill: '', level: '' })).toEqual({});
    expect(itemFaults('skill', { skill: ' \u200b', level: '' })).toEqual({});
  });

  it('asks for every field once any is filled', () => {
    expect(itemFaults('skill', { skill: 'Dart', level: '' })).toEqual({ level: 'required' });
    expect(itemFaults('skill', { skill: '', level: 'Expert' })).toEqual({ skill: 'required' });
    expect(itemFaults('education', { country: 'Cambodia' })).toEqual({
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

describe('the faults of a form', () => {
  it('stand at their dotted paths, in the order of the page', () => {
    const faulty = form({ user_info: { ...personal, city: '' }, skill: [dart, { skill: 'Kotlin' }] });
    expect(faultsOfForm(faulty)).toEqual({ 'user_info.city': 'required', 'skill.1.level': 'required' });
    expect(Object.keys(faultsOfForm(faulty))[0]).toBe('user_info.city');
  });

  it('are none when the sections are left empty', () => {
    expect(faultsOfForm(form())).toEqual({});
  });
});

describe('what is sent', () => {
  it('has no section without a complete item', () => {
    expect(Object.keys(payloadOf(form()))).toEqual(['user_info']);
  });

  it('has the complete items only', () => {
    const sent = payloadOf(form({ skill: [{ skill: 'Go' }, dart], language: [{ level: 'Native' }] }));
    expect(sent.skill).toEqual([dart]);
    expect(sent).not.toHaveProperty('language');
  });

  it('is what the contract asks for, with the number in Latin digits without its 0', () => {
    const sent = payloadOf(form({ skill: [dart] }));
    expect(cvInput.parse(sent)).toEqual(sent);
    expect(sent.user_info.contact_number).toBe('12345678');
  });
});

describe('a section', () => {
  it('is complete when something is in it and nothing is missing', () => {
    const { skill, language } = form({ skill: [dart] });
    expect(isSectionComplete('skill', skill)).toBe(true);
    expect(isSectionComplete('language', language)).toBe(false);
    const half = changeForm(form({ skill: [dart] }), { type: 'add', section: 'skill' });
    expect(isSectionComplete('skill', half.skill)).toBe(true);
    const typed = changeForm(half, { type: 'type', section: 'skill', index: 1, field: 'skill', value: 'Go' });
    expect(isSectionComplete('skill', typed.skill)).toBe(false);
  });
});

describe("the server's faults", () => {
  it('are put at the item that was sent, not at its number in the request', () => {
    const typed = form({ skill: [{ skill: '', level: '' }, dart, { skill: 'Kotlin', level: 'Skilled' }] });
    expect(faultsAtForm(typed, { 'skill.1.level': 'not_in_list', 'user_info.email': 'not_email' })).toEqual({
      'skill.2.level': 'not_in_list',
      'user_info.email': 'not_email',
    });
  });
});
