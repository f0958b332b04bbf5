/** What people write, what attackers write, and what is left of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { updateCompany } from '#contract/companies.ts';
import { createCv, updateCv } from '#contract/cvs.ts';
import { type Endpoint } from '#contract/endpoint.ts';
import { lengths } from '#contract/limits.ts';
import { editJob, postJob } from '#contract/postings.ts';
import { fieldErrors } from '#contract/validation-errors.ts';
import { cleanRichText } from './clean-rich-text.ts';

test.each(['C++ < C & D', 'Salary > $300 & <3 colleagues', 'ជួលអ្នកលក់ & អ្នកដឹក', '2 &lt; 3'])(
  'plain text stays as typed: %s',
  (text) => expect(cleanRichText(text)).toBe(text),
);
test('a lone bracket before a letter is shown, not swallowed', () =>
  expect(cleanRichText('a<b & c')).toBe('<p>a&lt;b &amp; c</p>'));
test.each([
  ['<p>Cook <strong>well</strong></p>', '<p>Cook <strong>well</strong></p>'],
  ['<p>x<script>alert(1)</script></p>', '<p>x</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="x()" style="color:red" class="evil ql-indent-2">a</p>', '<p class="ql-indent-2">a</p>'],
  [
    '<p class="ql-indent-9 ql-align-center ql-color-red">a</p>',
    '<p class="ql-align-center ql-color-red">a</p>',
  ],
  ['<b>x</b><i>y</i><h1>z</h1>', '<strong>x</strong><em>y</em><h2>z</h2>'],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow ugc" target="_blank">x</a>'],
  ['<a href="//evil.example">x</a>', '<a rel="noopener noreferrer nofollow ugc" target="_blank">x</a>'],
  [
    '<a href="https://example.com" rel="opener" target="_self">x</a>',
    '<a href="https://example.com" rel="noopener noreferrer nofollow ugc" target="_blank">x</a>',
  ],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
])('%s is stored as %s', (dirty, clean) => expect(cleanRichText(dirty)).toBe(clean));
test('cleaning twice changes nothing more', () => {
  const once = cleanRichText('<div>a & b <u>c</u><iframe src=x></iframe></div>');
  expect(cleanRichText(once)).toBe(once);
});

const manyTags = '<b>'.repeat(4_001);
test.each<[Endpoint, string]>([
  [postJob, 'description'],
  [editJob, 'description'],
  [updateCompany, 'about'],
  [createCv, 'user_info.description'],
  [updateCv, 'user_info.description'],
])('$path limits the tags, because cleaning takes longer the more there are', ({ body }, path) => {
  expect(manyTags.length).toBeLessThan(lengths.richText);
  const input = path.split('.').reduceRight<unknown>((value, name) => ({ [name]: value }), manyTags);
  const { error } = z.safeParse(body ?? z.never(), input);
  expect(error && fieldErrors(error)).toMatchObject({ [path]: 'too_much_markup' });
});

test('no schema has the length of rich text without its limit of tags', () => {
  const contract = new URL('../../../contract/', import.meta.url);
  const users = readdirSync(contract).filter((file) =>
    readFileSync(new URL(file, contract), 'utf8').includes('lengths.richText'),
  );
  expect(users).toEqual(['fields.ts']);
});
