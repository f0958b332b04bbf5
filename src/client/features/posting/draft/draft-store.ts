/** Drafts of postings and edits, stored on the device at every change and cleared after posting (product 4.7). */
import { createContext, use, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { draftOf } from '#client/data/drafts.ts';
import { newRequestKey } from '#client/data/request-key.ts';
import { keepsDrafts, onSessionChange, onSessionEnd, readSession } from '#client/data/session.ts';
import { createForm } from '#client/forms/form-store.ts';
import { useFormState } from '#client/forms/use-form.tsx';
import { errorsOf, lastDayOf } from './draft-rules.ts';
import { emptyDraft, type JobDraft, readDraft } from './job-draft.ts';

export type DraftStore = ReturnType<typeof createDraftStore>;

function createDraftStore(key: 'jobDraft' | `jobEdit:${number}`) {
  const device = draftOf(key, z.unknown());
  const stored = device.read();
  const readable = readDraft(stored);
  /** A stored draft that this version cannot read is cleared, and the user is notified once. */
  let isUnreadable = stored !== undefined && readable === undefined;
  let isRestored = readable !== undefined;
  let isTouched = isRestored;
  let isStarting = false;

  const form = createForm(readable ?? emptyDraft, errorsOf);
  /** False if the device's storage is full or unavailable. */
  const useStored = create(() => ({ stored: true }));

  form.subscribe(({ values }, { values: before }) => {
    if (values === before || isStarting) return;
    isTouched = true;
    // A changed draft is a new posting, which needs a new request key.
    if (values.requestKey !== '' && values.requestKey === before.requestKey) form.change({ requestKey: '' });
    else useStored.setState({ stored: device.write(values) });
  });

  /** Each adds text that was typed but not yet added to its list. */
  const uncommitted = new Set<() => void>();

  /** Clears only the device: after posting, the preview stays on screen until the page is left. */
  const clearStored = (): void => device.clear();

  return {
    form,
    useStored,
    clearStored,
    uncommitted,
    /** Adds uncommitted text; one by one, because two fields may change the same list. */
    commitTyped: (): void => uncommitted.forEach((commit) => flushSync(commit)),
    /** Starts with these values, which are not stored until something is typed. */
    start(values: JobDraft): void {
      isStarting = true;
      form.change(values);
      isStarting = isTouched = false;
      clearStored();
    },
    isTouched: () => isTouched,
    /** True on the first call if the draft was on the device when the app started. */
    consumeRestored(): boolean {
      const was = isRestored;
      isRestored = false;
      return was;
    },
    /** The idempotency key of this posting, the same for every attempt. */
    requestKey(): string {
      const draft = form.read();
      if (!draft.requestKey) form.change({ requestKey: newRequestKey(), expires_on: lastDayOf(draft) });
      return form.read().requestKey;
    },
    clear(): void {
      form.change(emptyDraft);
      clearStored();
      useStored.setState({ stored: true });
    },
    /** True on the first call if a stored draft could not be read. */
    consumeUnreadable(): boolean {
      const was = isUnreadable;
      isUnreadable = false;
      if (was) clearStored();
      return was;
    },
  };
}

/** The draft of a new posting. */
export const postingDraft = createDraftStore('jobDraft');

const edits = new Map<number, DraftStore>();

/** The unsaved changes to a job. */
export function editDraft(jobId: number): DraftStore {
  const store = edits.get(jobId) ?? createDraftStore(`jobEdit:${jobId}`);
  edits.set(jobId, store);
  return store;
}

/** Call after saving or cancelling: the next edit starts with the job's current values. */
export function discardEdit(jobId: number): void {
  edits.get(jobId)?.clearStored();
  edits.delete(jobId);
}

/** The draft that the surrounding steps edit. */
export const DraftContext = createContext(postingDraft);

export const useDraftForm = () => use(DraftContext).form;

/** Selects from the draft; the component renders again if the result changes. */
export const useDraft = <Selected>(select: (draft: JobDraft) => Selected): Selected =>
  useFormState(useDraftForm(), ({ values }) => select(values));

/** Calls `commit` when the user continues to the next step. */
export function useCommitOnNext(commit: () => void): void {
  const { uncommitted } = use(DraftContext);
  const latest = useEffectEvent(commit);
  useEffect(() => {
    const call = () => latest();
    uncommitted.add(call);
    return () => void uncommitted.delete(call);
  }, [uncommitted]);
}

function clearAll(): void {
  postingDraft.clear();
  for (const jobId of edits.keys()) discardEdit(jobId);
}

// Signing out clears all drafts (product 4.3); after an expired session they stay.
onSessionEnd((why) => {
  if (!keepsDrafts(why)) clearAll();
});

// After an expired session another user may log in.
let owner = readSession()?.user_id;
onSessionChange(() => {
  const next = readSession()?.user_id;
  if (next === undefined || next === owner) return;
  if (owner !== undefined) clearAll();
  owner = next;
});
