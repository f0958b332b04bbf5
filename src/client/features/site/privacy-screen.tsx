/** /privacy (product 2.34): what is stored about a person, who sees it, for how long, and how to delete it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '#client/ui/button.tsx';
import { LegalPage } from './legal-page.tsx';

export function PrivacyScreen() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Privacy`}
      inShort={[
        <Trans>Only employers you apply to see your CV.</Trans>,
        <Trans>If you make a link to your CV, whoever has it sees the CV until the link ends.</Trans>,
        <Trans>We sell nothing and show no advertisements.</Trans>,
        <Trans>Copies of CVs are erased 12 months after the answer.</Trans>,
        <Trans>You can download or delete everything, at any time.</Trans>,
      ]}
      parts={[
        {
          title: <Trans>What we keep</Trans>,
          text: (
            <Trans>
              Your name and password (never readable), your CV, applications, messages, saved jobs and alerts.
              For 90 days: when and from which kind of device you logged in.
            </Trans>
          ),
        },
        {
          title: <Trans>Who sees it</Trans>,
          text: (
            <Trans>
              An employer sees the CV as you sent it, without what you left out. When you report a job, the
              employer is never told who did.
            </Trans>
          ),
        },
        {
          title: <Trans>How long</Trans>,
          text: (
            <Trans>
              Your account stays until you delete it. Notices go after 180 days, the list of your log-ins
              after 90 days.
            </Trans>
          ),
        },
        {
          title: <Trans>How to leave</Trans>,
          text: (
            <Trans>
              In Settings you can download all that we keep of you, or delete your account. It is deleted at
              once and cannot be brought back.
            </Trans>
          ),
        },
      ]}
    >
      <p>
        <TextLink to="/setting">
          <Trans>Download or delete my data</Trans>
        </TextLink>
      </p>
    </LegalPage>
  );
}
