/** What the server does in the background (product 7.20), whichever node comes first. */
import { type FastifyBaseLogger } from 'fastify';
import { forgetOldTold } from './alerts/told-store.ts';
import { tellInTheEvening } from './alerts/tell-in-the-evening.ts';
import { tellOfNewJob } from './alerts/tell-new-job.ts';
import { eraseOldCopies } from './applications/erase-old-copies.ts';
import { hourMs, minuteMs } from './http/clock.ts';
import { tidy } from './http/housekeeping.ts';
import { type Services } from './http/services.ts';
import { closeEnded } from './jobs/close-ended.ts';
import { newJobTask } from './jobs/new-job-store.ts';
import { removeOldNotices } from './notices/notice-store.ts';
import { type Settings } from './settings.ts';
import { dailyAt, every } from './tasks/schedules.ts';
import { type TaskKinds } from './tasks/task-kind.ts';

type Background = Pick<Services, 'db' | 'clock' | 'changeEvents'> &
  Pick<Settings, 'keepApplicationsMonths'> & {
    readonly announce: () => Promise<void>;
    readonly log: Pick<FastifyBaseLogger, 'warn'>;
  };

export function backgroundTasks({
  db,
  clock,
  changeEvents,
  keepApplicationsMonths,
  announce,
  log,
}: Background): TaskKinds {
  const further = {
    jobs: () => closeEnded(db, changeEvents),
    announcements: announce,
    applications: () => eraseOldCopies(db, clock, keepApplicationsMonths),
    notices: () => removeOldNotices(db, clock()),
    told_jobs: () => forgetOldTold(db),
  };
  return {
    // A last day is over at a full hour.
    housekeeping: {
      next: every(hourMs),
      leaseMs: 20 * minuteMs,
      run: async () => tidy(db, clock, log, further),
    },
    [newJobTask]: {
      leaseMs: 5 * minuteMs,
      run: ({ payload }, signal) => tellOfNewJob(db, payload['job_id'] ?? 0, signal),
    },
    evening_alerts: {
      next: dailyAt('18:00'),
      leaseMs: 20 * minuteMs,
      run: ({ begun }, signal) => tellInTheEvening(db, begun, signal),
    },
  };
}
