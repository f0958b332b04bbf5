/** Posts in the style of Cambodian groups, which someone who did not know the rules wrote together with the facts in them. */
import { expect, test } from 'vitest';
import { countVerdicts, judge, type JudgedPost } from './judge-post.test-data.ts';
import posts from './judged-posts.json' with { type: 'json' };
import { readPost } from './read-post.ts';

/** From this index on, posts that no rule was made for. */
const unseenFrom = 50;
const all = posts as readonly JudgedPost[];

test.each([
  ['the posts that the rules were improved by', all.slice(0, unseenFrom), 0.95],
  ['unseen posts', all.slice(unseenFrom), 0.85],
  ['posts in Khmer', all.filter(({ lang }) => lang === 'km'), 0.9],
  ['posts in English', all.filter(({ lang }) => lang === 'en'), 0.85],
])('%s', (_, some, least) => {
  expect(some.length).toBeGreaterThanOrEqual(40);
  const judgements = some.flatMap(({ text, facts }) => judge(facts, readPost(text, { today: '2026-11-28' })));
  const { all: share } = countVerdicts(judgements);
  expect(share?.facts).toBeGreaterThan(300);
  expect((share?.right ?? 0) / (share?.facts ?? 0)).toBeGreaterThanOrEqual(least);
  const wrong = judgements.filter(({ verdict }) => verdict === 'wrong');
  expect(wrong.length / judgements.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03);
});
