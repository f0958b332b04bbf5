/** Says which operator decided a queue item and how, from the audit log. */
import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { type QueueItem, listAuditLog } from '#contract/operators.ts';
import { call } from '#client/data/api.ts';
import { useSession } from '#client/data/session.ts';
import { useActionText } from '../action-texts.ts';
import { operatorKeys } from '../operator-queries.ts';
import { auditSubjectOf } from '../queue/queue-items.ts';

/** The newest decision on the item since it entered the queue. */
export function WhoDecided({ item }: { item: QueueItem }) {
  const { t } = useLingui();
  const actionText = useActionText();
  const userId = useSession()?.user_id ?? 0;
  const about = auditSubjectOf(item);
  const { data, isPending } = useQuery({
    queryKey: [...operatorKeys.auditLog(userId), 'about', about],
    queryFn: ({ signal }) => call(listAuditLog, { query: { from: '', to: '', about } }, { signal }),
  });
  if (isPending) return null;
  const entry = data?.find(({ at }) => at >= item.waiting_since);
  if (!entry) return <Trans>Another operator has already decided this.</Trans>;
  const { operator: name } = entry;
  const what = actionText(entry);
  return <>{t`${name} has already decided this: ${what}`}</>;
}
