/** The company card (product 2.21), also the preview beside the form: logo, names, verification and facts. */
import { Trans, useLingui } from '@lingui/react/macro';
import { layersOutline, linkOutline, locationOutline, peopleOutline, shieldCheckmark } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { type Company } from '#contract/companies.ts';
import { linkRel } from '#contract/description-markup.ts';
import { siteAddress } from '#client/data/site-origin.ts';
import { useCompanyName } from '#client/language/names.ts';
import { useDates } from '#client/language/dates.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { useProvinceName } from '#client/language/place-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Logo } from '#client/ui/logo.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { type CompanySize } from '#contract/company-fields.ts';
import './company-card.css';

/** A range of employees as text: "201–1,000", "1,000+". */
export const sizeText = (size: CompanySize): string => size.replace('-', '–').replace('1000', '1,000');

function VerifiedMark({ since }: { since: string }) {
  const month = useDates().wholeMonthAndYear(since);
  return (
    <details className="company-mark">
      <summary>
        <Icon name={shieldCheckmark} size={18} />
        <Trans>Verified since {month}</Trans>
      </summary>
      <p>
        <Trans>
          We have checked the registration number and spoken with the company. We don't check every job.
        </Trans>
      </p>
    </details>
  );
}

function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </li>
  );
}

const hostOf = (website: string): string => website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

type Props = {
  company: Company;
  /** The element of the name: no heading in a preview. */
  heading?: 'h1' | 'p';
};

export function CompanyCard({ company, heading: Heading = 'h1' }: Props) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const province = useProvinceName();
  const { name, other } = useCompanyName()(company);
  const size = company.size && sizeText(company.size);
  return (
    <section className="company-card" aria-label={t`Company`}>
      <div className="company-head">
        <Logo name={name} picture={siteAddress(company.logo)} size={72} />
        <div>
          <UserText as={Heading} className="company-name">
            {name}
          </UserText>
          {other && (
            <UserText as="p" className="kg-muted">
              {other}
            </UserText>
          )}
          {company.verified_since && <VerifiedMark since={company.verified_since} />}
        </div>
      </div>
      <ul className="company-facts">
        {company.province && <Fact icon={locationOutline}>{province(company.province)}</Fact>}
        {size && (
          <Fact icon={peopleOutline}>
            <Trans>{size} people</Trans>
          </Fact>
        )}
        {company.industry && <Fact icon={layersOutline}>{label(company.industry)}</Fact>}
        {company.website && (
          <Fact icon={linkOutline}>
            <a className="kg-link" href={company.website} target="_blank" rel={linkRel}>
              {hostOf(company.website)}
            </a>
          </Fact>
        )}
      </ul>
    </section>
  );
}
