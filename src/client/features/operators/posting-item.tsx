/** A posting that was reported, or that waits for its check. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type QueueItem } from '#contract/operators.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { PostingText } from './posting-text.tsx';
import { useReasonWord } from './report-reason.tsx';

type Reported = Extract<QueueItem, { kind: 'reports' }>;
type Item = Reported | Extract<QueueItem, { kind: 'posts' }>;

/** What was written, and why; never by whom. */
function Reports({ item }: { item: Reported }) {
  const { t } = useLingui();
  const word = useReasonWord();
  const relative = useRelativeTime();
  return (
    <section className="item-reports">
      <h2 className="kg-label">
        {t`${plural(item.reported, { one: 'Reported # time', other: 'Reported # times' })}`}
      </h2>
      <ul>
        {item.reports.map(({ id, reason, text, at }) => (
          <li key={id} className="queue-report-words">
            {text === '' ? (
              <>
                {word(reason)} · <Trans>no details given</Trans> · {relative(at)}
              </>
            ) : (
              <>
                <UserText as="p">{text}</UserText>
                <span className="kg-muted">
                  {word(reason)} · {relative(at)}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PostingItem({ item }: { item: Item }) {
  const { t } = useLingui();
  const isReported = item.kind === 'reports';
  return (
    <div className={isReported ? 'item-columns' : undefined}>
      <section>
        <h2 className="kg-label">
          <Trans>The posting</Trans>
        </h2>
        {/* Focusable, so that keys scroll it. */}
        <div className="item-posting" tabIndex={0} role="region" aria-label={t`The posting`}>
          <PostingText job={item.job} {...(isReported && { applicants: item.pending_applications })} />
        </div>
      </section>
      {isReported && <Reports item={item} />}
    </div>
  );
}
