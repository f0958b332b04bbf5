/** The layout of the log-in pages, and the note for suspended accounts. */
import { type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Banner } from '#client/ui/banner.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { contactFacts } from '#client/features/site/contact-facts.ts';
import { Note } from '#client/ui/note.tsx';
import './account-page.css';

/** Says whom to call (product 4.18). */
export function SuspendedNote() {
  const { phone, phoneLink } = contactFacts;
  return (
    <Note tone="red">
      <Trans>
        This account is suspended. Call us:{' '}
        <a className="kg-link" href={phoneLink}>
          {phone}
        </a>
      </Trans>
    </Note>
  );
}

type Props = { title: string; text: string; backTo?: string; children: ReactNode };

export function AccountPage({ title, text, backTo = '/', children }: Props) {
  return (
    <>
      <RootHeader hem={false} backTo={backTo} />
      <PageContent
        width="card"
        className="account-page"
        lead={<Banner width="card" title={title} text={text} />}
      >
        {children}
      </PageContent>
    </>
  );
}
