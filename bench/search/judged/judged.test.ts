/** Consistency of the judged set: postings that the server accepts, and complete judgments. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newJob } from '#contract/postings.ts';
import { topOfList, kinds } from './judged-format.ts';
import { readJudged, readJudgedJobs, readQueries } from './judged.ts';

const { posted, demonstration } = readJudgedJobs();
const jobs = [...posted, ...demonstration];
const { postings, queries } = readJudged();
const wanted = queries.filter(({ kind }) => kind !== 'nothing');
const khmer = /\p{Script=Khmer}/u;

const counted = (values: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

test('has postings that the server accepts, each with a key of its own, about half of them in Khmer', () => {
  for (const { key, body } of postings)
    expect(z.safeParse(newJob, body).error?.issues ?? [], key).toEqual([]);
  expect(postings.length).toBeGreaterThanOrEqual(300);
  expect(new Set(jobs.map(({ key }) => key)).size).toBe(jobs.length);
  const inKhmer = postings.filter(({ body }) => khmer.test(body.name)).length / postings.length;
  expect(Math.abs(inKhmer - 0.5)).toBeLessThan(0.1);
});

test("has the same place in a job's facts as in its posting", () => {
  for (const { key, place, body } of jobs) {
    const said = { 'Phnom Penh': 'KH-12', Remote: 'remote', 'Location unlimited': 'any' }[body.location];
    expect(place, key).toBe(body.province ?? said);
  }
});

test('has many queries of every kind, without duplicates', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const ofKind = counted(queries.map(({ kind }) => kind));
  for (const kind of kinds) expect(ofKind.get(kind) ?? 0, kind).toBeGreaterThanOrEqual(8);
  expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
  const asked = queries.map(({ text, kind, filters }) => JSON.stringify([text, kind, filters]));
  expect(new Set(asked).size).toBe(asked.length);
});

test('has a perfect job for each query, and no more good ones than fit the top of a list', () => {
  for (const { id, grades } of wanted) {
    const found = [...grades.values()];
    expect(found.filter((grade) => grade === 3).length, id).toBeGreaterThanOrEqual(1);
    expect(found.filter((grade) => grade >= 2).length, id).toBeLessThanOrEqual(topOfList);
  }
});

test('has no rule that names a fact of no job', () => {
  const work = new Set(jobs.flatMap(({ occupation, also = [] }) => [occupation, ...also]));
  const trades = new Set(jobs.map(({ trade }) => trade));
  const promised = new Set(jobs.flatMap(({ facts = [] }) => facts));
  for (const { id, grades } of readQueries())
    for (const { occupation = [], also = [], trade = [], facts = [] } of Object.values(grades).flat()) {
      expect([...work], id).toEqual(expect.arrayContaining([...occupation, ...also]));
      expect([...trades], id).toEqual(expect.arrayContaining(trade));
      expect([...promised], id).toEqual(expect.arrayContaining(facts));
    }
});

test('lists keys of jobs that exist', () => {
  const keys = new Set(jobs.map(({ key }) => key));
  for (const { id, grades } of readQueries())
    for (const { jobs: chosen = [] } of Object.values(grades).flat())
      expect(
        chosen.filter((key) => !keys.has(key)),
        id,
      ).toEqual([]);
});

test('expects no results for what no job offers: at least one of its words is in no job', () => {
  const texts = jobs.map(({ body }) => JSON.stringify(body).toLowerCase());
  for (const { text, kind, grades } of queries) {
    if (kind !== 'nothing') continue;
    expect(grades.size, text).toBe(0);
    const words = text.toLowerCase().split(' ');
    expect(
      words.filter((word) => texts.every((said) => !said.includes(word))),
      text,
    ).not.toEqual([]);
  }
});
