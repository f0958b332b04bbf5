/** Under the header of every page, for who said that the phone is not theirs (product 2.41). */
import { Trans } from '@lingui/react/macro';
import { phonePortraitOutline } from 'ionicons/icons';
import { useAskToSignOut } from '#client/app/menu/sign-out.ts';
import { BlueStrip } from '#client/ui/blue-strip.tsx';

export function BorrowedStrip() {
  const askToSignOut = useAskToSignOut();
  return (
    <BlueStrip icon={phonePortraitOutline} text={<Trans>Not your phone</Trans>} stays>
      <button type="button" className="kg-link" onClick={askToSignOut}>
        <Trans>Sign Out</Trans>
      </button>
    </BlueStrip>
  );
}
