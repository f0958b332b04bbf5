/** The ways to reach the team that are set, for the contact page and the legal pages. */
import { Trans } from '@lingui/react/macro';
import { callOutline, locationOutline, mailOutline, paperPlaneOutline } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { phoneLink, telegramLink } from '#client/data/site-query.ts';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { type SiteInfo } from '#contract/site-info.ts';
import './contact-ways.css';

type WayProps = { icon: string; name: ReactNode; href?: string; children: ReactNode };

function Way({ icon, name, href, children }: WayProps) {
  const content = (
    <>
      <Icon name={icon} />
      <span>
        <small>{name}</small>
        {children}
      </span>
    </>
  );
  return <li>{href ? <a href={href}>{content}</a> : content}</li>;
}

export const hasContactWays = ({ demo, email, phone, telegram, address }: SiteInfo): boolean =>
  demo || (email ?? phone ?? telegram ?? address) !== null;

export function ContactWays({ site: { demo, email, phone, telegram, address } }: { site: SiteInfo }) {
  return (
    <ul className="contact-ways">
      {email && (
        <Way icon={mailOutline} name={<Trans>E-mail</Trans>} href={`mailto:${email}`}>
          {email}
        </Way>
      )}
      {phone && (
        <Way icon={callOutline} name={<Trans>Phone</Trans>} href={phoneLink(phone)}>
          {phone}
        </Way>
      )}
      {telegram && (
        <Way icon={paperPlaneOutline} name="Telegram" href={telegramLink(telegram)}>
          @{telegram}
        </Way>
      )}
      {(address ?? demo) && (
        <Way icon={locationOutline} name={<Trans>Location</Trans>}>
          {address ? <UserText>{address}</UserText> : <Trans>Phnom Penh, Cambodia</Trans>}
        </Way>
      )}
    </ul>
  );
}
