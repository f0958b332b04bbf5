/** What a refusal means, for those who hear of few: the sentences come when the first is wanted. */
import { type MessageDescriptor } from '@lingui/core';
import { type FailureCode } from '#contract/failures.ts';
import { withTexts } from './activate.ts';
import { localFailureTexts } from './local-failure-texts.ts';

/** The sentence for a code; where it cannot be had, the one that fits every failure. */
export const refusalText = (code: FailureCode): Promise<MessageDescriptor> =>
  withTexts(() => import('./failure-texts.ts')).then(
    ({ failureTexts }) => failureTexts[code],
    () => localFailureTexts.internal,
  );
