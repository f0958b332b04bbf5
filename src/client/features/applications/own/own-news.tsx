/** What is new about one's own application, in its row of the list: read, an interview, messages (product 2.10). */
import { Plural, Trans } from '@lingui/react/macro';
import { calendarOutline, chatbubbles } from 'ionicons/icons';
import { useState } from 'react';
import { answerInterview } from '#contract/application-messages.ts';
import { type Application } from '#contract/applications.ts';
import { isCall, isWaiting } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useDates } from '#client/language/dates.ts';
import { useRecentDay } from '#client/language/day-and-time.ts';
import { Icon } from '#client/ui/icon.tsx';

type Props = { application: Application };

/** While there is no answer. */
export function ReadWhen({ application: { status, viewed_at } }: Props) {
  const dayWord = useRecentDay();
  if (status !== 'pending' || viewed_at === null) return null;
  const when = dayWord(viewed_at);
  return (
    <>
      {' · '}
      <Trans comment="An application, by the employer: read today, 7:40">read {when}</Trans>
    </>
  );
}

/** Not of who has answered already, also where that waits for a network. */
function PleaseAnswer({ id }: { id: number }) {
  const isAnswered = useOutbox().some(
    (item) => isCall(item, answerInterview) && isWaiting(item) && Number(item.input.params.id) === id,
  );
  if (isAnswered) return null;
  return (
    <>
      {' · '}
      <Trans>please reply</Trans>
    </>
  );
}

export function OwnNews({ application: { id, interview, unread } }: Props) {
  const { dayAndTime } = useDates();
  const [now] = useState(Date.now);
  const isToCome = interview && Date.parse(interview.at) > now;
  if (!isToCome && unread === 0) return null;
  return (
    <ul className="own-news">
      {isToCome && (
        <li>
          <Icon name={calendarOutline} size={18} />
          <span>
            <Trans comment="A meeting that the employer proposes">Interview</Trans>{' '}
            <time dateTime={interview.at}>{dayAndTime(interview.at)}</time>
            {interview.answer === null && <PleaseAnswer id={id} />}
          </span>
        </li>
      )}
      {unread > 0 && (
        <li className="unread">
          <Icon name={chatbubbles} size={18} />
          <Plural value={unread} one="# new message" other="# new messages" />
        </li>
      )}
    </ul>
  );
}
