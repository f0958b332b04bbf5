/** /privacy (product 2.34): what is stored about a person, who sees it, for how long, and how to delete it. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { termsSince } from '#contract/site.ts';
import { useSite } from '#client/data/site-query.ts';
import { TextLink } from '#client/ui/button.tsx';
import { LegalPage, Responsible } from './legal-page.tsx';

export function PrivacyScreen() {
  const { t } = useLingui();
  const months = useSite()?.keep_applications_months;
  return (
    <LegalPage
      title={t`Privacy`}
      since={termsSince}
      inShort={[
        <Trans>Only employers you apply to, and anyone you send a link to, can see your CV.</Trans>,
        <Trans>
          If you create a link to your CV, anyone who has it can see your CV until the link ends.
        </Trans>,
        <Trans>We do not sell your data, and we show no ads.</Trans>,
        months && (
          <Plural
            value={months}
            one="Copies of CVs are deleted # month after the employer's answer."
            other="Copies of CVs are deleted # months after the employer's answer."
          />
        ),
        <Trans>You can download or delete everything, at any time.</Trans>,
      ]}
      parts={[
        {
          title: <Trans>What we store</Trans>,
          text: (
            <Trans>
              Your name, your password (which we cannot read), your CV, applications, messages, saved jobs and
              job alerts. For 90 days: when you logged in, and from which kind of device.
            </Trans>
          ),
        },
        {
          title: <Trans>Who sees it</Trans>,
          text: (
            <Trans>
              Employers see your CV as you sent it, without the parts you left out. If you report a job or
              someone, they are never told it was you. Messages that you send along are read by our team only.
            </Trans>
          ),
        },
        {
          title: <Trans>How long we store it</Trans>,
          text: (
            <Trans>
              Your account stays until you delete it. Notifications are deleted after 180 days, your login
              history after 90 days.
            </Trans>
          ),
        },
        {
          title: <Trans>How to delete your account</Trans>,
          text: (
            <Trans>
              In Settings you can download all the data we hold about you, or delete your account. Deletion is
              immediate and cannot be undone.
            </Trans>
          ),
        },
      ]}
    >
      <Responsible />
      <p>
        <TextLink to="/setting">
          <Trans>Download or delete my data</Trans>
        </TextLink>
      </p>
    </LegalPage>
  );
}
