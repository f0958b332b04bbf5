/** The content of a company's page: its card, description and open jobs (product 2.21). */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { chatbubbles, chevronForward } from 'ionicons/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Company } from '#contract/companies.ts';
import { hasWords } from '#contract/description-markup.ts';
import * as richTextRules from '#contract/description-markup.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { useCompanyName } from '#client/language/names.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Note } from '#client/ui/note.tsx';
import { RichText } from '#client/ui/rich-text-view.tsx';
import { CompanyAlertRow } from '#client/features/alerts/new-alert-row.tsx';
import { JobGrid } from '#client/features/jobs/card/job-grid.tsx';
import { ListAge } from '#client/forms/list-age.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TextLink } from '#client/ui/button.tsx';
import { coverOf, type JobListItem } from '#contract/jobs.ts';
import { pictureSrc } from '#client/data/connection.ts';
import { useDaysLeft } from '#client/language/days-left.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useOccupationName } from '#client/features/jobs/occupations/occupation-queries.ts';
import { langOf, UserText } from '#client/ui/user-text.tsx';
import { CompanyCard } from './company-card.tsx';
import { ReportRow } from '#client/features/reports/report-row.tsx';
import { companyJobsQuery } from './company-queries.ts';
import '#client/ui/card.css';
import '#client/ui/chip.css';

/** A company's open jobs as rows; wide screens show cards. */
function CompanyJobRows({ jobs }: { jobs: readonly JobListItem[] }) {
  const payText = usePayText();
  const daysLeft = useDaysLeft();
  return (
    <ul className="company-job-rows">
      {jobs.map((job) => {
        const left = daysLeft(job);
        return (
          <li key={job.job_id}>
            <Link className="kg-card kg-row" to="/jobDetail/$id" params={{ id: String(job.job_id) }}>
              <img
                className="kg-cover"
                src={pictureSrc(coverOf(job))}
                alt=""
                width={52}
                height={52}
                loading="lazy"
              />
              <span>
                <strong lang={langOf(job.name)}>{job.name}</strong>
                <UserText className="kg-salary">{payText(job, 'short')}</UserText>
                {left && <span className="kg-muted"> · {left}</span>}
              </span>
              <Icon name={chevronForward} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** From this number of open jobs, chips lead to those of one occupation. */
const manyJobs = 6;

function OccupationChip({ companyId, code }: { companyId: number; code: string }) {
  const name = useOccupationName(code);
  return (
    name !== undefined && (
      <li>
        <Link className="kg-chip" to="/jobs" search={{ company: companyId, occupation: code }}>
          {name}
        </Link>
      </li>
    )
  );
}

/** The occupations of the listed jobs. */
function OccupationChips({ companyId, jobs }: { companyId: number; jobs: readonly JobListItem[] }) {
  const { t } = useLingui();
  const codes = [...new Set(jobs.flatMap(({ occupation }) => occupation ?? []))];
  if (codes.length < 2) return null;
  return (
    <nav className="company-occupations" aria-label={t`Kind of work`}>
      <ul className="kg-chips">
        {codes.map((code) => (
          <OccupationChip key={code} companyId={companyId} code={code} />
        ))}
      </ul>
    </nav>
  );
}

type Props = { owner: Owner; companyId: number; open: number };

function CompanyJobs({ owner, companyId, open }: Props) {
  const query = useInfiniteQuery(companyJobsQuery(owner, companyId));
  const { data: jobs = [], hasNextPage, isFetching, dataUpdatedAt, refetch } = query;
  return (
    <section>
      <SectionHead
        title={<Plural value={open} one="# open job" other="# open jobs" />}
        aside={
          open > jobs.length && (
            <TextLink to="/jobs" search={{ company: companyId }}>
              <Trans>See All</Trans>
            </TextLink>
          )
        }
      />
      {dataUpdatedAt > 0 && (
        <ListAge updatedAt={dataUpdatedAt} busy={isFetching} onRefresh={() => void refetch()} />
      )}
      {open >= manyJobs && <OccupationChips companyId={companyId} jobs={jobs} />}
      <CompanyJobRows jobs={jobs} />
      <JobGrid jobs={jobs} withoutCompany />
      {hasNextPage && (
        <div className="company-jobs-end">
          <ShowMore pages={query} wide={false} />
        </div>
      )}
    </section>
  );
}

function ResponseRate({ rate, days }: NonNullable<Company['response']>) {
  const tenths = Math.round(rate * 10);
  const wholeDays = Math.max(1, Math.ceil(days ?? 1));
  return (
    <Note icon={chatbubbles}>
      <Plural
        value={wholeDays}
        one={`Answers ${tenths} in 10 applications, usually within # day`}
        other={`Answers ${tenths} in 10 applications, usually within # days`}
      />
    </Note>
  );
}

/** An operator posted the company's jobs (product 7.47). */
const UnclaimedNote = () => (
  <Note>
    <Trans>This company isn't on Karngea yet. Karngea found its jobs elsewhere and posted them.</Trans>{' '}
    <TextLink to="/companies/claim">
      <Trans>Is this your company? Claim it with a code.</Trans>
    </TextLink>
  </Note>
);

export function CompanyView({ owner, company }: { owner: Owner; company: Company }) {
  const { t } = useLingui();
  const { name } = useCompanyName()(company);
  const { company_id, response, about, open_jobs: open } = company;
  return (
    <>
      <div className="company-trail">
        <Breadcrumb trail={[{ label: t`Home`, to: '/' }, { label: t`Jobs`, to: '/jobs' }, { label: name }]} />
      </div>
      <div className="company-page">
        <div className="company-side">
          <CompanyCard company={company} />
          {response && response.days !== null && <ResponseRate {...response} />}
          {company.unclaimed && <UnclaimedNote />}
          <CompanyAlertRow companyId={company_id} name={name} at="wide" />
        </div>
        <div className="company-main">
          {about !== null && hasWords(about) && (
            <section>
              <h2 className="company-about">
                <Trans>About the company</Trans>
              </h2>
              <RichText markup={about} rules={richTextRules} />
            </section>
          )}
          {open === 0 ? (
            <EmptyState picture="results" title={<Trans>No open jobs now</Trans>} />
          ) : (
            <CompanyJobs owner={owner} companyId={company_id} open={open} />
          )}
          <CompanyAlertRow companyId={company_id} name={name} at="narrow" />
          {owner !== company_id && <ReportRow subject={{ company_id, name }} />}
        </div>
      </div>
    </>
  );
}
