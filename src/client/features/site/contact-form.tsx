/** The message form (spec §2 /contact, §5, §8): what was typed goes only when it was taken over. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type FieldFaults } from '#contract/faults.ts';
import { lengths } from '#contract/limits.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { cancel } from '#client/data/outbox-link.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { useFaultText } from '#client/language/fault-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { useErrorFocus } from '#client/ui/form-focus.ts';
import { notify } from '#client/ui/notices.ts';
import { type ContactDraft, emptyDraft, faultsOfDraft } from './contact-faults.ts';
import { draftOf, sendContactMessage } from './contact-sending.ts';

const missing = msg`Please fill in all the required fields.`;
const thanks = msg`Your message has been sent successfuly. We will get back to you as soon as possible`;

/** With a message that was refused, the form begins with its words, and the new one takes its place. */
export function ContactForm({ refused }: { refused?: OutboxItem | undefined }) {
  const { t } = useLingui();
  const sentence = useFaultText();
  const [draft, setDraft] = useState(refused ? draftOf(refused) : emptyDraft);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [sending, setSending] = useState(false);
  const { formRef, focusFirstError } = useErrorFocus();

  const refuse = (found: FieldFaults) => {
    setFaults(found);
    focusFirstError();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const wrong = faultsOfDraft(draft);
    if (Object.values(wrong).includes('required')) notify('red', missing);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setSending(true);
    try {
      const wrongThere = await sendContactMessage(draft);
      if (wrongThere) return refuse(wrongThere);
      if (refused) void cancel(refused);
      setDraft(emptyDraft);
      notify('green', thanks);
    } catch (failure) {
      notify('red', failureText(failure));
    } finally {
      setSending(false);
    }
  };
  const field = (name: keyof ContactDraft) => ({
    name,
    value: draft[name],
    readOnly: sending,
    error: sentence(faults[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
      setFaults(({ [name]: _edited, ...rest }) => rest);
    },
  });
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...field('name')}
        label={t`Name`}
        optional
        autoComplete="name"
        maxLength={lengths.shortText}
      />
      <TextField
        {...field('email')}
        label={t`E-mail`}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        maxLength={lengths.shortText}
      />
      <TextareaField
        {...field('text')}
        label={t`Message`}
        required
        rows={6}
        maxLength={lengths.contactMessage}
      />
      <Button type="submit" wide busy={sending}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}
