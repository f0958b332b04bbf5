/** Reading a keyword takes milliseconds, whatever someone types: it runs on the server's only thread. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseKeyword } from './parse-keyword.ts';
import { respelledKeywords, unknownWordsOf, withCorrections } from './spelling.ts';
import { dictionary } from './synonyms/synonyms.ts';

const known = [...dictionary().knownWords];
const longest = 200;
/** The mean of many, with room for a busy machine; before its bounds, one took a second. */
const budgetMs = 150;

const word = fc.constantFrom(...known);
const typo = fc.tuple(word, fc.nat(8), fc.constantFrom('q', 'z', 'ខ')).map(([text, at, letter]) => {
  const place = Math.min(at, text.length);
  return text.slice(0, place) + letter + text.slice(place + 1);
});
const keyword = fc
  .tuple(
    fc.array(fc.oneof(word, typo, fc.stringMatching(/^[a-z]{5,9}$/)), { minLength: 40, maxLength: 60 }),
    fc.constantFrom(' ', ''),
  )
  .map(([words, separator]) => words.join(separator).slice(0, longest));

test('the longest keywords stay within their time', () => {
  const all = dictionary();
  const examples = fc.sample(keyword, { numRuns: 40, seed: 7 });
  // The first one builds the indexes.
  for (const [at, text] of [examples[0] ?? '', ...examples].entries()) {
    if (at === 1) performance.mark('start');
    const clauses = parseKeyword(text, all);
    withCorrections(clauses, [], all);
    respelledKeywords(clauses, all.knownWords);
    expect(unknownWordsOf(clauses).length).toBeLessThanOrEqual(3);
  }
  expect(performance.measure('all', 'start').duration / examples.length).toBeLessThan(budgetMs);
}, 60_000);
