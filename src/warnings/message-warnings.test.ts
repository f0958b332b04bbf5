/** Messages that warn and messages that don't, as employers and applicants in Cambodia write them (product 3.18). */
import { expect, test } from 'vitest';
import { type MessageWarningKind } from '#contract/application-messages.ts';
import { messageWarningsOf } from './find-warnings.ts';

test.each<[MessageWarningKind, string]>([
  ['fee', 'Please send 20$ to my ABA 000 123 456 so I can reserve your place.'],
  ['fee', 'បងជាប់ហើយ សូមបាញ់លុយ 10$ មក ABA មុន ដើម្បីធ្វើកាត'],
  ['documents', 'Send me a selfie with your ID card, both sides'],
  ['documents', 'ផ្ញើរូបអត្តសញ្ញាណប័ណ្ណទាំងពីរខាង និង selfie មកបង'],
  ['abroad', 'The work is in Thailand, we take you across at night'],
  ['easy_money', 'Just like and follow pages, earn 30$ a day from your phone'],
  ['code', 'I sent you a 6 digit code by SMS, please tell me the code'],
  ['code', 'លេខកូដ 6 ខ្ទង់លោតក្នុងទូរសព្ទ ប្រាប់បងផង'],
  ['leave', "Don't chat here, write me on Telegram @job_hr"],
  ['leave', 'កុំឆាតនៅទីនេះ ឆាតមក Telegram 012345678'],
  ['leave', 'Join our telegram group t.me/xyz to get tasks'],
])('%s: %s', (kind, text) => expect(messageWarningsOf(text, 'employer')).toContain(kind));

test.each([
  'Salary is paid by ABA on the 30th.',
  'Please bring your ID card and CV to the interview.',
  'The uniform fee is paid by us.',
  'No fee, everything is free.',
  'You can call me on Telegram after the interview.',
  'Contact me on Telegram if you get lost',
  'Do I need to pay for the uniform?',
  'Call 012 345 678 before you come to the interview.',
  'I worked there in 2019 before the factory closed.',
  'We never ask for a code or a password.',
  'The door code of the building is 1234, come to floor 3',
  'Please give us your ABA number so that we can pay your salary.',
  'តើត្រូវបង់លុយថ្លៃឯកសណ្ឋានទេ?',
  'សូមយកអត្តសញ្ញាណប័ណ្ណ និង CV មកពេលសម្ភាស',
  'ប្រាក់ខែបើកតាម ABA រៀងរាល់ចុងខែ',
  'បើរកកន្លែងមិនឃើញ ខលមក Telegram 012 345 678',
  'Somebody called me and said he is from your HR, I must send 20$ for the card. Is that true?',
  'Message me on Telegram, or just write here, both fine.',
  'បងវេរ ៤០,០០០៛ ចូល Wing ប្អូនហើយ ថ្លៃសំបុត្រឡានមកសម្ភាស',
  'My husband works in Korea, so I only take the day shift.',
])('honest: %s', (text) => expect(messageWarningsOf(text, 'employer')).toEqual([]));

test('applicants keep no papers: asking about them is no warning', () => {
  const text = 'We keep your passport until the debt is paid';
  expect(messageWarningsOf(text, 'employer')).toContain('documents');
  expect(messageWarningsOf(text, 'employee')).not.toContain('documents');
});

test('the price of finished work is no fee, money before the applicant comes is', () => {
  const price = 'The dress is finished, 45$ as agreed. You can pay by ABA when you pick it up.';
  expect(messageWarningsOf(price, 'employee')).toEqual([]);
  const advance = 'Before I come to the interview please send me $10 for petrol';
  expect(messageWarningsOf(advance, 'employee')).toContain('fee');
});

test.each(['$5 ', 'pay ', 'passport ', 'លេខកូដ '])('%j in front of a phrase does not hide it', (part) => {
  const filler = part.repeat(3_800 / part.length);
  expect(messageWarningsOf(`${filler}. Tell me the OTP code that you get by SMS`, 'employer')).toContain(
    'code',
  );
});
