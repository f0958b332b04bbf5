/** Sentences of postings that warn and sentences that don't, as people in Cambodia write them (product 3.15). */
import { describe, expect, test } from 'vitest';
import { bestTime } from '#search/hostile-texts.test-data.ts';
import { findWarnings, warningKindsOf } from './find-warnings.ts';
import { type WarningKind } from '#contract/job-fields.ts';

const kindsOf = (description: string) => warningKindsOf({ description, walk_in: null });

test.each<[WarningKind, string]>([
  ['fee', 'You must pay a deposit of $60 before the first day.'],
  ['fee', 'Uniform and training: $20, given back when you leave.'],
  ['fee', 'Application fee 7$, pay by Wing before the interview'],
  ['fee', 'ត្រូវបង់ប្រាក់កក់ 40$ មុនចូលធ្វើការ'],
  ['fee', 'ថ្លៃធ្វើកាតបុគ្គលិក 5$ វេរមក ABA មុន'],
  ['documents', 'The company keeps your passport until the contract ends.'],
  ['documents', 'ក្រុមហ៊ុនទុកអត្តសញ្ញាណប័ណ្ណដើមរបស់អ្នក រហូតដល់ឈប់'],
  ['abroad', 'Work in Malaysia, we take you over the border'],
  ['abroad', 'ទៅធ្វើការនៅមីយ៉ាន់ម៉ា ឡានមកទទួលដល់ផ្ទះ'],
  ['easy_money', 'Earn $150 a day from home with your phone, no experience'],
  ['easy_money', 'រកលុយងាយៗពីផ្ទះ ចុច Like បាន 50$ ក្នុងមួយថ្ងៃ'],
  ['confinement', 'You may not leave the compound for the first six months.'],
  ['confinement', 'មិនអនុញ្ញាតឱ្យចេញក្រៅអគារ បើឈប់ត្រូវសងបំណុល'],
  ['crime', 'Open a bank account in your name and give us the card and the PIN'],
  ['crime', 'បើកគណនី ABA ហើយប្រគល់កាត ATM និងលេខកូដឱ្យយើង'],
  ['sexual', 'Pretty girls to accompany guests to the hotel room at night'],
  ['sexual', 'ស្រីស្អាត កំដរភ្ញៀវ ទៅសណ្ឋាគារជាមួយភ្ញៀវ'],
])('%s: %s', (kind, text) => expect(kindsOf(text)).toContain(kind));

test.each([
  'No application fee. Nobody pays a deposit here.',
  'We never ask applicants for money.',
  'Fake pages use our logo and ask $20 for uniforms. We take no money.',
  'Uniform provided, no cut from salary.',
  'Cashier: takes the deposits of guests and gives receipts.',
  'Collect school fees from parents',
  'Bring a copy of your ID card and your CV to the interview.',
  'Visa consultant in Phnom Penh, helps customers with passports',
  'Thai speaking agent, Phnom Penh',
  'Senior developer, $3,000 a month, 5 years of experience',
  'Licensed agency, factory in Japan. The employer pays for everything, no placement fee.',
  'Massage therapist in a clinic for blind people, training is free',
  'យើងមិនយកលុយពីអ្នកដាក់ពាក្យទេ',
  'ក្រុមហ៊ុនចេញថ្លៃឯកសណ្ឋាន និងថ្លៃពិនិត្យសុខភាព',
  'យកអត្តសញ្ញាណប័ណ្ណមកពេលសម្ភាសន៍',
  'បុគ្គលិកចេះភាសាថៃ ធ្វើការនៅសៀមរាប',
  'ប្រាក់បញ្ញើរបស់អតិថិជន',
  'ធ្វើការ 8 ម៉ោងក្នុងមួយថ្ងៃ ប្រាក់ខែ 220$',
])('honest: %s', (text) => expect(kindsOf(text)).toEqual([]));

