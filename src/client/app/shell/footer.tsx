/** The page footer (product 2.2). */
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { callOutline, mailOutline } from 'ionicons/icons';
import { contactFacts } from '#client/features/site/contact-facts.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Wordmark } from '#client/ui/wordmark.tsx';
import './footer.css';

export const Footer = () => (
  <footer className="kg-footer">
    <div className="kg-footer-inner">
      <Wordmark />
      <a href={`mailto:${contactFacts.email}`}>
        <Icon name={mailOutline} size={20} />
        {contactFacts.email}
      </a>
      <a href={contactFacts.phoneLink}>
        <Icon name={callOutline} size={20} />
        {contactFacts.phone}
      </a>
      <Link to="/privacy">
        <Trans>Privacy</Trans>
      </Link>
      <Link to="/terms">
        <Trans>Terms</Trans>
      </Link>
      <p>
        <Trans>Made in Phnom Penh by the Karngea developers</Trans>
      </p>
    </div>
  </footer>
);
