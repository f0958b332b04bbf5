/** The first pages say nothing that the client's catalogues do not have, and count as the client does. */
import { expect, test } from 'vitest';
import { type JobDetail } from '#contract/jobs.ts';
import { wording } from '../../../tests/support/wording.ts';
import { homePage } from './first-home-page.ts';
import { jobPage } from './first-job-page.ts';
import { jobsPage } from './first-jobs-page.ts';
import { ago, type Say, wordsIn } from './words.ts';

const inCatalogue = wording('km');
const said: Say = (english, values) => wordsIn('kh', { [english]: inCatalogue(english) })(english, values);
const job: JobDetail = {
  job_id: 4,
  name: 'Cook',
  img: 1,
  industry: 'Food and Beverages',
  salary: '$300',
  job_type: 'Both',
  age: 18,
  level: 'Entry',
  gender: 'Both',
  date_added: '2026-01-01T00:00:00.000Z',
  qualification: 'None',
  language: 'English',
  category: 'Manager',
  location: 'Phnom Penh',
  required_skills: 'Soup',
  available_position: 2,
  status: 'Hiring',
  tags: ['soup', 'rice', 'fish', 'night'],
  applied: false,
  description: 'Cook.',
  requirements: ['Hands'],
  responsibilities: ['Soup'],
  isFavorite: false,
  moreJobs: [],
};
const scene = {
  say: said,
  language: 'kh',
  asked: undefined,
  path: '/jobs',
  now: new Date('2026-01-03'),
} as const;

test.each(['Hiring', 'Closed'] as const)(
  'every word of the pages of a %s job is in the catalogue',
  (status) => {
    const shown = { ...job, status };
    const card = { ...shown, favorite: false };
    for (const page of [jobPage(scene, shown), jobsPage(scene, [card]), homePage(scene, [card])]) {
      expect(page.text).toContain('2 ថ្ងៃមុន');
      expect(page.text).not.toMatch(/undefined|\[object|[{}]/);
    }
  },
);

test('a job whose id is divisible by 4 is urgent, another is not', () => {
  for (const [job_id, isUrgent] of [
    [4, true],
    [5, false],
    [8, true],
  ] as const) {
    const shown = { ...job, job_id };
    for (const page of [jobPage(scene, shown), jobsPage(scene, [{ ...shown, favorite: false }])])
      expect(page.text.includes(inCatalogue('Urgent')), `${job_id}`).toBe(isUrgent);
  }
});

test('a description without words says so', () =>
  expect(jobPage(scene, { ...job, description: '<p>&nbsp;</p>' }).text).toContain(
    inCatalogue('No Descriptions'),
  ));

test('markup is cleaned once more, and what is Khmer in it is marked', () =>
  expect(
    jobPage(scene, {
      ...job,
      description:
        '<p>Soup <strong>ស៊ុប</strong></p><p>បាយ<br>x</p><img src=x onerror=alert(1)><script>1</script>',
    }).text,
  ).toContain(
    '<div class="kg-rich-text kg-user-text"><p>Soup <strong lang="km">ស៊ុប</strong></p><p lang="km">បាយ<br />x</p></div>',
  ));

const hour = 3_600_000;
test.each([
  [-1, 'just now'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [48 * hour, '2 days ago'],
  [24 * hour * 366, '1 year ago'],
])('%i ms is %s', (ms, words) => expect(ago(wordsIn('eng', {}), ms)).toBe(words));
