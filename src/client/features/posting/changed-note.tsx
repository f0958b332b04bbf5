/** Over the preview of a changed job: what is different, and how many people will be told. */
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { toldChanges } from '#contract/application-details.ts';
import { useSession } from '#client/data/session.ts';
import { myJobQuery } from '#client/features/jobs/my-jobs-queries.ts';
import { useFieldNames } from '#client/language/job-field-names.ts';
import { Note } from '#client/ui/note.tsx';
import { type PostedField } from './from-job.ts';

type Props = { jobId: number; changed: readonly PostedField[] };

export function ChangedNote({ jobId, changed }: Props) {
  const user = useSession();
  const fieldNames = useFieldNames();
  const { data: job } = useQuery({ ...myJobQuery(user?.user_id ?? 0, jobId), enabled: user !== undefined });
  const waiting = job ? job.appCount - job.accepted - job.rejected : 0;
  const isTold = waiting > 0 && toldChanges.some((field) => changed.includes(field));
  if (changed.length === 0) {
    return (
      <Note>
        <Trans>Nothing has been changed yet.</Trans>
      </Note>
    );
  }
  const fields = fieldNames(changed);
  return (
    <Note tone="marigold">
      <Trans>Changed: {fields}</Trans>
      {isTold && <br />}
      {isTold && (
        <Plural
          value={waiting}
          one="# applicant will be told what changed."
          other="# applicants will be told what changed."
        />
      )}
    </Note>
  );
}
