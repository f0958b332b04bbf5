/** What the shell has for whoever is logged in, and no guest downloads: notifications, strips, and the question when signing out. */
import { type User } from '#contract/sessions.ts';
import { isBorrowed } from '#client/data/session-storage.ts';
import { PasskeyOffer } from '#client/features/accounts/passkey-offer.tsx';
import { SignOutQuestion } from '#client/app/menu/sign-out-question.tsx';
import { stopAsking, useIsAsking } from '#client/app/menu/sign-out.ts';
import { PushParts } from '#client/features/push/push-parts.tsx';
import { BorrowedStrip } from './borrowed-strip.tsx';

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
