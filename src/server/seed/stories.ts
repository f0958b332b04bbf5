/** The demonstration's people and jobs, ready to be written: Dara seeks, Sokha hires; knows neither database nor clock. */
import { applicationsByJob } from './application-stories.ts';
import { employers } from './employer-stories.ts';
import { savedBy } from './favourite-stories.ts';
import { bophaInEnglish, thearyInEnglish } from './job-stories-en-finance.ts';
import {
  makaraInEnglish,
  malyInEnglish,
  nimolInEnglish,
  phallaInEnglish,
  sreymomInEnglish,
} from './job-stories-en-guests.ts';
import { chendaInEnglish, pisethInEnglish } from './job-stories-en-makers.ts';
import { kosalInEnglish, rithyInEnglish, sambathInEnglish } from './job-stories-en-roads.ts';
import { sokhaInEnglish } from './job-stories-en-shops.ts';
import { chanthouInEnglish, vannakInEnglish } from './job-stories-en-software.ts';
import { bophaInKhmer, nimolInKhmer, phallaInKhmer, thearyInKhmer } from './job-stories-km-finance.ts';
import { makaraInKhmer, malyInKhmer, sokhaInKhmer } from './job-stories-km-shops.ts';
import {
  chendaInKhmer,
  kosalInKhmer,
  pisethInKhmer,
  rithyInKhmer,
  sambathInKhmer,
  sreymomInKhmer,
  vannakInKhmer,
} from './job-stories-km-works.ts';
import { ageOf, dealOut, since } from './posting-calendar.ts';
import { seekers } from './seeker-stories.ts';
import { type Application, type Favourite, type Job, type JobKey } from './story-types.ts';

export { employers, seekers };

const english = dealOut([
  phallaInEnglish,
  sokhaInEnglish,
  bophaInEnglish,
  makaraInEnglish,
  vannakInEnglish,
  rithyInEnglish,
  pisethInEnglish,
  chendaInEnglish,
  chanthouInEnglish,
  thearyInEnglish,
  kosalInEnglish,
  malyInEnglish,
  sreymomInEnglish,
  sambathInEnglish,
  nimolInEnglish,
]);
const khmer = dealOut([
  nimolInKhmer,
  sokhaInKhmer,
  bophaInKhmer,
  chendaInKhmer,
  makaraInKhmer,
  rithyInKhmer,
  pisethInKhmer,
  thearyInKhmer,
  kosalInKhmer,
  vannakInKhmer,
  malyInKhmer,
  sambathInKhmer,
  phallaInKhmer,
  sreymomInKhmer,
]);
const newestFirst = dealOut([english, khmer]);

/** Oldest first, so that ids grow with time. */
export const jobs: readonly Job[] = newestFirst
  .map((job, newness) => ({ ...job, hoursAgo: ageOf(newness, newestFirst.length) }))
  .reverse()
  .map((job, index) => ({ ...job, id: index + 1 }));

const byKey = new Map(jobs.map((job) => [job.key, job]));

/** The job of that key; an unknown key is a mistake in the stories. */
export function jobOf(key: JobKey): Job {
  const job = byKey.get(key);
  if (!job) throw new Error(`No job '${key}' in the stories.`);
  return job;
}

/** How far between applying and now employers decide, in turn. */
const decidedAfter = [0.35, 0.6, 0.2, 0.85] as const;

/** Oldest first; applicants to one job come evenly over its life, each decision after its application. */
export const applications: readonly Application[] = applicationsByJob
  .flatMap(({ job: key, from }, turn) => {
    const job = jobOf(key);
    return from.map(([seeker, status, message], order) => {
      const appliedHoursAgo = since(job.hoursAgo, (order + 1) / (from.length + 1));
      const progress = decidedAfter[(turn + order) % decidedAfter.length] ?? 0.5;
      return {
        seeker,
        job: key,
        job_id: job.id,
        status,
        message: message ?? null,
        appliedHoursAgo,
        decidedHoursAgo: status === 'pending' ? null : since(appliedHoursAgo, progress),
      };
    });
  })
  .sort((a, b) => b.appliedHoursAgo - a.appliedHoursAgo)
  .map((application, index) => ({ id: index + 1, ...application }));

/** Oldest first; each person saved the first of the list last. */
export const favourites: readonly Favourite[] = savedBy
  .flatMap(([user, keys]) =>
    keys.map((key, turn) => {
      const job = jobOf(key);
      const soonest = Math.min(...keys.slice(turn).map((later) => jobOf(later).hoursAgo));
      return {
        user,
        job: key,
        job_id: job.id,
        savedHoursAgo: since(soonest, 1 - (turn + 1) / (keys.length + 1)),
      };
    }),
  )
  .sort((a, b) => b.savedHoursAgo - a.savedHoursAgo);
