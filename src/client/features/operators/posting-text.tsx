/** A posting as its readers see it, with what it warns of marked, for whoever has to judge it. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { findWarnings } from '#warnings/find-warnings.ts';
import { type QueuedJob } from '#contract/operators.ts';
import * as rules from '#contract/description-markup.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { usePlaceText } from '#client/language/place-names.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { useMarkedPhrases } from '#client/ui/marked-phrases.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { UserText } from '#client/ui/user-text.tsx';

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

export function PostingText({ job, applicants }: Props) {
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
