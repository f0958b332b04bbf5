/** The applicant's name, or why it is missing (product 3.7, 11.4). */
import { useLingui } from '@lingui/react/macro';
import { type Application } from '#contract/applications.ts';
import { usePersonName } from '#client/language/names.ts';

type Applicant = Pick<Application, 'first_name' | 'last_name' | 'user_id'>;

/** Names are erased together with the application's copy of the CV. */
export const isNameless = ({ first_name, last_name }: Applicant): boolean => !first_name || !last_name;

export function useApplicantName(): (applicant: Applicant) => string {
  const { t } = useLingui();
  const personName = usePersonName();
  return (applicant) => {
    if (!isNameless(applicant)) return personName(applicant);
    return applicant.user_id === null ? t`Deleted account` : t`CV deleted`;
  };
}
