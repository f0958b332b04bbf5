/** Texts that warn and texts that don't, as people in Cambodia write them (product 3.15). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bestTime } from '#search/hostile-texts.test-data.ts';
import { findWarnings, warningKindsOf } from './find-warnings.ts';
import { type WarningKind } from '#contract/job-fields.ts';

const kindsOf = (description: string) => warningKindsOf({ description, walk_in: null });

type Texts = Readonly<Record<Exclude<WarningKind, 'unread'> | 'honest', readonly string[]>>;
/** Sentences of postings that were written before the phrases, and posts as people write them on Facebook and Telegram. */
const files = ['sample-texts', 'sample-posts'].map(
  (name) => [name, JSON.parse(readFileSync(`src/warnings/${name}.json`, 'utf8')) as Partial<Texts>] as const,
);

describe.each(files)('%s', (_, { honest = [], ...dishonest }) => {
  test('at least nine of ten dishonest texts warn of what they are', () => {
    const all = Object.entries(dishonest).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })));
    expect(all.length).toBeGreaterThanOrEqual(60);
    const missed = all.filter(({ kind, text }) => !kindsOf(text).some((found) => found === kind));
    expect(missed.length / all.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.1);
  });
  test('at most one of twenty honest texts warns', () => {
    expect(honest.length).toBeGreaterThanOrEqual(60);
    const alarms = honest.filter((text) => kindsOf(text).length > 0);
    expect(alarms.length / honest.length, JSON.stringify(alarms)).toBeLessThanOrEqual(0.05);
  });
});

describe('of 838 postings by people who had not seen the phrases', () => {
  type Judged = { readonly title: string; readonly description: string; readonly kinds: readonly string[] };
  const judged = (JSON.parse(readFileSync('src/warnings/judged-postings.json', 'utf8')) as Judged[]).map(
    ({ title: name, description, kinds }) => ({
      kinds,
      found: warningKindsOf({ name, description, walk_in: null }),
      description,
    }),
  );
  const dishonest = judged.filter(({ kinds }) => kinds.length > 0);
  test('at least nine of ten dishonest ones warn, seven of eight of what they are', () => {
    expect(judged).toHaveLength(838);
    const missed = dishonest.filter(({ found }) => found.length === 0);
    expect(missed.length / dishonest.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.1);
    const misjudged = dishonest.filter(({ found, kinds }) => found.every((kind) => !kinds.includes(kind)));
    expect(misjudged.length / dishonest.length, JSON.stringify(misjudged)).toBeLessThanOrEqual(0.125);
  });
  test('at most one of twenty honest ones warns', () => {
    const honest = judged.filter(({ kinds }) => kinds.length === 0);
    const alarms = honest.filter(({ found }) => found.length > 0);
    expect(alarms.length / honest.length, JSON.stringify(alarms)).toBeLessThanOrEqual(0.05);
  });
});

describe('of each kind', () => {
  test.each<[WarningKind, readonly string[], readonly string[]]>([
    [
      'fee',
      [
        'A deposit is required.',
        'Registration fees: $5',
        'You must pay $20 before you start',
        'ត្រូវបង់ប្រាក់កក់',
        'ថ្លៃដាក់ពាក្យ',
      ],
      ['Bank deposits teller', 'Collect school fees from parents', 'ប្រាក់បញ្ញើរបស់អតិថិជន', 'ក្រុមហ៊ុនចេញថ្លៃឯកសណ្ឋាន'],
    ],
    [
      'documents',
      [
        'We keep your passport.',
        'Leave your original ID card with us',
        'ក្រុមហ៊ុនរក្សាទុកអត្តសញ្ញាណប័ណ្ណ',
        'ប្រគល់លិខិតឆ្លងដែន',
      ],
      ['Passport service officer', 'Bring a copy of your ID card', 'យកអត្តសញ្ញាណប័ណ្ណមកពេលសម្ភាសន៍'],
    ],
    [
      'abroad',
      [
        'Work in Thailand',
        'Customer service in Myanmar',
        'Job in Dubai, visa arranged',
        'ទៅធ្វើការនៅម៉ាឡេស៊ី',
        'ការងារនៅប្រទេសថៃ',
      ],
      [
        'Work in Sihanoukville',
        'Visa consultant',
        'Thai speaking agent, Phnom Penh',
        'ការងារនៅព្រះសីហនុ',
        'បុគ្គលិកចេះភាសាថៃ',
      ],
    ],
    [
      'easy_money',
      ['Earn $100 a day at home, no experience', 'Easy money', 'ចំណូលខ្ពស់ ធ្វើការតិច', 'រកលុយងាយ'],
      ['$12 a day for helpers', 'Senior developer, $3,000 a month, 5 years', 'ធ្វើការ 8 ម៉ោងក្នុងមួយថ្ងៃ ប្រាក់ខែ 220$'],
    ],
  ])('%s', (kind, warning, honest) => {
    for (const text of warning) expect(kindsOf(text), text).toContain(kind);
    for (const text of honest) expect(kindsOf(text), text).toEqual([]);
  });
});

