/** The name of who applied (product 3.7, 11.4); null when the copy of the CV is erased. */
import { useLingui } from '@lingui/react/macro';
import { type Application } from '#contract/applications.ts';
import { usePersonName } from '#client/language/person-name.ts';

type Applicant = Pick<Application, 'first_name' | 'last_name'>;

export function useApplicantName(): (applicant: Applicant) => string {
  const { t } = useLingui();
  const personName = usePersonName();
  return ({ first_name, last_name }) =>
    first_name === null || last_name === null ? t`Account deleted` : personName({ first_name, last_name });
}
