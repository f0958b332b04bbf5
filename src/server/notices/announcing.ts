/** When announcements are gone on with: after each change of a job, and in every round of housekeeping. */
import { type Db } from '#server/database/connect.ts';
import { type ChangeEvents } from '#server/http/services.ts';
import { continueAnnouncements } from './announcement-store.ts';

type Announcing = {
  /** One pass at a time; rejects where it could not be finished. */
  readonly goOn: () => Promise<void>;
  /** Ends the pass after the batch that it is at. */
  readonly stop: () => Promise<void>;
};

export function startAnnouncing(db: Db, events: ChangeEvents): Announcing {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const goOn = () =>
    (running ??= continueAnnouncements(db, ending.signal).finally(() => {
      running = undefined;
    }));
  // What fails here is the next round's work.
  const begin = () => void goOn().catch(() => undefined);
  for (const event of ['edited', 'closed'] as const) events.on(event, begin);
  return {
    goOn,
    stop: async () => {
      ending.abort();
      await running?.catch(() => undefined);
    },
  };
}
