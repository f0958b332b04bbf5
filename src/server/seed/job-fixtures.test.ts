/** Place, pay, last day, occupation and conditions of the demonstration's jobs. */
import { expect, test } from 'vitest';
import { rielPerDollar, urgentDays } from '#contract/limits.ts';
import { groupOf, type OccupationGroup, occupationGroupCodes } from '#contract/occupations.ts';
import { provinceLocations } from '#contract/province-locations.ts';
import { salaryNumber } from '#search/salary-number.ts';
import { provinceNames } from '#search/searched-fields.ts';
import { readFixtures } from './fixtures.ts';

const { companies, jobs } = readFixtures();
const khmer = /\p{Script=Khmer}/u;

test('have a place as the form sets it, in the language of the job', () => {
  for (const { key, name, province, location, district } of jobs) {
    if (province !== null) expect(location, key).toBe(provinceLocations[province]);
    // No "Kampot, Kampot".
    if (province !== null && district !== null)
      expect(provinceNames[province].split(/ (?=\p{Script=Khmer})/u), key).not.toContain(district);
    if (district !== null) expect(khmer.test(district), key).toBe(khmer.test(name));
  }
  expect(jobs.filter(({ district }) => district !== null).length).toBeGreaterThan(40);
});

test('name their own company, in the language of their text', () => {
  const naming = /^(?:<p><strong>(?<heading>[^<]+)<\/strong>|(?<start>[^<.។]+?)(?:: |៖ ))/;
  for (const { key, employer, description } of jobs) {
    const { heading, start } = naming.exec(description)?.groups ?? {};
    const company = companies.find((one) => one.employer === employer);
    expect([company?.name, company?.name_km], key).toContain(heading ?? start);
  }
});

test('mostly have the pay of their text in numbers', () => {
  const inNumbers = jobs.filter(({ salary_min }) => salary_min !== null);
  expect(inNumbers.length / jobs.length).toBeGreaterThan(0.7);
  for (const { key, salary, salary_min, salary_currency } of inNumbers)
    expect(salaryNumber(salary), key).toBe(
      (salary_min ?? 0) / (salary_currency === 'KHR' ? rielPerDollar : 1),
    );
});

test('sometimes have a last day, some within a week, closed ones never', () => {
  const ending = jobs.filter(({ endsInDays }) => endsInDays !== undefined);
  expect(ending.every(({ status }) => status === 'Hiring')).toBe(true);
  expect(ending.length).toBeGreaterThan(50);
  expect(ending.length).toBeLessThan(jobs.length / 2);
  expect(ending.filter(({ endsInDays = 0 }) => endsInDays <= 7).length).toBeGreaterThanOrEqual(8);
});

test('are filed by occupation, two in five of them manual and service work with conditions', () => {
  expect(jobs.filter(({ occupation }) => occupation === null)).toEqual([]);
  const offices = new Set<OccupationGroup>(['health', 'teaching', 'office', 'technology']);
  const manual = jobs.filter(({ occupation }) => occupation && !offices.has(groupOf(occupation)));
  expect(manual.filter(({ conditions }) => conditions).length / jobs.length).toBeGreaterThanOrEqual(0.4);
  const groups = new Set(jobs.map(({ occupation }) => occupation && groupOf(occupation)));
  expect(groups).toEqual(new Set(occupationGroupCodes));
});

test('are sometimes urgent, but only new ones that are open', () => {
  const urgent = jobs.filter((job) => job.urgent);
  expect(urgent.length).toBeGreaterThanOrEqual(5);
  for (const { key, status, hoursAgo } of urgent)
    expect(status === 'Hiring' && hoursAgo < urgentDays * 24, key).toBe(true);
});

test('say the same of hours in their conditions and type', () => {
  for (const { key, job_type, conditions } of jobs) {
    const { hours_per_day = 8, days_per_week = 6 } = conditions ?? {};
    if (job_type === 'Full Time') expect(hours_per_day * days_per_week, key).toBeGreaterThanOrEqual(40);
    if (job_type === 'Part Time' && conditions?.hours_per_day)
      expect(hours_per_day * days_per_week, key).toBeLessThan(40);
    expect(hours_per_day * days_per_week, key).toBeLessThanOrEqual(48);
  }
});
