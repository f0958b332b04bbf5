/** Gives the interview to the phone's own calendar, as a file that is made on the phone. */
import { Trans, useLingui } from '@lingui/react/macro';
import { calendarOutline } from 'ionicons/icons';
import { saveFiles } from '#client/data/save-files.ts';
import { Button } from '#client/ui/button.tsx';
import { calendarFile } from './calendar-file.ts';
import { type Interview } from './thread-entries.ts';

type Props = { messageId: number; subject: string; note: string; interview: Interview };

export function PutInCalendar({ messageId, subject, note, interview }: Props) {
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
      <Trans>Add to my calendar</Trans>
    </Button>
  );
}
