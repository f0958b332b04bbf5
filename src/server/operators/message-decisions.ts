/** What operators do with messages to the team (product 3.6, 7.17). */
import { type messageActions } from '#contract/operator-decisions.ts';
import { Failure } from '#server/http/api/failures.ts';
import { writeDown } from './audit.ts';
import { type Decided, type Deciding } from './deciding.ts';

/** Throws `not_found`. */
export async function decideOnMessage(deciding: Deciding<(typeof messageActions)[number]>): Promise<Decided> {
  const { trx, id, action, operator, now } = deciding;
  const message = await trx
    .selectFrom('messages')
    .select(['name', 'email', 'done_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (message === undefined) throw new Failure('not_found');
  const isDone = action === 'done';
  const state = isDone ? 'done' : 'open';
  if ((message.done_at !== null) === isDone) return { state };
  await trx
    .updateTable('messages')
    .set({ done_at: isDone ? now : null, done_by: isDone ? operator.name : null })
    .where('id', '=', id)
    .execute();
  await writeDown(deciding, {
    subject_kind: 'message',
    subject_id: id,
    subject: message.name || message.email,
  });
  return { state };
}
