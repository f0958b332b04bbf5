/** Compares the alerts that were sent with the lists of the same searches (product 7.22). */
import { type AlertTerms, queryOfTerms } from '#contract/alerts.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { findJobs } from '#server/jobs/search/job-search.ts';

/** The ids of all jobs that a search lists. */
async function listed(db: Db, terms: AlertTerms): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 0; ids.length === page * pageSize; page += 1) {
    const { json } = await findJobs(db, { ...queryOfTerms(terms), page });
    ids.push(...(JSON.parse(json) as JobListItem[]).map(({ job_id }) => job_id));
  }
  return ids;
}

type Compared = {
  readonly searches: number;
  /** What these searches list: a person and a job, or a search and a job for the evening. */
  readonly listed: number;
  /** Listed without an alert, or an alert without being listed. */
  readonly wrong: number;
};

/** Compares the first `count` people with saved searches, for the announced jobs. */
export async function compareWithLists(db: Db, count: number, jobs: readonly number[]): Promise<Compared> {
  const searches = await db
    .selectFrom('saved_searches')
    .select(['id', 'user_id', 'alert', 'terms'])
    .where('user_id', 'in', (query) =>
      query.selectFrom('users').select('id').where('name', 'like', 'searcher %').orderBy('id').limit(count),
    )
    .execute();
  const announced = new Set(jobs);
  const wanted = new Set<string>();
  for (const { id, user_id, alert, terms } of searches)
    for (const job of (await listed(db, terms)).filter((one) => announced.has(one)))
      wanted.add(alert === 'instant' ? `person ${user_id}, job ${job}` : `search ${id}, job ${job}`);

  const people = searches.map(({ user_id }) => user_id);
  const notices = await db
    .selectFrom('notices')
    .select(['user_id', 'job_id'])
    .where('user_id', 'in', people)
    .execute();
  const waiting = await db
    .selectFrom('waiting_alerts')
    .selectAll()
    .where(
      'search_id',
      'in',
      searches.map(({ id }) => id),
    )
    .execute();
  const stored = [
    ...notices.map(({ user_id, job_id }) => `person ${user_id}, job ${job_id}`),
    ...waiting.map(({ search_id, job_id }) => `search ${search_id}, job ${job_id}`),
  ];
  const missing = [...wanted].filter((one) => !stored.includes(one));
  const tooMuch = stored.filter((one, at) => !wanted.has(one) || stored.indexOf(one) !== at);
  return { searches: searches.length, listed: wanted.size, wrong: missing.length + tooMuch.length };
}
