/** Which meanings some job has: the index is asked once in a while, however many people type. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { withinTime } from '#server/search/search-time.ts';
import { meaningToken, quote } from '#server/search/tokens.ts';
import { isShown } from './job-visibility-store.ts';

/** In milliseconds. What no job has is asked for again: it costs next to nothing. */
const keptFor = 5 * 60_000;
/** A suggestion that takes longer comes too late. */
const longest = 1_000;
const kept = new WeakMap<Db, Map<string, number>>();

function untils(db: Db): Map<string, number> {
  const known = kept.get(db) ?? new Map<string, number>();
  kept.set(db, known);
  return known;
}

/** Those of the meanings that some job has. */
export async function meaningsOfJobs(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const now = performance.now();
  const known = untils(db);
  const asked = ids.filter((id) => (known.get(id) ?? 0) < now);
  const has = (found: readonly string[]) => found.forEach((id) => known.set(id, now + keptFor));
  // What many jobs have stands among the newest, and would be slow to find by the index.
  const recent = await amongNewest(db, asked);
  has(recent);
  has(
    await stored(
      db,
      asked.filter((id) => !recent.includes(id)),
    ),
  );
  return new Set(ids.filter((id) => (known.get(id) ?? 0) > now));
}

const newest = 1_000;

async function amongNewest(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const asked = sql<{ id: string }>`
    with newest as materialized (
      select search from jobs where ${isShown()} order by date_added desc, id desc limit ${sql.lit(newest)}
    )
    select id from unnest(${[...ids]}::text[], ${ids.map((id) => quote(meaningToken(id)))}::text[]) as form (id, token)
    where exists (select from newest where search @@ form.token::tsquery)`;
  const { rows } = await withinTime(db, (trx) => asked.execute(trx), { limit: longest });
  return rows.map(({ id }) => id);
}

/** The smallest of all that are found: for just one of them PostgreSQL may read all jobs, one by one, in vain. */
async function stored(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const asked = sql<{ id: string }>`
    select id from unnest(${[...ids]}::text[], ${ids.map((id) => quote(meaningToken(id)))}::text[]) as form (id, token)
    where (
      select min(found.id) from (
        select jobs.id from jobs where jobs.search @@ form.token::tsquery and ${isShown()} offset 0
      ) as found
    ) is not null`;
  const { rows } = await withinTime(db, (trx) => asked.execute(trx), { limit: longest });
  return rows.map(({ id }) => id);
}
