/** The habits of other clients in query strings, one line each. */
import { expect, test } from 'vitest';
import { parseQueryString, routablePath } from './query-string.ts';

test.each([
  ['category=Web+Development', { category: 'Web Development' }],
  ['keyword=C%2B%2B', { keyword: 'C++' }],
  ['keyword=100%', { keyword: '100%' }],
  ['keyword=100%+of&page=1', { keyword: '100% of', page: '1' }],
  ['keyword=%E1%9E%80', { keyword: 'ក' }],
  ['keyword=%ff+x', { keyword: '\uFFFD x' }],
  ['page=1&page=2', { page: '1' }],
  ['page', { page: '' }],
  ['a=b=c', { a: 'b=c' }],
  ['&&', {}],
  ['__proto__=x', JSON.parse('{"__proto__":"x"}')],
])('%s is read as %j', (query, values) => expect({ ...parseQueryString(query) }).toEqual(values));

test('a path with a broken escape keeps its percent signs', () =>
  expect(routablePath('/job/get/%ff?x=%')).toBe('/job/get/%25ff?x=%'));
test('a sound path stays as it is', () => expect(routablePath('/a%20b?c')).toBe('/a%20b?c'));
