/** What the applicant said to an invitation, as its employer reads it. */
import { Trans } from '@lingui/react/macro';
import { checkmarkCircle, closeCircle, time } from 'ionicons/icons';
import { type InterviewAnswer } from '#contract/applications.ts';
import { Badge } from '#client/ui/badge.tsx';

export function AnswerState({ answer }: { answer: InterviewAnswer | null }) {
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
