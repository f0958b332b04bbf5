/** What logging in and registering look like around their forms: plum head on phones, a card on desktop. */
import { type ReactNode } from 'react';
import { Banner } from '#client/ui/banner.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import './account-page.css';

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
