/** Step 4 (product 2.7): a preview of the job's page with warnings, the cover picture, and the company's name if it has none. */
import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { coverOf, type JobDetail } from '#contract/jobs.ts';
import { type WarningKind } from '#contract/job-fields.ts';
import { editJob, type NewJob } from '#contract/postings.ts';
import { JobConditionsBlock } from '#client/features/jobs/details/job-conditions.tsx';
import { JobFacts } from '#client/features/jobs/details/job-facts.tsx';
import { JobHead } from '#client/features/jobs/details/job-head.tsx';
import { JobTexts } from '#client/features/jobs/details/job-texts.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { coverImages, lengths } from '#contract/limits.ts';
import { useSession } from '#client/data/session.ts';
import { ownCompanyQuery } from '#client/features/companies/company-queries.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { TextLink } from '#client/ui/button.tsx';
import { type PostedField } from '../draft/from-job.ts';
import { toBody } from '../draft/draft-rules.ts';
import { GuessMark } from './guess-mark.tsx';
import { postingDraft, useDraft, useDraftForm } from '../draft/draft-store.ts';
import '#client/features/jobs/details/job-detail.css';

const covers = Array.from({ length: coverImages }, (_, at) => at);

type CoverPickerProps = { img: number; onChange: (img: number) => void };

function CoverPicker({ img, onChange }: CoverPickerProps) {
  const { t } = useLingui();
  return (
    <fieldset className="posting-covers">
      <legend className="kg-label">{t`Cover picture`}</legend>
      {covers.map((at) => {
        const number = at + 1;
        return (
          <label key={at}>
            <input
              type="radio"
              name="img"
              checked={img === at}
              aria-label={t`Picture ${number}`}
              onChange={() => onChange(at)}
            />
            <img src={coverOf({ img: at })} alt="" width={96} height={64} />
          </label>
        );
      })}
    </fieldset>
  );
}

/** Asks for the company's name if it has none yet; saved with the posting (product 2.7). */
function CompanyNameField() {
  const { t } = useLingui();
  const userId = useSession()?.user_id ?? 0;
  const { data: company } = useQuery({ ...ownCompanyQuery(userId), enabled: userId > 0 });
  if (company?.name !== null) return null;
  return (
    <section className="kg-card who-hires">
      <GuessMark part="company_name">
        <FormField
          form={postingDraft.form}
          path="company_name"
          kind="text"
          label={t`Who is hiring? Company name`}
          hint={t`Shown on this job and all your others. You can add a logo later.`}
          maxLength={lengths.companyName}
          autoComplete="organization"
          optional
        />
      </GuessMark>
      <TextLink to="/companies/claim">
        <Trans>We have a claim code from Karngea</Trans>
      </TextLink>
    </section>
  );
}

const ContactPreview = lazyPart(async () => (await import('./contact-preview.tsx')).ContactPreview);
const PostingWarnings = lazyPart(async () => (await import('./posting-warnings.tsx')).PostingWarnings);
const ReviewNote = lazyPart(async () => (await import('./posting-warnings.tsx')).ReviewNote);

const toDetail = ({ contact, ...posted }: NewJob): JobDetail => ({
  ...posted,
  contact: contact && { ...contact, by: [] },
  // A posting has no id yet.
  job_id: 0,
  date_added: new Date().toISOString(),
  status: 'Hiring',
  closed_because: null,
  date_edited: null,
  company: null,
  applied: false,
  warnings: [],
  help_numbers: [],
  review: null,
  source: null,
  isFavorite: false,
  moreJobs: [],
});

type Props = {
  /** Fields that the draft changes in the edited job. */
  changed?: readonly PostedField[];
  /** Warnings that the edited job already has. */
  warned?: readonly WarningKind[];
};

export function StepPreview({ changed = [], warned }: Props) {
  const form = useDraftForm();
  const draft = useDraft((all) => all);
  const job = toDetail(z.parse(editJob.body, toBody(draft)));
  return (
    <>
      {form === postingDraft.form && <CompanyNameField />}
      <PostingWarnings />
      <CoverPicker img={draft.img} onChange={(img) => form.change({ img })} />
      <article className="job-detail one-column">
        <JobHead job={job} changed={changed} />
        <JobConditionsBlock conditions={job.conditions} isChanged={changed.includes('conditions')} />
        {job.contact && (
          <div className={changed.includes('contact') ? 'job-changed' : undefined}>
            <ContactPreview contact={job.contact} />
          </div>
        )}
        <JobFacts job={job} changed={changed} />
        <JobTexts job={job} changed={changed} />
      </article>
      <ReviewNote warned={warned} />
    </>
  );
}
