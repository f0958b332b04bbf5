/** A company laid out: its card beside what it says of itself and its open jobs. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { chatbubbles } from 'ionicons/icons';
import { type Company } from '#contract/companies.ts';
import { hasWords } from '#contract/has-words.ts';
import * as richTextRules from '#contract/rich-text.ts';
import { JobGrid } from '#client/features/jobs/job-grid.tsx';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { useCompanyName } from '#client/language/company-name.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Note } from '#client/ui/note.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { CompanyCard } from './company-card.tsx';
import { CompanyJobRows } from './company-job-rows.tsx';
import { companyJobsQuery } from './company-queries.ts';

function Answers({ rate, days }: NonNullable<Company['response']>) {
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

export function CompanyView({ owner, company }: { owner: Owner; company: Company }) {
  const { t } = useLingui();
  const { name } = useCompanyName()(company);
  const { company_id, response, about, open_jobs: open } = company;
  const { data: jobs = [] } = useInfiniteQuery(companyJobsQuery(owner, company_id));
  return (
    <>
      <div className="company-trail">
        <Breadcrumb trail={[{ label: t`Home`, to: '/' }, { label: t`Jobs`, to: '/jobs' }, { label: name }]} />
      </div>
      <div className="company-page">
        <div className="company-side">
          <CompanyCard company={company} />
          {response && response.days !== null && <Answers {...response} />}
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
            <section>
              <SectionHead
                title={<Plural value={open} one="# open job" other="# open jobs" />}
                aside={
                  open > jobs.length && (
                    <TextLink to="/jobs" search={{ company: company_id }}>
                      <Trans>See All</Trans>
                    </TextLink>
                  )
                }
              />
              <CompanyJobRows jobs={jobs} />
              <JobGrid jobs={jobs} withoutCompany />
            </section>
          )}
        </div>
      </div>
    </>
  );
}
