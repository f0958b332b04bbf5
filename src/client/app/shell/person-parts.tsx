/** What the shell has for whoever is logged in, and no guest downloads: notifications, and the question when signing out. */
import { type User } from '#contract/sessions.ts';
import { SignOutQuestion } from '#client/app/menu/sign-out-question.tsx';
import { stopAsking, useIsAsking } from '#client/app/menu/sign-out.ts';
import { PushParts } from '#client/features/push/push-parts.tsx';

export function PersonParts({ user }: { user: User }) {
  return (
    <>
      <SignOutQuestion open={useIsAsking()} onClose={stopAsking} />
      {/* Nothing happens to operators that they would be told. */}
      {user.acc_type !== 'operator' && <PushParts user={user} />}
    </>
  );
}
