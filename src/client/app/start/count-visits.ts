/**
 * Tells the server once a day that this device visits the site, and once a day and job that its page is read (product
 * 7.43). What was counted is remembered on the device, so that nothing identifies it.
 */
import * as z from 'zod/mini';
import { dayInCambodia } from '#contract/days.ts';
import { countSeen, countVisit, isJobSource, type JobSource } from '#contract/statistics.ts';
import { call } from '#client/data/api.ts';
import { readStored, removeStored, writeStored } from '#client/data/device-storage.ts';
import { onSessionEnd, readSession } from '#client/data/session.ts';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';

const visitKey = 'lastVisit';
const seenKey = 'seenJobs';
/** More jobs a day are not counted. */
const maximumJobs = 500;

const seenJobs = z.object({ day: z.string(), jobs: z.array(z.number()) });

async function visit(): Promise<void> {
  const today = dayInCambodia();
  const last = readStored('local', visitKey, z.string());
  // A device that cannot remember would be counted with each page.
  if (last === today || !writeStored('local', visitKey, today)) return;
  await call(countVisit, { body: { returning: last !== undefined && last >= dayInCambodia(-7) } });
}

async function seen(job: number, from: JobSource): Promise<void> {
  const day = dayInCambodia();
  const stored = readStored('local', seenKey, seenJobs);
  const jobs = stored?.day === day ? stored.jobs : [];
  if (jobs.includes(job) || jobs.length >= maximumJobs) return;
  if (writeStored('local', seenKey, { day, jobs: [...jobs, job] }))
    await call(countSeen, { params: { id: job }, body: { from } });
}

/** By the path of the page before; undefined if this is the first. */
function sourceOf(before: string | undefined): JobSource {
  if (before === '/') return 'home';
  if (before === '/jobs') return 'search';
  if (before === '/alerts' || before === '/notices') return 'alert';
  return before?.startsWith('/company/') === true ? 'company' : 'other';
}

/** Counts visits and job views, each once; not offline, and not for operators. */
export function countVisits({ router }: ShellController): void {
  const isCounted = () => navigator.onLine && readSession()?.acc_type !== 'operator';
  // A lost count is no failure.
  const count = (work: () => Promise<void>) => void (isCounted() && work().catch(() => undefined));
  const countPage = ({ pathname, search }: { pathname: string; search: object }, before?: string) => {
    const job = /^\/jobDetail\/([1-9]\d{0,14})$/.exec(pathname)?.[1];
    const from = 'from' in search && isJobSource(search.from) ? search.from : sourceOf(before);
    if (job !== undefined) count(() => seen(Number(job), from));
  };
  // On a shared phone the next person must not see what the last one read.
  onSessionEnd(() => removeStored('local', seenKey));
  count(visit);
  countPage(router.state.location);
  router.subscribe('onResolved', ({ fromLocation, toLocation }) =>
    countPage(toLocation, fromLocation?.pathname),
  );
}
