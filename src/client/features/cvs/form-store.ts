/** Holds the CV while it is typed, and tells of each change, so that a key draws what reads it and nothing else. */
import { useSyncExternalStore } from 'react';
import { changeForm, type CvForm, type CvFormChange, type CvText, formOf } from './cv-form.ts';

export type FormStore = {
  readonly read: () => CvForm;
  readonly change: (change: CvFormChange) => void;
  /** Calls `tell` after every change, until the function that it gives back is called. */
  readonly subscribe: (tell: () => void) => () => void;
};

export function createFormStore(text: CvText): FormStore {
  let form = formOf(text);
  const watchers = new Set<() => void>();
  return {
    read: () => form,
    change: (change) => {
      const next = changeForm(form, change);
      if (next === form) return;
      form = next;
      for (const tell of watchers) tell();
    },
    subscribe: (tell) => {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
  };
}

/** A part of the form; who asks is drawn again when `pick` gives another one. */
export const useOfForm = <Part>({ read, subscribe }: FormStore, pick: (form: CvForm) => Part): Part =>
  useSyncExternalStore(subscribe, () => pick(read()));
