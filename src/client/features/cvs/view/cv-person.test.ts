import { expect, it } from 'vitest';
import { githubLink } from './cv-person.tsx';

it.each([
  ['https://github.com/dara', 'https://github.com/dara'],
  ['github.com/dara', 'https://github.com/dara'],
  ['dara', 'https://github.com/dara'],
  ['@dara-kh', 'https://github.com/dara-kh'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['my GitHub', undefined],
  ['', undefined],
])('%j links to %j', (typed, link) => expect(githubLink(typed)).toBe(link));
