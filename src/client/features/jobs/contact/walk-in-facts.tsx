/** Where and when people may come in person, and what to bring. */
import { Trans, useLingui } from '@lingui/react/macro';
import { bagHandleOutline, locationOutline, timeOutline } from 'ionicons/icons';
import { type WalkIn } from '#contract/job-fields.ts';
import { walkInTime } from '#client/language/walk-in-texts.ts';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import './contact.css';

export function WalkInFacts({ walkIn }: { walkIn: WalkIn }) {
  const { i18n } = useLingui();
  const { place, bring } = walkIn;
  return (
    <>
      <h3>
        <Trans>Come in person</Trans>
      </h3>
      <ul className="walk-in">
        <li>
          <Icon name={locationOutline} size={20} />
          <UserText>{place}</UserText>
        </li>
        <li>
          <Icon name={timeOutline} size={20} />
          {walkInTime(walkIn, i18n)}
        </li>
        {bring && (
          <li>
            <Icon name={bagHandleOutline} size={20} />
            <span>
              <Trans>
                Bring: <UserText>{bring}</UserText>
              </Trans>
            </span>
          </li>
        )}
      </ul>
    </>
  );
}
