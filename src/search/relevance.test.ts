/** What a list by relevance finds beyond the typed words, and a list by date does not. */
import { expect, test } from 'vitest';
import { buildDictionary, type SynonymGroup } from './dictionary.ts';
import { indexJob, scoreOf } from './match.ts';
import { parseKeyword } from './parse-keyword.ts';
import { relevancePlan, strictPlan } from './relevance.ts';

const group = (
  id: string,
  en: string[],
  km: string[] = [],
  more: Partial<SynonymGroup> = {},
): SynonymGroup => ({
  id,
  en,
  km,
  ...more,
});
const dictionary = buildDictionary([
  group('worker', ['worker'], ['កម្មករ'], { isRole: true }),
  group('warehouse', ['warehouse'], ['ឃ្លាំង']),
  group('exchange', ['exchange'], ['ប្តូរប្រាក់']),
  group('money-changer', ['money changer'], ['អ្នកប្តូរប្រាក់']),
  group('interior-designer', ['interior designer', 'interior decorator']),
  group('welder', ['welder'], ['ជាងផ្សារ']),
  group('craftsman', [], ['ជាង'], { latin: ['jeang'] }),
  group('wood', ['wood'], [], { latin: ['chher'] }),
  group('carpenter', ['carpenter'], ['ជាងឈើ']),
  group('pay', ['payment'], ['ទូទាត់']),
  group('claim', ['claims'], ['សំណង']),
  group('car', ['car'], ['រថយន្ត']),
  group('province', ['Ratanakiri'], [], { isPlace: true, exact: ['Sr'] }),
  group('thom', ['Kampong Thom'], [], { isPlace: true }),
  group('town', ['Ban Lung'], [], { isPlace: true, broader: ['province'] }),
]);

const scores = (keyword: string, title: string) => {
  const clauses = parseKeyword(keyword, dictionary);
  const job = indexJob([{ text: title, weight: 'A' }], dictionary);
  return { relevance: scoreOf(job, relevancePlan(clauses)), date: scoreOf(job, strictPlan(clauses)) };
};

test('a role excludes no job, and ranks a match higher', () => {
  const keeper = scores('warehouse worker', 'Warehouse keeper');
  expect(keeper).toEqual({ relevance: expect.any(Number) as number, date: undefined });
  expect(scores('warehouse worker', 'Warehouse worker').relevance).toBeGreaterThan(keeper.relevance ?? 0);
  expect(scores('warehouse worker', 'Factory worker').relevance).toBeUndefined();
  expect(scores('worker', 'Factory worker').relevance).toBeDefined();
});

test('a phrase also matches without its role', () =>
  expect(scores('អ្នកប្តូរប្រាក់', 'Exchange')).toEqual({
    relevance: expect.any(Number) as number,
    date: undefined,
  }));

test.each([
  ['interior d', 'Interior decorator'],
  ['ជាងផ្ស', 'Welder'],
])('the incomplete keyword %s finds %s', (keyword, title) => {
  const { relevance, date } = scores(keyword, title);
  expect(relevance).toBeDefined();
  expect(date).toBeDefined();
});

test('known Khmer words in Latin letters are also joined to a phrase that they sound like', () =>
  expect(scores('jeang chher', 'Carpenter').relevance).toBeDefined());

test('a related job may lack one of the Khmer words in a run', () => {
  expect(scores('ទូទាត់សំណងរថយន្ត', 'Car claims').relevance).toBeDefined();
  expect(scores('ទូទាត់សំណងរថយន្ត', 'Car').relevance).toBeUndefined();
});

test('for a town without such jobs, those of its province are shown', () => {
  const showsAlone = (keyword: string) => relevancePlan(parseKeyword(keyword, dictionary)).showsRelatedAlone;
  expect(['banlung', 'welder banlung'].map(showsAlone)).toEqual([true, true]);
  expect(['ratanakiri', 'welder', 'pilot banlung'].map(showsAlone)).toEqual([false, false, false]);
  expect(scores('welder banlung', 'Welder, Ratanakiri').relevance).toBeDefined();
});

test('words that were written together are split', () =>
  expect(scores('warehousewelder', 'Welder in a warehouse').relevance).toBeDefined());

test('a purpose ranks a job higher, and excludes none', () => {
  const [any, ofCars] = ['Welder', 'Welder of cars'].map((title) => scores('welder for cars', title));
  expect(any).toEqual({ relevance: expect.any(Number) as number, date: undefined });
  expect(ofCars?.relevance).toBeGreaterThan(any?.relevance ?? 0);
  expect(scores('ជាងផ្សារសម្រាប់រថយន្ត', 'Welder').relevance).toBeDefined();
  expect(scores('looking for welder', 'Claims').relevance).toBeUndefined();
});

test('a number beside words excludes no job', () => {
  expect(scores('welder 300', 'Welder')).toEqual({
    relevance: expect.any(Number) as number,
    date: undefined,
  });
  expect(scores('300', 'Welder').relevance).toBeUndefined();
});

test('an abbreviation of a place counts in a keyword, but not in a title', () => {
  expect(scores('welder sr', 'Welder, Ratanakiri').relevance).toBeDefined();
  expect(scores('ratanakiri', 'Sr. Welder').relevance).toBeUndefined();
});

test.each(['kompong thom', 'kg thom', 'kampungthom'])('%s is Kampong Thom', (keyword) =>
  expect(scores(keyword, 'Welder, Kampong Thom').date).toBeDefined(),
);
