/** One link to the CV that holds: since when, how long, without what, and the way to end it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useTexts } from '@lingui/react';
import { type CvLink } from '#contract/cv-links.ts';
import { useDates } from '#client/language/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { shareable } from '../share-choice.ts';
import { partList } from '../shared-part-names.ts';

type Props = { link: CvLink; isBusy: boolean; onEnd: () => void };

export function LinkRow({ link, isBusy, onEnd }: Props) {
  const { t } = useLingui();
  const { i18n } = useTexts();
  const { dayAndTime } = useDates();
  const made = dayAndTime(link.created_at);
  const until = link.expires_at && dayAndTime(link.expires_at);
  const list = partList(
    i18n,
    shareable.filter((part) => !link.share[part]),
  );
  return (
    <li className="cv-link-row">
      <p>
        {until ? <Trans>Works until {until}</Trans> : <Trans>Works until you end it</Trans>}
        <br />
        <span className="kg-muted">
          <Trans>Made {made}</Trans>
          {list !== '' && (
            <>
              {' · '}
              <Trans>without: {list}</Trans>
            </>
          )}
        </span>
      </p>
      <Button
        small
        variant="outline"
        disabled={isBusy}
        aria-label={t`End the link made ${made}`}
        onClick={onEnd}
      >
        <Trans comment="Makes a link work no more">End</Trans>
      </Button>
    </li>
  );
}
