/** A reported person or company in the queue. */
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type QueueItem } from '#contract/operators.ts';
import { PersonReports } from '../people/person-reports.tsx';
import { ReviewNote } from './employer-line.tsx';

export function PersonItem({ item }: { item: Extract<QueueItem, { kind: 'people' }> }) {
  const { t } = useLingui();
  const { dismissed, warned, acc_type, applications } = item.employer;
  return (
    <>
      <p className="kg-muted">
        {acc_type === 'employee' ? <Trans>Job seeker</Trans> : <Trans>Employer</Trans>}
        {acc_type === 'employee' && (
          <>
            {' · '}
            <Plural value={applications} one="# application" other="# applications" />
          </>
        )}
        {' · '}
        <Plural
          value={warned}
          _0="no warning"
          one="# report led to a warning"
          other="# reports led to a warning"
        />
        {dismissed > 0 && (
          <>
            {' · '}
            <Plural value={dismissed} one="# report dismissed" other="# reports dismissed" />
          </>
        )}
      </p>
      <ReviewNote employer={item.employer} />
      <section>
        <h2 className="kg-label">
          {t`${plural(item.reported, { one: 'Reported # time', other: 'Reported # times' })}`}
        </h2>
        <PersonReports reports={item.reports} />
      </section>
    </>
  );
}
