/** /about (product 2.17): what Karngea is, who makes it, how large it is, what it offers, and the questions people ask. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '#client/data/session.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { AboutFeatures } from './about-features.tsx';
import { Faq } from './faq.tsx';
import { StatsBand } from './stats-band.tsx';
import '#client/ui/card.css';
import './about-screen.css';

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
            text={<Trans>Work and people find each other here, everywhere in Cambodia.</Trans>}
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
                  every answer. It is made for the phone: it is small, it opens without a connection, and it
                  speaks Khmer and English.
                </Trans>
              </p>
            </section>
            <section aria-labelledby="about-who">
              <h2 id="about-who">
                <Trans>Who makes it?</Trans>
              </h2>
              <p>
                <Trans>
                  A small team of developers in Phnom Penh. We think that looking for work should be free,
                  with no computer and no trip to town.
                </Trans>
              </p>
              <Note>
                <Trans>This site is a demonstration. The people and the postings on it are not real.</Trans>
              </Note>
            </section>
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
