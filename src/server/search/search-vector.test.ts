/** What a text is found by: techniques, Khmer in any spelling that looks the same, nothing empty. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalise } from '#search/normalise.ts';
import { buildDictionary } from '#search/dictionary.ts';
import { indexJob, scoreOf } from '#search/match.ts';
import { parseKeyword } from '#search/parse-keyword.ts';
import { strictPlan } from '#search/relevance.ts';
import { searchedTexts } from '#search/searched-fields.ts';
import { dictionary } from '#search/synonyms/synonyms.ts';
import { wordsIn } from '#search/text-index.ts';
import { searchVector } from './search-vector.ts';

const noSynonyms = buildDictionary([]);
const words = (text: string) => [...wordsIn(normalise(text))];

const finds = (keyword: string, text: string) => {
  const clauses = parseKeyword(keyword, noSynonyms);
  return (
    clauses.length > 0 &&
    scoreOf(indexJob([{ text, weight: 'A' }], noSynonyms), strictPlan(clauses)) !== undefined
  );
};

test.each([
  ['C++', 'Senior C++ Developer'],
  ['c#', 'C#, .Net'],
  ['.net', 'C#, .Net'],
  ['.NET', 'ASP.NET Core'],
  ['net', '.Net developer'],
  ['node.js', 'NodeJs'],
  ['Node JS', 'NodeJs'],
  ['nodejs', 'Node.js'],
  ['vue.js', 'VueJs developer'],
  ['react', 'ReactJs'],
  ['fulltime', 'Full-time work'],
  ['full time', 'full-time'],
  ['full-time', 'Full Time'],
  ['cafe', 'Café barista'],
  ['c', 'C/C++'],
  ['១២', 'មាន 12 នាក់'],
  ['18', 'អាយុ១៨ឆ្នាំ'],
  ['ឆ្នាំ', 'អាយុ18ឆ្នាំ'],
  ['java', 'ត្រូវការJavaច្រើន'],
  ['ការងារ', 'ប្រកាសការងារ'],
  ['ស្រ្តី', 'ស្ត្រី'],
  ['បណ្ដាញ', 'បណ្តាញ'],
  ['工程', '软件工程师'],
])('%s finds %s', (keyword, text) => {
  expect(finds(keyword, text)).toBe(true);
});

test.each([
  ['java developer', 'JavaScript developer'],
  ['C++', 'C#'],
  ['.net', 'net salary'],
  ['%', 'everything'],
])('%s does not find %s', (keyword, text) => {
  expect(finds(keyword, text)).toBe(false);
});

const khmerWords = [
  'ស្ត្រី',
  'ក្រុមហ៊ុន',
  'ប៉ុន្តែ',
  'សង្គ្រាម',
  'បុគ្គលិក',
  'គ្រប់គ្រង',
  'វិស្វករ',
  'ធ្វើការ',
  'សំខាន់',
  'បង្រៀន',
  'កម្ពុជា',
  'ពាណិជ្ជកម្ម',
];
const invisible = ['', '', '\u200b', '\u200c', '\u200d', '\ufeff'];

/** The same word as another keyboard might have typed it: marks in any order, zero-width characters anywhere. */
const retyped = (word: string) =>
  fc
    .tuple(fc.infiniteStream(fc.nat()), fc.infiniteStream(fc.constantFrom(...invisible)))
    .map(([order, gaps]) =>
      word
        .replace(
          /([\u1780-\u17b3])((?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1])+)/g,
          (_, base: string, marks: string) => {
            const units = marks.match(/\u17d2.|./g) ?? [];
            const keyed = units.map((unit) => ({ unit, at: order.next().value ?? 0 }));
            return (
              base +
              keyed
                .sort((a, b) => a.at - b.at)
                .map(({ unit }) => unit)
                .join('')
            );
          },
        )
        .replace(/./g, (letter) => letter + (gaps.next().value ?? '')),
    );

test('a Khmer word is the same word in any order of its marks and with any invisible characters', () => {
  const pair = fc.constantFrom(...khmerWords).chain((word) => fc.tuple(fc.constant(word), retyped(word)));
  fc.assert(
    fc.property(pair, ([word, typed]) => {
      expect(normalise(typed)).toBe(normalise(word));
      expect(words(typed)).toEqual(words(word));
    }),
    { numRuns: 500 },
  );
});

const anyCodePoints = fc
  .array(fc.oneof(fc.nat(0x10ffff), fc.nat(0x3ff), fc.integer({ min: 0x1780, max: 0x17ff })), {
    maxLength: 40,
  })
  .map((points) => String.fromCodePoint(...points));

test('normalising twice changes nothing more', () => {
  fc.assert(fc.property(anyCodePoints, (text) => normalise(normalise(text)) === normalise(text)));
});

const khmerText = fc.stringMatching(/^[\u1780-\u17e9a-zA-Z0-9.+# \u200b]{0,40}$/);
const anyText = fc.oneof(anyCodePoints, khmerText);

test('no text has an empty or repeated word', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const tokens = words(text);
      expect(tokens).not.toContain('');
      expect(new Set(tokens).size).toBe(tokens.length);
    }),
  );
});

test('every text finds itself', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(parseKeyword(text, noSynonyms).length === 0 || finds(text, text)).toBe(true);
    }),
  );
});

test.each([
  ['គ្រប់គ្រង', 'អ្នកគ្រប់គ្រង'],
  ['គណនេយ្យ', 'អ្នកគណនេយ្យ'],
  ['គណនេយ្យ', 'គណនេយ្យករ'],
])('%s finds the compound %s', (part, compound) => expect(finds(part, compound)).toBe(true));

test('a word in several texts has the weight of each', () => {
  const texts = (['B', 'D', 'A'] as const).map((weight) => ({ text: 'driver', weight }));
  expect(searchVector(texts, noSynonyms)).toBe("'driver':2B,4D,1A");
});

test.each([
  ['Khmer without a break', 'ការងារស្ត្រី'.repeat(5_000)],
  ['one cluster with endless marks', `ក${'\u17b6'.repeat(60_000)}`],
  ['one endless word', 'a'.repeat(60_000)],
  ['joints and signs', 'a-'.repeat(20_000) + '+'.repeat(20_000)],
])('%s takes no excessive time', (_, text) => {
  const began = performance.now();
  searchVector([{ text, weight: 'D' }], noSynonyms);
  // Milliseconds; generous, because what it guards against takes many seconds.
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('the vector has every searched field, by its words or its meaning, and the first industry in both spellings', () => {
  const texts = searchedTexts(
    {
      name: 'Teller',
      required_skills: 'Counting',
      tags: ['Cash', 'Gold'],
      industry: 'Banking & Finance',
      category: 'Manager',
      level: 'Senior',
      job_type: 'Both',
      location: 'Remote',
      province: 'KH-17',
      district: 'Svay Dangkum',
    },
    ['Vault'],
  );
  const vector = searchVector(texts, dictionary());
  for (const token of [
    'teller',
    'counting',
    'cash',
    'gold',
    'banking',
    'and',
    'manager',
    'vault',
    'siem',
    'dangkum',
  ])
    expect(vector).toContain(`'${token}':`);
  for (const id of ['senior-level', 'full-time', 'part-time', 'work-from-home', 'KH-17'])
    expect(vector).toMatch(new RegExp(`'~${id}':[^ ]*1A`));
  expect(vector).not.toContain("'remote'");
});
