/** The three things that Karngea offers (product 2.17). */
import { Trans } from '@lingui/react/macro';
import { briefcaseOutline, documentTextOutline, flashOutline } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';

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

export function AboutFeatures() {
  return (
    <section aria-labelledby="about-features">
      <SectionHead id="about-features" title={<Trans>What you can do here</Trans>} />
      <ul className="kg-grid">
        <Feature
          icon={documentTextOutline}
          title={<Trans>CV Builder</Trans>}
          text={
            <Trans>
              Fill in one form and create the perfect CV in 5 minutes. It goes with every application.
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
          text={<Trans>Apply with one tap and see here what the employer decides. No paper, no queue.</Trans>}
        />
      </ul>
    </section>
  );
}
