/** The layout of /privacy and /terms (product 2.34): summary, sections and date. */
import { Trans } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { termsSince } from '#contract/site.ts';
import { useDates } from '#client/language/dates.ts';
import { PageContent } from '#client/ui/page-content.tsx';
import { SubPageHeader } from '#client/ui/sub-page-header.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import '#client/ui/card.css';
import './legal-page.css';

type LegalPart = { readonly title: ReactNode; readonly text: ReactNode };

type Props = {
  readonly title: string;
  /** Empty ones are left out. */
  readonly inShort: readonly ReactNode[];
  readonly parts: readonly LegalPart[];
  /** The link at the end. */
  readonly children: ReactNode;
};

export function LegalPage({ title, inShort, parts, children }: Props) {
  const date = useDates().longDate(termsSince);
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
