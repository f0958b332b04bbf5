/** The phrases of the draft that warn; found once for all parts of a step. */
import { findWarnings, type Warning } from '#contract/find-warnings.ts';
import { useDraft } from './draft-store.ts';
import { type JobDraft } from './job-draft.ts';

let last: { readonly draft: JobDraft; readonly warnings: readonly Warning[] } | undefined;

export function usePostingWarnings(): readonly Warning[] {
  const draft = useDraft((all) => all);
  if (last?.draft !== draft) last = { draft, warnings: findWarnings(draft) };
  return last.warnings;
}
