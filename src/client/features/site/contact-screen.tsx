/** /contact (product 2.18): contact data and the message form. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { useSite } from '#client/data/site-query.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { lengths } from '#contract/limits.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { contactMessage } from '#contract/site.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { failureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { TextareaField, TextField } from '#client/ui/fields/text-field.tsx';
import { notify } from '#client/ui/toast.ts';
import { ContactWays, hasContactWays } from './contact-ways.tsx';
import { OwnerSentence } from './owner-sentence.tsx';
import { draftOf, emptyMessage, sendContactMessage } from './queued-contact.ts';
import './contact-screen.css';

const missing = msg`Please fill in all the required fields.`;
const thanks = msg`Your message has been sent successfuly. We will get back to you as soon as possible`;

/** A refused message fills the form and is replaced by the new one. */
function ContactForm({ refused }: { refused?: OutboxItem | undefined }) {
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

export function ContactScreen() {
  const { t } = useLingui();
  const { again } = useSearch({ strict: false });
  const refused = useOutbox().find(({ key, state }) => key === again && state === 'failed');
  const site = useSite();
  const owner = site?.owner;
  usePageTitle(t`Contact`);
  return (
    <>
      <SubPageHeader title={t`Contact us`} backTo="/" />
      <PageContent footer="always">
        <div className="contact-parts">
          {site && hasContactWays(site) && (
            <section aria-labelledby="contact-facts">
              <h2 id="contact-facts">
                <Trans>How to reach us</Trans>
              </h2>
              <p>
                {site.phone ? (
                  <Trans>A question, an idea, a posting that looks suspicious? Write to us or call us.</Trans>
                ) : (
                  <Trans>A question, an idea, a posting that looks suspicious? Write to us.</Trans>
                )}
              </p>
              {owner && <OwnerSentence owner={owner} />}
              <ContactWays site={site} />
            </section>
          )}
          <section className="contact-letter" aria-labelledby="contact-letter">
            <h2 id="contact-letter">
              <Trans>Send us a message</Trans>
            </h2>
            <ContactForm key={refused?.key} refused={refused} />
          </section>
        </div>
      </PageContent>
    </>
  );
}
