/** Applications that have not left the phone yet, or were refused when they did. Knows nothing of the sent ones. */
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { apply } from '#contract/applications.ts';
import { isCall } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { langOf } from '#client/ui/user-text.tsx';
import { JobThumb } from './job-thumb.tsx';

/** Those of the person on this phone. */
export const useUnsentApplications = () =>
  useOutbox()
    .filter((item) => isCall(item, apply))
    .filter(({ state }) => state !== 'sent');

type Props = { coverOf: (jobId: number) => number | undefined };

export function WaitingApplications({ coverOf }: Props) {
  const { openOutbox } = useShellLinks();
  const waiting = useUnsentApplications();
  if (waiting.length === 0) return null;
  return (
    <ul className="kg-rows application-list waiting">
      {waiting.map(({ key, subject, state, input: { body } }) => (
        <li key={key}>
          <JobThumb img={coverOf(Number(body.job_id))} />
          <div className="application-entry">
            <h2 lang={langOf(subject)}>
              <Link className="stretched" to="/jobDetail/$id" params={{ id: String(body.job_id) }}>
                {subject}
              </Link>
            </h2>
            <p className="kg-muted">
              {state === 'failed' ? (
                <Trans>This could not be sent.</Trans>
              ) : (
                <Trans>Will be sent automatically when you're back online.</Trans>
              )}
            </p>
            <button type="button" className="application-outbox" onClick={openOutbox}>
              {state === 'failed' ? <Trans>See why</Trans> : <StatusBadge status="waiting" />}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
