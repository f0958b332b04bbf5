// @vitest-environment jsdom
/** What is left of markup by the contract's rules. */
import { expect, test } from 'vitest';
import * as rules from '#contract/description-markup.ts';
import { cleanMarkup } from './clean-markup.ts';

const clean = (markup: string) => cleanMarkup(markup, rules);

test('the editor’s own markup stays as it is', () => {
  const written =
    '<h2>Team</h2><p class="ql-align-center">We <strong>are</strong> <em>small</em></p><ul><li>One</li></ul>';
  expect(clean(written)).toBe(written);
});

test('scripts, handlers, styles and frames are taken out', () => {
  expect(
    clean('<p onclick="x()" style="color:red">Hi<script>x()</script></p><iframe src="//x"></iframe>'),
  ).toBe('<p>Hi</p>');
  expect(clean('<img src=x onerror=x()><svg onload=x()></svg>')).toBe('');
});

test('only links that lead somewhere harmless keep their address', () => {
  expect(clean('<a href="javascript:x()">a</a>')).toBe('<a>a</a>');
  expect(clean('<a href="//evil.example">a</a>')).toBe('<a>a</a>');
  expect(clean('<a href="https://karngea.example/x">a</a>')).toBe(
    `<a href="https://karngea.example/x" rel="${rules.linkRel}" target="${rules.linkTarget}">a</a>`,
  );
  expect(clean('<a href="tel:+85512345678">a</a>')).toContain('href="tel:+85512345678"');
});

test('other names for the same thing become ours', () => {
  expect(clean('<h1>A</h1><div>B</div><b>C</b>')).toBe('<h2>A</h2><p>B</p><strong>C</strong>');
});

test('classes that are not the editor’s go', () => {
  expect(clean('<p class="kg-sheet ql-indent-2 ql-indent-9">A</p>')).toBe('<p class="ql-indent-2">A</p>');
});

test('Khmer parts are marked as Khmer, so that their lines are tall enough', () => {
  expect(clean('<p>Hello</p><p>សួស្តី</p>')).toBe('<p>Hello</p><p lang="km">សួស្តី</p>');
});
