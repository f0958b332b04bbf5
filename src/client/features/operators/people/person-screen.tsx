/** /operator/people/{id} (product 2.24): everything about a person or company that an operator decides with. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type PersonDetails } from '#contract/operator-people.ts';
import { jobPath } from '#contract/pages.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { useSession } from '#client/data/session.ts';
import { useDates } from '#client/language/dates.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { FailureState } from '#client/ui/failure-state.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { langOf } from '#client/ui/user-text.tsx';
import { AuditLogTable } from '../audit-log/audit-log-table.tsx';
import { decisionsQuery, operatorKeys, personQuery } from '../operator-queries.ts';
import { PublicPageLink } from '../public-page-link.tsx';
import { EmployerLine, ReviewNote } from '../queue/employer-line.tsx';
import { AccountState, type PersonAction, PersonActions, useTypeName } from './people-table.tsx';
import { PersonReports, WarningNames } from './person-reports.tsx';
import { PersonSheet } from './person-sheet.tsx';
import '../operator-tables.css';

type Props = { details: PersonDetails; onAction: (action: PersonAction) => void };

function Review({ details: { person }, onAction }: Props) {
  const isOnline = useIsOnline();
  return (
    <ReviewNote employer={person}>
      <Button
        variant="outline"
        small
        disabled={!isOnline}
        aria-haspopup="dialog"
        onClick={() => onAction({ person, action: 'end_review' })}
      >
        <Trans>End review</Trans>
      </Button>
    </ReviewNote>
  );
}

function Postings({ postings }: Pick<PersonDetails, 'postings'>) {
  const { t } = useLingui();
  const { longDate } = useDates();
  const states = {
    waiting: t({ message: 'waits for review', comment: 'State of a posting, for operators' }),
    removed: t({ message: 'removed', comment: 'State of a posting, for operators' }),
    suspended: t({ message: 'hidden', comment: 'State of a posting, for operators' }),
    Hiring: t({ message: 'open', comment: 'State of a posting, for operators' }),
    Closed: t({ message: 'closed', comment: 'State of a posting, for operators' }),
  };
  return (
    <ul className="operator-cards">
      {postings.map(({ job_id, name, date_added, status, hidden, warnings, reports }) => (
        <li key={job_id} className="kg-card padded">
          {hidden === null ? (
            <PublicPageLink path={jobPath(job_id)} name={name} />
          ) : (
            <strong lang={langOf(name)}>{name}</strong>
          )}
          <p className="kg-muted">
            {longDate(date_added)} · {states[hidden ?? status]}
            {reports > 0 && (
              <>
                {' · '}
                <Plural value={reports} one="# report" other="# reports" />
              </>
            )}
          </p>
          <WarningNames kinds={warnings} />
        </li>
      ))}
    </ul>
  );
}

/** Answers of the other sides, as numbers. */
function Experiences({ details: { outcomes, blocked_by } }: Pick<Props, 'details'>) {
  const { t } = useLingui();
  const { hired = 0, not_hired = 0, not_reached = 0, asked_for_money = 0 } = outcomes ?? {};
  const facts = [
    { count: asked_for_money, label: t`Asked for money` },
    { count: not_reached, label: t`Couldn't be reached` },
    { count: not_hired, label: t`Not hired` },
    { count: hired, label: t`Hired` },
    { count: blocked_by, label: t({ message: 'Block this account', comment: 'A number of people' }) },
  ].filter(({ count }) => count > 0);
  return (
    <dl className="person-experiences">
      {facts.map(({ count, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

const hasExperiences = ({ outcomes, blocked_by }: PersonDetails): boolean =>
  blocked_by > 0 || Object.values(outcomes ?? {}).some((count) => count > 0);

type SectionProps = { title: ReactNode; isEmpty: boolean; children: ReactNode };

const Section = ({ title, isEmpty, children }: SectionProps) => (
  <section>
    <h2>{title}</h2>
    {isEmpty ? (
      <p className="kg-muted">
        <Trans>Nothing here.</Trans>
      </p>
    ) : (
      children
    )}
  </section>
);

function Person({ details, onAction }: Props) {
  const { person, reports, postings } = details;
  const { applications } = person;
  const userId = useSession()?.user_id ?? 0;
  const typeName = useTypeName();
  const { data: decisions = [] } = useQuery(decisionsQuery(userId, person.user_id));
  return (
    <>
      <section className="kg-card padded person-facts">
        <p>
          {typeName(person.acc_type)} <AccountState suspended={person.suspended} />
        </p>
        <EmployerLine employer={person} isOwnPage />
        {person.unclaimed && (
          <p className="kg-muted">
            <Trans>
              Nobody has claimed this company. Suspending it hides its jobs, and its codes stop working.
            </Trans>
          </p>
        )}
        {person.acc_type === 'employee' && (
          <p className="kg-muted">
            <Plural value={applications} one="# application" other="# applications" />
          </p>
        )}
        <Review details={details} onAction={onAction} />
        <PersonActions person={person} onAction={onAction} />
      </section>
      <Section
        title={
          <Trans comment="What others answered about a person, and blocks">How it ended, and blocks</Trans>
        }
        isEmpty={!hasExperiences(details)}
      >
        <Experiences details={details} />
      </Section>
      <Section title={<Trans>Reports</Trans>} isEmpty={reports.length === 0}>
        <PersonReports reports={reports} />
      </Section>
      <Section
        title={<Trans comment="What operators decided">Decisions</Trans>}
        isEmpty={decisions.length === 0}
      >
        <AuditLogTable entries={decisions} />
      </Section>
      {person.acc_type === 'employer' && (
        <Section title={<Trans>Postings</Trans>} isEmpty={postings.length === 0}>
          <Postings postings={postings} />
        </Section>
      )}
    </>
  );
}

export function PersonScreen() {
  const userId = useSession()?.user_id ?? 0;
  const { id = '' } = useParams({ strict: false });
  const isValidId = /^[1-9]\d{0,14}$/.test(id);
  const query = useQuery({ ...personQuery(userId, Number(id)), enabled: isValidId });
  const { data: details, error } = query;
  const failureText = useFailureText();
  const [action, setAction] = useState<PersonAction>();
  const [isOpen, setOpen] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const name = details && (details.person.company_name ?? details.person.name);
  usePageTitle(name);
  if (!isValidId || (!details && hasCode(error, 'not_found'))) return <Navigate to="/404" replace />;
  return (
    <>
      <SubPageHeader title={name ?? ''} backTo="/operator/people" />
      <PageContent footer="never" className="operator-page" refreshes={[operatorKeys.all(userId)]}>
        <div ref={page} tabIndex={-1} className="person-page">
          {details ? (
            <Person
              details={details}
              onAction={(next) => {
                setAction(next);
                setOpen(true);
              }}
            />
          ) : error ? (
            <FailureState message={failureText(error)} onRetry={() => void query.refetch()} />
          ) : (
            <SkeletonGroup>
              <Skeleton width="60%" />
              <Skeleton height={120} />
            </SkeletonGroup>
          )}
        </div>
      </PageContent>
      {action && (
        <PersonSheet
          key={action.action}
          action={action}
          open={isOpen}
          onClose={(isDone) => {
            flushSync(() => setOpen(false));
            // The button that had the focus may have been replaced.
            if (isDone) page.current?.focus();
          }}
        />
      )}
    </>
  );
}
