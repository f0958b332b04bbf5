/** The page footer (product 2.2). */
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { callOutline, mailOutline, paperPlaneOutline } from 'ionicons/icons';
import { phoneLink, telegramLink, useSite } from '#client/data/site-query.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import './footer.css';

export function Footer() {
  const { email = null, phone = null, telegram = null } = useSite() ?? {};
  return (
    <footer className="kg-footer">
      <div className="kg-footer-inner">
        <Wordmark />
        {email && (
          <a href={`mailto:${email}`}>
            <Icon name={mailOutline} size={20} />
            {email}
          </a>
        )}
        {phone && (
          <a href={phoneLink(phone)}>
            <Icon name={callOutline} size={20} />
            {phone}
          </a>
        )}
        {telegram && (
          <a href={telegramLink(telegram)}>
            <Icon name={paperPlaneOutline} size={20} />@{telegram}
          </a>
        )}
        <Link to="/privacy">
          <Trans>Privacy</Trans>
        </Link>
        <Link to="/terms">
          <Trans>Terms</Trans>
        </Link>
        <Link to="/accessibility">
          <Trans>Accessibility</Trans>
        </Link>
        <p>
          <Trans>Made in Phnom Penh by the Karngea developers</Trans>
        </p>
      </div>
    </footer>
  );
}
