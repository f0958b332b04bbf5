import { expect, test } from 'vitest';
import { hasAddress, nameInNotice } from './address-in-name.ts';

test.each([
  'https://evil.example/login',
  'HTTP://evil',
  'tg://resolve?domain=evil',
  'Cook at www.evil',
  'Cook (WWW.evil)',
  't.me/evil',
  'Apply: T.ME/evil',
  't.ly/x',
  'telegram.me/evil',
  'evil.com',
  'Evil.Com now',
  'នៅevil.com',
  'sok@evil.com.kh',
  'a.b.evil.xyz',
  'evil.technology',
  'evil.net',
  'Co.evil.net',
  'asp.net.evil.com',
  'evil.рф',
  'xn--e1awd7f.xn--p1ai',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'evil.\u200bcom',
  'ht\u00adtps://evil',
  '...evil.com...',
  'pay at 10.20.30.40',
  'evil.com/Node.js',
])('%j has a web address', (name) => expect(hasAddress(name)).toBe(true));

test.each([
  'Node.js developer',
  'Vue.JS/React.js',
  'Asp.Net',
  'ASP.NET Core, VB.NET, C#.NET, .NET 9',
  'Socket.io engineer',
  'Angkor Co., Ltd.',
  'Angkor Co.,Ltd.',
  'A.B.C Trading',
  'A.B.C. Trading',
  'St. Mary',
  'S.Sokha',
  'H.E. Sok Dara',
  'U.S.A',
  'Ph.D. or M.Sc.',
  'Web 2.0',
  '2.5kg rice packer',
  'Cook (no. 1)',
  'No.1 Bakery',
  'Driver: 7.30-17.00',
  'Sales & Marketing... urgent',
  'Accountant / Cashier',
  'Q&A, C++ and F#',
  'ស.រ.អ ធនាគារ',
  'ក្រុមហ៊ុន ក.ខ ខូអិលធីឌី',
  'អ្នកលក់ 24/7',
  'Barista @ Brown',
])('%j has none', (name) => expect(hasAddress(name)).toBe(false));

const lengths = 255;
test.each([
  'a.',
  'a',
  '.',
  '..',
  'a-',
  'aa.',
  'www',
  ':/',
  't.me',
  'a.bb',
  '\u200b.',
  'é.',
  '1.',
  '@a',
  'ខ.',
  'xn--',
  ' ',
  'ﷺ',
])('names of %j alone take less than 10 ms', (part) => {
  const name = part.repeat(lengths).slice(0, lengths);
  for (const work of [hasAddress, nameInNotice]) {
    const times = Array.from({ length: 3 }, () => {
      const start = Date.now();
      work(name);
      return Date.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(10);
  }
});

test('notifications show names in one line of 80 characters, without addresses and mentions', () => {
  expect(nameInNotice(' Cook\n\nKarngea: log in at\thttps://evil.example/login now ')).toBe(
    'Cook Karngea: log in at … now',
  );
  expect(nameInNotice('Barista @evil_bot')).toBe('Barista @ evil_bot');
  expect(nameInNotice('Node.js developer at A.B.C')).toBe('Node.js developer at A.B.C');
  expect(nameInNotice('x'.repeat(80))).toBe('x'.repeat(80));
  expect(nameInNotice('ក'.repeat(200))).toBe(`${'ក'.repeat(79)}…`);
});
