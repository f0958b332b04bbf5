/** What the shell has for whoever is logged in, and no guest downloads: notifications, strips, and the question when signing out. */
import { Trans } from '@lingui/react/macro';
import { phonePortraitOutline } from 'ionicons/icons';
import { type User } from '#contract/sessions.ts';
import { isBorrowed } from '#client/data/session-storage.ts';
import { PasskeyOffer } from '#client/features/accounts/passkey-offer.tsx';
import { SignOutQuestion } from '#client/app/menu/sign-out-question.tsx';
import { stopAsking, useAskToSignOut, useIsAsking } from '#client/app/menu/sign-out.ts';
import { PushParts } from '#client/features/push/push-parts.tsx';
import { BlueStrip } from '#client/ui/blue-strip.tsx';

/** Under the header of every page, for who said that the phone is not theirs (product 2.41). */
function BorrowedStrip() {
  const askToSignOut = useAskToSignOut();
  return (
    <BlueStrip icon={phonePortraitOutline} text={<Trans>Not your phone</Trans>} stays>
      <button type="button" className="kg-link" onClick={askToSignOut}>
        <Trans>Sign Out</Trans>
      </button>
    </BlueStrip>
  );
}

export function PersonParts({ user }: { user: User }) {
  return (
    <>
      <SignOutQuestion open={useIsAsking()} onClose={stopAsking} />
      {/* Nothing happens to operators that they would be told. */}
      {user.acc_type !== 'operator' && <PushParts user={user} />}
    </>
  );
}

/** Under the header of every page. */
export function PersonStrip({ user }: { user: User }) {
  if (isBorrowed()) return <BorrowedStrip />;
  return user.acc_type !== 'operator' && <PasskeyOffer user={user} />;
}
