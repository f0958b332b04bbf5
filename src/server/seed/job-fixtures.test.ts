/** Place, pay and last day of the demonstration's jobs. */
import { expect, test } from 'vitest';
import { rielPerDollar } from '#contract/limits.ts';
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
