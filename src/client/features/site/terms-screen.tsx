/** /terms (product 2.34): the terms accepted at registration. */
import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '#client/ui/text-link.tsx';
import { LegalPage } from './legal-page.tsx';

export function TermsScreen() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Terms`}
      inShort={[
        <Trans>Karngea is free.</Trans>,
        <Trans>Post only real jobs.</Trans>,
        <Trans>Never ask workers for money or keep their documents.</Trans>,
        <Trans>We remove anything that harms people.</Trans>,
      ]}
      parts={[
        {
          title: <Trans>Your account</Trans>,
          text: (
            <Trans>
              It is for you alone. Keep your password to yourself, and write only what is true in your CV and
              postings.
            </Trans>
          ),
        },
        {
          title: <Trans>What you write</Trans>,
          text: (
            <Trans>
              It stays yours. You allow us to show your postings to everyone, and your CV to the employers you
              apply to.
            </Trans>
          ),
        },
        {
          title: <Trans>When someone breaks these rules</Trans>,
          text: (
            <Trans>
              We take the posting down or suspend the account, and say why. If you think we are wrong, write
              to us or call.
            </Trans>
          ),
        },
        {
          title: <Trans>What we cannot promise</Trans>,
          text: (
            <Trans>
              Employers write the postings, and we cannot check every one. Never pay to get a job; report
              anyone who asks for money.
            </Trans>
          ),
        },
      ]}
    >
      <p>
        <TextLink to="/contact">
          <Trans>Write to us</Trans>
        </TextLink>
      </p>
    </LegalPage>
  );
}
