/** Verifies that phones got a push for each notice of their owners, and nothing else. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { type Received } from '../../../tests/support/push-service.ts';
import { type Line } from './verify-writes.ts';

type Notice = { readonly id: number; readonly user_id: number; readonly isNews: boolean };

/**
 * A node that dies after a push and before recording it sends it again with the same tag, and the phone shows one. With
 * another tag the phone would show two.
 * @param phones the push endpoints by their owners' ids
 */
export async function verifyPushes(
  db: Db,
  phones: ReadonlyMap<number, string>,
  received: readonly Received[],
): Promise<Line & { readonly repeated: number }> {
  const { rows } = await sql<Notice>`
    select id, user_id, kind <> 'search_alert' or job_id is null
      or exists (select from jobs where jobs.id = notices.job_id and ${isHiring}) as "isNews"
    from notices where user_id = any(${[...phones.keys()]}::bigint[])`.execute(db);
  const shown = new Map<string, Set<string>>();
  let taken = 0;
  for (const { status, path, message } of received) {
    if (status !== 201 || message === undefined || message.kind === 'security') continue;
    taken += 1;
    const key = `${path} ${message.id}`;
    shown.set(key, (shown.get(key) ?? new Set()).add(message.tag));
  }
  const wanted = new Map(
    rows.map(({ id, user_id, isNews }) => [`${new URL(phones.get(user_id) ?? '').pathname} ${id}`, isNews]),
  );
  const lost = [...wanted].filter(([key, isNews]) => isNews && !shown.has(key)).map(([key]) => key);
  const twice = [...shown].filter(([, tags]) => tags.size > 1).map(([key]) => key);
  const unasked = [...shown.keys()].filter((key) => !wanted.has(key));
  return {
    what: 'pushes',
    acknowledged: shown.size,
    lost: lost.length,
    twice: twice.length,
    unasked: unasked.length,
    repeated: taken - shown.size,
    examples: [...lost, ...twice, ...unasked].slice(0, 5),
  };
}
