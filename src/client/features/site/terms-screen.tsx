/** /terms (product 2.34): the terms accepted at registration. */
import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '#client/ui/button.tsx';
import { LegalPage } from './legal-page.tsx';

export function TermsScreen() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Terms`}
      inShort={[
        <Trans>Karngea is free.</Trans>,
        <Trans>Post only real jobs.</Trans>,
        <Trans>Never ask workers for money or keep their papers.</Trans>,
        <Trans>We remove what harms people.</Trans>,
      ]}
      parts={[
        {
          title: <Trans>Your account</Trans>,
          text: (
            <Trans>
              It is for you alone. Keep your password to yourself, and write in your CV and your postings only
              what is true.
            </Trans>
          ),
        },
        {
          title: <Trans>What you write</Trans>,
          text: (
            <Trans>
              It stays yours. You let us show your postings to everybody, and your CV to the employers you
              apply to.
            </Trans>
          ),
        },
        {
          title: <Trans>When somebody breaks these rules</Trans>,
          text: (
            <Trans>
              We take the posting down or suspend the account, and say why. Whoever thinks that we are wrong
              can write to us or call.
            </Trans>
          ),
        },
        {
          title: <Trans>What we cannot promise</Trans>,
          text: (
            <Trans>
              Employers write the postings, and we cannot check every one. Never pay to get a job; report who
              asks for money.
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
