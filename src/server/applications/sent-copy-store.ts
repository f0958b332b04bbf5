/** The copy of a CV that is sent with an application, and its erased form (product 4.19). */
import { type Share } from '#contract/applications.ts';
import { type Cv, userInfo } from '#contract/cvs.ts';

/** Fields that are not shared are empty. */
export function copyToSend({ reference, ...cv }: Cv, share: Share): Cv {
  const user_info = {
    ...cv.user_info,
    ...(share?.address === false ? { address: '' } : {}),
    ...(share?.date_of_birth === false ? { date_of_birth: '' } : {}),
  };
  return {
    ...cv,
    user_info,
    ...(reference === undefined || share?.reference === false ? {} : { reference }),
  };
}

/** Stored in place of an erased copy: still a CV, so readers of the column need no special case. */
export const erasedCopy: Cv = {
  card: false,
  user_info: Object.fromEntries(Object.keys(userInfo.shape).map((field) => [field, ''])) as Cv['user_info'],
};
