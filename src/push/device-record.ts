/** What this device knows of its pushes, stored where page and worker can read it (product 7.23). */
import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { pageLanguages } from '#contract/pages.ts';
import { openStore } from '#storage/open-store.ts';

const { use: store } = openStore('karngea-push', 'push');
const takenKey = 'taken';
const askedKey = 'asked';

const takenPushes = z.object({
  /** Whose notices come to this device. */
  owner: z.number(),
  /** When they logged in here: the server sends for as long as that log-in lasts. */
  since: z.optional(z.number()),
  /** The browser's subscription as the server was told of it, and when. */
  endpoint: z.string(),
  lang: z.enum(pageLanguages),
  toldAt: z.number(),
});
export type TakenPushes = z.output<typeof takenPushes>;

/** Undefined where nobody wanted any on this device. */
export async function readTaken(): Promise<TakenPushes | undefined> {
  const parsed = z.safeParse(takenPushes, await get<unknown>(takenKey, store));
  return parsed.success ? parsed.data : undefined;
}

export const storeTaken = (taken: TakenPushes): Promise<void> => set(takenKey, taken, store);

export const forgetTaken = (): Promise<void> => del(takenKey, store);

const askedPeople = z.array(z.number());

/** Who was asked on this device, and is not asked again. */
export async function readAsked(): Promise<readonly number[]> {
  const parsed = z.safeParse(askedPeople, await get<unknown>(askedKey, store));
  return parsed.success ? parsed.data : [];
}

export async function noteAsked(userId: number): Promise<void> {
  await set(askedKey, [...new Set([...(await readAsked()), userId])], store);
}
