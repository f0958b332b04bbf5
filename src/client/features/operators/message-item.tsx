/** A message to the team: what was written, and whom to answer. */
import { Trans, useLingui } from '@lingui/react/macro';
import { mailOutline } from 'ionicons/icons';
import { type QueueItem } from '#contract/operators.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { ButtonAnchor } from '#client/ui/button.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { CopiedFact } from './copied-fact.tsx';

export function MessageItem({ item }: { item: Extract<QueueItem, { kind: 'messages' }> }) {
  const { t } = useLingui();
  const relative = useRelativeTime();
  return (
    <>
      <div className="queue-report-words queue-message-words">
        {item.text.split('\n').map((line, place) => (
          <UserText as="p" key={place}>
            {line}
          </UserText>
        ))}
        <span className="kg-muted">{relative(item.waiting_since)}</span>
      </div>
      <dl className="item-facts">
        <CopiedFact label={t`E-mail`} value={item.email} href={`mailto:${item.email}`} />
      </dl>
      <p>
        <ButtonAnchor variant="outline" icon={mailOutline} href={`mailto:${item.email}`}>
          <Trans>Answer by e-mail</Trans>
        </ButtonAnchor>
      </p>
    </>
  );
}
