/** The phrases of the draft that warn. */
import { useMemo } from 'react';
import { findWarnings, type Warning } from '#warnings/find-warnings.ts';
import { useDraft } from './draft-store.ts';

export function usePostingWarnings(): readonly Warning[] {
  const draft = useDraft((all) => all);
  return useMemo(() => findWarnings(draft), [draft]);
}
