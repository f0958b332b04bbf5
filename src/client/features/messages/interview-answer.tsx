/** The applicant says whether they come, can say otherwise later, and puts the day into their calendar (product 2.29). */
import { Trans } from '@lingui/react/macro';
import { checkmark, checkmarkCircle, closeCircle } from 'ionicons/icons';
import { useState } from 'react';
import { answerInterview } from '#contract/application-messages.ts';
import { type InterviewAnswer as Answer } from '#contract/applications.ts';
import { isCall } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { answerQueueKey, sendAnswer } from './message-sending.ts';
import { PutInCalendar } from './put-in-calendar.tsx';
import { type Interview } from './thread-entries.ts';
import { UnsentState } from './unsent-state.tsx';

type Props = {
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
      <Trans>You can't come</Trans>
    </Badge>
  );
}

export function InterviewAnswer({ application, messageId, subject, note, interview, isLast }: Props) {
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
          <Trans>I can't come</Trans>
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
