/** Measures the search with the judged set (bench/search/judged): on the server, and on a phone that is offline. */
import { type CachedJob, searchCachedJobs } from '#client/features/jobs/offline/search-cached-jobs.ts';
import { searchTermsOf } from '#client/features/jobs/search/search-terms.ts';
import { jobsQuery } from '#contract/job-requests.ts';
import { type JobListItem, listJobs } from '#contract/jobs.ts';
import { newJob } from '#contract/postings.ts';
import { type Db } from '#server/database/connect.ts';
import { SerializedReply } from '#server/http/api/serialized-reply.ts';
import { findJobs } from '#server/jobs/search/job-search.ts';
import { postJob } from '#server/jobs/posting-store.ts';
import { seedWhenEmpty } from '#server/seed/seed.ts';
import * as z from 'zod/mini';
import { type JudgedQuery, readJudged } from '../../bench/search/judged/judged.ts';

/** Recall over the first two pages, nDCG over the first. */
const recalledPages = 2;
const orderedJobs = 12;

export type Figures = {
  readonly queries: number;
  /** The share of the good jobs that is among the first 24 results. */
  readonly recall: number;
  /** How well the first 12 are ordered, 1 at best. */
  readonly order: number;
  /** Queries without results. */
  readonly empty: number;
};
/** For each query the keys of its results, in order. */
export type Found = ReadonlyMap<JudgedQuery, readonly string[]>;

/** Fills an empty database with the demonstration data and the judged postings. @returns the key of each job */
export async function postJudged(db: Db): Promise<ReadonlyMap<number, string>> {
  await seedWhenEmpty(db, () => new Date());
  const seeded = await db.selectFrom('jobs').select(['id', 'name', 'employer_id']).orderBy('id').execute();
  const keys = new Map(seeded.map(({ id, name }) => [id, `demo:${name}`]));
  const employerId = seeded[0]?.employer_id ?? 0;
  for (const { key, body } of readJudged().postings) {
    const { job_id } = await postJob(db, z.parse(newJob, body), { employerId, now: new Date() });
    keys.set(job_id, key);
  }
  return keys;
}

type Asking = { readonly db: Db; readonly keys: ReadonlyMap<number, string> };

export async function foundByServer({ db, keys }: Asking): Promise<Found> {
  const found = new Map<JudgedQuery, string[]>();
  for (const query of readJudged().queries) {
    const asked = { ...query.filters, keyword: query.text, sort: 'Relevance' };
    const pages = [];
    for (let page = 0; page < recalledPages; page += 1)
      pages.push(await findJobs(db, z.parse(jobsQuery, { ...asked, page: String(page) }), false));
    const jobs = pages.flatMap(({ json }) => new SerializedReply(json).read(listJobs));
    found.set(
      query,
      jobs.map(({ job_id }) => keys.get(job_id) ?? ''),
    );
  }
  return found;
}

/** Every job as a phone that has read all of them caches it. */
async function cachedJobs(db: Db): Promise<CachedJob[]> {
  const cards: JobListItem[] = [];
  for (let page = 0, read = 1; read > 0; page += 1) {
    const { json } = await findJobs(db, z.parse(jobsQuery, { page: String(page) }), false);
    const some = new SerializedReply(json).read(listJobs);
    cards.push(...some);
    read = some.length;
  }
  const rows = await db.selectFrom('jobs').select(['id', 'description', 'requirements']).execute();
  const read = new Map(rows.map(({ id, ...texts }) => [id, texts]));
  return cards.flatMap((card): CachedJob[] => {
    const texts = read.get(card.job_id);
    return texts ? [{ card, ...texts }] : [];
  });
}

export async function foundByPhone({ db, keys }: Asking): Promise<Found> {
  const cached = await cachedJobs(db);
  return new Map(
    readJudged().queries.map((query) => {
      const { job_type: type, ...filters } = query.filters;
      const terms = searchTermsOf({ ...filters, type, keyword: query.text });
      const jobs = searchCachedJobs(cached, { ...terms, sort: 'Relevance' });
      const first = jobs.slice(0, recalledPages * orderedJobs);
      return [query, first.map(({ job_id }) => keys.get(job_id) ?? '')];
    }),
  );
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 1 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const gained = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** Undefined if no job is good. */
export function recallOf({ grades }: JudgedQuery, found: readonly string[]): number | undefined {
  const good = [...grades].filter(([, grade]) => grade >= 2);
  if (good.length === 0) return undefined;
  return good.filter(([key]) => found.includes(key)).length / good.length;
}

export function orderOf({ grades }: JudgedQuery, found: readonly string[]): number | undefined {
  if (grades.size === 0) return undefined;
  const best = [...grades.values()].sort((one, other) => other - one).slice(0, orderedJobs);
  return gained(found.slice(0, orderedJobs).map((key) => grades.get(key) ?? 0)) / gained(best);
}

export function figuresOf(found: Found, kind?: string): Figures {
  const asked = [...found].filter(([query]) => kind === undefined || query.kind === kind);
  const given = (measure: typeof recallOf) =>
    mean(asked.flatMap(([query, keys]) => measure(query, keys) ?? []));
  return {
    queries: asked.length,
    recall: given(recallOf),
    order: given(orderOf),
    empty: asked.filter(([, keys]) => keys.length === 0).length,
  };
}
