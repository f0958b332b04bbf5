/** The shell's parts for logged-in users: push notifications, strips and the sign-out question. Guests don't download them. */
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { phonePortraitOutline } from 'ionicons/icons';
import { type User } from '#contract/sessions.ts';
import { isSharedDevice } from '#client/data/session-storage.ts';
import { useAskAboutCodes } from '#client/features/accounts/codes-card.tsx';
import { useAskAboutOwnDevice } from '#client/features/accounts/own-device-card.tsx';
import { useAskAboutPasskey } from '#client/features/accounts/passkey-card.tsx';
import { SignOutQuestion } from '#client/app/menu/sign-out-question.tsx';
import {
  closeSignOutQuestion,
  useRequestSignOut,
  useIsSignOutQuestionOpen,
} from '#client/app/menu/sign-out.ts';
import { usePushes } from '#client/features/push/push-parts.tsx';
import { useIsActivePage, usePageId } from '#client/ionic-tanstack/shell-hooks.ts';
import { BlueStrip } from '#client/ui/blue-strip.tsx';
import { dropPageCards, PageCardSlot } from '#client/ui/page-cards.ts';

/** For users who said that the device isn't theirs (product 2.41). */
function SharedDeviceStrip() {
  const requestSignOut = useRequestSignOut();
  return (
    <BlueStrip icon={phonePortraitOutline} text={<Trans>Not your phone</Trans>}>
      <button type="button" className="kg-link" onClick={requestSignOut}>
        <Trans>Sign Out</Trans>
      </button>
    </BlueStrip>
  );
}

/** Operators get no notifications and no questions. */
function MemberParts({ user }: { user: User }) {
  usePushes(user);
  useAskAboutOwnDevice(user);
  useAskAboutPasskey(user);
  useAskAboutCodes(user);
  useEffect(() => dropPageCards, []);
  return null;
}

export function LoggedInParts({ user }: { user: User }) {
  return (
    <>
      <SignOutQuestion open={useIsSignOutQuestionOpen()} onClose={closeSignOutQuestion} />
      {user.acc_type !== 'operator' && <MemberParts user={user} />}
    </>
  );
}

/** Below the header of every page. */
export const LoggedInStrip = () => (
  <>
    {isSharedDevice() && <SharedDeviceStrip />}
    <PageCardSlot page={usePageId()} isActive={useIsActivePage()} />
  </>
);
