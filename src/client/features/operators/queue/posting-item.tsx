/** A reported posting, or one that waits for review. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { type PostingWarning } from '#contract/draft-warnings.ts';
import { type QueuedJob, type QueueItem } from '#contract/operators.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import * as rules from '#contract/description-markup.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { phoneText } from '#client/language/phone-text.ts';
import { usePlaceText } from '#client/language/place-names.ts';
import { useMarkedPhrases } from '#client/ui/marked-phrases.ts';
import { RichText } from '#client/ui/rich-text-view.tsx';
import { ReviewNote } from './employer-line.tsx';
import { useReasonName } from './report-counts.tsx';

type PostingTextProps = { job: QueuedJob; warned: readonly PostingWarning[]; applicants?: number };

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="kg-bullets">
      {lines.map((line, index) => (
        <UserText as="li" key={index}>
          {line}
        </UserText>
      ))}
    </ul>
  );
}

/** The numbers that an approval lets out, and the walk-in place. */
function contactLines({ contact }: QueuedJob): string[] {
  const { phone, telegram, walk_in } = contact ?? {};
  return [
    ...(phone ? [phoneText(phone)] : []),
    ...(telegram ? [`@${telegram}`] : []),
    ...(walk_in ? [[walk_in.place, walk_in.bring].filter(Boolean).join(' · ')] : []),
  ];
}

/** The posting as readers see it, with the sentences that warn highlighted. */
function PostingText({ job, warned, applicants }: PostingTextProps) {
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
  const sentences = warned.map(({ text }) => text);
  useMarkedPhrases(sentences, () => ({ within: text.current }));
  return (
    <div ref={text} className="item-posting-text">
      <p className="kg-salary">{pay(job, 'short')}</p>
      <p className="kg-muted">{facts.filter(Boolean).join(' · ')}</p>
      <RichText markup={job.description} rules={rules} />
      <Lines lines={job.requirements} />
      <Lines lines={job.responsibilities} />
      <Lines lines={contactLines(job)} />
    </div>
  );
}

type ReportedItem = Extract<QueueItem, { kind: 'reports' }>;
type PostingQueueItem = ReportedItem | Extract<QueueItem, { kind: 'posts' }>;

/** The reports' reasons and texts; never their authors. */
function Reports({ item }: { item: ReportedItem }) {
  const { t } = useLingui();
  const reasonName = useReasonName();
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
                {reasonName(reason)} · <Trans>no details given</Trans> · {relative(at)}
              </>
            ) : (
              <>
                <UserText as="p">{text}</UserText>
                <span className="kg-muted">
                  {reasonName(reason)} · {relative(at)}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PostingItem({ item }: { item: PostingQueueItem }) {
  const { t } = useLingui();
  const isReported = item.kind === 'reports';
  return (
    <div className={isReported ? 'item-columns' : undefined}>
      <section>
        <h2 className="kg-label">
          <Trans>The posting</Trans>
        </h2>
        {/* Focusable, so that it can be scrolled by keyboard. */}
        <div className="item-posting" tabIndex={0} role="region" aria-label={t`The posting`}>
          <PostingText
            job={item.job}
            warned={item.warned}
            {...(isReported && { applicants: item.pending_applications })}
          />
        </div>
      </section>
      {isReported && <Reports item={item} />}
      {!isReported && <ReviewNote employer={item.employer} />}
    </div>
  );
}
