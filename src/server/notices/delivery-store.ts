/** Where new notices go besides the app: to the person's browsers (product 7.21) and to Telegram (product 7.21). */
import { type Db } from '#server/database/connect.ts';
import { queuePushes } from '#server/push/push-queue-store.ts';
import { queueMessages } from '#server/telegram/telegram-queue-store.ts';

/** Give it the transaction that writes the notices, so that neither is there without the other. */
export async function queueDeliveries(trx: Db, noticeIds: readonly number[]): Promise<void> {
  await queuePushes(trx, noticeIds);
  await queueMessages(trx, noticeIds);
}
