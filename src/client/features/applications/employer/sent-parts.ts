/** Which parts of the CV did not come with an application; everybody's CV has them. */
import { useLingui } from '@lingui/react/macro';
import { type Cv } from '#contract/cvs.ts';

/** "address, date of birth", or nothing. */
export function useNotSent(): (cv: Cv) => string {
  const { t, i18n } = useLingui();
  return ({ user_info: { address, date_of_birth } }) => {
    const missing = [address === '' && t`address`, date_of_birth === '' && t`date of birth`];
    return missing.filter((part) => part !== false).join(i18n.locale === 'km' ? ' ' : ', ');
  };
}
