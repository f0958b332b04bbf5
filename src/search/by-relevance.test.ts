/** What a search by relevance finds beyond the words that were typed, and one by date does not. */
import { expect, test } from 'vitest';
import { byRelevance, strictly } from './by-relevance.ts';
import { type Group, makeDictionary } from './dictionary.ts';
import { partsOf } from './keyword.ts';
import { indexJob, scoreOf } from './match.ts';

const group = (id: string, en: string[], km: string[] = [], more: Partial<Group> = {}): Group => ({
  ...{ id, en, km },
  ...more,
});
const dictionary = makeDictionary([
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
  const parts = partsOf(keyword, dictionary);
  const job = indexJob([{ text: title, weight: 'A' }], dictionary);
  return { relevance: scoreOf(job, byRelevance(parts)), date: scoreOf(job, strictly(parts)) };
};

test('who does the work leaves no job out, and puts one first', () => {
  const keeper = scores('warehouse worker', 'Warehouse keeper');
  expect(keeper).toEqual({ relevance: expect.any(Number) as number, date: undefined });
  expect(scores('warehouse worker', 'Warehouse worker').relevance).toBeGreaterThan(keeper.relevance ?? 0);
  expect(scores('warehouse worker', 'Factory worker').relevance).toBeUndefined();
  expect(scores('worker', 'Factory worker').relevance).toBeDefined();
});

test('a phrase is found by what is left of it without who does it', () =>
  expect(scores('អ្នកប្តូរប្រាក់', 'Exchange')).toEqual({
    relevance: expect.any(Number) as number,
    date: undefined,
  }));

test.each([
  ['interior d', 'Interior decorator'],
  ['ជាងផ្ស', 'Welder'],
])('%s, only begun, finds %s', (keyword, title) => {
  const { relevance, date } = scores(keyword, title);
  expect(relevance).toBeDefined();
  expect(date).toBeDefined();
});

test('words of Khmer in Latin letters are heard together, though each is known', () =>
  expect(scores('jeang chher', 'Carpenter').relevance).toBeDefined());

test('of Khmer words that stand together one may be missing', () => {
  expect(scores('ទូទាត់សំណងរថយន្ត', 'Car claims').relevance).toBeDefined();
  expect(scores('ទូទាត់សំណងរថយន្ត', 'Car').relevance).toBeUndefined();
});

test('where a town has none, what its province has is shown', () => {
  const isShownAlone = (keyword: string) => byRelevance(partsOf(keyword, dictionary)).isNearShownAlone;
  expect(['banlung', 'welder banlung'].map(isShownAlone)).toEqual([true, true]);
  expect(['ratanakiri', 'welder', 'pilot banlung'].map(isShownAlone)).toEqual([false, false, false]);
  expect(scores('welder banlung', 'Welder, Ratanakiri').relevance).toBeDefined();
});

test('words that are written together are read apart', () =>
  expect(scores('warehousewelder', 'Welder in a warehouse').relevance).toBeDefined());

test('for whom some work is done puts a job first, and leaves none out', () => {
  const [any, ofCars] = ['Welder', 'Welder of cars'].map((title) => scores('welder for cars', title));
  expect(any).toEqual({ relevance: expect.any(Number) as number, date: undefined });
  expect(ofCars?.relevance).toBeGreaterThan(any?.relevance ?? 0);
  expect(scores('ជាងផ្សារសម្រាប់រថយន្ត', 'Welder').relevance).toBeDefined();
  expect(scores('looking for welder', 'Claims').relevance).toBeUndefined();
});

test('a number beside words leaves no job out', () => {
  expect(scores('welder 300', 'Welder')).toEqual({
    relevance: expect.any(Number) as number,
    date: undefined,
  });
  expect(scores('300', 'Welder').relevance).toBeUndefined();
});

test('a short form of a place is searched for, and is another word in a title', () => {
  expect(scores('welder sr', 'Welder, Ratanakiri').relevance).toBeDefined();
  expect(scores('ratanakiri', 'Sr. Welder').relevance).toBeUndefined();
});

test.each(['kompong thom', 'kg thom', 'kampungthom'])('%s is Kampong Thom', (keyword) =>
  expect(scores(keyword, 'Welder, Kampong Thom').date).toBeDefined(),
);