describe('spelling makes no difference', () => {
  test.each([
    ['capitals and several spaces', 'YOU MUST PAY A  DEPOSIT   OF $20 BEFORE YOU START'],
    ['accents and invisible signs', 'You must pay a dépo\u200bsit of $20 before you start'],
    [
      'markup within and between words',
      '<p>You must <strong>p</strong>ay a <em>deposit of $20</em> before you start</p>',
    ],
    ['letters spaced out', 'You must pay a d e p o s i t of $20 before you start'],
    ['styled letters', '𝗬𝗼𝘂 𝗺𝘂𝘀𝘁 𝗽𝗮𝘆 𝗮 𝗱𝗲𝗽𝗼𝘀𝗶𝘁 𝗼𝗳 $𝟮𝟬 𝗯𝗲𝗳𝗼𝗿𝗲 𝘆𝗼𝘂 𝘀𝘁𝗮𝗿𝘁'],
    ['letters of other alphabets', 'You must pay a dероsit of $20 before you start'],
    ['digits for letters', 'You must pay a dep0s1t of $20 before you start'],
    ['an amount in words', 'You must pay twenty dollars before you start'],
    ['words written together', 'You must pay adeposit of $20 before youstart'],
    ['Khmer with zero-width spaces', 'ត្រូវ\u200bបង់\u200bប្រាក់\u200bកក់\u200b 20$ មុន\u200bចូល\u200bធ្វើការ'],
    ['Khmer digits', 'ត្រូវបង់ប្រាក់កក់ ២០$ មុនចូលធ្វើការ'],
    ['Khmer without the signs above', 'ត្រូវបងប្រាកកក 20$ មុនចូលធ្វើការ'],
    ['Khmer in Latin letters', 'bong trov jenh luy kok mun jol tver kar'],
  ])('%s', (_, text) => expect(kindsOf(text)).toContain('fee'));
});

test('each warning has its kind, its field and the sentence as written', () => {
  const found = findWarnings({
    name: 'Packer',
    description:
      '<p>Pack boxes in our shop.</p><p>You <strong>must</strong>  pay a DEPOSIT of $20 first!</p>',
    responsibilities: ['We keep your original passport in our safe until you leave'],
  });
  expect(found).toEqual([
    { kind: 'fee', field: 'description', text: 'You must  pay a DEPOSIT of $20 first' },
    {
      kind: 'documents',
      field: 'responsibilities',
      text: 'We keep your original passport in our safe until you leave',
    },
  ]);
});

test('the name is read with the description', () => {
  const name = 'Online work, earn $100 a day with your phone';
  const [warning] = findWarnings({ name, description: 'Start today.' });
  expect(warning).toEqual({ kind: 'easy_money', field: 'name', text: name });
});

test('the other lines of a list hide none', () => {
  const honest = [
    'Very good Figma',
    'Two years of experience',
    'ចេះអាន និងសរសេរ',
    'Able to take and give criticism',
  ];
  const text = 'We keep your passport';
  const found = findWarnings({ requirements: [...honest, text, ...honest], responsibilities: honest });
  expect(found).toEqual([{ kind: 'documents', field: 'requirements', text }]);
});

describe('text around a sentence does not hide it', () => {
  const fee = 'You must pay a deposit of $50 before you start.';
  const documents = 'The company keeps your original passport and ID card until the contract ends.';
  const honest = 'We are a small shop near the market and look for a friendly person who sells vegetables. ';
  test.each(['$5 ', 'pay ', 'no deposit ', 'passport ', honest])('%j, 5,000 characters', (part) => {
    const filler = part.repeat(5_000 / part.length);
    for (const text of [
      `${fee} ${filler}. ${documents}`,
      `${filler}. ${documents} ${filler}. ${fee} ${filler}`,
    ])
      expect(kindsOf(text)).toEqual(expect.arrayContaining(['fee', 'documents']));
  });
});

/** `lengths.richText`; in Khmer 170 kB. */
const longest = 60_000;
test.each([
  'deposit ',
  'a. ',
  'ប្រាក់កក់ ',
  'ក្ក្ក្ក្ក្ក',
  'é',
  '1,111',
  'You must pay a deposit. ',
  'យើងត្រូវការបុគ្គលិកលក់ធ្វើការនៅហាងភ្នំពេញ ប្រាក់ខែ 250$។ ',
])('60,000 characters of %j take less than half a second', (part) => {
  const text = part.repeat(Math.ceil(longest / part.length)).slice(0, longest);
  expect(bestTime(() => kindsOf(text), 500)).toBeLessThan(500);
});
