/** /contact (product 2.18): how to reach the team, and a form to write to it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { callOutline, locationOutline, mailOutline } from 'ionicons/icons';
import { useOutbox } from '#client/data/outbox-query.ts';
import { Icon } from '#client/ui/icon.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { contactFacts } from './contact-facts.ts';
import { ContactForm } from './contact-form.tsx';
import './contact-screen.css';

export function ContactScreen() {
  const { t } = useLingui();
  const { again } = useSearch({ strict: false });
  const refused = useOutbox().find(({ key, state }) => key === again && state === 'failed');
  usePageTitle(t`Contact`);
  return (
    <>
      <SubPageHeader title={t`Contact us`} backTo="/" />
      <PageContent footer="always">
        <div className="contact-parts">
          <section aria-labelledby="contact-facts">
            <h2 id="contact-facts">
              <Trans>How to reach us</Trans>
            </h2>
            <p>
              <Trans>A question, an idea, a posting that looks suspicious? Write to us or call us.</Trans>
            </p>
            <ul className="contact-ways">
              <li>
                <a href={`mailto:${contactFacts.email}`}>
                  <Icon name={mailOutline} />
                  <span>
                    <small>
                      <Trans>E-mail</Trans>
                    </small>
                    {contactFacts.email}
                  </span>
                </a>
              </li>
              <li>
                <a href={contactFacts.phoneLink}>
                  <Icon name={callOutline} />
                  <span>
                    <small>
                      <Trans>Phone</Trans>
                    </small>
                    {contactFacts.phone}
                  </span>
                </a>
              </li>
              <li>
                <Icon name={locationOutline} />
                <span>
                  <small>
                    <Trans>Location</Trans>
                  </small>
                  <Trans>Phnom Penh, Cambodia</Trans>
                </span>
              </li>
            </ul>
          </section>
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
