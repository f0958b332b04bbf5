/** The occupations of open jobs with their names and numbers (product 7.3), the same for everyone. */
import { sql } from 'kysely';
import { listOccupations, type UsedOccupationGroup } from '#contract/job-occupations.ts';
import { occupationGroupCodes, occupationGroups } from '#contract/occupations.ts';
import { occupationGroupNames } from '#occupations/group-names.ts';
import { occupationNames } from '#occupations/names.ts';
import { type Db } from '#server/database/connect.ts';
import { SerializedReply, toJson } from '#server/http/api/serialized-reply.ts';
import { LoadingCache } from '#server/http/cache/loading-cache.ts';
import { minuteMs } from '#server/http/clock.ts';
import { type Services } from '#server/http/services.ts';
import { onJobChange } from './job-changes.ts';
import { isHiring } from './job-end-store.ts';
import { isShown } from './job-visibility-store.ts';

const mostJobsFirst = (one: { readonly jobs: number }, other: { readonly jobs: number }) =>
  other.jobs - one.jobs;

/** Groups with the most jobs first, and so are the occupations of each. */
async function readUsedOccupations(db: Db): Promise<UsedOccupationGroup[]> {
  const { rows } = await sql<{ occupation: string; jobs: number }>`
    select occupation, count(*) as jobs from jobs
    where occupation is not null and ${isHiring} and ${isShown()} group by occupation`.execute(db);
  const counts = new Map(rows.map(({ occupation, jobs }) => [occupation, jobs]));
  const groups = occupationGroupCodes.map((code) => {
    const occupations = occupationGroups[code]
      .map((each) => ({ code: each, ...occupationNames[each], jobs: counts.get(each) ?? 0 }))
      .filter(({ jobs }) => jobs > 0)
      .sort(mostJobsFirst);
    const jobs = occupations.reduce((sum, each) => sum + each.jobs, 0);
    return { code, ...occupationGroupNames[code], jobs, occupations };
  });
  return groups.filter(({ jobs }) => jobs > 0).sort(mostJobsFirst);
}

/** Returns a function that reads them, cached: counting a million jobs takes a fifth of a second. */
export function createUsedOccupations({
  guestDb,
  clock,
  changeEvents,
}: Services): () => Promise<SerializedReply> {
  const cache = new LoadingCache<SerializedReply>({
    name: 'occupations',
    clock,
    ttlMs: minuteMs,
    staleMs: 10 * minuteMs,
    max: 1,
  });
  onJobChange(changeEvents, ({ occupation }) => {
    if (occupation !== null) cache.clear();
  });
  const load = async () =>
    new SerializedReply(toJson(listOccupations, await readUsedOccupations(guestDb)), { isShareable: true });
  return () => cache.get('all', load);
}
