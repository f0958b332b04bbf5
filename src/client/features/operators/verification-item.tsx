/** A company that asks for the mark: its number, to be found in the register, and the phone to call. */
import { useLingui } from '@lingui/react/macro';
import { type QueueItem } from '#contract/operators.ts';
import * as rules from '#contract/rich-text.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { CopiedFact } from './copied-fact.tsx';

export function VerificationItem({ item }: { item: Extract<QueueItem, { kind: 'verifications' }> }) {
  const { t } = useLingui();
  const { company, registration_number, phone, note } = item;
  return (
    <>
      <dl className="item-facts">
        <CopiedFact label={t`Registration number`} value={registration_number} />
        <CopiedFact label={t`Phone`} value={phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`} />
      </dl>
      {note !== '' && (
        <section>
          <h2 className="kg-label">{t`Anything we should know`}</h2>
          <UserText as="p" className="queue-report-words">
            {note}
          </UserText>
        </section>
      )}
      <section>
        <h2 className="kg-label">{t`About the company`}</h2>
        <div className="item-posting" tabIndex={0} role="region" aria-label={t`About the company`}>
          <p className="queue-company-names">
            {company.logo && <img src={company.logo} alt="" width={48} height={48} />}
            <UserText as="strong">{[company.name, company.name_km].filter(Boolean).join(' · ')}</UserText>
          </p>
          {company.website && (
            <p>
              <a className="kg-link" href={company.website} target="_blank" rel="nofollow noreferrer">
                {company.website}
              </a>
            </p>
          )}
          {company.about && <RichText markup={company.about} rules={rules} />}
        </div>
      </section>
    </>
  );
}
