/** Which saved searches find a job (product 7.22): those that may are looked up by keys, and asked as the list is asked. */
import { sql } from 'kysely';
import { type AlertTerms, searchOf } from '#contract/alerts.ts';
import { type JobsQuery } from '#contract/jobs.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { type AskedJob, listedBy } from '#server/jobs/listed-by-store.ts';
import { mayFind, readKeys } from '#server/jobs/search-key-store.ts';
import { renewKeys } from './alert-store.ts';

/** Different searches that are read at a time. */
const batch = 1_000;

/**
 * The hashes of the terms by which the job is found; what many people search for is asked once. With an edit
 * (jobs/new-job-store.ts) only those by which it was not found before it.
 */
export async function findingTerms(db: Db, jobId: number, edit?: number): Promise<string[]> {
  await renewKeys(db);
  const job = await readKeys(db, jobId);
  if (job === undefined) return [];
  const found: string[] = [];
  let last = '';
  await inBatches(async () => {
    const rows = await candidates(db, job.keys, last);
    const asked = rows
      .map(({ terms_hash, terms }) => ({ terms_hash, query: searchOf(terms) }))
      .filter(({ query }) => mayFind(query, job));
    const finding = await thatList(db, { id: jobId }, asked);
    const before = edit === undefined ? [] : await thatList(db, { id: jobId, beforeEdit: edit }, finding);
    found.push(...finding.filter((each) => !before.includes(each)).map(({ terms_hash }) => terms_hash));
    last = rows.at(-1)?.terms_hash ?? last;
    return rows.length === batch;
  });
  return found;
}

type Asked = { readonly terms_hash: string; readonly query: JobsQuery };

async function thatList(db: Db, job: AskedJob, asked: readonly Asked[]): Promise<Asked[]> {
  const listed = await listedBy(
    db,
    job,
    asked.map(({ query }) => query),
  );
  return asked.filter((_, at) => listed[at]);
}

type Candidate = { readonly terms_hash: string; readonly terms: AlertTerms };

async function candidates(db: Db, keys: readonly string[], after: string): Promise<readonly Candidate[]> {
  // Looked up key by key: for all keys at once the planner may walk all searches, which costs far more than it thinks.
  const { rows } = await sql<Candidate>`
    with found as materialized (
      select terms_hash, terms from unnest(${[...keys]}::text[]) as key, saved_searches
      where found_by @> array[key] and alert <> 'off' and terms_hash > ${after}
    )
    select distinct on (terms_hash) terms_hash, terms from found
    order by terms_hash limit ${sql.lit(batch)}`.execute(db);
  return rows;
}
