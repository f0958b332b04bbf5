/** The course of an application: applied, then waiting or answered. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkmarkCircle, closeCircle, time } from 'ionicons/icons';
import { type MemberType } from '#contract/roles.ts';
import { type Application } from '#contract/applications.ts';
import { useDates } from '#client/language/dates.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { Icon } from '#client/ui/icon.tsx';

type Props = { application: Application; viewer: MemberType };

function When({ at }: { at: string }) {
  const { longDate } = useDates();
  return (
    <span className="kg-muted">
      {longDate(at)}, <RelativeTime of={at} />
    </span>
  );
}

export function ApplicationTimeline({ application, viewer }: Props) {
  const { t } = useLingui();
  const { status, dateAdded, dateUpdated } = application;
  const answer = {
    pending: {
      icon: time,
      word: viewer === 'employer' ? t`Waiting for your decision` : t`Waiting for an answer`,
    },
    accepted: { icon: checkmarkCircle, word: t`Accepted` },
    rejected: {
      icon: closeCircle,
      word: viewer === 'employer' ? t`Rejected` : t({ message: 'Rejected', context: 'to the applicant' }),
    },
  }[status];
  return (
    <section className="kg-card padded" aria-label={t`Application progress`}>
      <ol className="application-timeline">
        <li className="applied">
          <Icon name={checkmarkCircle} size={24} />
          <p>
            <strong>
              <Trans>Applied</Trans>
            </strong>{' '}
            <When at={dateAdded} />
          </p>
        </li>
        <li className={status}>
          <Icon name={answer.icon} size={24} />
          <p>
            <strong>{answer.word}</strong> {status !== 'pending' && <When at={dateUpdated} />}
          </p>
        </li>
      </ol>
    </section>
  );
}
