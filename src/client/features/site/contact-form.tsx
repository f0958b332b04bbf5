/** The message form (product 2.18, 5.3, 8.3): what was typed goes only when it was taken over. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lengths } from '#contract/limits.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { contactMessage } from '#contract/site.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { failureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { TextareaField, TextField } from '#client/ui/fields/text-field.tsx';
import { notify } from '#client/ui/toast.ts';
import { draftOf, emptyMessage, sendContactMessage } from './contact-sending.ts';

const missing = msg`Please fill in all the required fields.`;
const thanks = msg`Your message has been sent successfuly. We will get back to you as soon as possible`;

/** With a message that was refused, the form begins with its words, and the new one takes its place. */
export function ContactForm({ refused }: { refused?: OutboxItem | undefined }) {
  const { t } = useLingui();
  const form = useForm(refused ? draftOf(refused) : emptyMessage);
  const [sending, setSending] = useState(false);

  const submit = async () => {
    if (sending) return;
    if (!form.check(contactMessage)) {
      if (Object.values(form.getState().errors).includes('required')) notify('red', missing);
      return;
    }
    setSending(true);
    try {
      const errors = await sendContactMessage(form.read());
      if (errors) return form.refuse(errors);
      if (refused) void cancel(refused);
      form.change(emptyMessage);
      notify('green', thanks);
    } catch (failure) {
      notify('red', failureText(failure));
    } finally {
      setSending(false);
    }
  };
  return (
    <Form form={form} onSubmit={() => void submit()}>
      <TextField
        {...useField(form, 'name')}
        readOnly={sending}
        label={t`Name`}
        optional
        autoComplete="name"
        maxLength={lengths.shortText}
      />
      <TextField
        {...useField(form, 'email')}
        readOnly={sending}
        label={t`E-mail`}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        maxLength={lengths.shortText}
      />
      <TextareaField
        {...useField(form, 'text')}
        readOnly={sending}
        label={t`Message`}
        required
        rows={6}
        maxLength={lengths.contactMessage}
      />
      <Button type="submit" wide busy={sending}>
        <Trans>Send</Trans>
      </Button>
    </Form>
  );
}
