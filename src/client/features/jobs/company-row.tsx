/** Who offers the job, as a row that leads to the company's page (product 2.6, 2.12). */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chevronForward, shieldCheckmark } from 'ionicons/icons';
import { type JobCompany } from '#contract/job-fields.ts';
import { siteAddress } from '#client/data/site-origin.ts';
import { useCompanyName } from '#client/language/company-name.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import '#client/ui/card.css';
import './company-row.css';

export function CompanyRow({ company }: { company: JobCompany }) {
  const { t } = useLingui();
  const { name } = useCompanyName()(company);
  return (
    <section className="kg-rows company-row" aria-label={t`Company`}>
      <Link className="kg-row" to="/company/$id" params={{ id: String(company.company_id) }}>
        <Logo name={name} picture={siteAddress(company.logo)} size={44} />
        <span>
          <strong lang={langOf(name)}>{name}</strong>
          {company.verified ? (
            <span className="company-verified">
              <Icon name={shieldCheckmark} size={18} />
              <Trans>Verified</Trans>
            </span>
          ) : (
            <span className="kg-muted">
              <Trans>Not verified yet</Trans>
            </span>
          )}
        </span>
        <Icon name={chevronForward} />
      </Link>
    </section>
  );
}
