/** Posts in the style of Cambodian groups, which someone who did not know the rules wrote together with the facts in them. */
import { expect, test } from 'vitest';
import { countVerdicts, judge, type JudgedPost } from './judge-post.test-data.ts';
import posts from './judged-posts.json' with { type: 'json' };
import { readPost } from './read-post.ts';

/** Of these only wrong readings were mended: what is missing shows how the rules do with posts that they don't know. */
const unseenFrom = 50;
const all = posts as readonly JudgedPost[];

test.each([
  ['the posts that the rules were improved by', all.slice(0, unseenFrom), 0.95],
  ['posts that no rule was added for', all.slice(unseenFrom), 0.85],
  ['posts in Khmer', all.filter(({ lang }) => lang === 'km'), 0.9],
  ['posts in English', all.filter(({ lang }) => lang === 'en'), 0.85],
])('%s', (what, some, least) => {
  expect(some.length).toBeGreaterThanOrEqual(40);
  const judgements = some.flatMap(({ text, facts }) => judge(facts, readPost(text, { today: '2026-11-28' })));
  const { all: share, ...byField } = countVerdicts(judgements);
  expect(share?.facts).toBeGreaterThan(300);
  expect((share?.right ?? 0) / (share?.facts ?? 0)).toBeGreaterThanOrEqual(least);
  const wrong = judgements.filter(({ verdict }) => verdict === 'wrong');
  expect(wrong.length / judgements.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.01);
  const figures = Object.entries(byField).map(([field, { right, facts }]) => `${field} ${right}/${facts}`);
  // oxlint-disable-next-line no-console -- figures for people to read
  console.log(`FIGURE pasted posts, ${what}: ${figures.join(', ')}`);
});
