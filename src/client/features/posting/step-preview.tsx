/** Step 4 (product 2.7): the posting as the real detail page shows it, with the choice of its cover. */
import { type JobDetail } from '#contract/jobs.ts';
import { JobFacts } from '#client/features/jobs/job-facts.tsx';
import { JobHead } from '#client/features/jobs/job-head.tsx';
import { JobTexts } from '#client/features/jobs/job-texts.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { toNewJob } from './draft-rules.ts';
import { draftForm, useDraft } from './draft-store.ts';
import { type JobDraft } from './job-draft.ts';
import { WhoHires } from './who-hires.tsx';
import '#client/features/jobs/job-detail.css';

/** No id yet: one that carries no Urgent ribbon. */
const previewId = 1;

const toDetail = (draft: JobDraft): JobDetail => ({
  ...toNewJob(draft),
  job_id: previewId,
  date_added: new Date().toISOString(),
  status: 'Hiring',
  closed_because: null,
  date_edited: null,
  company: null,
  applied: false,
  isFavorite: false,
  moreJobs: [],
});

export function StepPreview() {
  const draft = useDraft((all) => all);
  const job = toDetail(draft);
  return (
    <>
      <WhoHires />
      <CoverPicker img={draft.img} onChange={(img) => draftForm.change({ img })} />
      <article className="job-detail posting-preview">
        <JobHead job={job} />
        <JobFacts job={job} />
        <JobTexts job={job} />
      </article>
    </>
  );
}
