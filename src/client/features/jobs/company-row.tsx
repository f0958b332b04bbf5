/** Who offers the job, as a row that leads to the company's page; what the mark means opens at its word (product 2.6, 2.12). */
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
    <section className="kg-rows job-company-row" aria-label={t`Company`}>
      <div className="kg-row">
        <Logo name={name} picture={siteAddress(company.logo)} size={44} />
        <div>
          <Link
            className="job-company-link"
            to="/company/$id"
            params={{ id: String(company.company_id) }}
            lang={langOf(name)}
          >
            {name}
          </Link>
          {company.verified ? (
            <details className="job-company-verified">
              <summary>
                <Icon name={shieldCheckmark} size={18} />
                <Trans>Verified</Trans>
              </summary>
              <p className="kg-muted">
                <Trans>
                  We have checked the registration number and spoken with the company. We do not check each
                  job.
                </Trans>
              </p>
            </details>
          ) : (
            <p className="kg-muted">
              <Trans>Not verified yet</Trans>
            </p>
          )}
        </div>
        <Icon name={chevronForward} />
      </div>
    </section>
  );
}
