/** Signing out (product 4.3), with a question first if items wait to be sent. SignOutQuestion renders it. */
import { create } from 'zustand';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { revoke } from '#client/data/revoke-tokens.ts';
import { endSession, readSession, useSession } from '#client/data/session.ts';
import { isRemembered } from '#client/data/session-storage.ts';

const useQuestion = create(() => ({ isOpen: false }));
const setQuestionOpen = (isOpen: boolean): void => useQuestion.setState({ isOpen });

export const useIsSignOutQuestionOpen = (): boolean => useQuestion(({ isOpen }) => isOpen);

export const closeSignOutQuestion = (): void => setQuestionOpen(false);

/** Runs before signing out: sends what still needs the user's token. */
let beforeSignOut: (() => Promise<unknown>) | undefined;
export const setBeforeSignOut = (work: typeof beforeSignOut): void => void (beforeSignOut = work);

/** Signs out on this device even without a network; the token is revoked in the background. */
export async function signOut(): Promise<void> {
  if (beforeSignOut) await beforeSignOut();
  const token = readSession()?.token;
  const remembered = isRemembered();
  setQuestionOpen(false);
  endSession('signed-out');
  if (token !== undefined) revoke(token, remembered);
}

/** The user's items that have not been sent. */
export function useUnsentItems(): readonly OutboxItem[] {
  const owner = useSession()?.user_id;
  return useOutbox().filter((item) => item.owner !== null && item.owner === owner && item.state !== 'sent');
}

/** Returns a function that signs out, or opens the question if items are waiting. */
export function useRequestSignOut(): () => void {
  const unsent = useUnsentItems();
  return () => (unsent.length > 0 ? setQuestionOpen(true) : void signOut());
}
