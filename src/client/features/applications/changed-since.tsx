/** What of the job is different from when the person applied. */
import { Trans } from '@lingui/react/macro';
import { type NotifiedChange } from '#contract/application-details.ts';
import { useFieldNames } from '#client/language/job-field-names.ts';
import { Note } from '#client/ui/note.tsx';

export function ChangedSince({ fields }: { fields: readonly NotifiedChange[] }) {
  const names = useFieldNames()(fields);
  return (
    <Note tone="marigold">
      <Trans>Changed since you applied: {names}</Trans>
    </Note>
  );
}
