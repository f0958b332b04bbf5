/** Who offers the job, in one line of its card (product 1.3). */
import { useLingui } from '@lingui/react/macro';
import { shieldCheckmark } from 'ionicons/icons';
import { smallPicturePath } from '#contract/company-fields.ts';
import { type JobCompany } from '#contract/job-fields.ts';
import { siteAddress } from '#client/data/site-origin.ts';
import { useCompanyName } from '#client/language/company-name.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { langOf } from '#client/ui/user-text.tsx';

export function CompanyLine({ company }: { company: JobCompany }) {
  const { t } = useLingui();
  const { name } = useCompanyName()(company);
  return (
    <p className="job-card-company">
      <Logo name={name} picture={siteAddress(company.logo && smallPicturePath(company.logo))} size={20} />
      <span lang={langOf(name)}>{name}</span>
      {company.verified && <Icon name={shieldCheckmark} size={18} label={t`Verified`} />}
    </p>
  );
}
