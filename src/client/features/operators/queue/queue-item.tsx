/** One item of the queue: its content, and the decision (product 2.24). */
import { Trans, useLingui } from '@lingui/react/macro';
import { copyOutline, eyeOutline, mailOutline } from 'ionicons/icons';
import { type RefObject } from 'react';
import { type QueueItem } from '#contract/operators.ts';
import { jobPath } from '#contract/pages.ts';
import { ButtonAnchor, IconButton } from '#client/ui/button.tsx';
import { langOf, UserText } from '#client/ui/user-text.tsx';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import * as rules from '#contract/description-markup.ts';
import { RichText } from '#client/ui/rich-text-view.tsx';
import { copyText } from '#client/ui/copy-text.ts';
import { DecisionForm } from '../decisions/decision-form.tsx';
import { EmployerLine } from './employer-line.tsx';
import { PersonItem } from './person-item.tsx';
import { PostingItem } from './posting-item.tsx';
import { titleOf } from './queue-items.ts';
import { ReportCounts } from './report-counts.tsx';
import { type DecisionState } from '../decisions/use-decision.ts';
import './queue-item.css';

type CopiedFactProps = { label: string; value: string; href?: string };

/** A fact with a button that copies it. */
function CopiedFact({ label, value, href }: CopiedFactProps) {
  const { t } = useLingui();
  return (
    <div className="copied-fact">
      <dt className="kg-label">{label}</dt>
      <dd>
        {href === undefined ? (
          <span lang={langOf(value)}>{value}</span>
        ) : (
          <a className="kg-link" href={href}>
            {value}
          </a>
        )}
        <IconButton
          icon={copyOutline}
          size={20}
          label={t`Copy: ${value}`}
          onClick={() => void copyText(value)}
        />
      </dd>
    </div>
  );
}

/** A company that asks to be verified: its number in the business register, and a phone number to call. */
function VerificationItem({ item }: { item: Extract<QueueItem, { kind: 'verifications' }> }) {
  const { t } = useLingui();
  const { company, registration_number, phone, note } = item;
  return (
    <>
      <dl className="item-facts">
        <CopiedFact label={t`Registration number`} value={registration_number} />
        <CopiedFact label={t`Phone`} value={phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`} />
      </dl>
      {note !== '' && (
        <section>
          <h2 className="kg-label">{t`Anything else we should know?`}</h2>
          <UserText as="p" className="queue-report-words">
            {note}
          </UserText>
        </section>
      )}
      <section>
        <h2 className="kg-label">{t`About the company`}</h2>
        <div className="item-posting" tabIndex={0} role="region" aria-label={t`About the company`}>
          <p className="queue-company-names">
            {company.logo && <img src={company.logo} alt="" width={48} height={48} />}
            <UserText as="strong">{[company.name, company.name_km].filter(Boolean).join(' · ')}</UserText>
          </p>
          {company.website && (
            <p>
              <a className="kg-link" href={company.website} target="_blank" rel="nofollow noreferrer">
                {company.website}
              </a>
            </p>
          )}
          {company.about && <RichText markup={company.about} rules={rules} />}
        </div>
      </section>
    </>
  );
}

/** A message to the team, and the address to answer. */
function MessageItem({ item }: { item: Extract<QueueItem, { kind: 'messages' }> }) {
  const { t } = useLingui();
  const relative = useRelativeTime();
  return (
    <>
      <div className="queue-report-words queue-message-words">
        {item.text.split('\n').map((line, index) => (
          <UserText as="p" key={index}>
            {line}
          </UserText>
        ))}
        <span className="kg-muted">{relative(item.waiting_since)}</span>
      </div>
      <dl className="item-facts">
        <CopiedFact label={t`E-mail`} value={item.email} href={`mailto:${item.email}`} />
      </dl>
      <p>
        <ButtonAnchor variant="outline" icon={mailOutline} href={`mailto:${item.email}`}>
          <Trans>Reply by e-mail</Trans>
        </ButtonAnchor>
      </p>
    </>
  );
}

function Content({ item }: { item: QueueItem }) {
  switch (item.kind) {
    case 'reports':
    case 'posts':
      return <PostingItem item={item} />;
    case 'people':
      return <PersonItem item={item} />;
    case 'verifications':
      return <VerificationItem item={item} />;
    case 'messages':
      return <MessageItem item={item} />;
  }
}

type Props = {
  item: QueueItem;
  heading: RefObject<HTMLHeadingElement | null>;
  /** On phones the page has its own heading, and the decision is in the bottom bar. */
  isWide: boolean;
  decision: DecisionState;
};

export function QueueItemView({ item, heading, isWide, decision }: Props) {
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
          {(item.kind === 'reports' || item.kind === 'people') && !isWide && (
            <p className="queue-row-line">
              <ReportCounts reports={item.reports} />
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
      <Content item={item} />
      {isWide && <DecisionForm item={item} decision={decision} />}
    </article>
  );
}
