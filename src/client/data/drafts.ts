/** Unsent text and unfinished forms: stored with the session's things until they are sent, and gone with them (product 3.11). */
import * as z from 'zod/mini';
import { readOwn, removeOwn, writeOwn } from './session-storage.ts';

/** session-storage.ts knows drafts by these keys. */
type DraftKey = 'jobDraft' | `${'jobEdit' | 'cvDraft' | 'message' | 'decision'}:${number}`;

export type Draft<Value> = {
  /** Undefined where there is none, or none of this shape. */
  read(): Value | undefined;
  /** False when the device would not take it. */
  write(value: Value): boolean;
  clear(): void;
};

export const draftOf = <S extends z.core.$ZodType>(key: DraftKey, shape: S): Draft<z.output<S>> => ({
  read: () => readOwn(key, shape),
  write: (value) => writeOwn(key, value),
  clear: () => removeOwn(key),
});

/** An empty text is no draft. */
function textDraft(key: DraftKey): Draft<string> {
  const draft = draftOf(key, z.string());
  return { ...draft, write: (text) => (text === '' ? (draft.clear(), true) : draft.write(text)) };
}

/** What is being written in the thread of an application. */
export const messageDraft = (application: number): Draft<string> => textDraft(`message:${application}`);

/** The message that goes with accepting or rejecting an application. */
export const decisionDraft = (application: number): Draft<string> => textDraft(`decision:${application}`);
