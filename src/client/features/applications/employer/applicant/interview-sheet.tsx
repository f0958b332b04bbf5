/** Invites an applicant to an interview (product 2.31, 3.19). */
import { Trans, useLingui } from '@lingui/react/macro';
import { send } from 'ionicons/icons';
import { useId } from 'react';
import * as z from 'zod/mini';
import { type User } from '#contract/sessions.ts';
import { type Application } from '#contract/applications.ts';
import { day } from '#contract/day-fields.ts';
import { optionalText, text } from '#contract/fields.ts';
import { lengths } from '#contract/limits.ts';
import { readOwn, writeOwn } from '#client/data/session-storage.ts';
import { sendInvitation } from '#client/features/messages/message-sending.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { Form, useField, useForm, useFormState } from '#client/forms/use-form.tsx';
import { today, useDates } from '#client/language/dates.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { notify } from '#client/ui/toast.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { useApplicantName } from '../../applicant-name.ts';

/** Storage key of the last place, which the form suggests again. */
const placeKey = (userId: number) => `interview:${userId}`;

const invitation = z.object({
  day: day(),
  time: text(lengths.shortText),
  place: text(lengths.shortText),
  note: optionalText(lengths.applicationMessage),
});

/** In Cambodia's time zone, whatever the device's is. */
const toTimestamp = (date: string, time: string): string => [date, 'T', time, '+07:00'].join('');

type Props = {
  user: User;
  application: Application;
  open: boolean;
  onClose: () => void;
  /** Called once it is queued; its card in the thread shows the state. */
  onSent: () => void;
};

export function InterviewSheet({ user, application, open, onClose, onSent }: Props) {
  const { t } = useLingui();
  const nameOf = useApplicantName();
  const failureText = useFailureText();
  const { dayAndTime } = useDates();
  const id = useId();
  const form = useForm({
    day: '',
    time: '',
    place: readOwn(placeKey(user.user_id), z.string()) ?? '',
    note: '',
  });
  const inWords = useFormState(form, ({ values }) => dayAndTime(toTimestamp(values.day, values.time)));
  const submit = () => {
    const values = form.check(invitation);
    if (!values) return;
    const { place, note } = values;
    const at = toTimestamp(values.day, values.time);
    if (!(Date.parse(at) > Date.now())) return void form.refuse({ time: 'time_past' });
    writeOwn(placeKey(user.user_id), place);
    sendInvitation(application.id, { at, place, note }, nameOf(application)).catch((failure: Error) =>
      notify('red', failureText(failure)),
    );
    form.change({ day: '', time: '', note: '' });
    onSent();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Invite to an interview`}
      footer={
        <Button type="submit" form={id} wide icon={send}>
          <Trans>Send the invitation</Trans>
        </Button>
      }
    >
      <Form form={form} id={id} onSubmit={submit}>
        <div className="applicant-interview-when">
          <TextField {...useField(form, 'day')} type="date" label={t`Day`} min={today()} />
          <TextField {...useField(form, 'time')} type="time" label={t`Time`} />
        </div>
        <p className="kg-muted applicant-interview-words" role="status">
          {inWords}
        </p>
        <FormField form={form} path="place" kind="text" label={t`Place`} />
        <FormField
          form={form}
          path="note"
          kind="text"
          label={t`Who to ask for, what to bring`}
          maxLength={lengths.applicationMessage}
          optional
        />
      </Form>
    </Sheet>
  );
}
