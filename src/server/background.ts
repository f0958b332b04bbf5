/** What the server does in the background (product 7.20), whichever node comes first. */
import { type FastifyBaseLogger } from 'fastify';
import { eraseOldCopies } from './applications/erase-old-copies.ts';
import { hourMs, minuteMs } from './http/clock.ts';
import { tidy } from './http/housekeeping.ts';
import { type Services } from './http/services.ts';
import { closeEnded } from './jobs/close-ended.ts';
import { removeOldNotices } from './notices/notice-store.ts';
import { type Settings } from './settings.ts';
import { every } from './tasks/schedules.ts';
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
  };
  return {
    // A last day is over at a full hour.
    housekeeping: {
      next: every(hourMs),
      leaseMs: 20 * minuteMs,
      run: async () => tidy(db, clock, log, further),
    },
  };
}
