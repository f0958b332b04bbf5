/** An invitation to an interview: when, where, what to know; the applicant answers it, the employer sees how (product 3.19). */
import { Trans } from '@lingui/react/macro';
import { calendarOutline, informationCircleOutline, locationOutline } from 'ionicons/icons';
import { useDates } from '#client/language/dates.ts';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { AnswerState } from './answer-state.tsx';
import { InterviewAnswer } from './interview-answer.tsx';
import { type Entry, type Interview } from './thread-entries.ts';
import { UnsentState } from './unsent-state.tsx';

type Props = {
  application: number;
  /** What the outbox calls the answer by. */
  subject: string;
  entry: Entry;
  interview: Interview;
  /** Only the last proposal is answered. */
  isLast: boolean;
};

export function InterviewCard({ application, subject, entry, interview, isLast }: Props) {
  const { dayAndTime } = useDates();
  return (
    <section className="interview-card">
      <div className="interview-head">
        <h3>
          <Trans comment="A meeting that the employer proposes">Interview</Trans>
        </h3>
        {entry.mine && !entry.item && <AnswerState answer={interview.answer} />}
      </div>
      <ul>
        <li>
          <Icon name={calendarOutline} size={22} />
          <time dateTime={interview.at}>{dayAndTime(interview.at)}</time>
        </li>
        <li>
          <Icon name={locationOutline} size={22} />
          <UserText>{interview.place}</UserText>
        </li>
        {entry.text && (
          <li className="plain">
            <Icon name={informationCircleOutline} size={22} />
            <UserText>{entry.text}</UserText>
          </li>
        )}
      </ul>
      {entry.item && <UnsentState item={entry.item} />}
      {!entry.mine && entry.id !== undefined && (
        <InterviewAnswer
          application={application}
          messageId={entry.id}
          note={entry.text}
          {...{ subject, interview, isLast }}
        />
      )}
    </section>
  );
}
