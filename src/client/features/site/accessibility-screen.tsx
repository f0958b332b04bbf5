/** /accessibility (product 2.34): how well Karngea can be used with a disability, and where it can't. */
import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '#client/ui/button.tsx';
import { LegalPage } from './legal-page.tsx';

/** The day of the last change, YYYY-MM-DD. */
const since = '2026-11-28';

export function AccessibilityScreen() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Accessibility`}
      since={since}
      inShort={[
        <Trans>Everyone should be able to find work here. Our measure is WCAG 2.2, level AA.</Trans>,
        <Trans>It works with a keyboard, a screen reader, large text and strong contrast.</Trans>,
        <Trans>Jobs and answers can be read aloud.</Trans>,
      ]}
      parts={[
        {
          title: <Trans>How we check</Trans>,
          text: (
            <Trans>
              Before each release, programs check every page: contrast, names of buttons, keyboard, small
              screens, and text at twice its size. People with disabilities have not tested it yet, and no one
              from outside has audited it.
            </Trans>
          ),
        },
        {
          title: <Trans>What doesn't work well yet</Trans>,
          text: (
            <Trans>
              Khmer is read aloud only if your phone has a Khmer voice. Pictures of jobs that are shared in
              chats can't be read by a screen reader; the job's page can. Browsers from before 2022 show jobs,
              but can't apply.
            </Trans>
          ),
        },
        {
          title: <Trans>Can't use something?</Trans>,
          text: <Trans>Tell us what you wanted to do. We'll help you, and repair it.</Trans>,
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
