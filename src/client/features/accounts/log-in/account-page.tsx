/** The layout of the log-in pages, and what they say about reaching the team. */
import { type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { phoneLink, telegramLink, useSite } from '#client/data/site-query.ts';
import { Banner } from '#client/ui/banner.tsx';
import { TextLink } from '#client/ui/button.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { RootHeader } from '#client/ui/root-header.tsx';
import { Note } from '#client/ui/note.tsx';
import './account-page.css';

type TeamContact = { readonly by: 'phone' | 'writing'; readonly link: ReactNode };

/** The quickest way to reach the team: telephone, Telegram or e-mail, otherwise the contact page. */
export function useTeamContact(): TeamContact {
  const { phone = null, telegram = null, email = null } = useSite() ?? {};
  if (phone)
    return {
      by: 'phone',
      link: (
        <a className="kg-link" href={phoneLink(phone)}>
          {phone}
        </a>
      ),
    };
  if (telegram)
    return {
      by: 'writing',
      link: (
        <a className="kg-link" href={telegramLink(telegram)}>
          @{telegram}
        </a>
      ),
    };
  if (email)
    return {
      by: 'writing',
      link: (
        <a className="kg-link" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    };
  return {
    by: 'writing',
    link: (
      <TextLink to="/contact">
        <Trans>Contact</Trans>
      </TextLink>
    ),
  };
}

/** Says whom to call or write to (product 4.18). */
export function SuspendedNote() {
  const { by, link } = useTeamContact();
  return (
    <Note tone="red">
      {by === 'phone' ? (
        <Trans>This account is suspended. Call us: {link}</Trans>
      ) : (
        <Trans>This account is suspended. Write to us: {link}</Trans>
      )}
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
