/** Unfinished postings on this device: stored on every change, shared by the steps, gone after posting (product 4.7). */
import { createContext, use, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { draftOf } from '#client/data/drafts.ts';
import { newRequestKey } from '#client/data/request-key.ts';
import { isEndedByServer, onSessionChange, onSessionEnd, readSession } from '#client/data/session.ts';
import { createForm } from '#client/forms/form-store.ts';
import { useFormState } from '#client/forms/use-form.tsx';
import { errorsOf, lastDayOf } from './draft-rules.ts';
import { emptyDraft, type JobDraft, readDraft } from './job-draft.ts';

export type DraftStore = ReturnType<typeof createDraftStore>;

function createDraftStore(key: 'jobDraft' | `jobEdit:${number}`) {
  const device = draftOf(key, z.unknown());
  const stored = device.read();
  const understood = readDraft(stored);
  /** Something was stored that this version cannot read: it is dropped, and the person is told once. */
  let unreadable = stored !== undefined && understood === undefined;
  let restored = understood !== undefined;
  let touched = restored;
  let isBeginning = false;

  const form = createForm(understood ?? emptyDraft, errorsOf);
  /** Whether the device holds the draft; not when its storage is full or refused. */
  const useStored = create(() => ({ stored: true }));

  form.subscribe(({ values }, { values: before }) => {
    if (values === before || isBeginning) return;
    touched = true;
    // Whatever is changed is a new posting, so the old request key goes.
    if (values.requestKey !== '' && values.requestKey === before.requestKey) form.change({ requestKey: '' });
    else useStored.setState({ stored: device.write(values) });
  });

  /** What each field holds that was typed and not added to its list. */
  const typed = new Set<() => void>();

  /** Takes a posted draft off the device; its preview stays on the screen until that is left, and only then forgotten. */
  const dropStored = (): void => device.clear();

  return {
    form,
    useStored,
    dropStored,
    typed,
    /** Adds it, for who goes on; one after the other, because two may be about the same list. */
    takeTyped: (): void => typed.forEach((take) => flushSync(take)),
    /** Begins with these values, of which nothing was typed: they are not stored. */
    begin(values: JobDraft): void {
      isBeginning = true;
      form.change(values);
      isBeginning = touched = false;
      dropStored();
    },
    /** Whether anything in it was typed. */
    isTouched: () => touched,
    /** True once when it lay on the device as the app started. */
    takeRestored(): boolean {
      const was = restored;
      restored = false;
      return was;
    },
    /** The key under which this very posting is sent, the same for every try. */
    requestKey(): string {
      const draft = form.read();
      if (!draft.requestKey) form.change({ requestKey: newRequestKey(), expires_on: lastDayOf(draft) });
      return form.read().requestKey;
    },
    forget(): void {
      form.change(emptyDraft);
      dropStored();
      useStored.setState({ stored: true });
    },
    /** True once when a stored draft could not be read. */
    takeUnreadable(): boolean {
      const was = unreadable;
      unreadable = false;
      if (was) dropStored();
      return was;
    },
  };
}

/** The new posting. */
export const postingDraft = createDraftStore('jobDraft');

const edits = new Map<number, DraftStore>();

/** The changes to a job that are not saved yet, for each job apart. */
export function editDraft(jobId: number): DraftStore {
  const store = edits.get(jobId) ?? createDraftStore(`jobEdit:${jobId}`);
  edits.set(jobId, store);
  return store;
}

/** After saving or giving up: the next edit begins with the job as it is then. */
export function endEdit(jobId: number): void {
  edits.get(jobId)?.dropStored();
  edits.delete(jobId);
}

/** Which of them the steps around are about. */
export const DraftContext = createContext(postingDraft);

export const useDraftForm = () => use(DraftContext).form;

/** A part of the draft; who asks is drawn again when `pick` gives another one. */
export const useDraft = <Part>(pick: (draft: JobDraft) => Part): Part =>
  useFormState(useDraftForm(), ({ values }) => pick(values));

/** Has `take` called when one goes on to the next step. */
export function useTakenOnNext(take: () => void): void {
  const { typed } = use(DraftContext);
  const latest = useEffectEvent(take);
  useEffect(() => {
    const call = () => latest();
    typed.add(call);
    return () => void typed.delete(call);
  }, [typed]);
}

function forgetAll(): void {
  postingDraft.forget();
  for (const jobId of edits.keys()) endEdit(jobId);
}

// Signing out clears the device's storage, and with it the drafts (product 4.3); a dead session keeps them.
onSessionEnd((why) => {
  if (!isEndedByServer(why)) forgetAll();
});

// After a dead token somebody else may be the next to log in.
let owner = readSession()?.user_id;
onSessionChange(() => {
  const next = readSession()?.user_id;
  if (next === undefined || next === owner) return;
  if (owner !== undefined) forgetAll();
  owner = next;
});