describe('a negated phrase does not warn', () => {
  test.each([
    'No application fee.',
    'Never pay a deposit.',
    'No fees, deposits or other costs.',
    'Registration fee: none.',
    'Application fees are never charged.',
    'We do not keep your passport.',
    'មិនយកថ្លៃដាក់ពាក្យទេ',
    'ថ្លៃដាក់ពាក្យឥតគិតថ្លៃ',
    'ប្រាក់កក់៖ គ្មាន',
    'កុំបង់ប្រាក់កក់ឱ្យអ្នកណា',
    "You don't pay a deposit.",
  ])('%s', (text) => expect(kindsOf(text)).toEqual([]));
  test.each([
    'No experience, registration fee $10.',
    'Nobody starts without a deposit.',
    'Deposit $50, not refundable.',
    'Not only a registration fee but a deposit.',
    'គ្មានបទពិសោធន៍ក៏បាន ត្រូវបង់ប្រាក់កក់',
    'ប្រាក់កក់មិនសងវិញ',
    "If you don't pay the deposit of $20, we cannot hire you.",
  ])('but this does: %s', (text) => expect(kindsOf(text)).toEqual(['fee']));
});

describe('an honest sentence about fees does not warn', () => {
  test.each([
    'If anyone asks you to pay a registration fee, call us.',
    'Fake pages use our logo and ask $20 for uniforms.',
    'Uniform provided, no cut from salary.',
    'បើអ្នកណាសុំថ្លៃចុះឈ្មោះ សូមប្រាប់យើង',
    'បងប្អូនណាចង់ធ្វើការ ប្រាក់ខែ 250$',
    'ជាប្រាកដ ធានាបានការងារ',
    'Licensed agency, factory in Japan. The employer pays for everything, no placement fee.',
    'We never take money from applicants. Somebody who wants a deposit is no colleague of ours.',
    'យើងមិនយកលុយពីអ្នកដាក់ពាក្យទេ។ អ្នកណាទារថ្លៃដាក់ពាក្យ ប្រាប់យើង',
    'យកសញ្ញាបត្រដើមមកពេលសម្ភាស មើលហើយប្រគល់វិញភ្លាម',
    'Uniform lent, given back when you leave. $220 a month.',
    'បេះម្រេច ៣០,០០០៛ ក្នុងមួយថ្ងៃ មានតែទូរសព្ទសម្រាប់ទាក់ទង',
  ])('%s', (text) => expect(kindsOf(text)).toEqual([]));
  test.each([
    ['Licensed agency, factory in Japan, $1,200 a month.', 'abroad'],
    ['ការងារកុំព្យូទ័រ ត្រូវបង់ប្រាក់កក់', 'fee'],
    ['មិនអស់លុយទេ ត្រូវបង់ប្រាក់កក់', 'fee'],
    ['Uniform and training: $20, given back when you leave.', 'fee'],
    ['រកបាន ៣០០,០០០៛ ក្នុងមួយថ្ងៃ មានតែទូរសព្ទ', 'easy_money'],
    ['អោយលេខកូដ OTP មកយើង', 'crime'],
    ['ឱ្យលេខកូដ OTP មកយើង', 'crime'],
  ])('but this does: %s', (text, kind) => expect(kindsOf(text)).toContain(kind));
});

