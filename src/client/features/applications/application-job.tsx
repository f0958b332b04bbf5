/** The job that was applied for, as its employer sees it. */
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { JobRow } from './job-row.tsx';

export function ApplicationJob({ application }: { application: ApplicationAnswer['application'] }) {
  const label = useOptionLabel();
  const { job_type, location, industry } = application;
  const facts = [label(industry), label(job_type), label(location)].filter(Boolean).join(' · ');
  return (
    <JobRow
      application={application}
      facts={facts}
      thumb={56}
      box="kg-rows"
      className="kg-row application-job"
    />
  );
}
