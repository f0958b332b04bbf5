/** The job one applied for, and whose it is. */
import { useLingui } from '@lingui/react/macro';
import { shieldCheckmark } from 'ionicons/icons';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { useCompanyName } from '#client/language/company-name.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { JobRow } from '../job-row.tsx';

export function OwnJob({ application }: { application: ApplicationAnswer['application'] }) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const companyName = useCompanyName();
  const { location, company } = application;
  const employer = company && companyName(company).name;
  return (
    <JobRow
      application={application}
      facts={label(location)}
      className="own-job"
      company={
        employer && (
          <p className="own-job-company">
            <span lang={langOf(employer)}>{employer}</span>
            {company.verified && <Icon name={shieldCheckmark} size={18} label={t`Verified`} />}
          </p>
        )
      }
    />
  );
}
