import { expect, it } from 'vitest';
import { wantedPage } from './wanted-page.ts';

it('is the page within this site that was asked for', () => {
  expect(wantedPage('/jobs?keyword=php&level=Junior')).toBe('/jobs?keyword=php&level=Junior');
});

it('is home when nothing was asked for, or the forms themselves', () => {
  for (const next of [undefined, '', 5, '/login?next=%2Fcv', '/register']) expect(wantedPage(next)).toBe('/');
});

it('never leads to another site', () => {
  for (const next of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])
    expect(wantedPage(next)).toBe('/');
});
