/** Advice on looking for work safely, on every job's page (product 2.23); and the emergency numbers, also for the report form. */
import { Trans } from '@lingui/react/macro';
import { shieldCheckmark } from 'ionicons/icons';
import { Icon } from '#client/ui/icon.tsx';
import '#client/ui/card.css';
import './reports.css';

/** Emergency numbers as links; screen readers speak them digit by digit. */
export function HelpNumbers({ numbers }: { numbers: readonly string[] }) {
  return numbers.map((number) => (
    <a key={number} className="kg-link help-number" href={`tel:${number}`} aria-label={[...number].join(' ')}>
      {number}
    </a>
  ));
}

export function SafeWork({ numbers }: { numbers: readonly string[] }) {
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
      {numbers.length > 0 && (
        <p className="kg-muted">
          <Trans>
            In danger? Call the police (free): <HelpNumbers numbers={numbers} />
          </Trans>
        </p>
      )}
    </section>
  );
}
