/** /terms (product 2.34): the terms accepted at registration. */
import { Trans, useLingui } from '@lingui/react/macro';
import { termsSince } from '#contract/site.ts';
import { useSite } from '#client/data/site-query.ts';
import { TextLink } from '#client/ui/button.tsx';
import { LegalPage, Responsible } from './legal-page.tsx';

export function TermsScreen() {
  const { t } = useLingui();
  const phone = useSite()?.phone;
  return (
    <LegalPage
      title={t`Terms`}
      since={termsSince}
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
          text: phone ? (
            <Trans>
              We take the posting down or suspend the account, and say why. If you think we are wrong, write
              to us or call.
            </Trans>
          ) : (
            <Trans>
              We take the posting down or suspend the account, and say why. If you think we are wrong, write
              to us.
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
      <Responsible />
      <p>
        <TextLink to="/contact">
          <Trans>Write to us</Trans>
        </TextLink>
      </p>
    </LegalPage>
  );
}
