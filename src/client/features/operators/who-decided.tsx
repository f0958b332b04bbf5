/** Tells an operator that a colleague was faster: who, and what they decided, as the record has it. */
import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { type QueueItem, readAudit } from '#contract/operators.ts';
import { call } from '#client/data/api.ts';
import { useSession } from '#client/data/session.ts';
import { useActionText } from './action-texts.ts';
import { operatorKeys } from './operator-queries.ts';
import { keyOf } from './queue-keys.ts';

/** How the record names what an entry is about. */
function subjectsOf(item: QueueItem): Readonly<Record<string, number>> {
  switch (item.kind) {
    case 'reports':
      return { report: item.id, job: item.job_id };
    case 'posts':
      return { job: item.job_id };
    case 'verifications':
      return { company: item.company_id };
    case 'messages':
      return { message: item.id };
  }
}

/** The newest decision about the entry among the last of all; asked for only once it is known that there is one. */
export function WhoDecided({ item }: { item: QueueItem }) {
  const { t } = useLingui();
  const actionText = useActionText();
  const userId = useSession()?.user_id ?? 0;
  const { data, isPending } = useQuery({
    queryKey: [...operatorKeys.record(userId), 'about', keyOf(item)],
    queryFn: ({ signal }) => call(readAudit, { query: { from: '', to: '' } }, { signal }),
  });
  const subjects = subjectsOf(item);
  const entry = data?.find(({ subject_kind, subject_id }) => subjects[subject_kind] === subject_id);
  if (isPending) return null;
  if (!entry) return <Trans>A colleague has decided this.</Trans>;
  const { operator: name } = entry;
  const what = actionText(entry);
  return <>{t`${name} has decided this: ${what}`}</>;
}
