/** What is read from a pasted post, what is left, and that any text is read in little time. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumRead, readPost } from './read-post.ts';

const today = '2026-11-28';
const read = (text: string) => readPost(text, { today });

describe('pay', () => {
  test.each([
    ['Salary: 250$-300$', { from: 250, to: 300, currency: 'USD' }],
    ['ប្រាក់ខែ ២៥០$', { from: 250, to: 250, currency: 'USD', period: 'month' }],
    ['ប្រាក់ខែ ១,២០០,០០០៛', { from: 1_200_000, to: 1_200_000, currency: 'KHR', period: 'month' }],
    ['Salary 1.500.000 riel per month', { from: 1_500_000, currency: 'KHR', period: 'month' }],
    ['ប្រាក់ខែ ៨០ម៉ឺន ដល់ ១០០ម៉ឺនរៀល', { from: 800_000, to: 1_000_000, currency: 'KHR' }],
    ['Salary 200-250 + OT', { from: 200, to: 250, currency: 'USD' }],
    ['Pay up to $500/month', { to: 500, currency: 'USD', period: 'month' }],
    ['ប្រាក់ខែចាប់ពី 300 ដុល្លារ', { from: 300, currency: 'USD' }],
    ['ថ្លៃឈ្នួល 40000៛ ក្នុងមួយថ្ងៃ', { from: 40_000, currency: 'KHR', period: 'day' }],
    ['$60 a week', { from: 60, currency: 'USD', period: 'week' }],
    ['𝗦𝗮𝗹𝗮𝗿𝘆: 𝟮𝟱𝟬$ – 𝟯𝟬𝟬$', { from: 250, to: 300, currency: 'USD' }],
    ['Bonus 10$, salary 220$', { from: 220, currency: 'USD' }],
    ['8$ per shift', { from: 8, currency: 'USD', period: 'day' }],
    ['៨ដុល្លារ ក្នុង១វេន', { from: 8, currency: 'USD', period: 'day' }],
  ])('%s', (text, pay) => expect(read(text).pay).toMatchObject(pay));

  test.each([
    ['Commission 5%'],
    ['Call 012 345 678'],
    ['18-35 years old'],
    ['Room 250, building 300'],
    ['Salary: negotiable'],
  ])('%s has none', (text) => expect(read(text).pay).toBeUndefined());
});

test('the hours of a day are not the period of the pay in the next sentence', () =>
  expect(read('12 hours per day, 6 days per week. $240. Free uniform.').pay?.period).toBeUndefined());

test.each([
  ['Tel: 012 34 56 78', ['12345678']],
  ['០១២-៣៤៥-៦៧៨ / 096 777 8899', ['12345678', '967778899']],
  ['Call +855 12 345 678 or 0967778899', ['12345678', '967778899']],
  ['012345678 098765432', ['12345678', '98765432']],
  ['☎️ 023 721 234', ['23721234']],
  ['$250-300, 8:00-17:00, 15/12/2026', []],
])('the phones of %s', (text, phones) => expect(read(text).contact.phones).toEqual(phones));

test.each([
  ['Telegram: @Bean_House', 'Bean_House'],
  ['https://t.me/speedy_kh', 'speedy_kh'],
  ['Join our channel t.me/cambodiajobs', undefined],
  ['jobs@angkor.example', undefined],
])('the Telegram name of %s', (text, name) => expect(read(text).contact.telegram).toBe(name));

test.each([
  ['Apply before 15 Dec 2026', '2026-12-15'],
  ['ផុតកំណត់ ថ្ងៃទី១៥ ខែធ្នូ', '2026-12-15'],
  ['Deadline: 30/12/2026', '2026-12-30'],
  ['Closing date: December 5', '2026-12-05'],
  ['Deadline: 10 January', '2027-01-10'],
  ['Deadline: 31/02/2027', undefined],
  ['Deadline: 15 Dec 2025', undefined],
  ['Open since 1 December 2026', undefined],
])('the end of %s', (text, end) => expect(read(text).dates.end).toBe(end));

test.each([
  ['ម៉ោង 7-5', 9],
  ['ធ្វើការ ៨ម៉ោង ក្នុងមួយថ្ងៃ', 8],
  ['8 hours/day', 8],
  ['from 9pm to 5am', 8],
  ['Shift 1: 6am-2pm, shift 2: 2pm-10pm', undefined],
  ['4-6 hours a day', undefined],
  ['៤-៦ម៉ោង ក្នុង១ថ្ងៃ', undefined],
])('the hours of %s', (text, hours) => expect(read(text).conditions.hours).toBe(hours));

test.each([
  ['តៃកុងបើកឡានដឹកទំនិញ ១នាក់', []],
  ['មានឡានដឹកជូន', ['transport']],
  ['ឡានដឹកជញ្ជូនកម្មករ', ['transport']],
  ['Salary and accommodation allowance', []],
])('what %s provides', (text, provides) => expect(read(text).conditions.provides).toEqual(provides));

test.each([
  ['General manager for a boutique resort', 'hospitality_manager'],
  ['General manager for a shop', 'general_manager'],
  ['Kindergarten assistant teacher', 'preschool_teacher'],
  ['Wanted: fish farm workers', 'fisher'],
  ['Marketing officer, 5 days work, 8 hrs', 'marketing_officer'],
])('the occupation of %s', (text, occupation) => expect(read(text).occupation).toBe(occupation));

test('hours are not read as people', () => expect(read('Cook\n5 days, 8 hrs').people).toBeUndefined());

test('a kind of company in a province is no name', () => {
  expect(read('ត្រូវការអ្នកថែសួន ១នាក់ នៅរីសត កែប').company).toBeUndefined();
  expect(read('ត្រូវការអ្នកថែសួន ១នាក់ នៅរីសត សុខា').company).toBe('រីសត សុខា');
});

test('conditions that are denied are not read', () => {
  const { conditions } = read('No accommodation\nគ្មានបាយ\nno OT');
  expect(conditions).toEqual({ overtime: 'none', provides: [] });
});

test('a Khmer post becomes fields, and only what is in none of them is left', () => {
  const post = read(
    '📢ត្រូវការអ្នករត់តុ ៥នាក់ជាបន្ទាន់\r\n💰 ប្រាក់ខែ ២០០$-២៥០$\r\n📍 ខណ្ឌទួលគោក រាជធានីភ្នំពេញ\r\n✅ ចេះញញឹម\r\nទូរស័ព្ទ 012 345 678',
  );
  expect(post).toMatchObject({
    name: 'អ្នករត់តុ',
    occupation: 'waiter',
    people: 5,
    urgent: true,
    province: 'KH-12',
    district: 'ទួលគោក',
    rest: ['✅ ចេះញញឹម'],
  });
  expect(read('Tel: 012 345 678').rest).toEqual([]);
});

test('zero-width spaces and the order of typing do not matter', () => {
  const typed = 'ត្រូវការ\u200bអ្នក\u200bរត់\u200bតុ';
  expect(read(typed).occupation).toBe('waiter');
  expect(read('រើសស្រ្តីមើលកូន').occupation).toBe('nanny');
});

test('several jobs are parted, each with what is about all of them', () => {
  const { jobs } = read('Sok Restaurant is hiring\n1. Cook (2)\n2. Waiter (3)\nSiem Reap\nTel 012 345 678');
  expect(jobs).toHaveLength(2);
  const [first, second] = jobs.map((text) => read(text));
  expect(first).toMatchObject({
    occupation: 'cook',
    people: 2,
    province: 'KH-17',
    contact: { phones: ['12345678'] },
  });
  expect(second).toMatchObject({ occupation: 'waiter', people: 3, province: 'KH-17' });
  expect(first?.jobs).toHaveLength(1);
  expect(read('ត្រូវការ៖ ចុងភៅ, អ្នករត់តុ និង អ្នកគិតលុយ').jobs).toHaveLength(3);
  expect(read('Cook wanted\n- clean the kitchen\n- help the waiters').jobs).toHaveLength(1);
});

test.each([
  ['Hiring waiter $200 and cook $300', [200, 300]],
  ['We need a waiter and a cook. Salary: waiter 200$, cook 300$. Call 012 345 678', [200, 300]],
  ['Waiter and cook\nSalary: Waiter $200, Cook $300', [200, 300]],
  [
    'Sok Restaurant needs\n- Waiter\n- Cook\nSalary:\n- Waiter $200\n- Cook $300\nTel 012 345 678',
    [200, 300],
  ],
  ['Looking for waiter and cook. Salary $200 / $300. Tel 012 345 678', [200, 300]],
  ['ត្រូវការ អ្នករត់តុ និង ចុងភៅ\nប្រាក់ខែ អ្នករត់តុ ២០០$ ចុងភៅ ៣០០$', [200, 300]],
  ['ជ្រើសរើសអ្នករត់តុ និងចុងភៅ\nប្រាក់ខែ 200$ និង 300$\n012 345 678', [200, 300]],
  ['Hiring: waiter, cook\nSalary $200-300', [200, 200]],
  ['Hiring: waiter, cook\nSalary $200, bonus $20', [200, 200]],
])('each of two jobs has its own pay: %s', (text, from) => {
  const jobs = read(text).jobs.map((job) => read(job));
  expect(jobs.map(({ occupation, pay }) => [occupation, pay?.from])).toEqual([
    ['waiter', from[0]],
    ['cook', from[1]],
  ]);
});

const scraps = fc.constantFrom(
  ...['ត្រូវការ', 'ជ្រើសរើស', 'អ្នករត់តុ', '៥នាក់', 'ប្រាក់ខែ', '២០០$', '១,២០០,០០០៛', 'ភ្នំពេញ', 'ម៉ោង', '\u200b', '្', 'ា'],
  ...[
    'Hiring',
    'Position:',
    'cook',
    'Salary',
    '$250-300',
    '1,',
    '(',
    '0',
    '012 345 678',
    '@',
    't.me/',
    'Co., Ltd',
    '-',
    ' ',
    ' ',
  ],
  ...['\n', '\r\n', '៖', '😀', '𝗦', '1️⃣', 'Deadline', '15 Dec', 'a', 'A', '8-5', '/', '#', '"', '<b>'],
);
const posts = fc
  .array(fc.oneof(scraps, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 400 })
  .map((parts) => parts.join(''));

test('every line that is in no field is left, in its order, with all other lines of the text', () => {
  fc.assert(
    fc.property(posts, (text) => {
      const { rest } = read(text);
      let at = 0;
      for (const line of rest) {
        const found = text.indexOf(line, at);
        expect(found).toBeGreaterThanOrEqual(at);
        at = found + line.length;
      }
    }),
    { numRuns: 200 },
  );
  const late = `${'a\n'.repeat(maximumRead / 2)}the end`;
  expect(read(late).rest.at(-1)).toBe('the end');
});

/** Three times 50 ms, because other tests run beside this one. */
const budgetMs = 150;
/** Other programs of the machine may interrupt a run. */
const maximumRuns = 20;

function isReadInTime(text: string): boolean {
  return Array.from({ length: maximumRuns }).some(() => {
    const start = performance.now();
    read(text);
    return performance.now() - start < budgetMs;
  });
}

test('10,000 characters are read in time, whatever they are', () => {
  const whole = (scrap: string) => scrap.repeat(Math.ceil(maximumRead / scrap.length)).slice(0, maximumRead);
  const some = fc.oneof(
    scraps,
    posts.filter((text) => text !== ''),
  );
  fc.assert(
    fc.property(some, (scrap) => isReadInTime(whole(scrap))),
    { numRuns: 60 },
  );
});
