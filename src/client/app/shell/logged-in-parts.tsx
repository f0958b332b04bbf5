/** The shell's parts for logged-in users: push notifications, strips and the sign-out question. Guests don't download them. */
import { Trans } from '@lingui/react/macro';
import { phonePortraitOutline } from 'ionicons/icons';
import { type User } from '#contract/sessions.ts';
import { isSharedDevice } from '#client/data/session-storage.ts';
import { PasskeyOffer } from '#client/features/accounts/passkey-offer.tsx';
import { SignOutQuestion } from '#client/app/menu/sign-out-question.tsx';
import {
  closeSignOutQuestion,
  useRequestSignOut,
  useIsSignOutQuestionOpen,
} from '#client/app/menu/sign-out.ts';
import { PushParts } from '#client/features/push/push-parts.tsx';
import { BlueStrip } from '#client/ui/blue-strip.tsx';

/** For users who said that the device isn't theirs (product 2.41). */
function SharedDeviceStrip() {
  const requestSignOut = useRequestSignOut();
  return (
    <BlueStrip icon={phonePortraitOutline} text={<Trans>Not your phone</Trans>} sticky>
      <button type="button" className="kg-link" onClick={requestSignOut}>
        <Trans>Sign Out</Trans>
      </button>
    </BlueStrip>
  );
}

export function LoggedInParts({ user }: { user: User }) {
  return (
    <>
      <SignOutQuestion open={useIsSignOutQuestionOpen()} onClose={closeSignOutQuestion} />
      {/* Operators get no notifications. */}
      {user.acc_type !== 'operator' && <PushParts user={user} />}
    </>
  );
}

/** Below the header of every page. */
export function LoggedInStrip({ user }: { user: User }) {
  if (isSharedDevice()) return <SharedDeviceStrip />;
  return user.acc_type !== 'operator' && <PasskeyOffer user={user} />;
}
