/** Checks that the demonstration's fixtures follow the product's rules. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { companyUpdate } from '#contract/companies.ts';
import { cvInput, cvSections } from '#contract/cvs.ts';
import { coverImages, pageSize } from '#contract/limits.ts';
import {
  applicationStatuses,
  categories,
  industries,
  jobStatuses,
  jobTypes,
  levels,
} from '#contract/options.ts';
import { genders, languageSuggestions, presetTags, qualifications } from '#contract/posting-options.ts';
import { jobLocations } from '#contract/province-locations.ts';
import { currencies, payPeriods } from '#contract/pay.ts';
import { provinces } from '#contract/places.ts';
import { newJob } from '#contract/postings.ts';
import { profileUpdate } from '#contract/profiles.ts';
import { registration } from '#contract/accounts.ts';
import { demoPassword, type Fixtures, readFixtures } from './fixtures.ts';

const { applications, companies, employers, favourites, jobs, seekers } = readFixtures();

const khmer = /[\u1780-\u17FF]/;
const sixtyDays = 60 * 24;
const people: readonly Fixtures['employers'][number][] = [...employers, ...seekers];
const distinct = (values: Iterable<unknown>) => new Set(values).size;

function jobOf(key: string): Fixtures['jobs'][number] {
  const job = jobs.find((one) => one.key === key);
  if (!job) throw new Error(`no job '${key}'`);
  return job;
}

/** Every text of a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsOf);
}

describe('the people', () => {
  it('are at least twelve employers and forty seekers, Sokha and Dara first', () => {
    expect(employers.length).toBeGreaterThanOrEqual(12);
    expect(seekers.length).toBeGreaterThanOrEqual(40);
    expect([employers[0]?.name, seekers[0]?.name]).toEqual(['sokha', 'dara']);
  });

  it('have valid, unique names and the password of the demonstration', () => {
    expect(demoPassword).toBe('karngea-demo');
    for (const { name } of employers)
      registration.parse({ name, password: demoPassword, accType: 'employer' });
    for (const { name } of seekers) registration.parse({ name, password: demoPassword, accType: 'employee' });
    expect(distinct(people.map(({ name }) => name.normalize('NFC').toLowerCase()))).toBe(people.length);
  });

  it('have CVs and profiles that the API accepts unchanged', () => {
    const cvs = seekers.flatMap(({ cv }) => cv ?? []);
    expect(cvs.length).toBeGreaterThanOrEqual(25);
    for (const cv of cvs) expect(cvInput.parse(cv)).toEqual(cv);
    for (const { profile } of people) if (profile) expect(profileUpdate.parse(profile)).toEqual(profile);
  });

  it('write their names in both scripts', () => {
    const names = seekers.flatMap(({ cv }) => cv?.user_info.first_name ?? []);
    expect(names.filter((name) => khmer.test(name)).length).toBeGreaterThanOrEqual(5);
    expect(names.filter((name) => !khmer.test(name)).length).toBeGreaterThanOrEqual(5);
  });

  it('have invented phone numbers that are valid, and e-mails that reach no one', () => {
    const numbers = seekers.flatMap(({ cv }) =>
      cv ? [cv.user_info.contact_number, ...(cv.reference ?? []).map((person) => person.contact_number)] : [],
    );
    for (const number of numbers) {
      expect(parsePhoneNumberFromString(`+855${number}`)?.isValid(), number).toBe(true);
      expect(number).toMatch(/^\d+0000\d\d$/);
    }
    for (const text of textsOf(people).filter((text) => text.includes('@')))
      expect(text).toMatch(/^[\w.]+@example\.com$/);
  });

  it('include Dara with a CV in all sections, and with a complete profile', () => {
    const dara = seekers[0];
    for (const section of cvSections) expect(dara?.cv?.[section]?.length, section).toBeGreaterThan(0);
    for (const person of [dara, employers[0]])
      expect(Object.values(person?.profile ?? {}).filter(Boolean)).toHaveLength(7);
  });
});

describe('the companies', () => {
  it('are one per employer, valid, in both languages, some verified', () => {
    expect(companies.map(({ employer }) => employer)).toEqual(employers.map(({ name }) => name));
    for (const { employer: _owner, logo: _drawing, verified: _mark, ...profile } of companies)
      expect(companyUpdate.parse(profile)).toEqual(profile);
    expect(distinct(companies.map(({ name }) => name))).toBe(companies.length);
    expect(companies.filter(({ name_km }) => !khmer.test(name_km ?? ''))).toEqual([]);
    expect(new Set(companies.map(({ verified }) => verified))).toEqual(new Set([true, false]));
  });

  it('have a logo each', () => {
    for (const { logo } of companies) expect(logo).toMatch(/^<svg .*<\/svg>$/);
    expect(distinct(companies.map(({ logo }) => logo))).toBe(companies.length);
  });
});

describe('the jobs', () => {
  it('are at least 150, with ids from 1 that grow with time', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(150);
    expect(jobs.map(({ id }) => id)).toEqual(jobs.map((_, index) => index + 1));
    expect(jobs.map(({ hoursAgo }) => hoursAgo)).toEqual(
      jobs.map(({ hoursAgo }) => hoursAgo).toSorted((a, b) => b - a),
    );
  });

  it('belong to all employers, most of them to Sokha', () => {
    expect(new Set(jobs.map(({ employer }) => employer))).toEqual(new Set(employers.map(({ name }) => name)));
    expect(jobs.filter(({ employer }) => employer === 'sokha').length).toBeGreaterThanOrEqual(20);
  });

  it('could all have been posted through the API', () => {
    for (const job of jobs) expect(job, job.key).toMatchObject(newJob.parse(job));
  });

  it('have unique names and keys', () => {
    expect(distinct(jobs.map(({ name }) => name))).toBe(jobs.length);
    expect(distinct(jobs.map(({ key }) => key))).toBe(jobs.length);
  });

  it('fill in all required fields, with three to eight requirements and responsibilities', () => {
    const optional = Object.entries(newJob.shape)
      .filter(([, schema]) => schema.safeParse(undefined).success)
      .map(([field]) => field);
    for (const job of jobs) {
      const filled = Object.entries(job).filter(
        ([field, value]) => value !== '' || !optional.includes(field),
      );
      expect(
        textsOf(Object.fromEntries(filled)).filter((text) => text.trim() === ''),
        job.key,
      ).toEqual([]);
      for (const lines of [job.requirements, job.responsibilities]) {
        expect(lines.length, job.key).toBeGreaterThanOrEqual(3);
        expect(lines.length, job.key).toBeLessThanOrEqual(8);
        expect(distinct(lines), job.key).toBe(lines.length);
      }
    }
  });

  it.each([
    ['category', categories],
    ['industry', industries],
    ['level', levels],
    ['job_type', jobTypes],
    ['location', jobLocations],
    ['province', provinces],
    ['salary_currency', currencies],
    ['salary_period', payPeriods],
    ['gender', genders],
    ['qualification', qualifications],
    ['language', languageSuggestions],
    ['status', jobStatuses],
  ] as const)('include every %s that can be searched for', (field, values) => {
    const used = new Set<string | null>(jobs.map((job) => job[field]));
    expect(values.filter((value) => !used.has(value))).toEqual([]);
  });

  it('use all covers and preset tags, and plausible ages and openings', () => {
    const tags = new Set(jobs.flatMap((job) => job.tags));
    expect(presetTags.filter((tag) => !tags.has(tag))).toEqual([]);
    expect(distinct(jobs.map(({ img }) => img))).toBe(coverImages);
    for (const { age, available_position, key } of jobs) {
      expect(age >= 18 && age <= 30, key).toBe(true);
      expect(available_position >= 1 && available_position <= 20, key).toBe(true);
    }
  });

  it('are a third in Khmer, from the name to the last line', () => {
    const inKhmer = jobs.filter(({ name }) => khmer.test(name));
    expect(inKhmer.length / jobs.length).toBeGreaterThanOrEqual(1 / 3);
    for (const job of inKhmer) {
      for (const text of [job.description, ...job.requirements, ...job.responsibilities])
        expect(text, job.key).toMatch(khmer);
    }
  });

  it('write Khmer characters in the order of Unicode', () => {
    const texts = textsOf([employers, seekers, jobs, applications]).filter((text) => khmer.test(text));
    // No vowel before a subscript, no sign before a vowel of its syllable, no incomplete subscript.
    const misplaced =
      /[\u17B6-\u17C5]\u17D2|[\u17D2](?![\u1780-\u17A2])|[\u17C6-\u17C8\u17CB\u17CD][\u17B6-\u17C5]|[\u200B-\u200D]/;
    expect(texts.filter((text) => misplaced.test(text))).toEqual([]);
    expect(texts).toEqual(texts.map((text) => text.normalize('NFC')));
  });

  it('were posted within sixty days, several in the last hours', () => {
    for (const { hoursAgo } of jobs) expect(hoursAgo > 0 && hoursAgo < sixtyDays).toBe(true);
    expect(jobs.filter(({ hoursAgo }) => hoursAgo < 6).length).toBeGreaterThanOrEqual(4);
    expect(jobs.some(({ hoursAgo }) => hoursAgo > sixtyDays - 24)).toBe(true);
  });

  it('are closed in at least twelve cases, and the newest are open', () => {
    expect(jobs.filter(({ status }) => status === 'Closed').length).toBeGreaterThanOrEqual(12);
    expect(jobs.slice(-pageSize).every(({ status }) => status === 'Hiring')).toBe(true);
  });

  it('vary on every page: scripts, covers, employers and categories', () => {
    const whole = Math.floor(jobs.length / pageSize);
    const newestFirst = jobs.toReversed();
    for (let page = 0; page < whole; page += 1) {
      const shown = newestFirst.slice(page * pageSize, (page + 1) * pageSize);
      expect(shown.filter(({ name }) => khmer.test(name)).length, `page ${page}`).toBeGreaterThanOrEqual(3);
      expect(distinct(shown.map(({ img }) => img)), `page ${page}`).toBeGreaterThanOrEqual(3);
      expect(distinct(shown.map(({ employer }) => employer)), `page ${page}`).toBeGreaterThanOrEqual(6);
      expect(distinct(shown.map(({ category }) => category)), `page ${page}`).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('the applications', () => {
  const statusesOf = (seeker: string) =>
    new Set(applications.filter((one) => one.seeker === seeker).map(({ status }) => status));

  it('are at least ninety, most of them to Sokha, oldest first', () => {
    expect(applications.length).toBeGreaterThanOrEqual(90);
    const toSokha = applications.filter(({ job }) => jobOf(job).employer === 'sokha');
    expect(toSokha.length).toBeGreaterThan(applications.length / 2);
    expect(applications.map(({ id }) => id)).toEqual(applications.map((_, index) => index + 1));
    const ages = applications.map(({ appliedHoursAgo }) => appliedHoursAgo);
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
  });

  it('come from seekers with a CV, once per job', () => {
    const withCv = new Set(seekers.filter(({ cv }) => cv).map(({ name }) => name));
    expect(applications.filter(({ seeker }) => !withCv.has(seeker))).toEqual([]);
    expect(distinct(applications.map(({ seeker, job }) => `${seeker} ${job}`))).toBe(applications.length);
    expect(applications.map(({ job_id }) => job_id)).toEqual(applications.map(({ job }) => jobOf(job).id));
  });

  it('are after the posting and before the decision, and only decisions have a message', () => {
    for (const one of applications) {
      const label = `${one.seeker} ${one.job}`;
      expect(one.appliedHoursAgo, label).toBeLessThan(jobOf(one.job).hoursAgo);
      if (one.status === 'pending') expect([one.decidedHoursAgo, one.message], label).toEqual([null, null]);
      else expect(one.decidedHoursAgo, label).toBeLessThan(one.appliedHoursAgo);
      expect(one.decidedHoursAgo ?? one.appliedHoursAgo, label).toBeGreaterThan(0);
      expect(one.message, label).not.toBe('');
    }
  });

  it('have all three statuses for Dara and Sokha, with messages in both languages', () => {
    expect(statusesOf('dara')).toEqual(new Set(applicationStatuses));
    const toSokha = applications.filter(({ job }) => jobOf(job).employer === 'sokha');
    expect(new Set(toSokha.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
    const answers = applications.flatMap(({ message }) => message ?? []);
    expect(
      answers.some((answer) => khmer.test(answer)) && answers.some((answer) => !khmer.test(answer)),
    ).toBe(true);
    const toDara = applications.filter(({ seeker, status }) => seeker === 'dara' && status !== 'pending');
    expect(toDara.filter(({ message }) => message === null)).toEqual([]);
  });
});

describe('the saved jobs', () => {
  it('are six of Dara and some of others, and refer to fixtures', () => {
    expect(favourites.filter(({ user }) => user === 'dara')).toHaveLength(6);
    const names = new Set(people.map(({ name }) => name));
    expect(favourites.filter(({ user }) => !names.has(user))).toEqual([]);
    expect(distinct(favourites.map(({ user, job }) => `${user} ${job}`))).toBe(favourites.length);
    for (const { job, savedHoursAgo } of favourites) {
      expect(savedHoursAgo > 0 && savedHoursAgo < jobOf(job).hoursAgo, job).toBe(true);
    }
  });
});

describe('the files', () => {
  it.each(['employers', 'seekers', 'companies', 'jobs', 'applications', 'favourites'] as const)(
    'have %s exactly as they are read: nothing is trimmed, dropped or filled in',
    (name) => {
      const file = new URL(`./fixtures/${name}.json`, import.meta.url);
      expect(readFixtures()[name]).toMatchObject(JSON.parse(readFileSync(file, 'utf8')) as object[]);
    },
  );
});
