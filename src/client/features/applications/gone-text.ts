/** Why an applicant cannot see the job any more (product 2.10, 4.17). */
import { msg } from '@lingui/core/macro';

export const goneTexts = {
  removed: msg`This job was removed. If anyone asks you for money, don't pay.`,
  hidden: msg`This job is hidden at the moment.`,
} as const;
