/** What can be wrong with a job, as people say it, in the order in which it is asked (product 3.16). */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  cashOutline,
  constructOutline,
  documentLockOutline,
  ellipsisHorizontal,
  globeOutline,
  handLeftOutline,
  helpCircleOutline,
} from 'ionicons/icons';
import { type ReportReason } from '#contract/reports.ts';

type Wording = { readonly icon: string; readonly text: MessageDescriptor };

export const reasonWordings: Record<ReportReason, Wording> = {
  fee: { icon: cashOutline, text: msg`It asks for money` },
  fake: { icon: helpCircleOutline, text: msg`The job or company is not real` },
  documents: { icon: documentLockOutline, text: msg`It wants to keep my ID card or passport` },
  abroad: { icon: globeOutline, text: msg`Suspicious work abroad` },
  conditions: { icon: constructOutline, text: msg`Pay or conditions differ from the posting` },
  discrimination: { icon: handLeftOutline, text: msg`It discriminates by gender, age, origin or disability` },
  other: { icon: ellipsisHorizontal, text: msg`Something else` },
};
