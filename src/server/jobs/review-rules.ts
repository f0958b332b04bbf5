/** Which postings wait for an operator's look before others see them (product 4.17). */
import { type ReviewRule, type WarningKind } from '#contract/job-fields.ts';

type Posted = {
  /** All of a new posting, of an edited one those that it did not have. */
  readonly warnings: readonly WarningKind[];
  /** Whether its company is verified. */
  readonly isTrusted: boolean;
};

export function mustWait(rule: ReviewRule, { warnings, isTrusted }: Posted): boolean {
  if (rule === 'flagged') return warnings.length > 0;
  return rule === 'new' && !isTrusted;
}

/** An edit is looked at only for what it newly warns of: under `new` the posting itself has been seen. */
export const mustWaitAgain = (rule: ReviewRule, edited: Posted): boolean =>
  edited.warnings.length > 0 && mustWait(rule, edited);
