/** The outbox of a user who is not remembered: in the tab's session storage until they agree to store it on the device. */
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

/** Whether the user's items are lost when the tab is closed. */
export const staysInThisTab = (): boolean => !isRemembered() && !hasAgreed();

const tabStoreOf = (owner: number) => ({
  owner,
  read: stored,
  write: (items: readonly OutboxItem[]) => {
    if (!writeStored('session', itemsKey, items)) throw new Error('The tab stores nothing.');
  },
});

/** After a rejected token the items stay in the tab for the same user; another user's log-in deletes them. */
function updateTabStore(): void {
  const owner = readSession()?.user_id ?? stored()[0]?.owner ?? undefined;
  if (owner === undefined) return setTabStore(undefined);
  const theirs = stored().filter((item) => item.owner === owner);
  if (theirs.length < stored().length) writeStored('session', itemsKey, theirs);
  setTabStore(tabStoreOf(owner));
  // Choosing to be remembered counts as consent.
  if (readSession() && !staysInThisTab()) void storeOnDevice().catch(() => undefined);
}

/** Moves the items to the device after the user agreed; later ones are stored there, too. */
export async function storeOnDevice(): Promise<void> {
  if (!isRemembered()) writeStored('session', agreedKey, readSession()?.user_id);
  for (let [item] = tabItems(); item; [item] = tabItems()) await moveToDevice(item);
  setTabStore(undefined);
}

updateTabStore();
onSessionChange(updateTabStore);

/** Lets the browser ask before closing a tab whose items would be lost. */
export function askBeforeClosing(): void {
  window.addEventListener('beforeunload', (event) => {
    if (tabItems().some(isWaiting)) event.preventDefault();
  });
}
