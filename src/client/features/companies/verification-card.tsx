/** The state of a company's verification, and the button to request it (product 2.22). */
import { Trans, useLingui } from '@lingui/react/macro';
import { closeCircle, shieldCheckmark, shieldCheckmarkOutline, time } from 'ionicons/icons';
import { type ReactNode, useState } from 'react';
import { type OwnCompany } from '#contract/companies.ts';
import { useDates } from '#client/language/dates.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';

const VerificationSheet = lazySheet(async () => (await import('./verification-sheet.tsx')).VerificationSheet);

type StateProps = { tone: 'blue' | 'red'; icon: string; title: ReactNode; children: ReactNode };

function State({ tone, icon, title, children }: StateProps) {
  return (
    <section className={`kg-note ${tone}`}>
      <Icon name={icon} size={20} />
      <div>
        <h2 className="verification-title">{title}</h2>
        {children}
      </div>
    </section>
  );
}

export function VerificationCard({ userId, company }: { userId: number; company: OwnCompany }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { wholeMonthAndYear } = useDates();
  const { verification, verified_since: since, refused_because: reason } = company;
  const month = wholeMonthAndYear(since ?? '');
  return (
    <>
      {verification === 'waiting' && (
        <State tone="blue" icon={time} title={t`Check in progress`}>
          <Trans>We'll notify you. You can keep posting jobs.</Trans>
        </State>
      )}
      {verification === 'verified' && (
        <State tone="blue" icon={shieldCheckmark} title={t`Verified since ${month}`}>
          <Trans>If you change the name, website or logo, we check again.</Trans>
        </State>
      )}
      {verification === 'refused' && (
        <State tone="red" icon={closeCircle} title={t`Not verified`}>
          {reason && <UserText as="p">{reason}</UserText>}
          <Button variant="plain" small onClick={() => setOpen(true)}>
            <Trans>Request again</Trans>
          </Button>
        </State>
      )}
      {verification === 'none' && (
        <section className="kg-card verification-ask">
          <h2>
            <Icon name={shieldCheckmarkOutline} />
            <Trans>Get verified</Trans>
          </h2>
          <p className="kg-muted">
            <Trans>We check your registration number and call you. It is free.</Trans>
          </p>
          <Button variant="quiet" wide disabled={company.name === null} onClick={() => setOpen(true)}>
            <Trans>Request a check</Trans>
          </Button>
        </section>
      )}
      <VerificationSheet userId={userId} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
