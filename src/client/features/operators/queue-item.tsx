/** One entry of the queue: what it is about, and the decision (product 2.24). */
import { Trans } from '@lingui/react/macro';
import { eyeOutline } from 'ionicons/icons';
import { type RefObject } from 'react';
import { type QueueItem } from '#contract/operators.ts';
import { jobPath } from '#contract/pages.ts';
import { ButtonAnchor } from '#client/ui/button.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { DecisionForm } from './decision-form.tsx';
import { EmployerLine } from './employer-line.tsx';
import { MessageItem } from './message-item.tsx';
import { PostingItem } from './posting-item.tsx';
import { titleOf } from './queue-keys.ts';
import { ReportReasons } from './report-reason.tsx';
import { type Deciding } from './use-decision.ts';
import { VerificationItem } from './verification-item.tsx';
import './queue-item.css';

function About({ item }: { item: QueueItem }) {
  switch (item.kind) {
    case 'reports':
    case 'posts':
      return <PostingItem item={item} />;
    case 'verifications':
      return <VerificationItem item={item} />;
    case 'messages':
      return <MessageItem item={item} />;
  }
}

type Props = {
  item: QueueItem;
  heading: RefObject<HTMLHeadingElement | null>;
  /** On a phone the page has a heading above, and the decision at its foot. */
  isWide: boolean;
  deciding: Deciding;
};

export function QueueItemView({ item, heading, isWide, deciding }: Props) {
  const Heading = isWide ? 'h1' : 'h2';
  const title = titleOf(item);
  return (
    <article className="queue-item queue-place">
      <header className="item-head">
        <div>
          <Heading ref={heading} tabIndex={-1} lang={langOf(title)}>
            {title}
          </Heading>
          {item.kind !== 'messages' && <EmployerLine employer={item.employer} />}
          {item.kind === 'reports' && !isWide && (
            <p className="queue-row-line">
              <ReportReasons reports={item.reports} />
            </p>
          )}
        </div>
        {item.kind === 'reports' && (
          <ButtonAnchor
            variant="outline"
            small
            icon={eyeOutline}
            href={jobPath(item.job_id)}
            target="_blank"
            rel="noreferrer"
          >
            <Trans>See the job</Trans>
          </ButtonAnchor>
        )}
      </header>
      <About item={item} />
      {isWide && <DecisionForm item={item} deciding={deciding} />}
    </article>
  );
}
