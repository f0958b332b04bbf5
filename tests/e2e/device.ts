/** Reads the app's browser storage, and waits for changes to it. */
import { expect, type Page } from '@playwright/test';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { outboxChannel } from '#contract/worker-messages.ts';

/** The outbox's items on this phone, oldest first. */
export const outboxOn = (page: Page): Promise<OutboxItem[]> =>
  page.evaluate(
    () =>
      new Promise<OutboxItem[]>((resolve, reject) => {
        const opening = indexedDB.open('karngea-outbox');
        opening.onerror = () => reject(new Error('no outbox'));
        opening.onsuccess = () => {
          const db = opening.result;
          const asked = db.transaction('receipts').objectStore('receipts').getAll();
          asked.onsuccess = () => {
            db.close();
            resolve((asked.result as OutboxItem[]).sort((a, b) => a.createdAt - b.createdAt));
          };
        };
      }),
  );

/** A guest's message as stored in the outbox, in the given state. */
export const messageIn = (state: Partial<OutboxItem>): OutboxItem => ({
  key: crypto.randomUUID(),
  owner: null,
  method: 'POST',
  path: '/message',
  input: { body: { email: 'dara@example.com', text: 'Halfway', name: '' } },
  lane: 'message',
  subject: 'Halfway',
  createdAt: Date.now(),
  state: 'queued',
  reason: null,
  attempts: 0,
  nextAt: 0,
  ...state,
});

/** Puts an item into the outbox as another page or a worker would have left it, and announces it. */
export const leaveItem = (
  page: Page,
  left: { readonly key: string; readonly [part: string]: unknown },
): Promise<void> =>
  page.evaluate(
    ([item, channel]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('karngea-outbox');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('receipts', 'readwrite');
          writing.objectStore('receipts').put(item, item.key);
          writing.oncomplete = () => {
            new BroadcastChannel(channel).postMessage({ type: 'changed', item });
            resolve();
          };
        };
      }),
    [left, outboxChannel] as const,
  );

export const waitingStates = async (page: Page): Promise<string[]> =>
  (await outboxOn(page)).map(({ state, reason }) => (reason ? `${state}: ${reason}` : state));

/** Everything that the browser stores for this app, as one text; of the app's own files only the addresses. */
export const everythingOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const table of db.objectStoreNames) {
        const records = db.transaction(table).objectStore(table);
        for (const asked of [records.getAllKeys(), records.getAll()]) {
          found.push(
            await new Promise((resolve) => {
              asked.onsuccess = () => resolve([name, asked.result]);
            }),
          );
        }
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const cached = await cache.match(request);
        const isText =
          !name.includes('precache') && !/image|font/.test(cached?.headers.get('content-type') ?? '');
        found.push([name, request.url, isText ? await cached?.text() : '']);
      }
    }
    return JSON.stringify(found);
  });

/** This tab's session storage, which a browser restores when it reopens a closed tab. */
export const tabStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...sessionStorage }));

/** The keys of the answers that are stored: ["jobs",7,"list",{}]. */
const storedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        type Stored = { clientState?: { queries: { queryKey: unknown }[] } };
        const opening = indexedDB.open('karngea-cache');
        opening.onerror = () => reject(new Error('no cache'));
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('queries')) return resolve([]);
          const asked = db.transaction('queries').objectStore('queries').getAll();
          asked.onsuccess = () => {
            db.close();
            const parts = asked.result as Stored[];
            resolve(
              parts.flatMap(({ clientState }) =>
                (clientState?.queries ?? []).map(({ queryKey }) => JSON.stringify(queryKey)),
              ),
            );
          };
        };
      }),
  );

/** Waits until answers whose keys contain these texts are stored, which happens a moment after they were shown. */
export async function waitForStored(page: Page, ...keys: string[]): Promise<void> {
  await expect
    .poll(async () => {
      const stored = await storedAnswers(page);
      return keys.filter((key) => !stored.some((one) => one.includes(key)));
    })
    .toEqual([]);
}
