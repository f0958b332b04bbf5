/** Tells the owner of an account what happened to it, on other devices and in the chat with the bot (product 7.31). */
import { type ToldEvent } from '#contract/security-events.ts';
import { type Db } from '#server/database/connect.ts';
import { queueSecurityPushes } from '#server/push/push-queue-store.ts';
import { queueSecurityMessage } from '#server/telegram/telegram-queue-store.ts';
import { addEvents } from './security-event-store.ts';

type Told = ToldEvent & {
  readonly user_id: number;
  /** Of whoever did it, who need not be told. */
  readonly session: string;
};

/** Writes the event down and tells of it. Give it the transaction of what happened. */
export async function addAndTell(trx: Db, { session, ...event }: Told, at: Date): Promise<void> {
  const [id] = await addEvents(trx, [event], at);
  if (id === undefined) return;
  await queueSecurityPushes(trx, id, session);
  await queueSecurityMessage(trx, id);
}
