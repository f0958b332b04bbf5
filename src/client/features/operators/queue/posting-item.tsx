/** A posting that was reported, or that waits for its check. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { type QueuedJob, type QueueItem } from '#contract/operators.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { findWarnings } from '#warnings/find-warnings.ts';
import * as rules from '#contract/rich-text.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { usePlaceText } from '#client/language/place-text.ts';
import { useMarkedPhrases } from '#client/ui/marked-phrases.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { useReasonWord } from './report-counts.tsx';

type Props = { job: QueuedJob; applicants?: number };

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="kg-bullets">
      {lines.map((line, place) => (
        <UserText as="li" key={place}>
          {line}
        </UserText>
      ))}
    </ul>
  );
}

/** A posting as its readers see it, with what it warns of marked, for whoever has to judge it. */
function PostingText({ job, applicants }: Props) {
  const { t } = useLingui();
  const pay = usePayText();
  const place = usePlaceText();
  const label = useOptionLabel();
  const relative = useRelativeTime();
  const age = relative(job.date_added);
  const facts = [
    place(job),
    label(job.job_type),
    t({ message: `posted ${age}`, comment: 'In a line about a job: posted 3 days ago' }),
    applicants !== undefined && t`${plural(applicants, { one: '# applicant', other: '# applicants' })}`,
  ];
  const text = useRef<HTMLDivElement>(null);
  const phrases = useMemo(() => findWarnings(job).map(({ phrase }) => phrase), [job]);
  useMarkedPhrases(phrases, () => ({ within: text.current }));
  return (
    <div ref={text} className="item-posting-text">
      <p className="kg-salary">{pay(job, 'short')}</p>
      <p className="kg-muted">{facts.filter(Boolean).join(' · ')}</p>
      <RichText markup={job.description} rules={rules} />
      <Lines lines={job.requirements} />
      <Lines lines={job.responsibilities} />
    </div>
  );
}

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
                {word(reason)} · <Trans>nothing written</Trans> · {relative(at)}
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
