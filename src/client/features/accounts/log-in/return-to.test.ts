import { expect, it } from 'vitest';
import { returnTo } from './return-to.ts';

it('returns to a page of this site', () => {
  expect(returnTo('/jobs?keyword=php&level=Junior')).toBe('/jobs?keyword=php&level=Junior');
});

it('returns home without a page, or from the log-in pages themselves', () => {
  for (const next of [undefined, '', 5, '/login?next=%2Fcv', '/register']) expect(returnTo(next)).toBe('/');
});

it('never leads to another site', () => {
  for (const next of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])
    expect(returnTo(next)).toBe('/');
});
