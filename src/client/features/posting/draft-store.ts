/** The one draft of this device: stored on every change, shared by the steps, gone after posting (product 4.7). */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { newRequestKey } from '#client/data/request-key.ts';
import { onSessionChange, onSessionEnd, readSession } from '#client/data/session.ts';
import { readOwn, removeOwn, writeOwn } from '#client/data/session-storage.ts';
import { createForm } from '#client/forms/form-store.ts';
import { useFormState } from '#client/forms/use-form.tsx';
import { errorsOf } from './draft-rules.ts';
import { emptyDraft, type JobDraft, readDraft } from './job-draft.ts';

const storageKey = 'jobDraft';

const stored = readOwn(storageKey, z.unknown());
const understood = readDraft(stored);
/** Something was stored that this version cannot read: it is dropped, and the person is told once. */
let unreadable = stored !== undefined && understood === undefined;

export const draftForm = createForm(understood ?? emptyDraft, errorsOf);

/** Whether the device holds the draft; not when its storage is full or refused. */
export const useDraftStored = create(() => ({ stored: true }));

draftForm.subscribe(({ values }, { values: before }) => {
  if (values === before) return;
  // Whatever is changed is a new posting, so the old request key goes.
  if (values.requestKey !== '' && values.requestKey === before.requestKey)
    draftForm.change({ requestKey: '' });
  else useDraftStored.setState({ stored: writeOwn(storageKey, values) });
});

/** The key under which this very posting is sent, the same for every try. */
export function requestKeyOfDraft(): string {
  if (!draftForm.read().requestKey) draftForm.change({ requestKey: newRequestKey() });
  return draftForm.read().requestKey;
}

/** Takes a posted draft off the device; its preview stays on the screen until that is left, and only then forgotten. */
export const dropStoredDraft = (): void => removeOwn(storageKey);

export function forgetDraft(): void {
  draftForm.change(emptyDraft);
  dropStoredDraft();
  useDraftStored.setState({ stored: true });
}

/** True once when a stored draft could not be read. */
export function takeUnreadable(): boolean {
  const was = unreadable;
  unreadable = false;
  if (was) dropStoredDraft();
  return was;
}

/** A part of the draft; who asks is drawn again when `pick` gives another one. */
export const useDraft = <Part>(pick: (draft: JobDraft) => Part): Part =>
  useFormState(draftForm, ({ values }) => pick(values));

// Signing out clears the device's storage, and with it the draft (product 4.3); a dead session keeps it.
onSessionEnd((why) => {
  if (why !== 'dead') forgetDraft();
});

// After a dead token somebody else may be the next to log in.
let owner = readSession()?.user_id;
onSessionChange(() => {
  const next = readSession()?.user_id;
  if (next === undefined || next === owner) return;
  if (owner !== undefined) forgetDraft();
  owner = next;
});
