/** The device's record of its push subscription, in IndexedDB for pages and the service worker (product 7.23). */
import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { pageLanguages } from '#contract/pages.ts';
import { openStore } from '#storage/open-store.ts';

const { use: store } = openStore('karngea-push', 'push');
const recordKey = 'taken';
const askedKey = 'asked';

const subscriptionRecord = z.object({
  /** The user whose notices this device gets. */
  owner: z.number(),
  /** When the user logged in. The server sends pushes while that session lasts. */
  since: z.optional(z.number()),
  /** The subscription as last sent to the server. */
  endpoint: z.string(),
  lang: z.enum(pageLanguages),
  /** When it was last sent, in milliseconds since 1970; a stored name. */
  toldAt: z.number(),
});
type SubscriptionRecord = z.output<typeof subscriptionRecord>;

/** Undefined if no user of this device has subscribed. */
export async function getSubscriptionRecord(): Promise<SubscriptionRecord | undefined> {
  const parsed = z.safeParse(subscriptionRecord, await get<unknown>(recordKey, store));
  return parsed.success ? parsed.data : undefined;
}

export const storeSubscriptionRecord = (record: SubscriptionRecord): Promise<void> =>
  set(recordKey, record, store);

export const deleteSubscriptionRecord = (): Promise<void> => del(recordKey, store);

const userIds = z.array(z.number());

/** Users who were asked about pushes on this device, and are not asked again. */
export async function listAskedUsers(): Promise<readonly number[]> {
  const parsed = z.safeParse(userIds, await get<unknown>(askedKey, store));
  return parsed.success ? parsed.data : [];
}

export async function recordAskedUser(userId: number): Promise<void> {
  await set(askedKey, [...new Set([...(await listAskedUsers()), userId])], store);
}
