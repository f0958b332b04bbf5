/** /about (product 2.17): what Karngea is and offers, the public counts and the FAQ. */
import { Trans, useLingui } from '@lingui/react/macro';
import { briefcaseOutline, chevronDown, documentTextOutline, flashOutline } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { useSession } from '#client/data/session.ts';
import { useSite } from '#client/data/site-query.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { Icon } from '#client/ui/icon.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { OwnerSentence } from './owner-sentence.tsx';
import { StatsBand } from './stats-band.tsx';
import { faqEntries } from './faq-entries.tsx';
import '#client/ui/card.css';
import './about-screen.css';

function Feature({ icon, title, text }: { icon: string; title: ReactNode; text: ReactNode }) {
  return (
    <li className="kg-card about-feature">
      <Icon name={icon} size={26} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}

function AboutFeatures() {
  return (
    <section aria-labelledby="about-features">
      <SectionHead id="about-features" title={<Trans>What you can do here</Trans>} />
      <ul className="kg-grid">
        <Feature
          icon={documentTextOutline}
          title={<Trans>CV Builder</Trans>}
          text={
            <Trans>
              Fill in one form and create the perfect CV in 5 minutes. It's sent with every application.
            </Trans>
          }
        />
        <Feature
          icon={briefcaseOutline}
          title={<Trans>Jobs Listing</Trans>}
          text={
            <Trans>
              All jobs in one place. Search by word, industry, level or type, and save what you like.
            </Trans>
          }
        />
        <Feature
          icon={flashOutline}
          title={<Trans>Fast Process</Trans>}
          text={
            <Trans>Apply with one tap and see the employer's decision here. No paperwork, no queues.</Trans>
          }
        />
      </ul>
    </section>
  );
}

/** Native accordions open without scripts, and the browser's search finds their text. */
function Faq() {
  return (
    <section aria-labelledby="faq">
      <SectionHead id="faq" title={<Trans>Frequently asked questions</Trans>} />
      <div className="faq-list">
        {faqEntries.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>
              <span>{question}</span>
              <Icon name={chevronDown} size={20} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Who runs the site; left out on a real board without an owner. */
function AboutOwner() {
  const { demo = false, owner = null } = useSite() ?? {};
  if (!demo && owner === null) return null;
  return (
    <section aria-labelledby="about-who">
      <h2 id="about-who">
        <Trans>Who is behind it?</Trans>
      </h2>
      {owner !== null && <OwnerSentence owner={owner} />}
      {demo && (
        <>
          <p>
            <Trans>
              A small team of developers in Phnom Penh. We think looking for work should be free, and
              shouldn't take a computer or a trip to town.
            </Trans>
          </p>
          <Note>
            <Trans>This site is a demonstration. The people and the postings on it are not real.</Trans>
          </Note>
        </>
      )}
    </section>
  );
}

export function AboutScreen() {
  const { t } = useLingui();
  const person = useSession();
  usePageTitle(t`About`);
  return (
    <>
      <RootHeader hem={false} />
      <PageContent
        width="full"
        footer="always"
        lead={
          <Banner
            title={<Trans>About us</Trans>}
            text={<Trans>Where people find work, all over Cambodia.</Trans>}
          />
        }
      >
        <div className="kg-measure wide about-parts">
          <div className="about-story">
            <section aria-labelledby="about-what">
              <h2 id="about-what">
                <Trans>What is Karngea?</Trans>
              </h2>
              <p>
                <Trans>
                  Karngea means “work”. Employers post jobs here; you find them, apply with one CV and follow
                  every answer. It's made for phones: small, works offline, in Khmer and English.
                </Trans>
              </p>
            </section>
            <AboutOwner />
          </div>
          <AboutFeatures />
          <div className="about-actions">
            {person ? (
              <ButtonLink to="/jobs">
                <Trans>See jobs</Trans>
              </ButtonLink>
            ) : (
              <ButtonLink to="/login">
                <Trans>Log in</Trans>
              </ButtonLink>
            )}
            <ButtonLink to="/contact" variant="outline">
              <Trans>Contact us</Trans>
            </ButtonLink>
          </div>
        </div>
        <StatsBand />
        <div className="kg-measure wide about-parts">
          <Faq />
          <div className="about-question">
            <p>
              <Trans>Another question?</Trans>
            </p>
            <ButtonLink to="/contact" variant="quiet">
              <Trans>Write to us</Trans>
            </ButtonLink>
          </div>
        </div>
      </PageContent>
    </>
  );
}
