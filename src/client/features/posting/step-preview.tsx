/** Step 4 (product 2.7): the posting as the real detail page shows it, with the choice of its cover. */
import * as z from 'zod/mini';
import { type JobDetail } from '#contract/jobs.ts';
import { type WarningKind } from '#contract/warnings.ts';
import { editJob } from '#contract/postings.ts';
import { type PostedField } from './from-job.ts';
import { JobFacts } from '#client/features/jobs/job-facts.tsx';
import { JobHead } from '#client/features/jobs/job-head.tsx';
import { JobTexts } from '#client/features/jobs/job-texts.tsx';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { toBody } from './draft-rules.ts';
import { postingDraft, useDraft, useDraftForm } from './draft-store.ts';
import { type JobDraft } from './job-draft.ts';
import { WhoHires } from './who-hires.tsx';
import '#client/features/jobs/job-detail.css';

const PostingWarnings = lazyPart(async () => (await import('./posting-warnings.tsx')).PostingWarnings);
const ReviewNote = lazyPart(async () => (await import('./review-note.tsx')).ReviewNote);

/** No id yet: one that carries no Urgent ribbon. */
const previewId = 1;

const toDetail = (draft: JobDraft): JobDetail => ({
  ...z.parse(editJob.body, toBody(draft)),
  job_id: previewId,
  date_added: new Date().toISOString(),
  status: 'Hiring',
  closed_because: null,
  date_edited: null,
  company: null,
  applied: false,
  warnings: [],
  help_numbers: [],
  review: null,
  isFavorite: false,
  moreJobs: [],
});

type Props = {
  /** What of a job the draft changes. */
  changed?: readonly PostedField[];
  /** What that job warns of already. */
  warned?: readonly WarningKind[];
};

export function StepPreview({ changed = [], warned }: Props) {
  const form = useDraftForm();
  const draft = useDraft((all) => all);
  const job = toDetail(draft);
  return (
    <>
      {form === postingDraft.form && <WhoHires />}
      <PostingWarnings />
      <CoverPicker img={draft.img} onChange={(img) => form.change({ img })} />
      <article className="job-detail one-column">
        <JobHead job={job} changed={changed} />
        <JobFacts job={job} changed={changed} />
        <JobTexts job={job} changed={changed} />
      </article>
      <ReviewNote warned={warned} />
    </>
  );
}
