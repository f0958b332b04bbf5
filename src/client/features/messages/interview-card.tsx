/** An interview invitation in a thread: the applicant answers it, the employer sees the answer (product 3.19). */
import { Trans, useLingui } from '@lingui/react/macro';
import {
  calendarOutline,
  checkmark,
  checkmarkCircle,
  closeCircle,
  informationCircleOutline,
  locationOutline,
  time,
} from 'ionicons/icons';
import { useState } from 'react';
import { useDates } from '#client/language/dates.ts';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { type InterviewAnswer } from '#contract/applications.ts';
import { Badge } from '#client/ui/badge.tsx';
import { answerInterview } from '#contract/application-messages.ts';
import { isCall } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { saveFiles } from '#client/data/save-files.ts';
import { type Entry, type Interview } from './thread-entries.ts';
import { UnsentState } from './unsent-state.tsx';
import { answerQueueKey, sendAnswer } from './message-sending.ts';
import { calendarFile } from './calendar-file.ts';

type AddToCalendarProps = { messageId: number; subject: string; note: string; interview: Interview };

/** Downloads the interview as a calendar file, which the phone opens in its calendar. */
function AddToCalendar({ messageId, subject, note, interview }: AddToCalendarProps) {
  const { t } = useLingui();
  const download = () => {
    const text = calendarFile({
      uid: `interview-${messageId}@${location.hostname}`,
      title: t({
        message: `Interview: ${subject}`,
        comment: 'The title of a day in a calendar; a job follows',
      }),
      at: interview.at,
      place: interview.place,
      note,
      createdAt: Date.now(),
    });
    saveFiles(new File([text], `interview-${messageId}.ics`, { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <Button variant="quiet" small icon={calendarOutline} onClick={download}>
      <Trans>Add to my calendar</Trans>
    </Button>
  );
}

type OwnAnswerProps = {
  application: number;
  messageId: number;
  subject: string;
  note: string;
  interview: Interview;
  isLast: boolean;
};

/** An answer from this device that is waiting or was refused. */
function useUnsentAnswer(messageId: number) {
  const queueKey = answerQueueKey(messageId);
  const item = useOutbox().find((one) => one.lane === queueKey && one.state !== 'sent');
  return item && isCall(item, answerInterview) ? item : undefined;
}

function OwnAnswerBadge({ answer }: { answer: InterviewAnswer }) {
  return answer === 'yes' ? (
    <Badge tone="accepted" icon={checkmarkCircle}>
      <Trans>You will come</Trans>
    </Badge>
  ) : (
    <Badge tone="rejected" icon={closeCircle}>
      <Trans>You can't come</Trans>
    </Badge>
  );
}

/** For the applicant: answer, change the answer, add the interview to a calendar (product 2.29). */
function OwnAnswer({ application, messageId, subject, note, interview, isLast }: OwnAnswerProps) {
  const failureText = useFailureText();
  const [now] = useState(Date.now);
  const [isChanging, setChanging] = useState(false);
  const unsent = useUnsentAnswer(messageId);
  const answer = unsent?.input.body.answer ?? interview.answer;
  const canAnswer = isLast && Date.parse(interview.at) > now;
  const sendNewAnswer = (newAnswer: InterviewAnswer) => {
    setChanging(false);
    sendAnswer({ id: application, messageId, answer: newAnswer, subject }).catch((failure: Error) =>
      notify('red', failureText(failure)),
    );
  };
  if (canAnswer && (answer === null || isChanging)) {
    return (
      <div className="interview-answer">
        <Button variant="outline" onClick={() => sendNewAnswer('no')}>
          <Trans>I can't come</Trans>
        </Button>
        <Button icon={checkmark} onClick={() => sendNewAnswer('yes')}>
          <Trans>I will come</Trans>
        </Button>
      </div>
    );
  }
  if (answer === null) return null;
  return (
    <>
      <p className="interview-said">
        <OwnAnswerBadge answer={answer} />
        {canAnswer && (
          <Button variant="plain" small onClick={() => setChanging(true)}>
            <Trans>Change</Trans>
          </Button>
        )}
      </p>
      {unsent && <UnsentState item={unsent} />}
      {canAnswer && answer === 'yes' && (
        <AddToCalendar messageId={messageId} subject={subject} note={note} interview={interview} />
      )}
    </>
  );
}

/** The applicant's answer, for the employer. */
function AnswerBadge({ answer }: { answer: InterviewAnswer | null }) {
  if (answer === 'yes') {
    return (
      <Badge tone="accepted" icon={checkmarkCircle}>
        <Trans>Will come</Trans>
      </Badge>
    );
  }
  if (answer === 'no') {
    return (
      <Badge tone="rejected" icon={closeCircle}>
        <Trans>Can't come</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="pending" icon={time}>
      <Trans>No answer yet</Trans>
    </Badge>
  );
}

type Props = {
  application: number;
  /** Title of the answer in the outbox. */
  subject: string;
  entry: Entry;
  interview: Interview;
  /** Only the last invitation can be answered. */
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
        {entry.mine && !entry.item && <AnswerBadge answer={interview.answer} />}
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
        <OwnAnswer
          application={application}
          messageId={entry.id}
          note={entry.text}
          subject={subject}
          interview={interview}
          isLast={isLast}
        />
      )}
    </section>
  );
}
