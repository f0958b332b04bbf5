/** The one draft of this device: kept on every change, shared by the steps, gone after posting (spec §4). */
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '#client/data/device-storage.ts';
import { newRequestKey } from '#client/data/request-key.ts';
import { onSessionEnd } from '#client/data/session.ts';
import { emptyDraft, type JobDraft, readDraft } from './job-draft.ts';

const storageKey = 'jobDraft';

type State = {
  readonly draft: JobDraft;
  /** Whether the device keeps it; false when storage is full or refused. */
  readonly saved: boolean;
};

const watchers = new Set<() => void>();
const stored = readStored('local', storageKey, z.unknown());
const understood = readDraft(stored);
let state: State = { draft: understood ?? emptyDraft, saved: true };

/** Something was kept that this version cannot read: it is dropped, and the person is told once. */
let unreadable = stored !== undefined && understood === undefined;

function put(next: State): void {
  state = next;
  for (const tell of watchers) tell();
}

/** Changes the draft and keeps it; whatever is changed is a new posting, so the old request key goes. */
export function changeDraft(change: Partial<JobDraft>): void {
  const draft = { ...state.draft, requestKey: '', ...change };
  put({ draft, saved: writeStored('local', storageKey, draft) });
}

/** The key under which this very posting is sent, the same for every try. */
export function requestKeyOfDraft(): string {
  if (!state.draft.requestKey) changeDraft({ requestKey: newRequestKey() });
  return state.draft.requestKey;
}

/** Takes a posted draft off the device; its preview stays on the screen until that is left, and only then forgotten. */
export const dropKeptDraft = (): void => removeStored('local', storageKey);

export function forgetDraft(): void {
  removeStored('local', storageKey);
  put({ draft: emptyDraft, saved: true });
}

export const readCurrentDraft = (): JobDraft => state.draft;

/** True once when a kept draft could not be read. */
export function takeUnreadable(): boolean {
  const was = unreadable;
  unreadable = false;
  if (was) removeStored('local', storageKey);
  return was;
}

const subscribe = (tell: () => void) => {
  watchers.add(tell);
  return () => void watchers.delete(tell);
};

export const useDraft = (): State => useSyncExternalStore(subscribe, () => state);

// Signing out clears the device's storage, and with it the draft (spec §4); a dead session keeps it.
onSessionEnd((why) => {
  if (why !== 'dead') forgetDraft();
});
