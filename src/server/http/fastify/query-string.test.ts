/** The habits of other clients in query strings, one line each. */
import { expect, test } from 'vitest';
import { parseQueryString, queryStringReader, routablePath } from './query-string.ts';

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

test('the same text is parsed once into a frozen object', () => {
  const read = queryStringReader();
  const page = read('page=1');
  expect(read('page=1')).toBe(page);
  expect(read('page=2')).toEqual({ page: '2' });
  expect(Object.isFrozen(page)).toBe(true);
  for (let at = 0; at < 1_000; at += 1) read(`keyword=${at}`);
  expect({ ...read('page=1') }).toEqual({ page: '1' });
  expect(read('page=1')).not.toBe(page);
});
