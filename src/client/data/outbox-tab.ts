/** What a person who is not remembered has in the outbox: it stays in their tab until they say that the device may keep it. */
import * as z from 'zod/mini';
import { isWaiting, type OutboxItem, outboxItem } from '#contract/outbox-item.ts';
import { keepItem } from '#outbox/outbox-store.ts';
import { setTabShelf, tabItems } from '#outbox/tab-items.ts';
import { readStored, writeStored } from './device-storage.ts';
import { onSessionChange, readSession } from './session.ts';
import { isRemembered } from './session-storage.ts';

const itemsKey = 'outbox';
const agreedKey = 'outboxKept';

const stored = () => readStored('session', itemsKey, z.array(outboxItem)) ?? [];
const hasAgreed = (): boolean =>
  readStored('session', agreedKey, z.number()) === (readSession()?.user_id ?? Number.NaN);

/** Whether what this person sends goes when the tab is closed. */
export const staysInThisTab = (): boolean => !isRemembered() && !hasAgreed();

const shelfOf = (owner: number) => ({
  owner,
  read: stored,
  write: (items: readonly OutboxItem[]) => {
    if (!writeStored('session', itemsKey, items)) throw new Error('The tab stores nothing.');
  },
});

/** After a dead token they wait in the tab for their person; somebody else's log-in ends that. */
function followSession(): void {
  const owner = readSession()?.user_id ?? stored()[0]?.owner ?? undefined;
  if (owner === undefined) return setTabShelf(undefined);
  const theirs = stored().filter((item) => item.owner === owner);
  if (theirs.length < stored().length) writeStored('session', itemsKey, theirs);
  setTabShelf(shelfOf(owner));
  // Whoever asks to be remembered agrees.
  if (readSession() && !staysInThisTab()) void keepOnDevice().catch(() => undefined);
}

/** The person was asked, and what waits may stay on the device until it is sent; what follows, too. */
export async function keepOnDevice(): Promise<void> {
  if (!isRemembered()) writeStored('session', agreedKey, readSession()?.user_id);
  for (let [item] = tabItems(); item; [item] = tabItems()) await keepItem(item);
  setTabShelf(undefined);
}

followSession();
onSessionChange(followSession);

/** Closing the tab would lose it: the browser asks first. */
export function askBeforeLosing(): void {
  window.addEventListener('beforeunload', (event) => {
    if (tabItems().some(isWaiting)) event.preventDefault();
  });
}
