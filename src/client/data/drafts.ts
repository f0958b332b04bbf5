/** Drafts: unsent text and unfinished forms, stored with the session's data (product 3.11). */
import * as z from 'zod/mini';
import { readOwn, removeOwn, writeOwn } from './session-storage.ts';

/** session-storage.ts recognises drafts by these keys. */
type DraftKey = 'jobDraft' | 'jobOrigin' | `${'jobEdit' | 'cvDraft' | 'message' | 'decision'}:${number}`;

export type Draft<Value> = {
  /** Undefined if there is none, or it doesn't match the schema. */
  read(): Value | undefined;
  /** Returns false if it could not be stored. */
  write(value: Value): boolean;
  clear(): void;
};

export const draftOf = <S extends z.core.$ZodType>(key: DraftKey, schema: S): Draft<z.output<S>> => ({
  read: () => readOwn(key, schema),
  write: (value) => writeOwn(key, value),
  clear: () => removeOwn(key),
});

/** Writing an empty text deletes the draft. */
function textDraft(key: DraftKey): Draft<string> {
  const draft = draftOf(key, z.string());
  return { ...draft, write: (text) => (text === '' ? (draft.clear(), true) : draft.write(text)) };
}

/** An unsent message in an application's thread. */
export const messageDraft = (application: number): Draft<string> => textDraft(`message:${application}`);

/** The message that goes with accepting or rejecting an application. */
export const decisionDraft = (application: number): Draft<string> => textDraft(`decision:${application}`);
