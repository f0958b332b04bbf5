/** The outbox of a person who is not remembered: it stays in their tab until they agree that the device stores it. */
import * as z from 'zod/mini';
import { isWaiting, type OutboxItem, outboxItem } from '#contract/outbox-item.ts';
import { moveToDevice } from '#outbox/outbox-store.ts';
import { setTabStore, tabItems } from '#outbox/tab-items.ts';
import { readStored, writeStored } from './device-storage.ts';
import { onSessionChange, readSession } from './session.ts';
import { isRemembered } from './session-storage.ts';

const itemsKey = 'outbox';
const agreedKey = 'outboxKept';

const stored = () => readStored('session', itemsKey, z.array(outboxItem)) ?? [];
const hasAgreed = (): boolean =>
  readStored('session', agreedKey, z.number()) === (readSession()?.user_id ?? Number.NaN);

/** Whether this person's items are lost when the tab is closed. */
export const staysInThisTab = (): boolean => !isRemembered() && !hasAgreed();

const tabStoreOf = (owner: number) => ({
  owner,
  read: stored,
  write: (items: readonly OutboxItem[]) => {
    if (!writeStored('session', itemsKey, items)) throw new Error('The tab stores nothing.');
  },
});

/** After the server rejected the token they wait in the tab for their person; another user's log-in deletes them. */
function followSession(): void {
  const owner = readSession()?.user_id ?? stored()[0]?.owner ?? undefined;
  if (owner === undefined) return setTabStore(undefined);
  const theirs = stored().filter((item) => item.owner === owner);
  if (theirs.length < stored().length) writeStored('session', itemsKey, theirs);
  setTabStore(tabStoreOf(owner));
  // Asking to be remembered is agreeing.
  if (readSession() && !staysInThisTab()) void keepOnDevice().catch(() => undefined);
}

/** The person agreed that waiting items stay on the device until they are sent; later ones, too. */
export async function keepOnDevice(): Promise<void> {
  if (!isRemembered()) writeStored('session', agreedKey, readSession()?.user_id);
  for (let [item] = tabItems(); item; [item] = tabItems()) await moveToDevice(item);
  setTabStore(undefined);
}

followSession();
onSessionChange(followSession);

/** Closing the tab would lose its items: the browser asks first. */
export function askBeforeClosing(): void {
  window.addEventListener('beforeunload', (event) => {
    if (tabItems().some(isWaiting)) event.preventDefault();
  });
}
