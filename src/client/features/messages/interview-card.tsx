/** An invitation to an interview: when, where, what to know; the applicant answers it, the employer sees how (product 3.19). */
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
import { type InterviewAnswer, type InterviewAnswer as Answer } from '#contract/applications.ts';
import { Badge } from '#client/ui/badge.tsx';
import { answerInterview } from '#contract/application-messages.ts';
import { isCall } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { saveFiles } from '#client/data/save-files.ts';
import { type Entry, type Interview } from './thread-entries.ts';
import { UnsentState } from './unsent-state.tsx';
import { answerQueueKey, sendAnswer } from './message-sending.ts';
import { calendarFile } from './calendar-file.ts';

type PutInCalendarProps = { messageId: number; subject: string; note: string; interview: Interview };

/** Gives the interview to the phone's own calendar, as a file that is made on the phone. */
function PutInCalendar({ messageId, subject, note, interview }: PutInCalendarProps) {
  const { t } = useLingui();
  const put = () => {
    const text = calendarFile({
      uid: `interview-${messageId}@${location.hostname}`,
      title: t({
        message: `Interview: ${subject}`,
        comment: 'The title of a day in a calendar; a job follows',
      }),
      at: interview.at,
      place: interview.place,
      note,
      madeAt: Date.now(),
    });
    saveFiles(new File([text], `interview-${messageId}.ics`, { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <Button variant="quiet" small icon={calendarOutline} onClick={put}>
      <Trans>Put in my calendar</Trans>
    </Button>
  );
}

type SaidProps = {
  application: number;
  messageId: number;
  subject: string;
  note: string;
  interview: Interview;
  isLast: boolean;
};

/** The answer of this device that has yet to be sent, or was refused. */
function useUnsentAnswer(messageId: number) {
  const queueKey = answerQueueKey(messageId);
  const item = useOutbox().find((one) => one.lane === queueKey && one.state !== 'sent');
  return item && isCall(item, answerInterview) ? item : undefined;
}

function Said({ answer }: { answer: Answer }) {
  return answer === 'yes' ? (
    <Badge tone="accepted" icon={checkmarkCircle}>
      <Trans>You will come</Trans>
    </Badge>
  ) : (
    <Badge tone="rejected" icon={closeCircle}>
      <Trans>You cannot come</Trans>
    </Badge>
  );
}

/** The applicant says whether they come, can say otherwise later, and puts the day into their calendar (product 2.29). */
function OwnAnswer({ application, messageId, subject, note, interview, isLast }: SaidProps) {
  const failureText = useFailureText();
  const [now] = useState(Date.now);
  const [isChanging, change] = useState(false);
  const unsent = useUnsentAnswer(messageId);
  const answer = unsent?.input.body.answer ?? interview.answer;
  const mayAnswer = isLast && Date.parse(interview.at) > now;
  const say = (said: Answer) => {
    change(false);
    sendAnswer({ id: application, messageId, answer: said, subject }).catch((failure: Error) =>
      notify('red', failureText(failure)),
    );
  };
  if (mayAnswer && (answer === null || isChanging)) {
    return (
      <div className="interview-answer">
        <Button variant="outline" onClick={() => say('no')}>
          <Trans>I cannot</Trans>
        </Button>
        <Button icon={checkmark} onClick={() => say('yes')}>
          <Trans>I will come</Trans>
        </Button>
      </div>
    );
  }
  if (answer === null) return null;
  return (
    <>
      <p className="interview-said">
        <Said answer={answer} />
        {mayAnswer && (
          <Button variant="plain" small onClick={() => change(true)}>
            <Trans>Change</Trans>
          </Button>
        )}
      </p>
      {unsent && <UnsentState item={unsent} />}
      {mayAnswer && answer === 'yes' && (
        <PutInCalendar messageId={messageId} subject={subject} note={note} interview={interview} />
      )}
    </>
  );
}

/** What the applicant said to an invitation, as its employer reads it. */
function AnswerState({ answer }: { answer: InterviewAnswer | null }) {
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
        <Trans>Cannot come</Trans>
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
        <OwnAnswer
          application={application}
          messageId={entry.id}
          note={entry.text}
          {...{ subject, interview, isLast }}
        />
      )}
    </section>
  );
}
