/** The layout of /privacy, /terms and /accessibility (product 2.34): summary, sections and date; and who is responsible. */
import { Trans } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { useSite } from '#client/data/site-query.ts';
import { useDates } from '#client/language/dates.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { ContactWays, hasContactWays } from './contact-ways.tsx';
import { OwnerSentence } from './owner-sentence.tsx';
import '#client/ui/card.css';
import './legal-page.css';

type LegalPart = { readonly title: ReactNode; readonly text: ReactNode };

type Props = {
  readonly title: string;
  /** Empty ones are left out. */
  readonly inShort: readonly ReactNode[];
  readonly parts: readonly LegalPart[];
  /** The day of the last change, YYYY-MM-DD. */
  readonly since: string;
  /** The end. */
  readonly children: ReactNode;
};

/** For /privacy and /terms; left out if no owner is set. */
export function Responsible() {
  const site = useSite();
  const owner = site?.owner;
  if (!owner) return null;
  return (
    <section>
      <h2>
        <Trans>Who is responsible</Trans>
      </h2>
      <OwnerSentence owner={owner} />
      {hasContactWays(site) && <ContactWays site={site} />}
    </section>
  );
}

export function LegalPage({ title, inShort, parts, since, children }: Props) {
  const date = useDates().longDate(since);
  usePageTitle(title);
  return (
    <>
      <SubPageHeader title={title} backTo="/" />
      <PageContent width="column" className="legal">
        <section className="kg-card padded">
          <h2>
            <Trans>In short</Trans>
          </h2>
          <ul className="kg-bullets">
            {inShort.map((point, index) => point && <li key={index}>{point}</li>)}
          </ul>
        </section>
        {parts.map(({ title: heading, text }, index) => (
          <section key={index}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        {children}
        <p className="kg-muted">
          <Trans>Last updated {date}</Trans>
        </p>
      </PageContent>
    </>
  );
}