describe('spelling makes no difference', () => {
  test.each([
    ['capitals, plurals, several spaces', 'REGISTRATION   FEES'],
    ['accents and invisible signs', 'régistration\u200b fee'],
    ['markup within and between words', '<p>regis<strong>tration</strong> <em>fee</em></p>'],
    ['Khmer with spaces', 'ត្រូវ បង់ ប្រាក់ កក់'],
    ['Khmer with zero-width spaces', 'ត្រូវ\u200bបង់\u200bប្រាក់\u200bកក់'],
    ['Khmer without the signs above', 'ត្រូវបង់ប្រាកកក'],
    ['subscript TA for DA', 'ថ្លៃបណ្ដុះបណ្ដាល'],
    [
      'subscripts in another order',
      'ត\u17d2រ\u17bc\u179c\u1794\u1784\u17cb \u1790\u17d2\u179b\u17c3ដ\u17b6ក\u17cbព\u17b6ក\u17d2យ',
    ],
    ['ុី for ៊ី, in a far country', 'ទៅធ្វើការនៅម៉ាឡេសុី'],
    ['English words written together', 'registrationfee'],
    ['letters spaced out', 'r e g i s t r a t i o n  f e e'],
    ['letters with full stops between', 'R.e.g.i.s.t.r.a.t.i.o.n fee'],
    ['styled letters', '𝗥𝗲𝗴𝗶𝘀𝘁𝗿𝗮𝘁𝗶𝗼𝗻 𝓯𝓮𝓮'],
    ['small capitals', 'ʀᴇɢɪꜱᴛʀᴀᴛɪᴏɴ ꜰᴇᴇ'],
    ['letters of other alphabets', 'rеgistrаtiоn fее'],
    ['digits for letters', 'r3gistrati0n f3e'],
    ['Khmer in Latin letters', 'bong trov jenh luy kok mun jol tver'],
    ['an amount in words', 'You must pay twenty dollars before you start'],
    ['an amount in Khmer words', 'ត្រូវបង់ម្ភៃដុល្លារមុនចូលធ្វើការ'],
  ])('%s', (_, text) => expect(kindsOf(text)).toHaveLength(1));
});

test('each warning has its kind, its field and the phrase as written', () => {
  const found = findWarnings({
    name: 'Packer',
    description: '<p>A <strong>Regis</strong>tration  FEE is due.</p>',
    requirements: ['Polite', 'You must pay $5 before you begin'],
    responsibilities: ['ក្រុមហ៊ុន រក្សា\u200bទុក អត្តសញ្ញាណប័ណ្ណ'],
  });
  expect(found).toEqual([
    { kind: 'fee', field: 'description', phrase: 'Registration  FEE' },
    { kind: 'fee', field: 'requirements', phrase: 'You must pay $5 before' },
    { kind: 'documents', field: 'responsibilities', phrase: 'រក្សា\u200bទុក អត្តសញ្ញាណប័ណ្ណ' },
  ]);
});

test('the name is read with the description', () => {
  const description = 'Make lonely Americans fall in love, then show them our investment site.';
  expect(findWarnings({ name: 'Chat agent', description })).toContainEqual({
    kind: 'crime',
    field: 'name',
    phrase: 'Chat',
  });
  expect(kindsOf('We chat about the weather.')).toEqual([]);
});

describe('text in front of a phrase does not hide it', () => {
  const asksForMoney = 'You must pay a deposit of $50. We keep your passport.';
  test.each(['$5 ', 'pay ', 'no deposit ', 'passport '])('%j, 1,000 characters', (part) => {
    const filler = part.repeat(1_000 / part.length);
    for (const text of [`${filler}. ${asksForMoney}`, `${asksForMoney} ${filler}`])
      expect(kindsOf(text)).toEqual(expect.arrayContaining(['fee', 'documents']));
  });
  test.each(['$5 ', 'pay ', 'ប្រាក់កក់ '])('%j, so often that the rest is not checked, is a warning', (part) => {
    expect(kindsOf(`${filled(part)}. ${asksForMoney}`)).toContain('unread');
  });
  test('a long posting is checked to its end', () => {
    const honest = 'We are looking for a sales assistant in our shop in Phnom Penh. ';
    const kinds = kindsOf(`${honest.repeat(300)} ${asksForMoney}`);
    expect(kinds).toEqual(['fee', 'documents']);
  });
});

test('200 characters take less than ten milliseconds', () => {
  const posts = files.flatMap(([, texts]) => Object.values(texts).flat());
  const samples = Array.from({ length: 200 }, (_, at) =>
    posts
      .map((_text, nth) => posts[(nth * (at + 7) + at) % posts.length])
      .join(' ')
      .slice(at, at + 200),
  );
  for (const text of samples) kindsOf(text);
  const before = process.cpuUsage();
  for (const text of samples) kindsOf(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000 / samples.length).toBeLessThan(10);
});

const longest = 60_000;
const filled = (part: string) => part.repeat(Math.ceil(longest / part.length)).slice(0, longest);
test.each([
  'deposit ',
  'no deposit ',
  'pay ',
  'we keep ',
  'passport ',
  'earn $100 ',
  'បង់',
  'ប្រាក់កក់ ',
  'ក្ក្ក្ក្ក្ក',
  'é',
  '1,111',
  '<',
  'We are looking for a sales assistant in our shop in Phnom Penh. ',
  'យើងត្រូវការបុគ្គលិកលក់ធ្វើការនៅហាងភ្នំពេញ ប្រាក់ខែ 250$។ ',
])('60,000 characters of %j take less than half a second', (part) => {
  const text = filled(part);
  expect(bestTime(() => kindsOf(text), 500)).toBeLessThan(500);
});
