/** The copy of a CV that goes with an application, and what is left of it when it is erased (product 4.19). */
import { type Share } from '#contract/applications.ts';
import { type Cv, userInfo } from '#contract/cvs.ts';

/** What is not shared is empty. */
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

/** Stored in place of an erased copy: still a CV, so whatever reads the column needs no other case. */
export const erasedCopy: Cv = {
  user_info: Object.fromEntries(Object.keys(userInfo.shape).map((field) => [field, ''])) as Cv['user_info'],
};
