/** Advice on looking for work safely, on every job's page (product 2.23); and the emergency numbers, also for the report form. */
import { msg } from '@lingui/core/macro';
import { type MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { shieldCheckmark } from 'ionicons/icons';
import { useSite } from '#client/data/site-query.ts';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import '#client/ui/card.css';
import './reports.css';

/** The texts of HELP_NUMBERS' default labels; other labels are shown as they are set. */
const labels: Readonly<Record<string, MessageDescriptor>> = {
  Police: msg({ message: 'Police (free)', comment: 'The label of the emergency number 117' }),
  'Labour ministry': msg({ message: 'Labour ministry', comment: 'The label of the hotline 1297' }),
};

/** Numbers to call in danger as links; screen readers speak them digit by digit. */
export function HelpNumbers() {
  const { t } = useLingui();
  const numbers = useSite()?.help_numbers ?? [];
  return (
    <span className="help-numbers">
      {numbers.map(({ number, label }) => {
        const known = label === null ? undefined : labels[label];
        return (
          <span key={number}>
            <a
              className="kg-link help-number"
              href={`tel:${number.replace(/ /g, '')}`}
              aria-label={[...number].join(' ')}
            >
              {number}
            </a>
            {label !== null && <UserText as="span">{known ? t(known) : label}</UserText>}
          </span>
        );
      })}
    </span>
  );
}

export function SafeWork() {
  const hasNumbers = (useSite()?.help_numbers.length ?? 0) > 0;
  return (
    <section className="safe-work">
      <h2>
        <Icon name={shieldCheckmark} />
        <Trans>Stay safe when looking for work</Trans>
      </h2>
      <ul className="kg-bullets">
        <li>
          <Trans>Never pay for a job.</Trans>
        </li>
        <li>
          <Trans>Keep your ID card and passport with you.</Trans>
        </li>
        <li>
          <Trans>Meet at the workplace. Tell someone where you're going.</Trans>
        </li>
      </ul>
      {hasNumbers && (
        <p className="kg-muted">
          <Trans>In danger? Call:</Trans> <HelpNumbers />
        </p>
      )}
    </section>
  );
}
