/** A company laid out: its card beside what it says of itself and its open jobs. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { chatbubbles } from 'ionicons/icons';
import { type Company } from '#contract/companies.ts';
import { hasWords } from '#contract/has-words.ts';
import * as richTextRules from '#contract/rich-text.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { useCompanyName } from '#client/language/company-name.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Note } from '#client/ui/note.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { CompanyCard } from './company-card.tsx';
import { CompanyJobs } from './company-jobs.tsx';

const TellMeHere = lazyPart(async () => (await import('#client/features/alerts/tell-me.tsx')).TellMeHere);

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
  return (
    <>
      <div className="company-trail">
        <Breadcrumb trail={[{ label: t`Home`, to: '/' }, { label: t`Jobs`, to: '/jobs' }, { label: name }]} />
      </div>
      <div className="company-page">
        <div className="company-side">
          <CompanyCard company={company} />
          {response && response.days !== null && <Answers {...response} />}
          <TellMeHere companyId={company_id} name={name} at="wide" />
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
          <TellMeHere companyId={company_id} name={name} at="narrow" />
        </div>
      </div>
    </>
  );
}
