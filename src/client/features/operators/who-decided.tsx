/** Tells an operator that a colleague was faster: who, and what they decided, as the record has it. */
import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { type QueueItem, listAuditLog } from '#contract/operators.ts';
import { call } from '#client/data/api.ts';
import { useSession } from '#client/data/session.ts';
import { useActionText } from './action-texts.ts';
import { operatorKeys } from './operator-queries.ts';

/** What the record says that decisions on an entry are about. */
function aboutOf(item: QueueItem): string {
  switch (item.kind) {
    case 'reports':
    case 'posts':
      return `job:${item.job_id}`;
    case 'verifications':
      return `company:${item.company_id}`;
    case 'messages':
      return `message:${item.id}`;
  }
}

/** The newest decision about the entry since it waits; asked for only once it is known that there is one. */
export function WhoDecided({ item }: { item: QueueItem }) {
  const { t } = useLingui();
  const actionText = useActionText();
  const userId = useSession()?.user_id ?? 0;
  const about = aboutOf(item);
  const { data, isPending } = useQuery({
    queryKey: [...operatorKeys.record(userId), 'about', about],
    queryFn: ({ signal }) => call(listAuditLog, { query: { from: '', to: '', about } }, { signal }),
  });
  if (isPending) return null;
  const entry = data?.find(({ at }) => at >= item.waiting_since);
  if (!entry) return <Trans>Another operator has already decided this.</Trans>;
  const { operator: name } = entry;
  const what = actionText(entry);
  return <>{t`${name} has already decided this: ${what}`}</>;
}
